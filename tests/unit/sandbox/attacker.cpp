// SPDX-License-Identifier: Apache-2.0
// Tries to get out, by plain system calls as native code of a hostile jar would: sandbox_attacker
// ATTEMPT ARGUMENT. Exit code 0: it worked, 1: it was refused (errno is printed), 2: unknown.
#include <dirent.h>
#include <fcntl.h>
#include <linux/io_uring.h>
#include <netinet/in.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utime.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace {

const char* argument = "";

bool works(long result) { return result >= 0; }

bool has_socket(int family, int type) { return works(socket(family, type, 0)); }

bool reads() {
  char byte;
  const int file = open(argument, O_RDONLY);
  return file >= 0 && read(file, &byte, 1) == 1;
}
bool writes() {
  const int file = open(argument, O_WRONLY | O_APPEND);
  return file >= 0 && write(file, "x", 1) == 1;
}
bool creates() { return works(open(argument, O_WRONLY | O_CREAT | O_EXCL, 0600)); }
/// Whether the list of its folder shows a file.
bool lists() {
  const std::string path = argument;
  const std::string name = path.substr(path.rfind('/') + 1);
  DIR* folder = opendir(path.substr(0, path.rfind('/') + 1).c_str());
  if (folder == nullptr) return false;
  while (const dirent* entry = readdir(folder)) {
    if (name == entry->d_name) return true;
  }
  return false;
}
bool sets_times() {
  const timespec times[2] = {{1, 0}, {1, 0}};
  return works(utimensat(AT_FDCWD, argument, times, 0));
}
bool forks() {
  const pid_t child = static_cast<pid_t>(syscall(SYS_fork));
  if (child == 0) _exit(0);
  return child > 0;
}
bool clones() {
  const long child = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (child == 0) _exit(0);
  return child > 0;
}
bool vforks() {
  const long child = syscall(SYS_clone, CLONE_VM | CLONE_VFORK | SIGCHLD, 0, 0, 0, 0);
  if (child == 0) _exit(0);
  return child > 0;
}
bool executes() {
  char* const arguments[] = {const_cast<char*>(argument), nullptr};
  execve(argument, arguments, nullptr);
  return false;
}
bool executes_at() {
  char* const arguments[] = {const_cast<char*>(argument), nullptr};
  syscall(SYS_execveat, AT_FDCWD, argument, arguments, nullptr, 0);
  return false;
}
/// Connects to a socket with a name; the argument is the path.
bool connects() {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, argument, sizeof address.sun_path - 1);
  const int end = socket(AF_UNIX, SOCK_STREAM, 0);
  return end >= 0 && connect(end, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
}
bool connects_by_tcp() {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(std::atoi(argument)));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int end = socket(AF_INET, SOCK_STREAM, 0);
  return end >= 0 && connect(end, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
}
bool sends_by_udp() {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(std::atoi(argument)));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int end = socket(AF_INET, SOCK_DGRAM, 0);
  return end >= 0 &&
         sendto(end, "x", 1, 0, reinterpret_cast<sockaddr*>(&address), sizeof address) == 1;
}
bool signals() { return works(kill(std::atoi(argument), SIGUSR1)); }
bool signals_a_thread() {
  const int target = std::atoi(argument);
  return works(syscall(SYS_tgkill, target, target, SIGUSR1));
}
bool traces() { return works(ptrace(PTRACE_SEIZE, std::atoi(argument), nullptr, nullptr)); }
bool reads_memory() {
  char byte;
  iovec here = {&byte, 1};
  iovec there = {&argument, 1};
  return process_vm_readv(std::atoi(argument), &here, 1, &there, 1, 0) == 1;
}
bool raises_limits() {
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  limit.rlim_cur = limit.rlim_max = RLIM_INFINITY;
  return works(setrlimit(RLIMIT_FSIZE, &limit));
}
bool opens_namespace() { return works(unshare(CLONE_NEWUSER | CLONE_NEWNS)); }
bool mounts() { return works(mount("tmpfs", argument, "tmpfs", 0, nullptr)); }
bool outlives_parent() { return works(prctl(PR_SET_PDEATHSIG, 0)); }
bool has_other_descriptors() {
  for (int file = 3; file < 1024; ++file) {
    if (fcntl(file, F_GETFD) >= 0) return true;
  }
  return false;
}
bool writes_much() {
  const std::string path = std::string(argument) + "/big";
  const int file = open(path.c_str(), O_WRONLY | O_CREAT, 0600);
  signal(SIGXFSZ, SIG_IGN);
  return file >= 0 && pwrite(file, "x", 1, 1L << 30) == 1;
}

struct Attempt {
  const char* name;
  bool (*works)();
};
constexpr Attempt kAttempts[] = {
    {"read", reads},
    {"write", writes},
    {"create", creates},
    {"list", lists},
    {"chmod", [] { return works(chmod(argument, 0777)); }},
    {"chown", [] { return works(chown(argument, getuid(), getgid())); }},
    {"times", sets_times},
    {"utime", [] { return works(utime(argument, nullptr)); }},
    {"xattr", [] { return works(setxattr(argument, "user.x", "y", 1, 0)); }},
    {"truncate", [] { return works(truncate(argument, 0)); }},
    {"unlink", [] { return works(unlink(argument)); }},
    {"rename", [] { return works(rename(argument, (std::string(argument) + ".x").c_str())); }},
    {"mkdir", [] { return works(mkdir((std::string(argument) + ".d").c_str(), 0700)); }},
    {"link", [] { return works(link(argument, "stolen")); }},
    {"mknod", [] { return works(mknod((std::string(argument) + ".n").c_str(), S_IFIFO, 0)); }},
    {"mount", mounts},
    {"fork", forks},
    {"clone", clones},
    {"vfork", vforks},
    {"exec", executes},
    {"execveat", executes_at},
    {"tcp", connects_by_tcp},
    {"udp", sends_by_udp},
    {"unix", connects},
    {"netlink", [] { return has_socket(AF_NETLINK, SOCK_RAW); }},
    {"packet", [] { return has_socket(AF_PACKET, SOCK_RAW); }},
    {"alg", [] { return has_socket(AF_ALG, SOCK_SEQPACKET); }},
    {"vsock", [] { return has_socket(AF_VSOCK, SOCK_STREAM); }},
    {"ipv6", [] { return has_socket(AF_INET6, SOCK_DGRAM); }},
    {"kill", signals},
    {"tgkill", signals_a_thread},
    {"ptrace", traces},
    {"memory", reads_memory},
    {"limits", raises_limits},
    {"namespace", opens_namespace},
    {"deathsignal", outlives_parent},
    {"descriptors", has_other_descriptors},
    {"big", writes_much},
    {"shm", [] { return works(shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600)); }},
    {"msg", [] { return works(msgget(IPC_PRIVATE, IPC_CREAT | 0600)); }},
    {"keys", [] { return works(syscall(SYS_add_key, "user", "a", "b", 1, -3)); }},
    {"bpf", [] { return works(syscall(SYS_bpf, 0, nullptr, 0)); }},
    {"perf", [] { return works(syscall(SYS_perf_event_open, nullptr, 0, -1, -1, 0)); }},
    {"hostname", [] { return works(sethostname("x", 1)); }},
    {"nice", [] { return works(setpriority(PRIO_PROCESS, std::atoi(argument), 19)); }},
    {"terminal", [] { return works(open("/dev/tty", O_RDWR)); }},
    {"uring",
     [] {
       io_uring_params params{};
       return works(syscall(SYS_io_uring_setup, 4, &params));
     }},
    {"getpid", [] { return works(getpid()); }},  // the one that should work
    {"scratch",
     [] {
       const int file = open("mine", O_RDWR | O_CREAT, 0600);
       return file >= 0 && write(file, "x", 1) == 1 && works(unlink("mine"));
     }},
};

}  // namespace

int main(int count, char** words) {
  if (count > 2) argument = words[2];
  for (const Attempt& attempt : kAttempts) {
    if (count < 2 || std::strcmp(attempt.name, words[1]) != 0) continue;
    errno = 0;
    const bool worked = attempt.works();
    std::printf("%s %s: %s\n", attempt.name, worked ? "worked" : "refused", std::strerror(errno));
    return worked ? 0 : 1;
  }
  return 2;
}
