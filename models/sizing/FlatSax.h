// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace kirikae {

/// A base for reading large flat JSON without building a tree, some times faster than a general parser: keeps the path
/// of keys, bounds the depth, and turns every fault into a sentence. Texts are handed on as they are: not checked for
/// valid UTF-8.
class FlatSax {
public:
    FlatSax() = default;
    virtual ~FlatSax() = default;
    Q_DISABLE_COPY_MOVE(FlatSax)

    /// What is wrong, or nothing.
    std::optional<QString> run(QByteArrayView text);

protected:
    virtual bool number(double value, qint64 whole) = 0; ///< `whole` is -1 when it is not a whole number that fits
    virtual bool text(const std::string &value) = 0;
    virtual bool opened() { return true; }
    virtual bool closed() { return true; }
    bool refuse(const QString &sentence);
    [[nodiscard]] size_t depth() const { return m_keys.size(); }
    /// The key under which the value at `level` (1 = the top object's members) stands.
    [[nodiscard]] const std::string &keyAt(size_t level) const { return m_keys[level - 1]; }

private:
    enum class Next { Value, AfterValue, End, Fault };
    Next value();
    Next afterValue();
    Next open(bool isArray);
    Next close();
    bool key();
    bool readText(std::string *into);
    bool readEscape(std::string *into);
    std::optional<unsigned> readHex();
    bool readNumber();
    bool readWord(const char *word);
    void skipSpace();
    bool damaged();

    const char *m_start = nullptr;
    const char *m_at = nullptr;
    const char *m_end = nullptr;
    std::vector<std::string> m_keys; ///< one per open object or array: the last key seen in it
    std::vector<char> m_closers;     ///< what ends each of them
    std::string m_text;
    std::optional<QString> m_problem;
};

} // namespace kirikae
