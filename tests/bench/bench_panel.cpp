// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTextStream>
#include <QThread>

#include <xcb/xcb.h>

#include <algorithm>
#include <memory>
#include <optional>

// How long it takes from starting the panel until its window is there and painted, and the memory it takes, beside
// another Qt program, on a private X server. The end is what an X client sees: a top level window is mapped and its
// picture is no longer of one colour. Both programs begin with an empty home each time, and take turns.

using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 7;
constexpr int settleMs = 1500;
constexpr int longestMs = 20'000;
constexpr uint16_t leastSide = 200; ///< smaller windows are tool tips, splash screens, helpers

struct Program {
    QString name;
    QStringList command;
    QList<double> seconds;
    QList<double> peakMib;
    QList<double> shareMib;
};

template <class T>
using Reply = std::unique_ptr<T, decltype(&free)>;

/// Sees what appears on the screen.
class Watcher {
public:
    explicit Watcher(const QByteArray &display)
        : m_connection(xcb_connect(display.constData(), nullptr))
        , m_root(xcb_setup_roots_iterator(xcb_get_setup(m_connection)).data->root)
    {
        const uint32_t mask = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY;
        xcb_change_window_attributes(m_connection, m_root, XCB_CW_EVENT_MASK, &mask);
        xcb_flush(m_connection);
    }
    ~Watcher() { xcb_disconnect(m_connection); }
    Watcher(const Watcher &) = delete;
    Watcher &operator=(const Watcher &) = delete;

    /// A mapped top level window that shows something; false when none comes.
    bool waitForPaintedWindow()
    {
        QElapsedTimer clock;
        clock.start();
        xcb_window_t window = 0;
        while (!clock.hasExpired(longestMs)) {
            while (const Reply<xcb_generic_event_t> event{xcb_poll_for_event(m_connection), &free}) {
                if ((event->response_type & 0x7f) != XCB_MAP_NOTIFY)
                    continue;
                const auto *mapped = reinterpret_cast<const xcb_map_notify_event_t *>(event.get());
                if (mapped->event == m_root && isLarge(mapped->window))
                    window = mapped->window;
            }
            if (window != 0 && isPainted(window))
                return true;
            QThread::usleep(1000);
        }
        return false;
    }

    void forgetEvents()
    {
        while (const Reply<xcb_generic_event_t> event{xcb_poll_for_event(m_connection), &free}) {
        }
    }

private:
    std::optional<std::pair<uint16_t, uint16_t>> sizeOf(xcb_window_t window)
    {
        const Reply<xcb_get_geometry_reply_t> reply(
            xcb_get_geometry_reply(m_connection, xcb_get_geometry(m_connection, window), nullptr), &free);
        return reply ? std::optional(std::pair(reply->width, reply->height)) : std::nullopt;
    }

    bool isLarge(xcb_window_t window)
    {
        const auto size = sizeOf(window);
        return size && size->first >= leastSide && size->second >= leastSide;
    }

    bool isPainted(xcb_window_t window)
    {
        const auto size = sizeOf(window);
        if (!size)
            return false;
        const auto cookie = xcb_get_image(m_connection, XCB_IMAGE_FORMAT_Z_PIXMAP, window, 0, 0, size->first,
                                          std::min<uint16_t>(size->second, leastSide), ~0U);
        const Reply<xcb_get_image_reply_t> image(xcb_get_image_reply(m_connection, cookie, nullptr), &free);
        if (!image)
            return false;
        const auto *pixels = reinterpret_cast<const uint32_t *>(xcb_get_image_data(image.get()));
        const auto *end = pixels + xcb_get_image_data_length(image.get()) / 4;
        return std::any_of(pixels, end, [first = *pixels](uint32_t pixel) { return pixel != first; });
    }

    xcb_connection_t *m_connection;
    xcb_window_t m_root;
};

double mibIn(const QString &path, const QString &field)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QRegularExpression line(u"^%1:\\s+(\\d+) kB"_s.arg(field), QRegularExpression::MultilineOption);
    return line.match(QString::fromLatin1(file.readAll())).captured(1).toDouble() / 1024;
}

QProcessEnvironment environment(const QString &home, const QString &display)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {u"XDG_CONFIG_HOME"_s, u"XDG_CACHE_HOME"_s, u"XDG_DATA_HOME"_s, u"XDG_STATE_HOME"_s,
                                u"DBUS_SESSION_BUS_ADDRESS"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s})
        environment.remove(name);
    environment.insert(u"HOME"_s, home);
    environment.insert(u"DISPLAY"_s, display);
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    return environment;
}

bool runOnce(Program &program, Watcher &watcher, const QString &display)
{
    const QTemporaryDir home;
    QProcess process;
    process.setProcessEnvironment(environment(home.path(), display));
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    watcher.forgetEvents();
    QElapsedTimer clock;
    clock.start();
    process.start(program.command.first(), program.command.mid(1));
    const bool isSeen = watcher.waitForPaintedWindow();
    const double seconds = static_cast<double>(clock.nsecsElapsed()) / 1e9;
    process.waitForFinished(settleMs);
    const QString proc = u"/proc/%1/"_s.arg(process.processId());
    const double peak = mibIn(proc + u"status"_s, u"VmHWM"_s);
    const double share = mibIn(proc + u"smaps_rollup"_s, u"Pss"_s);
    process.kill();
    process.waitForFinished();
    if (!isSeen || peak <= 0)
        return false;
    program.seconds.append(seconds);
    program.peakMib.append(peak);
    program.shareMib.append(share);
    return true;
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void print(const QString &what, const QList<double> &ours, const QList<double> &theirs, const QString &unit)
{
    QTextStream(stdout) << u"%1  kirikae %2 %5   transmission-qt %3 %5   ratio %4\n"_s.arg(what, -14)
                               .arg(median(ours), 7, 'f', 3)
                               .arg(median(theirs), 7, 'f', 3)
                               .arg(median(ours) / median(theirs), 0, 'f', 2)
                               .arg(unit);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QProcess server;
    server.start(u"Xvfb"_s,
                 {u"-displayfd"_s, u"1"_s, u"-screen"_s, u"0"_s, u"1440x900x24"_s, u"-nolisten"_s, u"tcp"_s});
    if (!server.waitForReadyRead(longestMs)) {
        QTextStream(stderr) << "Xvfb does not start.\n";
        return 1;
    }
    const QString display = u':' + QString::fromLatin1(server.readLine()).trimmed();
    bool isGood = true;
    {
        Watcher watcher(display.toLatin1());
        Program ours{u"kirikae"_s, {QStringLiteral(KIRIKAE_PROGRAM), u"--demo"_s}, {}, {}, {}};
        Program theirs{u"transmission-qt"_s, {u"transmission-qt"_s}, {}, {}, {}};
        for (Program *program : {&ours, &theirs})
            isGood = isGood && runOnce(*program, watcher, display); // the files come from the disk only once
        for (Program *program : {&ours, &theirs}) {
            program->seconds.clear();
            program->peakMib.clear();
            program->shareMib.clear();
        }
        for (int round = 0; isGood && round < rounds; ++round)
            isGood = runOnce(ours, watcher, display) && runOnce(theirs, watcher, display);
        if (isGood) {
            print(u"first window"_s, ours.seconds, theirs.seconds, u"s"_s);
            print(u"peak memory"_s, ours.peakMib, theirs.peakMib, u"MiB"_s);
            print(u"own memory"_s, ours.shareMib, theirs.shareMib, u"MiB"_s);
        } else {
            QTextStream(stderr) << "A program showed no window.\n";
        }
    }
    server.terminate();
    server.waitForFinished();
    return isGood ? 0 : 1;
}
