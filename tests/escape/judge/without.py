#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs a command on a system that lacks something: without.py namespaces,landlock COMMAND...

It refuses the system calls with a seccomp filter of its own, written out by hand so that it shares nothing with
the code it tests. `namespaces` is what Docker's default profile does.
"""

import ctypes
import errno
import os
import struct
import sys

SECCOMP_RET_ALLOW = 0x7FFF0000
SECCOMP_RET_ERRNO = 0x00050000
LOAD, JUMP_IF_EQUAL, JUMP_IF_SET, RETURN = 0x20, 0x15, 0x45, 0x06
NUMBER, FIRST_ARGUMENT = 0, 16
CLONE, CLONE3, SECCOMP, LANDLOCK_CREATE_RULESET = 56, 435, 317, 444
UNSHARE, MOUNT, SETNS, MOUNT_SETATTR = 272, 165, 308, 442
ALL_NEW_NAMESPACES = 0x7E020000


def refuse(number, code):
    """Refuses a call whatever its arguments."""
    return [(JUMP_IF_EQUAL, 0, 1, number), (RETURN, 0, 0, SECCOMP_RET_ERRNO | code)]


def refuse_flags(number, flags, code):
    """Refuses a call whose first argument has one of some bits."""
    return [
        (JUMP_IF_EQUAL, 0, 4, number),
        (LOAD, 0, 0, FIRST_ARGUMENT),
        (JUMP_IF_SET, 0, 1, flags),
        (RETURN, 0, 0, SECCOMP_RET_ERRNO | code),
        (LOAD, 0, 0, NUMBER),
    ]


RULES = {
    "namespaces": [
        *refuse(UNSHARE, errno.EPERM),
        *refuse(MOUNT, errno.EPERM),
        *refuse(SETNS, errno.EPERM),
        *refuse(MOUNT_SETATTR, errno.EPERM),
        *refuse(CLONE3, errno.ENOSYS),
        *refuse_flags(CLONE, ALL_NEW_NAMESPACES, errno.EPERM),
    ],
    "mounts": refuse(MOUNT, errno.EACCES),  # user namespaces without rights in them, as in Ubuntu
    "landlock": refuse(LANDLOCK_CREATE_RULESET, errno.ENOSYS),
    "seccomp": refuse(SECCOMP, errno.EINVAL),
}


def enter(names):
    program = [(LOAD, 0, 0, NUMBER)]
    for name in names:
        program += RULES[name]
    program.append((RETURN, 0, 0, SECCOMP_RET_ALLOW))
    code = b"".join(struct.pack("HBBI", *instruction) for instruction in program)
    buffer = ctypes.create_string_buffer(code, len(code))
    header = struct.pack("HxxxxxxQ", len(program), ctypes.addressof(buffer))
    libc = ctypes.CDLL(None, use_errno=True)
    no_new_privileges, set_seccomp, filter_mode = 38, 22, 2
    libc.prctl(no_new_privileges, 1, 0, 0, 0)
    if libc.prctl(set_seccomp, filter_mode, header, 0, 0) != 0:
        raise SystemExit(f"without.py: no filter: {os.strerror(ctypes.get_errno())}")


if __name__ == "__main__":
    enter(sys.argv[1].split(","))
    os.execvp(sys.argv[2], sys.argv[2:])
