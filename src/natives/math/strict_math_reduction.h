// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace assay::natives::strict {

/// An angle less than pi/4 in magnitude, as the sum of two doubles, and how many quarter turns
/// were taken off to get there.
struct Reduced {
  double head, tail;
  int quadrant;
};

/// Takes multiples of pi/2 off a finite angle that is not reduced yet.
Reduced reduce(double x);

}  // namespace assay::natives::strict
