// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

// The system calls that a confined process may use, by name: rows of words.
namespace assay::sandbox {

/// What a Java virtual machine calls.
inline constexpr std::string_view kAllowedCalls[] = {
    // memory
    "brk madvise mincore mmap mprotect mremap msync munmap",
    // threads of its own; clone is in a rule
    "exit exit_group futex get_robust_list gettid membarrier restart_syscall rseq",
    "sched_get_priority_max sched_get_priority_min sched_getaffinity sched_getparam",
    "sched_getscheduler sched_yield set_robust_list set_tid_address",
    // signals of its own; tgkill is in a rule
    "pause rt_sigaction rt_sigpending rt_sigprocmask rt_sigreturn rt_sigsuspend",
    "rt_sigtimedwait sigaltstack",
    // who and where it is
    "arch_prctl getegid geteuid getgid getgroups getpgrp getpid getppid getrandom getresgid",
    "getresuid getrlimit getrusage getuid sysinfo times uname",
    // time
    "clock_getres clock_gettime clock_nanosleep gettimeofday nanosleep time",
    // descriptors
    "close close_range dup dup2 dup3 epoll_create epoll_create1 epoll_ctl epoll_pwait",
    "epoll_pwait2 epoll_wait eventfd eventfd2 fcntl flock pipe pipe2 poll ppoll pselect6 select",
    // files that are open
    "copy_file_range fadvise64 fallocate fdatasync fstat fstatfs fsync ftruncate getdents",
    "getdents64 lseek pread64 preadv preadv2 pwrite64 pwritev pwritev2 read readahead readv",
    "sendfile sync_file_range write writev",
    // files by name; Landlock or the private root say which
    "access chdir creat faccessat faccessat2 fchdir getcwd link linkat lstat mkdir mkdirat",
    "newfstatat open openat readlink readlinkat rename renameat renameat2 rmdir stat statfs statx",
    "symlink symlinkat umask unlink unlinkat",
};

/// What Landlock has no rule for, or only in later versions: allowed where all files that can be
/// written to are the process's own.
inline constexpr std::string_view kCallsOnPrivateFiles[] = {
    "chmod chown fchmod fchmodat fchmodat2 fchown fchownat futimesat inotify_add_watch",
    "inotify_init inotify_init1 inotify_rm_watch lchown truncate utime utimensat utimes",
};

/// Refused as an operation, not as an unknown call: the library then tells its caller why.
inline constexpr std::string_view kForbiddenCalls[] = {
    "fork vfork socket kill tkill bind connect setxattr lsetxattr fsetxattr",
};

/// The one program is executed by permission.
inline constexpr std::string_view kCallsByPermission[] = {"execve execveat"};

}  // namespace assay::sandbox
