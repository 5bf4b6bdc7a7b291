// SPDX-License-Identifier: Apache-2.0
#include "crash/unconfirmed.h"

#include "classpath/class_path.h"
#include "findings/kind.h"
#include "hazards/hazard.h"
#include "hazards/hazard_index.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/universe.h"

namespace assay::crash {

namespace {

/// All that may override something: what is called safe must be safe whoever is there.
std::vector<vm::Class*> all_classes(boot::Runtime& runtime, const vm::Class& klass) {
  std::vector<vm::Class*> classes;
  vm::Universe& universe = runtime.machine().universe();
  for (const classpath::ClassPathClass& entry : runtime.class_path().classes()) {
    if (vm::Class* each = vm::find_or_load(universe, *klass.loader, entry.name))
      classes.push_back(each);
  }
  return classes;
}

}  // namespace

void FailedOperations::add(const findings::Crash& crash, std::string what) {
  for (const findings::Frame& frame : crash.stack) {
    if (frame.is_library) continue;
    std::string& known =
        places_
            .try_emplace({frame.class_name, frame.method, frame.descriptor, frame.bytecode_index},
                         what)
            .first->second;
    if (what.empty()) known.clear();
    return;
  }
}

const std::string* FailedOperations::find(const vm::Method& method,
                                          std::uint32_t bytecode_index) const {
  const auto found =
      places_.find({vm::external_name(*method.owner), std::string(method.info->name),
                    std::string(method.info->descriptor), static_cast<int>(bytecode_index)});
  return found == places_.end() ? nullptr : &found->second;
}

std::vector<findings::Unconfirmed> unconfirmed_operations(boot::Runtime& runtime,
                                                          const vm::Class& klass,
                                                          const FailedOperations& failed,
                                                          const std::string& otherwise) {
  hazards::HazardIndex index(runtime.machine(), all_classes(runtime, klass), {});
  std::vector<findings::Unconfirmed> rows;
  for (const vm::Method& method : klass.methods) {
    if (!method.info->has_code) continue;
    for (const hazards::Hazard& hazard : index.of(method)) {
      const auto kind = findings::kind_named(hazards::name_of(hazard.kind));
      const std::string* seen = failed.find(method, hazard.bytecode_index);
      if (!kind || (seen != nullptr && seen->empty())) continue;
      const std::string guard = hazard.is_guard ? "an argument or state is rejected" : otherwise;
      rows.push_back({*kind, vm::external_name(klass), std::string(method.info->name), hazard.line,
                      hazard.condition, seen != nullptr ? *seen : guard});
    }
  }
  return rows;
}

}  // namespace assay::crash
