# SPDX-License-Identifier: Apache-2.0
"""What assay does not do yet, by the name of the test, with the reason and where it is in src."""

KNOWN = {}
