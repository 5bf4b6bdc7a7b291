# SPDX-License-Identifier: Apache-2.0
"""What a runner makes of a complaint: a known failure that passes fails the run, so that tables of them stay true."""


def judge(name, complaint, known):
    """Prints what is wrong; returns whether it passed, failed or is known to fail. known: name -> reason."""
    if name in known:
        if complaint is None:
            print(f"FAIL {name}: passes, but is in the table of known failures")
            return "failed"
        print(f"known {name}: {known[name]} ({complaint})")
        return "known"
    if complaint is not None:
        print(f"FAIL {name}: {complaint}")
    return "passed" if complaint is None else "failed"
