// SPDX-License-Identifier: Apache-2.0
// Section 5 of the specification of static state: vulnerability times accessibility. A static field
// that is read right before an operation that may fail counts most, deep in conditions more.
#include "search/statics/method_scores.h"

#include <algorithm>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "recipe/visibility.h"
#include "vm/linking/verified_code.h"
#include "vm/universe.h"

namespace assay::search {

namespace {

namespace access = classfile::access;
using classfile::Instruction;
using classfile::Opcode;

constexpr double kNext = 4;  // for a read whose value the next operation may fail with
constexpr double kPerCondition = 0.25;
constexpr double kElsewhere = 0.5;  // for a field that callees or initialisers read
constexpr std::size_t kMostPaired = 24;
constexpr double kPublic = 1, kProtected = 0.75, kPackage = 0.5, kPrivate = 0.25;

/// Whether an instruction fails for some values.
bool may_fail(const Instruction& instruction) {
  switch (instruction.opcode) {
    case Opcode::Idiv:
    case Opcode::Irem:
    case Opcode::Ldiv:
    case Opcode::Lrem:
    case Opcode::Arraylength:
    case Opcode::Athrow:
    case Opcode::Checkcast:
    case Opcode::Newarray:
    case Opcode::Anewarray:
    case Opcode::Multianewarray:
    case Opcode::Getfield:
    case Opcode::Putfield:
    case Opcode::Invokevirtual:
    case Opcode::Invokeinterface:
      return true;
    default:
      return (instruction.opcode >= Opcode::Iaload && instruction.opcode <= Opcode::Saload) ||
             (instruction.opcode >= Opcode::Iastore && instruction.opcode <= Opcode::Sastore);
  }
}

double weight_of(std::uint16_t flags) {
  if ((flags & access::kPublic) != 0) return kPublic;
  if ((flags & access::kProtected) != 0) return kProtected;
  return (flags & access::kPrivate) != 0 ? kPrivate : kPackage;
}

/// Of the reads in the method's own code.
double vulnerability_of_code(const vm::Method& method, const std::vector<vm::Field*>& variables) {
  const auto code = vm::VerifiedCode::of(method);
  if (!code) return 0;
  std::vector<Instruction> all;
  for (const Instruction& each : classfile::Instructions(code->bytecode())) all.push_back(each);
  double sum = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].opcode != Opcode::Getstatic) continue;
    const classfile::MemberRef member = code->pool().member(all[i].constant_operand());
    const bool is_variable = std::ranges::any_of(variables, [&](const vm::Field* field) {
      return field->info->name == member.name && field->owner->name == member.class_name;
    });
    if (!is_variable) continue;
    const auto next =
        std::find_if(all.begin() + static_cast<std::ptrdiff_t>(i) + 1, all.end(), &may_fail);
    if (next == all.end()) {
      sum += kElsewhere;
      continue;
    }
    double conditions = 0;  // that jump over the operation
    for (const Instruction* each = all.data(); each != &*next; ++each) {
      for (const std::uint32_t target : each->targets()) conditions += target > next->pc ? 1 : 0;
    }
    const auto distance = static_cast<double>(next - all.begin()) - static_cast<double>(i);
    sum += kNext / distance * (1 + kPerCondition * conditions);
  }
  return sum;
}

}  // namespace

MethodScore score_of(ClassFacts& facts, StaticReads& reads, vm::Method& method) {
  const std::vector<vm::Class*>& classes = reads.classes_of(method);
  const StaticInputs inputs = reads.inputs_of(method, classes);
  const std::vector<vm::Field*> own = reads.variables_in(facts.effects.own_effects(method).uses);
  MethodScore score;
  double open = 0;  // the most accessible of the fields
  const auto consider = [&](const vm::Field* field) {
    open = std::max(open, weight_of(field->access_flags) *
                              weight_of(recipe::declared_modifiers(*field->owner)));
  };
  for (const auto* fields : {&inputs.settable, &inputs.hidden}) {
    for (const vm::Field* field : *fields) {
      consider(field);
      if (std::ranges::find(own, field) == own.end()) score.vulnerability += kElsewhere;
    }
  }
  score.vulnerability += vulnerability_of_code(method, own);
  for (vm::Class* klass : classes) {
    vm::Method* initialiser = StaticReads::initialiser_of(*klass);
    if (initialiser == nullptr) continue;
    for (const vm::Field* field : reads.variables_in(facts.effects.effects(*initialiser).uses)) {
      if (field->owner == klass) continue;
      score.vulnerability += kElsewhere;
      consider(field);
    }
  }
  // What initialisers give to each other depends on who comes first, be it final or not.
  for (std::size_t i = 0; i < std::min(classes.size(), kMostPaired); ++i) {
    for (std::size_t other = 0; other < i; ++other) {
      if (!reads.are_dependent(*classes[i], *classes[other])) continue;
      score.vulnerability += kElsewhere;
      for (const std::size_t each : {i, other})
        open = std::max(open, weight_of(recipe::declared_modifiers(*classes[each])));
    }
  }
  if (!inputs.setters.empty()) open = std::max(open, kProtected);
  score.accessibility =
      open * weight_of(method.access_flags) * weight_of(recipe::declared_modifiers(*method.owner));
  return score;
}

}  // namespace assay::search
