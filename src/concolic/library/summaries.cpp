// SPDX-License-Identifier: Apache-2.0
#include "concolic/library/summaries.h"

#include "interp/machine.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

void add(SummaryTable& table, vm::Method& method, const Summary& summary) {
  table[&method] = &summary;
  method.traits.summarised = true;
}

/// The properties of characters beyond Latin-1 are in tables of tables.
void fix_characters(vm::Universe& universe, SummaryTable& table) {
  for (std::string_view name :
       {"java/lang/CharacterData00", "java/lang/CharacterData01", "java/lang/CharacterData02",
        "java/lang/CharacterData03", "java/lang/CharacterData0E"}) {
    vm::Class* klass = universe.load_boot(name);
    if (klass == nullptr) continue;
    for (vm::Method& method : klass->methods) {
      if (!method.is_static() && universe.symbols().text(method.descriptor).starts_with("(I"))
        add(table, method, fixed_character_summary());
    }
  }
}

/// Every method of a builder that is not described by itself.
void close_builders(vm::Universe& universe, SummaryTable& table) {
  vm::Class* base = universe.load_boot("java/lang/AbstractStringBuilder");
  for (vm::Method& method : base->methods) {
    if (!method.is_static()) add(table, method, closed_builder_summary());
  }
}

}  // namespace

SummaryTable all_summaries(interp::Machine& machine) {
  vm::Universe& universe = machine.universe();
  SummaryTable table;
  close_builders(universe, table);
  for (std::span<const Summary> family :
       {number_summaries(), character_summaries(), string_summaries(), string_edit_summaries(),
        string_search_summaries(), parsing_summaries(), map_summaries(), builder_summaries(),
        class_summaries()}) {
    for (const Summary& summary : family) {
      vm::Class* klass = universe.load_boot(summary.class_name);
      if (klass == nullptr) continue;
      if (vm::Method* method = universe.find_method(*klass, summary.name, summary.descriptor);
          method != nullptr && method->owner == klass)
        add(table, *method, summary);
    }
  }
  fix_characters(universe, table);
  return table;
}

void add_all_summaries(Recorder& recorder) {
  for (const auto& [method, summary] : all_summaries(recorder.machine()))
    recorder.add_summary(*method, *summary);
}

}  // namespace assay::concolic
