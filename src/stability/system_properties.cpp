// SPDX-License-Identifier: Apache-2.0
#include "stability/system_properties.h"

#include <string_view>

#include "replay/library_calls.h"
#include "source/expression.h"

namespace assay::stability {

namespace {

using source::Expression;

constexpr std::string_view kProperties = "java/util/Properties";
constexpr const char* kKeeper = "systemPropertiesBefore";

vm::Slot properties(replay::LibraryCalls& library) {
  return library.call_static("java/lang/System", "getProperties", "()Ljava/util/Properties;", {});
}

}  // namespace

SystemProperties::SystemProperties(interp::Machine& machine) : machine_(machine) {
  replay::LibraryCalls library(machine_);
  before_ = library.call(kProperties, "clone", "()Ljava/lang/Object;", {properties(library)});
}

bool SystemProperties::put_back() {
  replay::LibraryCalls library(machine_);
  const vm::Slot now = properties(library);
  if (!before_.ref || !now.ref) return false;
  const vm::Slot same =
      library.call(kProperties, "equals", "(Ljava/lang/Object;)Z", {before_, now});
  if (same.i != 0) return false;
  library.call_static("java/lang/System", "setProperties", "(Ljava/util/Properties;)V", {before_});
  return true;
}

source::Restoration SystemProperties::restoration() {
  const source::Type system{"java.lang.System"}, properties{"java.util.Properties"};
  Expression now{Expression::Kind::StaticCall, "getProperties", system};
  Expression copy{Expression::Kind::Call, "clone", {}, {std::move(now)}};
  Expression read{Expression::Kind::Cast, "", properties, {std::move(copy)}};
  Expression put_back{
      Expression::Kind::StaticCall, "setProperties", system, {source::variable(kKeeper)}};
  return {properties, kKeeper, std::move(read), std::move(put_back)};
}

}  // namespace assay::stability
