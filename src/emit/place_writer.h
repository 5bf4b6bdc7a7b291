// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "emit/class_names.h"
#include "emit/junit.h"
#include "source/printer.h"
#include "source/test_case.h"

namespace assay::emit {

/// Makes tests run in the same locale everywhere, and leaves the user's behind.
Fixture locale_fixture(ClassNames& names, JUnit junit);
/// The same for the time zone.
Fixture time_zone_fixture(ClassNames& names, JUnit junit);
/// Opens no windows, whether there is a screen or not. That is decided once in a virtual machine,
/// so there is nothing to restore.
Fixture headless_fixture(ClassNames& names, JUnit junit);

/// Puts static state back after each test.
Fixture state_fixture(ClassNames& names, JUnit junit, const source::Printer& printer,
                      const source::Restoration& state);

/// The members of the test class that do it, for tests of which some need it.
std::vector<std::string> fixture_lines(const std::set<Fixture>& fixtures, bool is_public);

}  // namespace assay::emit
