// SPDX-License-Identifier: Apache-2.0
#include "explore/proof/environment_answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

#include "concolic/decision.h"
#include "concolic/inputs/candidate.h"
#include "expr/term.h"
#include "interp/frame.h"
#include "interp/threads/thread.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/strings.h"
#include "vm/universe.h"

namespace assay::explore {

namespace {

enum class Asked : std::uint8_t {
  Always,
  ByProgram,  // the library asks for its own purposes
  ByName,     // likewise, of a name that is given: without one it throws
  OfMachine,  // of an exception that the machine may have made, in its own words or in none
};

struct AskedMethod {
  std::string_view owner, name, descriptor;
  Asked when = Asked::Always;
};

/// Their answers can be anything of their type, null included, but see is_nullable.
constexpr AskedMethod kAsked[] = {
    {"java/lang/System", "currentTimeMillis", "()J"},
    {"java/lang/System", "nanoTime", "()J"},
    {"java/lang/Math", "random", "()D"},
    {"java/lang/Runtime", "freeMemory", "()J"},
    {"java/lang/Runtime", "totalMemory", "()J"},
    {"java/lang/Runtime", "maxMemory", "()J"},
    {"java/lang/Runtime", "availableProcessors", "()I", Asked::ByProgram},
    {"java/lang/System", "getenv", "(Ljava/lang/String;)Ljava/lang/String;", Asked::ByName},
    {"java/lang/System", "getProperty", "(Ljava/lang/String;)Ljava/lang/String;", Asked::ByName},
    {"java/lang/System", "getProperty", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
     Asked::ByName},
    {"java/lang/Boolean", "getBoolean", "(Ljava/lang/String;)Z", Asked::ByName},
    {"java/lang/Integer", "getInteger", "(Ljava/lang/String;)Ljava/lang/Integer;", Asked::ByName},
    {"java/lang/Integer", "getInteger", "(Ljava/lang/String;I)Ljava/lang/Integer;", Asked::ByName},
    {"java/lang/Long", "getLong", "(Ljava/lang/String;)Ljava/lang/Long;", Asked::ByName},
    {"java/lang/Long", "getLong", "(Ljava/lang/String;J)Ljava/lang/Long;", Asked::ByName},
    {"java/lang/Throwable", "getMessage", "()Ljava/lang/String;", Asked::OfMachine},
    {"java/lang/NullPointerException", "getMessage", "()Ljava/lang/String;", Asked::OfMachine},
};

/// Whether the machine throws such exceptions, whose messages differ between machines; compiled
/// code may throw one that has none.
bool is_of_machine(const vm::Class& klass) {
  constexpr std::string_view kThrown[] = {
      "java/lang/NullPointerException",      "java/lang/ArithmeticException",
      "java/lang/ClassCastException",        "java/lang/NegativeArraySizeException",
      "java/lang/ArrayStoreException",       "java/lang/ArrayIndexOutOfBoundsException",
      "java/lang/IndexOutOfBoundsException", "java/lang/StringIndexOutOfBoundsException"};
  return std::find(std::begin(kThrown), std::end(kThrown), klass.name) != std::end(kThrown);
}

/// With a default that is a number there is always an answer.
bool is_nullable(std::string_view descriptor) {
  return !descriptor.starts_with("(Ljava/lang/String;I)") &&
         !descriptor.starts_with("(Ljava/lang/String;J)");
}

}  // namespace

EnvironmentAnswers::EnvironmentAnswers(interp::Machine& machine, concolic::Recorder& recorder,
                                       concolic::Inputs& inputs)
    : machine_(machine), recorder_(recorder), inputs_(inputs) {
  vm::Universe& universe = machine.universe();
  for (const AskedMethod& row : kAsked) {
    vm::Class* owner = universe.load_boot(row.owner);
    vm::Method* method =
        owner == nullptr ? nullptr : universe.find_method(*owner, row.name, row.descriptor);
    if (method == nullptr) continue;
    recorder.replace(*method, [this, when = row.when](vm::Method& called, const vm::Slot* arguments,
                                                      const std::uint32_t* shadows, vm::Slot& value,
                                                      std::uint32_t& result) {
      if (builder_ == nullptr) return Entry::StepIn;
      const bool has_name =
          when != Asked::ByName || (arguments[0].ref && shadows[0] == 0 &&
                                    !machine_.universe().strings().utf16(arguments[0].ref).empty());
      if (when == Asked::OfMachine) {
        const bool is_known = !is_of_machine(*machine_.universe().class_of(arguments[0].ref));
        return is_known ? Entry::StepIn : answer(called, value, result);
      }
      if (!has_name || (when != Asked::Always && !is_asked_by_program())) return Entry::StepIn;
      return answer(called, value, result);
    });
  }
  vm::Method* hash_code = universe.find_method(*universe.load_boot("java/lang/System"),
                                               "identityHashCode", "(Ljava/lang/Object;)I");
  recorder.replace(*hash_code,
                   [this](vm::Method& called, const vm::Slot* arguments,
                          const std::uint32_t* shadows, vm::Slot& value, std::uint32_t& result) {
                     if (builder_ == nullptr || !is_asked_by_program()) return Entry::StepIn;
                     return hash(called, arguments[0].ref, shadows[0], value, result);
                   });
}

void EnvironmentAnswers::begin(concolic::InputBuilder& builder) {
  builder_ = &builder;
  asked_ = 0;
  hashed_.clear();
}

bool EnvironmentAnswers::is_asked_by_program() const {
  const interp::JavaThread& thread = machine_.current();
  return thread.has_frames() && !thread.top->method->owner->trusted;
}

concolic::NodeId EnvironmentAnswers::input(const std::string& what, std::size_t number,
                                           const vm::Method& method) {
  const auto key = std::make_pair(what, number);
  auto known = known_.find(key);
  if (known == known_.end()) {
    const std::string_view descriptor = machine_.universe().symbols().text(method.descriptor);
    vm::Class* type =
        method.return_kind == vm::Kind::Ref
            ? inputs_.class_of(*method.owner, descriptor.substr(descriptor.find(')') + 1))
            : nullptr;
    const concolic::NodeId added =
        inputs_.add(fmt::format("{}#{}", what, number + 1), method.return_kind, type, 0,
                    is_nullable(descriptor));
    known = known_.emplace(key, added).first;
  }
  return known->second;
}

EnvironmentAnswers::Entry EnvironmentAnswers::give(concolic::NodeId input, vm::Slot& value,
                                                   std::uint32_t& result) {
  auto made = builder_->build(input);
  if (!made) return Entry::StepIn;
  value = made->value;
  result = made->shadow;
  return Entry::Replace;
}

EnvironmentAnswers::Entry EnvironmentAnswers::answer(vm::Method& method, vm::Slot& value,
                                                     std::uint32_t& result) {
  const std::string name(machine_.universe().symbols().text(method.name));
  return give(input(name, asked_++, method), value, result);
}

/// One object has one hash code; another may have the same.
EnvironmentAnswers::Entry EnvironmentAnswers::hash(vm::Method& method, vm::Ref object,
                                                   std::uint32_t shadow, vm::Slot& value,
                                                   std::uint32_t& result) {
  recorder_.settle(concolic::DecisionKind::Null, recorder_.current_site(), expr::Term{shadow},
                   object);
  if (!object) {
    value.i = 0;
    result = 0;
    return Entry::Replace;
  }
  const std::size_t number = hashed_.try_emplace(object.bits, hashed_.size()).first->second;
  return give(input("identityHashCode", number, method), value, result);
}

}  // namespace assay::explore
