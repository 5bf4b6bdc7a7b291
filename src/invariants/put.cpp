// SPDX-License-Identifier: Apache-2.0
#include "invariants/put.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace assay::invariants {

namespace {

struct FormRow {
  Form form;
  std::string_view name;
};
constexpr std::array<FormRow, 7> kForms{{{Form::Constructor, "constructor"},
                                         {Form::DirectFieldUpdate, "direct-field-update"},
                                         {Form::Subclassing, "subclassing"},
                                         {Form::Leaking, "leaking"},
                                         {Form::Capturing, "capturing"},
                                         {Form::CapturingConstructor, "capturing-constructor"},
                                         {Form::Exhaustive, "exhaustive"}}};

std::string object_text(std::size_t object) {
  return object == Put::kFresh ? "#" : fmt::format("o{}", object);
}

}  // namespace

std::string_view name_of(Form form) {
  return std::ranges::find(kForms, form, &FormRow::form)->name;
}

std::string Put::text() const {
  std::string text;
  for (std::size_t i = 0; i < calls.size(); ++i) {
    const Call& call = calls[i];
    if (!text.empty()) text += "; ";
    for (std::size_t made = 0; made < objects.size(); ++made) {
      if (objects[made].made_by == i) text += object_text(made) + " = ";
    }
    if (call.operation->has_receiver()) text += object_text(call.on) + ".";
    text += call.operation->name;
    for (std::size_t argument : call.arguments) text += " " + object_text(argument);
  }
  return text;
}

}  // namespace assay::invariants
