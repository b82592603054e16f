// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Loaded in front of the C library of everything that runs on a node: its wall clock is off by as many seconds as the
// file $KIRIKAE_FAULT_CLOCK says. The clocks that count from the start of the machine stay as they are.
#include <cstdint>
#include <cstdlib>
#include <ctime>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace {
std::int64_t offset()
{
    static const volatile std::int64_t *const shared = [] {
        static const volatile std::int64_t none = 0;
        const char *path = std::getenv("KIRIKAE_FAULT_CLOCK");
        const int file = path != nullptr ? open(path, O_RDONLY | O_CLOEXEC) : -1;
        if (file < 0)
            return &none;
        void *memory = mmap(nullptr, sizeof none, PROT_READ, MAP_SHARED, file, 0);
        close(file);
        return memory == MAP_FAILED ? &none : static_cast<const volatile std::int64_t *>(memory);
    }();
    return *shared;
}
} // namespace

extern "C" {

int clock_gettime(clockid_t clock, timespec *time) noexcept
{
    const auto result = static_cast<int>(syscall(SYS_clock_gettime, clock, time));
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        time->tv_sec += offset();
    return result;
}

int gettimeofday(timeval *__restrict time, void *__restrict) noexcept
{
    timespec now{};
    clock_gettime(CLOCK_REALTIME, &now);
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) noexcept
{
    timespec now{};
    clock_gettime(CLOCK_REALTIME, &now);
    if (result != nullptr)
        *result = now.tv_sec;
    return now.tv_sec;
}
}
