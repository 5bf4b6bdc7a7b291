// SPDX-License-Identifier: Apache-2.0
#include "explore/outcome_text.h"

#include <fmt/format.h>

#include "classfile/line_numbers.h"
#include "interp/backtrace.h"
#include "interp/completion.h"
#include "interp/run/call_aside.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::explore {

namespace {

std::string value_text(interp::Machine& machine, vm::Kind kind, vm::Slot value) {
  vm::Universe& universe = machine.universe();
  switch (kind) {
    case vm::Kind::Void:
      return "";
    case vm::Kind::Boolean:
      return value.i != 0 ? "true" : "false";
    case vm::Kind::Long:
      return fmt::format("{}", value.j);
    case vm::Kind::Float:
    case vm::Kind::Double: {
      bool is_float = kind == vm::Kind::Float;
      vm::Method* to_string = universe.find_method(
          *universe.load_boot(is_float ? "java/lang/Float" : "java/lang/Double"), "toString",
          is_float ? "(F)Ljava/lang/String;" : "(D)Ljava/lang/String;");
      interp::Completion text = interp::call_aside(machine, *to_string, {value});
      return text.returned() ? universe.strings().utf8(text.value.ref) : "?";
    }
    case vm::Kind::Char: {
      vm::Ref text = universe.strings().make(std::u16string(1, static_cast<char16_t>(value.i)));
      return text ? universe.strings().utf8(text) : "?";
    }
    case vm::Kind::Ref:
      if (!value.ref) return "null";
      if (universe.class_of(value.ref) == universe.well_known().string)
        return universe.strings().utf8(value.ref);
      return vm::external_name(*universe.class_of(value.ref));
    default:
      return fmt::format("{}", value.i);
  }
}

template <class Number>
Outcome::Result sign_of(Number value) {
  if (value != value) return Outcome::Result::NaN;
  if (value == Number{}) return Outcome::Result::Zero;
  return value < Number{} ? Outcome::Result::Negative : Outcome::Result::Positive;
}

Outcome::Result result_of(vm::Universe& universe, vm::Kind kind, vm::Slot value) {
  using Result = Outcome::Result;
  switch (kind) {
    case vm::Kind::Void:
      return Result::None;
    case vm::Kind::Boolean:
      return value.i != 0 ? Result::True : Result::False;
    case vm::Kind::Char:
      return Result::Character;
    case vm::Kind::Long:
      return sign_of(value.j);
    case vm::Kind::Float:
      return sign_of(value.f);
    case vm::Kind::Double:
      return sign_of(value.d);
    case vm::Kind::Ref:
      if (!value.ref) return Result::Null;
      if (universe.class_of(value.ref) != universe.well_known().string) return Result::Object;
      return universe.strings().utf16(value.ref).empty() ? Result::EmptyText : Result::Text;
    default:
      return sign_of(value.i);
  }
}

}  // namespace

std::string place_text(vm::Universe& universe, const vm::Method& method,
                       std::int32_t bytecode_index) {
  const int line =
      bytecode_index < 0
          ? -1
          : classfile::line_of(method.info->debug, static_cast<std::uint32_t>(bytecode_index));
  return fmt::format("{}.{}:{}", vm::external_name(*method.owner),
                     universe.symbols().text(method.name), line);
}

Outcome thrown_outcome(vm::Universe& universe, vm::Ref exception) {
  Outcome outcome;
  outcome.kind = Outcome::Kind::Threw;
  const vm::Class& klass = *universe.class_of(exception);
  const vm::Class* linkage_error = universe.load_boot("java/lang/LinkageError");
  outcome.exception = vm::external_name(klass);
  outcome.is_linkage_error = linkage_error != nullptr && klass.is_subclass_of(linkage_error);
  for (const auto& entry : interp::read_backtrace(universe, exception)) {
    if (entry.method->owner->trusted) continue;
    outcome.at = place_text(universe, *entry.method, entry.bytecode_index);
    break;
  }
  return outcome;
}

namespace {

std::optional<std::string> message_of(interp::Machine& machine, vm::Ref exception) {
  vm::Universe& universe = machine.universe();
  vm::Method* get_message =
      universe.find_method(*universe.class_of(exception), "getMessage", "()Ljava/lang/String;");
  interp::Completion message =
      interp::call_aside(machine, *get_message, {vm::Slot::of_ref(exception)});
  if (!message.returned() || !message.value.ref) return std::nullopt;
  return universe.strings().utf8(message.value.ref);
}

}  // namespace

Outcome describe_outcome(interp::Machine& machine, const vm::Method& method,
                         const interp::Completion& completion) {
  Outcome outcome;
  switch (completion.kind) {
    case interp::Completion::Kind::Returned:
      outcome.result = result_of(machine.universe(), method.return_kind, completion.value);
      outcome.value = value_text(machine, method.return_kind, completion.value);
      break;
    case interp::Completion::Kind::Threw:
      outcome = thrown_outcome(machine.universe(), completion.exception);
      outcome.message = message_of(machine, completion.exception);
      break;
    case interp::Completion::Kind::Stopped:
      outcome.kind = Outcome::Kind::Stopped;
      outcome.stop = machine.run().stop().text();
      outcome.stopped_by = machine.run().stop().reason;
      break;
  }
  return outcome;
}

}  // namespace assay::explore
