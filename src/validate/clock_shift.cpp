// SPDX-License-Identifier: Apache-2.0
// Loaded into a Java virtual machine before its other libraries (LD_PRELOAD), it lets the time of
// day begin at ASSAY_CLOCK, in seconds since 1970. Time that only passes, the monotonic clocks,
// stays as it is.
//
// It is linked with nothing: what it calls is in the C library of whoever loads it. The virtual
// machine's program does not see how it came here: the variables are gone before it looks.
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>  // NOLINT(modernize-deprecated-headers): the functions are C's

extern "C" {
char* getenv(const char* name) noexcept;
int unsetenv(const char* name) noexcept;
long long atoll(const char* text) noexcept;
long syscall(long number, ...) noexcept;
}

namespace {

long long shift = 0;

__attribute__((constructor)) void read_shift() {
  const char* text = getenv("ASSAY_CLOCK");
  timespec now{};
  if (text != nullptr && syscall(SYS_clock_gettime, CLOCK_REALTIME, &now) == 0)
    shift = atoll(text) - now.tv_sec;
  unsetenv("ASSAY_CLOCK");
  unsetenv("LD_PRELOAD");
}

}  // namespace

extern "C" {

int clock_gettime(clockid_t clock, timespec* time) noexcept {
  const long result = syscall(SYS_clock_gettime, clock, time);
  const bool is_time_of_day = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  if (result == 0 && is_time_of_day) time->tv_sec += shift;
  return static_cast<int>(result);
}

int gettimeofday(timeval* time, void*) noexcept {
  timespec now{};
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  *time = {now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t* result) noexcept {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  if (result != nullptr) *result = now.tv_sec;
  return now.tv_sec;
}
}
