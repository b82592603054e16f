// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QSet>

#include <algorithm>
#include <optional>
#include <utility>

namespace kirikae {

/// A list model that is fed whole new lists: finds by key what was removed, moved, added and changed, and tells views
/// just that, so that selection and scroll position survive. `Row` has a key() that is unique in the list, and ==.
template <class Row>
class RowSync : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }
    /// -1 = no such row.
    [[nodiscard]] int rowOf(const QString &key) const
    {
        const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &row) { return row.key() == key; });
        return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
    }

protected:
    /// A view may answer a removed row by choosing another, which leads back here: the last list wins, afterwards.
    void sync(const QList<Row> &next)
    {
        m_next = next;
        if (m_isSyncing)
            return;
        m_isSyncing = true;
        while (m_next)
            apply(*std::exchange(m_next, std::nullopt));
        m_isSyncing = false;
    }

private:
    void apply(const QList<Row> &next)
    {
        removeGone(next);
        for (qsizetype i = 0; i < next.size(); ++i) {
            if (i < m_rows.size() && m_rows[i].key() == next[i].key())
                continue;
            const int from = rowOf(next[i].key());
            if (from < 0)
                insertAt(i, next);
            else
                moveTo(from, static_cast<int>(i));
        }
        changeDifferent(next);
    }

    void removeGone(const QList<Row> &next)
    {
        QSet<QString> keys;
        for (const Row &row : next)
            keys.insert(row.key());
        for (qsizetype last = m_rows.size() - 1; last >= 0; --last) {
            if (keys.contains(m_rows[last].key()))
                continue;
            qsizetype first = last;
            while (first > 0 && !keys.contains(m_rows[first - 1].key()))
                --first;
            beginRemoveRows({}, static_cast<int>(first), static_cast<int>(last));
            m_rows.remove(first, last - first + 1);
            endRemoveRows();
            last = first;
        }
    }

    /// Inserts the run of unknown rows that begins at `first`.
    void insertAt(qsizetype first, const QList<Row> &next)
    {
        qsizetype end = first + 1;
        while (end < next.size() && rowOf(next[end].key()) < 0)
            ++end;
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(end - 1));
        for (qsizetype i = first; i < end; ++i)
            m_rows.insert(i, next[i]);
        endInsertRows();
    }

    void moveTo(int from, int to)
    {
        beginMoveRows({}, from, from, {}, to);
        m_rows.move(from, to);
        endMoveRows();
    }

    void changeDifferent(const QList<Row> &next)
    {
        for (qsizetype first = 0; first < next.size(); ++first) {
            if (m_rows[first] == next[first])
                continue;
            qsizetype last = first;
            while (last + 1 < next.size() && !(m_rows[last + 1] == next[last + 1]))
                ++last;
            for (qsizetype i = first; i <= last; ++i)
                m_rows[i] = next[i];
            emit this->dataChanged(this->index(static_cast<int>(first)), this->index(static_cast<int>(last)));
            first = last;
        }
    }

    QList<Row> m_rows;
    std::optional<QList<Row>> m_next;
    bool m_isSyncing = false;
};

} // namespace kirikae
