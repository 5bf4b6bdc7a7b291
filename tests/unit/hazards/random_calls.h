// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <random>
#include <string>
#include <vector>

#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "hazards/hazard_index.h"
#include "interp/backtrace.h"
#include "interp/run/meter.h"
#include "interp/run/run_scope.h"
#include "interp/threads/sticky_run.h"
#include "unit/hazards/fixture_classes.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/linking/verified_code.h"

namespace assay::hazards::test {

/// Calls methods of all classes with random arguments on random objects, and compares where they
/// threw with what was called safe.
class RandomCalls {
 public:
  RandomCalls(FixtureClasses& classes, HazardIndex& index) : classes_(classes), index_(index) {}

  struct Outcome {
    int runs = 0, thrown = 0, checked = 0;
    std::vector<std::string> contradictions;
  };

  Outcome run(int calls_per_method) {
    Outcome outcome;
    unsigned seed = 1;
    for (vm::Class* klass : classes_.classes()) {
      for (vm::Method& method : klass->methods) {
        if (!is_callable(method)) continue;
        for (int i = 0; i < calls_per_method; ++i) try_once(method, seed++, outcome);
      }
    }
    return outcome;
  }

 private:
  using Slots = std::vector<vm::Slot>;

  vm::Universe& universe() { return classes_.machine().universe(); }

  static bool is_callable(const vm::Method& method) {
    std::string_view name = method.info->name;
    return !method.is_abstract() && !method.is_native() && !method.is_private() &&
           name != "<clinit>" && name != "main" && !name.starts_with("lambda$") &&
           !name.starts_with("access$");
  }

  void try_once(vm::Method& method, unsigned seed, Outcome& outcome) {
    interp::Machine& machine = classes_.machine();
    interp::RunScope scope(machine);
    interp::Limits limits;
    limits.fuel = 200000;
    scope.set_limits(limits);
    interp::StickyRun run = interp::run_sticky(machine, [&] {
      random_.seed(seed);
      return call(method, 0);
    });
    ++outcome.runs;
    if (run.completion.kind == interp::Completion::Kind::Threw)
      judge(run.completion.exception, outcome);
    machine.rollback(run.mark);
  }

  interp::Completion call(vm::Method& method, int depth) {
    Slots arguments;
    vm::Ref receiver;
    if (!method.is_static()) {
      if (method.info->name == "<init>") {
        if (method.owner->is_abstract()) return {};
        interp::Completion ready = classes_.machine().initialise(*method.owner);
        if (!ready.returned()) return ready;
        receiver = universe().new_object(*method.owner);
      } else {
        auto made = object_of(*method.owner, depth + 1);
        if (!made || !*made) return {};
        receiver = *made;
        disturb(receiver, depth);
      }
      arguments.push_back(vm::Slot::of_ref(receiver));
    }
    for (classfile::TypeDescriptor type :
         classfile::MethodDescriptor(method.info->descriptor).parameters())
      arguments.push_back(value(*method.owner, type, depth));
    interp::Completion done = classes_.machine().call(method, arguments);
    if (done.returned() && method.info->name == "<init>") done.value = vm::Slot::of_ref(receiver);
    return done;
  }

  /// A few calls first bring an object into other states.
  void disturb(vm::Ref object, int depth) {
    if (depth > 0) return;
    vm::Class& klass = *universe().class_of(object);
    for (unsigned left = random_() % 4; left > 0 && !klass.methods.empty(); --left) {
      vm::Method& method = klass.methods[random_() % klass.methods.size()];
      if (!is_callable(method) || method.is_static() || method.info->name == "<init>") continue;
      Slots arguments{vm::Slot::of_ref(object)};
      for (classfile::TypeDescriptor type :
           classfile::MethodDescriptor(method.info->descriptor).parameters())
        arguments.push_back(value(klass, type, 1));
      classes_.machine().call(method, arguments);
    }
  }

  std::int64_t number() {
    constexpr std::int64_t kNumbers[] = {0,  1,  -1, 2,         3,         4,         5,
                                         7,  10, 16, 127,       255,       -128,      65536,
                                         -2, 8,  64, INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN};
    return random_() % 3 == 0 ? static_cast<std::int64_t>(random_() % 12) - 2
                              : kNumbers[random_() % std::size(kNumbers)];
  }

  vm::Slot value(vm::Class& from, classfile::TypeDescriptor type, int depth) {
    switch (type.kind()) {
      case 'Z':
        return vm::Slot::of_int(static_cast<int>(random_() % 2));
      case 'B':
        return vm::Slot::of_int(static_cast<std::int8_t>(number()));
      case 'C':
        return vm::Slot::of_int(static_cast<std::uint16_t>(number()));
      case 'S':
        return vm::Slot::of_int(static_cast<std::int16_t>(number()));
      case 'I':
        return vm::Slot::of_int(static_cast<std::int32_t>(number()));
      case 'J':
        return vm::Slot::of_long(number());
      case 'F':
        return vm::Slot::of_float(static_cast<float>(number()) / 2);
      case 'D':
        return vm::Slot::of_double(static_cast<double>(number()) / 2);
      default:
        break;
    }
    vm::Class* klass = vm::find_type(universe(), *from.loader, type.text);
    if (klass == nullptr || random_() % 5 == 0) return vm::Slot::of_ref({});
    return vm::Slot::of_ref(object_of(*klass, depth + 1).value_or(vm::Ref{}));
  }

  vm::Ref text() {
    constexpr std::string_view kTexts[] = {"",   " ",   "a",     "abc", "1",
                                           "-7", "a=b", "x,y,z", "\n",  "true"};
    return universe().strings().make(kTexts[random_() % std::size(kTexts)]);
  }

  /// Nothing: none could be made.
  std::optional<vm::Ref> object_of(vm::Class& klass, int depth) {
    if (depth > 4) return std::nullopt;
    if (klass.is_array()) return array_of(klass, depth);
    if (klass.name == "java/lang/String" || klass.name == "java/lang/CharSequence" ||
        klass.name == "java/lang/Comparable")
      return text();
    if (klass.name == "java/lang/Object") return any_object(depth);
    if (klass.name == "java/util/List" || klass.name == "java/util/Collection" ||
        klass.name == "java/lang/Iterable")
      return made_by(*universe().load_boot("java/util/ArrayList"), depth);
    if (klass.name == "java/util/Map")
      return made_by(*universe().load_boot("java/util/HashMap"), depth);
    if (klass.name == "java/lang/Class") return universe().well_known().string->mirror;
    if (!klass.is_abstract() && !klass.is_interface() && random_() % 3 != 0)
      return made_by(klass, depth);
    std::vector<vm::Class*> choices;
    for (vm::Class* each : classes_.classes()) {
      if (!each->is_abstract() && !each->is_interface() && each->is_assignable_to(&klass))
        choices.push_back(each);
    }
    if (choices.empty()) return std::nullopt;
    return made_by(*choices[random_() % choices.size()], depth);
  }

  vm::Ref any_object(int depth) {
    switch (random_() % 4) {
      case 0:
        return text();
      case 1:
        return array_of(*universe().primitive_array(vm::Kind::Int), depth).value_or(vm::Ref{});
      case 2:
        return universe().new_object(*universe().well_known().object);
      default: {
        const auto& all = classes_.classes();
        vm::Class& klass = *all[random_() % all.size()];
        if (klass.is_abstract() || klass.is_interface()) return text();
        return made_by(klass, depth).value_or(vm::Ref{});
      }
    }
  }

  std::optional<vm::Ref> array_of(vm::Class& klass, int depth) {
    auto length = static_cast<std::int32_t>(random_() % 5);
    vm::Ref array = universe().new_array(klass, length);
    if (!array || klass.element_kind != vm::Kind::Ref) return array;
    for (std::int32_t i = 0; i < length; ++i) {
      if (random_() % 4 == 0) continue;
      vm::Ref element = object_of(*klass.component, depth + 1).value_or(vm::Ref{});
      universe().heap().write<vm::Ref>(array, vm::kArrayBase + static_cast<std::uint32_t>(i) * 4,
                                       element);
    }
    return array;
  }

  std::optional<vm::Ref> made_by(vm::Class& klass, int depth) {
    std::vector<vm::Method*> constructors;
    for (vm::Method& method : klass.methods) {
      if (method.info->name == "<init>" && !method.is_private()) constructors.push_back(&method);
    }
    if (constructors.empty() || klass.is(classfile::access::kEnum)) return std::nullopt;
    interp::Completion made = call(*constructors[random_() % constructors.size()], depth);
    if (!made.returned() || !made.value.ref) return std::nullopt;
    return made.value.ref;
  }

  /// Exceptions that the machine itself threw, in code of the program.
  void judge(vm::Ref exception, Outcome& outcome) {
    ++outcome.thrown;
    if (interp::started_in_hidden_frame(universe(), exception)) return;
    auto trace = interp::read_backtrace(universe(), exception);
    if (trace.empty() || trace[0].bytecode_index < 0 || trace[0].method->owner->trusted) return;
    std::string_view name = universe().class_of(exception)->name;
    constexpr std::string_view kOwn[] = {
        "java/lang/NullPointerException", "java/lang/ArrayIndexOutOfBoundsException",
        "java/lang/ArithmeticException",  "java/lang/ClassCastException",
        "java/lang/ArrayStoreException",  "java/lang/NegativeArraySizeException"};
    if (std::find(std::begin(kOwn), std::end(kOwn), name) == std::end(kOwn)) return;
    const vm::Method& method = *trace[0].method;
    auto pc = static_cast<std::uint32_t>(trace[0].bytecode_index);
    auto code = vm::VerifiedCode::of(method);
    auto instruction = classfile::Instruction::at(code->bytecode(), pc);
    if (instruction.opcode == classfile::Opcode::Invokespecial) return;  // of a throw statement
    ++outcome.checked;
    if (!index_.is_safe(method, pc)) return;
    std::string where = std::string(method.owner->name) + "." + std::string(method.info->name) +
                        std::string(method.info->descriptor) + " at " + std::to_string(pc) + ": " +
                        std::string(name);
    auto& all = outcome.contradictions;
    if (std::find(all.begin(), all.end(), where) == all.end()) all.push_back(where);
  }

  FixtureClasses& classes_;
  HazardIndex& index_;
  std::mt19937 random_;
};

}  // namespace assay::hazards::test
