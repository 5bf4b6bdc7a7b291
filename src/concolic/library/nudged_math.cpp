// SPDX-License-Identifier: Apache-2.0
#include "concolic/library/nudged_math.h"

#include <cmath>
#include <cstdlib>
#include <limits>
#include <string_view>

#include "interp/shadow.h"
#include "natives/math/strict_math.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using DoubleFunction = double (*)(double, double);

template <double (*Unary)(double)>
double first_of(double x, double) {
  return Unary(x);
}

double raised(double x, double y) { return std::pow(x, y); }

struct NudgedFunction {
  std::string_view name, descriptor;
  DoubleFunction function;
};

constexpr NudgedFunction kNudged[] = {
    {"sin", "(D)D", first_of<natives::strict::sin>},
    {"cos", "(D)D", first_of<natives::strict::cos>},
    {"tan", "(D)D", first_of<natives::strict::tan>},
    {"exp", "(D)D", first_of<natives::strict::exp>},
    {"log", "(D)D", first_of<natives::strict::log>},
    {"log10", "(D)D", first_of<natives::strict::log10>},
    {"pow", "(DD)D", raised},
};

double nudged(double value, int units) {
  const double infinity = std::numeric_limits<double>::infinity();
  for (int i = 0; i < std::abs(units); ++i)
    value = std::nextafter(value, units > 0 ? infinity : -infinity);
  return value;
}

}  // namespace

NudgedMath::NudgedMath(interp::Machine& machine, Recorder& recorder) {
  using Entry = interp::ShadowListener::Entry;
  vm::Universe& universe = machine.universe();
  vm::Class& math = *universe.load_boot("java/lang/Math");
  for (const NudgedFunction& row : kNudged) {
    vm::Method* method = universe.find_method(math, row.name, row.descriptor);
    if (method == nullptr) continue;
    const bool has_two = row.descriptor == "(DD)D";
    recorder.replace(*method, [this, has_two, function = row.function](
                                  vm::Method&, const vm::Slot* arguments, const std::uint32_t*,
                                  vm::Slot& value, std::uint32_t& result) {
      if (units_ == 0) return Entry::StepIn;
      const double second = has_two ? arguments[1].d : 0;
      value.d = nudged(function(arguments[0].d, second), units_);
      result = 0;
      return Entry::Replace;
    });
  }
}

}  // namespace assay::concolic
