#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Lets assay judge tests of a class that attacks the host once it runs on a stock JVM, in every configuration.

In each of them `assay generate` is run on hostile.Victim. The attempts (hostile/*.java) end with an error that
lists what seemed to work, which the report has as a mismatch; the host is compared with how it was before.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import uuid
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "differential"))

from jdks import find_jdks  # noqa: E402

LEAST_ATTEMPTS = 120
NOBODY = 65534
LIMIT_SECONDS = 120
FORBIDDEN_CALLS = tuple(
    f"{name}("
    for name in (
        *("socket", "connect", "bind", "listen", "accept", "accept4", "sendto", "sendmsg", "sendmmsg"),
        *("fork", "vfork", "clone", "clone3", "execve", "execveat", "kill", "tkill", "ptrace"),
        *("chmod", "fchmodat", "chown", "fchownat", "lchown", "utimensat", "setxattr", "truncate"),
        *("process_vm_readv", "process_vm_writev", "unshare", "mount"),
    )
)
PLACES = ("/tmp", "/var/tmp", "/dev/shm", "/run", "/", "/root")


@dataclass(frozen=True)
class Configuration:
    """How assay is run; `lacking` is what the system does not offer, `runs` whether tests may run.

    A control has no isolation and must do damage: else the attempts or this driver prove nothing.
    """

    name: str
    options: tuple = ()
    lacking: str = ""
    runs: bool = True
    is_control: bool = False
    is_traced: bool = False

    def can_run(self, offered):
        """Whether what the system offers is enough for tests to be run in this configuration."""
        wanted = self.options[1].split(",") if self.options[:1] == ("--isolation",) else offered
        lacking = self.lacking.replace("mounts", "namespaces").split(",")
        layers = {layer for layer in offered if layer in wanted and layer not in lacking}
        return "namespaces" in layers or {"landlock", "seccomp"} <= layers

    def command(self, tools, words):
        if self.is_traced:
            calls = "trace=" + ",".join(name[:-1] for name in FORBIDDEN_CALLS)
            return ["strace", "-f", "-qq", "-o", str(tools / "trace"), "-e", calls, *words]
        if not self.lacking:
            return words
        return ["/usr/bin/python3", str(tools / "without.py"), self.lacking, *words]


CONFIGURATIONS = [
    Configuration("all layers"),
    Configuration("namespaces alone", ("--isolation", "namespaces")),
    Configuration("landlock and seccomp", ("--isolation", "landlock,seccomp")),
    Configuration("without seccomp", ("--isolation", "namespaces,landlock")),
    Configuration("without landlock", ("--isolation", "namespaces,seccomp")),
    Configuration("in a container", lacking="namespaces"),
    Configuration("no rights in namespaces", lacking="mounts"),
    Configuration("a kernel without landlock", lacking="landlock"),
    Configuration("a kernel without seccomp", lacking="seccomp"),
    Configuration("seen by strace", ("--isolation", "landlock,seccomp"), is_traced=True),
    Configuration("control without isolation", ("--unconfined",), is_control=True),
    Configuration("landlock alone", ("--isolation", "landlock"), runs=False),
    Configuration("seccomp alone", ("--isolation", "seccomp"), runs=False),
    Configuration("no layer wanted", ("--isolation", "none"), runs=False),
    Configuration("no layer offered", lacking="namespaces,landlock,seccomp", runs=False),
    Configuration("a container without landlock", lacking="namespaces,landlock", runs=False),
]


class Host:
    """Files, sockets and processes that belong to the user."""

    def __init__(self, folder, user):
        self.secret = "s3cret" + uuid.uuid4().hex
        self.folder = folder
        for name in ("canary", "home", "working", "temporary", "classes"):
            (folder / name).mkdir()
        self.file = folder / "canary/file.txt"
        self.file.write_text(self.secret)
        self.file.chmod(0o640)
        (folder / "home/.netrc").write_text(self.secret)
        self.set_attribute()
        self.tcp = socket.create_server(("127.0.0.1", 0))
        self.udp = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.udp.bind(("127.0.0.1", 0))
        self.unix = socket.socket(socket.AF_UNIX)
        self.unix.bind(str(folder / "canary/socket"))
        self.unix.listen(4)
        for each in (self.tcp, self.udp, self.unix):
            each.setblocking(False)
        if user is not None:
            for path in [folder, *folder.rglob("*")]:
                os.chown(path, user, user, follow_symlinks=False)
        self.bystander = subprocess.Popen(
            ["sleep", "600"],
            user=user,
            env={"ASSAY_ESCAPE_SECRET": self.secret},
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.before = self.snapshot()

    def set_attribute(self):
        try:
            os.setxattr(self.file, "user.kept", b"x")
        except OSError:
            pass  # the file system has none

    def target(self):
        return (
            f"file={self.file}\nhome={self.folder / 'home'}\nsocket={self.folder / 'canary/socket'}\n"
            f"tcp={self.tcp.getsockname()[1]}\nudp={self.udp.getsockname()[1]}\n"
            f"process={self.bystander.pid}\nsecret={self.secret}\n"
        )

    def snapshot(self):
        rows = []
        for name in ("canary", "home", "working", "temporary"):
            for path in [self.folder / name, *sorted((self.folder / name).rglob("*"))]:
                rows.append(self.state(path))
        for place in PLACES:
            rows += [str(path) for path in Path(place).glob(f"{self.secret}*")]
        null = os.stat("/dev/null")
        return rows + [("/dev/null", null.st_mode)]

    @staticmethod
    def state(path):
        about = path.lstat()
        content = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
        try:
            attributes = tuple(os.listxattr(path, follow_symlinks=False))
        except OSError:
            attributes = ()
        # The time of a folder of ours changes when assay makes its scratch folder in it.
        times = () if path.name in ("temporary", "working") else (about.st_mtime_ns, about.st_ctime_ns)
        owner = (about.st_uid, about.st_gid, about.st_nlink if content else 0)
        return (str(path), about.st_mode, owner, *times, content, attributes)

    def damage(self):
        found = []
        after = self.snapshot()
        if after != self.before:
            found.append(f"the host changed: {sorted(set(map(str, after)) ^ set(map(str, self.before)))}")
        for name, end in (("TCP", self.tcp), ("UNIX", self.unix)):
            try:
                end.accept()
                found.append(f"something connected by {name}")
            except BlockingIOError:
                pass
        try:
            self.udp.recv(100)
            found.append("something was sent by UDP")
        except BlockingIOError:
            pass
        if self.bystander.poll() is not None:
            found.append("another process was ended")
        return found + [f"a process is left: {line}" for line in self.left_processes()]

    def left_processes(self):
        return [f"{pid} {line}" for pid, line in self.processes_of_assay()]

    def processes_of_assay(self):
        marks = (self.secret.encode(), str(self.folder / "temporary").encode())
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                line = path.read_bytes()
            except OSError:
                continue
            if any(mark in line for mark in marks):
                text = line.replace(b"\0", b" ").decode(errors="replace")[:200]
                yield int(path.parent.name), text

    def close(self):
        for pid, _ in self.processes_of_assay():
            os.kill(pid, signal.SIGKILL)
        for place in PLACES:
            for path in Path(place).glob(f"{self.secret}*"):
                path.unlink()
        self.bystander.kill()
        self.bystander.wait()
        for end in (self.tcp, self.udp, self.unix):
            end.close()


def run_assay(options, jdk, host, configuration, user):
    """The report, exit code and what was printed."""
    report = host.folder / "classes/report.json"
    words = [str(options.assay), "generate", "--jdk", str(jdk.home), "-cp", str(host.folder / "classes")]
    words += ["hostile.Victim", "--out", str(host.folder / "classes/tests"), "--json", str(report)]
    words += [*configuration.options]
    read_end, write_end = os.pipe()
    os.write(write_end, host.secret.encode())
    (host.folder / "classes/target.properties").write_text(host.target())
    process = subprocess.Popen(
        configuration.command(options.assay.parent, words),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        pass_fds=[read_end],  # a careless caller's
        cwd=host.folder / "working",
        env={
            "PATH": "/usr/bin:/bin",
            "HOME": str(host.folder / "home"),
            "TMPDIR": str(host.folder / "temporary"),
            "ASSAY_ESCAPE_SECRET": host.secret,
        },
        user=user,
        group=user,
        extra_groups=None if user is None else [],
        start_new_session=True,
    )
    try:
        out, _ = process.communicate(timeout=LIMIT_SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        out, _ = process.communicate()
    os.close(read_end)
    os.close(write_end)
    return (
        json.loads(report.read_text()) if report.exists() else None,
        process.returncode,
        out.decode(errors="replace"),
    )


def whole_calls(lines):
    """(process, call) of each line; a call that others interrupted in the trace is put together again."""
    begun = {}
    for line in lines:
        pid, _, call = line.partition(" ")
        call = call.strip()
        if call.endswith("<unfinished ...>"):
            begun[pid] = call.removesuffix("<unfinished ...>")
            continue
        if call.startswith("<... ") and pid in begun:
            call = begun.pop(pid) + call.partition(" resumed>")[2]
        yield pid, call


def traced_faults(trace):
    """System calls of the stock JVM that worked and should not have, as strace saw them."""
    found = []
    judges = set()
    for pid, call in whole_calls(trace.read_text(errors="replace").splitlines()):
        has_worked = re.search(r"\) += [0-9]", call) is not None
        if call.startswith("execve(") and "/bin/java" in call and has_worked and pid not in judges:
            judges.add(pid)
        elif pid in judges and has_worked:
            if call.startswith(("clone(", "clone3(")) and "CLONE_THREAD" in call:
                judges.add(call.rsplit("= ", 1)[1].split()[0])
            elif call.startswith(FORBIDDEN_CALLS):
                found.append(f"strace: {call[:160]}")
    return found if judges else ["strace saw no stock JVM"]


def attack_messages(report):
    for row in report["classes"]:
        for mismatch in row["mismatches"]:
            if "attempts; worked:" in mismatch["message"]:
                yield mismatch["message"]


def faults(report, code, configuration):
    if report is None:
        return [f"no report (exit code {code})"]
    messages = list(attack_messages(report))
    if not configuration.runs:
        found = ["the tests were run"] if messages or report["validated"] else []
        if "--unconfined" not in report["unvalidated"] or report["isolation"]["enough"]:
            found.append(f"the report does not say why: {report['unvalidated']!r}")
        return found
    found = [] if report["validated"] else [f"not validated: {report['unvalidated']}"]
    if not messages:
        found.append("the attempts were not run")
    for message in messages:
        if int(message.split("ran ")[1].split()[0]) < LEAST_ATTEMPTS:
            found.append(f"fewer than {LEAST_ATTEMPTS} attempts: {message}")
        if not message.endswith("worked: []"):
            found.append(message)
    return found


def judge_outcome(report, code, configuration, damage):
    if not configuration.is_control:
        return faults(report, code, configuration) + damage
    wanted = ("the host changed", "by TCP", "by UNIX", "by UDP", "process was ended")
    return [
        f"nothing noticed of: {part}" for part in wanted if not any(part in each for each in damage)
    ]


def run_configuration(options, jdk, classes, configuration, user):
    who = "root" if user is None and os.getuid() == 0 else "user"
    with tempfile.TemporaryDirectory(prefix="assay-judged-") as name:
        folder = Path(name).resolve()
        folder.chmod(0o755)
        host = Host(folder, user)
        shutil.copytree(classes, folder / "classes", dirs_exist_ok=True)
        if user is not None:
            os.chown(folder / "classes", user, user)
        try:
            report, code, printed = run_assay(options, jdk, host, configuration, user)
            found = judge_outcome(report, code, configuration, host.damage())
            if configuration.is_traced:
                found += traced_faults(options.assay.parent / "trace")
        finally:
            host.close()
    verdict = "FAIL" if found else "pass"
    print(f"{verdict} {jdk.label} {who}: {configuration.name}", flush=True)
    for fault in found:
        print(f"    {fault}")
    if found:
        print(f"    printed: {printed[-600:]!r}", flush=True)
    return not found


def compile_classes(jdk, work):
    classes = work / "escape-judge"
    shutil.rmtree(classes, ignore_errors=True)
    classes.mkdir(parents=True)
    sources = [str(path) for path in sorted((HERE / "hostile").glob("*.java"))]
    subprocess.run(
        [jdk.tool("javac"), "-nowarn", "--release", "17", "-d", str(classes), *sources],
        check=True,
        capture_output=True,
    )
    return classes


def offered_layers(assay, jdk):
    words = [str(assay), "doctor", "--json", "--jdk", str(jdk.home)]
    report = json.loads(subprocess.run(words, capture_output=True, check=True).stdout)
    return {row["layer"] for row in report["isolation"]["layers"] if row["available"]}


def users():
    """Root also runs everything as an ordinary user."""
    return [None, NOBODY] if os.getuid() == 0 else [None]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--jdk", action="append", default=[], help="JDK home, may be repeated")
    parser.add_argument("--work", type=Path, default=Path("build"))
    parser.add_argument("--only", help="a part of the name of a configuration")
    options = parser.parse_args()
    options.work = options.work.resolve()
    if not options.assay.exists():
        parser.error(f"{options.assay}: expected the assay binary")
    jdks = find_jdks(options.jdk)
    with tempfile.TemporaryDirectory(prefix="assay-binary-") as folder:
        Path(folder).chmod(0o755)  # an ordinary user may not see the build folder
        options.assay = Path(shutil.copy(options.assay.resolve(), folder))
        shutil.copy(HERE / "without.py", folder)
        classes = compile_classes(jdks[0], options.work)
        offered = offered_layers(options.assay, jdks[0])
        for configuration in CONFIGURATIONS:
            if configuration.runs and not configuration.can_run(offered):
                print(f"skip {configuration.name}: this system offers only {sorted(offered)}")
        verdicts = [
            run_configuration(options, jdk, classes, configuration, user)
            for number, jdk in enumerate(jdks)
            for configuration in (CONFIGURATIONS if number == 0 else CONFIGURATIONS[:3])
            for user in users()
            if not configuration.is_traced or (user is None and shutil.which("strace"))
            if not configuration.runs or configuration.is_control or configuration.can_run(offered)
            if options.only is None or options.only in configuration.name
        ]
    print(f"{verdicts.count(True)} passed, {verdicts.count(False)} failed")
    return 0 if verdicts and all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
