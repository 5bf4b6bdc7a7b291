// SPDX-License-Identifier: Apache-2.0
// Each sufficient set of layers, alone, against the attempts of attacker.cpp. The host is looked at
// afterwards: that the attacker was told "no" is not enough.
#include "sandbox/spawn.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include "sandbox/survey.h"
#include "support/temp_folder.h"

namespace assay::sandbox {
namespace {

namespace fs = std::filesystem;

constexpr int kRefused = 1;

/// What an attacker could reach: a file, sockets that somebody listens to, this process.
class Host {
 public:
  Host() {
    fs::create_directories(folder_ / "canary");
    std::ofstream(file()) << "secret";
    fs::permissions(file(), fs::perms(0640));
    before_ = state();
    listen_to_tcp();
    udp_ = bound(SOCK_DGRAM, udp_port_);
    listen_by_name();
  }
  ~Host() {
    for (int end : {tcp_, udp_, unix_}) close(end);
  }
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

  fs::path file() const { return folder_ / "canary/file"; }
  fs::path socket() const { return folder_ / "canary/socket"; }
  std::string tcp_port() const { return std::to_string(tcp_port_); }
  std::string udp_port() const { return std::to_string(udp_port_); }

  void expect_untouched() const {
    EXPECT_EQ(state(), before_);
    char byte;
    EXPECT_LT(accept4(tcp_, nullptr, nullptr, SOCK_CLOEXEC), 0);
    EXPECT_LT(accept4(unix_, nullptr, nullptr, SOCK_CLOEXEC), 0);
    EXPECT_LT(recv(udp_, &byte, 1, 0), 0);
  }

 private:
  std::string state() const {
    struct stat about {};
    EXPECT_EQ(lstat(file().c_str(), &about), 0);
    std::ifstream stream(file());
    std::string text((std::istreambuf_iterator<char>(stream)), {});
    return text + " " + std::to_string(about.st_mode) + " " + std::to_string(about.st_nlink) + " " +
           std::to_string(about.st_mtim.tv_sec) + "." + std::to_string(about.st_mtim.tv_nsec) +
           " " + std::to_string(about.st_ctim.tv_nsec) + " " + std::to_string(about.st_size);
  }
  static int bound(int type, std::uint16_t& port) {
    const int end = ::socket(AF_INET, type | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    EXPECT_EQ(bind(end, reinterpret_cast<sockaddr*>(&address), size), 0);
    getsockname(end, reinterpret_cast<sockaddr*>(&address), &size);
    port = ntohs(address.sin_port);
    return end;
  }
  void listen_to_tcp() {
    tcp_ = bound(SOCK_STREAM, tcp_port_);
    EXPECT_EQ(listen(tcp_, 4), 0);
  }
  void listen_by_name() {
    unix_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    socket().string().copy(address.sun_path, sizeof address.sun_path - 1);
    EXPECT_EQ(bind(unix_, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    EXPECT_EQ(listen(unix_, 4), 0);
  }

  testing::TempFolder folder_;
  std::string before_;
  std::uint16_t tcp_port_ = 0, udp_port_ = 0;
  int tcp_ = -1, udp_ = -1, unix_ = -1;
};

class SpawnTest : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    const Isolation isolation{survey(), *LayerSet::parse(GetParam())};
    if (isolation.layers() != isolation.wanted) GTEST_SKIP() << isolation.problem();
    fs::create_directories(folder_ / "scratch/tmp");
    policy_.layers = isolation.wanted;
    policy_.scratch = fs::canonical(folder_ / "scratch").string();
    add_system_files(policy_);
    add_executable(policy_, ASSAY_ATTACKER);
  }

  /// The exit code of the attacker, or 128 and the signal.
  int attempt(const std::string& name, const std::string& argument = "") {
    int ends[2];
    EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends), 0);
    Spawn program{{fs::canonical(ASSAY_ATTACKER).string(), name, argument},
                  {},
                  policy_.scratch,
                  ends[1],
                  memfd_create("output", MFD_CLOEXEC)};
    Result<process::Child> child = spawn(program, &policy_);
    close(ends[1]);
    EXPECT_TRUE(child.ok()) << child.error().message;
    process::ExitStatus status;
    if (child.ok()) status = child.value().wait();
    close(ends[0]);
    char text[200] = {};
    (void)!pread(program.output, text, sizeof text - 1, 0);
    output_ = text;
    close(program.output);
    return status.kind == process::ExitStatus::Kind::Exited ? status.number : 128 + status.number;
  }
  void expect_refused(const std::string& name, const std::string& argument = "") {
    EXPECT_EQ(attempt(name, argument), kRefused) << name << ": " << output_;
  }
  bool has(Layer layer) const { return policy_.layers.has(layer); }

  testing::TempFolder folder_;
  Policy policy_;
  std::string output_;
};

INSTANTIATE_TEST_SUITE_P(Layers, SpawnTest,
                         ::testing::Values("namespaces", "landlock,seccomp", "namespaces,landlock",
                                           "namespaces,seccomp", "namespaces,landlock,seccomp"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::replace(name.begin(), name.end(), ',', '_');
                           return name;
                         });

TEST_P(SpawnTest, RunsAProgramThatWritesItsOwnFolder) {
  EXPECT_EQ(attempt("getpid"), 0) << output_;
  EXPECT_EQ(attempt("scratch"), 0) << output_;
}

TEST_P(SpawnTest, KeepsFilesOfTheHostAsTheyAre) {
  Host host;
  for (const char* name : {"read", "write", "chmod", "chown", "times", "utime", "xattr", "truncate",
                           "unlink", "rename", "mkdir", "link", "mknod"}) {
    expect_refused(name, host.file());
  }
  expect_refused("create", host.file().string() + ".new");
  expect_refused("list", host.file());
  expect_refused("read", "/etc/passwd");
  expect_refused("read", "/proc/self/environ");
  expect_refused("read", "/proc/" + std::to_string(getpid()) + "/environ");
  expect_refused("list", "/proc/version");
  expect_refused("list", "/etc/passwd");
  expect_refused("list", "/root");
  host.expect_untouched();
}

TEST_P(SpawnTest, ReadsWhatIsAllowedAndNothingBesides) {
  Host host;
  add_readable(policy_, host.file().string());
  EXPECT_EQ(attempt("read", host.file()), 0) << output_;
  for (const char* name : {"write", "chmod", "chown", "times", "xattr", "truncate", "unlink"}) {
    expect_refused(name, host.file());
  }
  expect_refused("list", host.socket());
  host.expect_untouched();
}

TEST_P(SpawnTest, DoesNotFollowALinkFromAFolderThatIsAllowed) {
  Host host;
  fs::create_directory(folder_ / "classes");
  fs::create_symlink(host.file(), folder_ / "classes/link");
  add_readable(policy_, (folder_ / "classes").string());
  expect_refused("read", folder_ / "classes/link");
}

TEST_P(SpawnTest, ReachesNoSocket) {
  Host host;
  expect_refused("tcp", host.tcp_port());
  expect_refused("udp", host.udp_port());
  expect_refused("unix", host.socket());
  host.expect_untouched();
}

TEST_P(SpawnTest, ReachesNoOtherProcess) {
  const std::string self = std::to_string(getpid());
  signal(SIGUSR1, [](int) { ADD_FAILURE() << "a signal arrived"; });
  for (const char* name : {"kill", "tgkill", "ptrace", "memory", "nice"}) {
    expect_refused(name, self);
  }
}

TEST_P(SpawnTest, HasNoDescriptorsButTheThree) {
  const int leaked = dup2(STDERR_FILENO, 77);  // would survive exec
  expect_refused("descriptors");
  close(leaked);
}

TEST_P(SpawnTest, IsLimited) {
  expect_refused("big", policy_.scratch);
  expect_refused("limits");
  expect_refused("terminal");
  expect_refused("mount", policy_.scratch);
}

TEST_P(SpawnTest, LeavesNothingInItsFolderIfThatIsPrivate) {
  if (!has(Layer::Namespaces)) GTEST_SKIP() << "it is not";
  EXPECT_EQ(attempt("create", policy_.scratch + "/left"), 0) << output_;
  EXPECT_FALSE(fs::exists(policy_.scratch + "/left"));
}

TEST_P(SpawnTest, FiltersSystemCalls) {
  if (!has(Layer::Seccomp)) GTEST_SKIP() << "by another layer";
  for (const char* name :
       {"fork", "clone", "vfork", "netlink", "packet", "alg", "vsock", "ipv6", "shm", "msg", "keys",
        "bpf", "perf", "uring", "hostname", "namespace", "deathsignal"}) {
    expect_refused(name);
  }
  expect_refused("exec", ASSAY_ATTACKER);
  expect_refused("execveat", ASSAY_ATTACKER);
}

TEST_P(SpawnTest, SaysWhatItCannotStart) {
  int ends[2];
  ASSERT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends), 0);
  Spawn program{{"/no/such/program"}, {}, policy_.scratch, ends[1], STDERR_FILENO};
  const Result<process::Child> child = spawn(program, &policy_);
  close(ends[0]);
  close(ends[1]);
  ASSERT_FALSE(child.ok());
  EXPECT_EQ(child.error().message, "cannot execute the program: No such file or directory");
}

}  // namespace
}  // namespace assay::sandbox
