// SPDX-License-Identifier: Apache-2.0
// Section 3 of the specification of static state. A point is an instruction that reads or writes a
// field, or calls something that does. It is critical for a class that no instruction on all ways
// to it has used, whose static state the method uses sooner or later, if one of the two reads or
// writes what the other writes.
#include "search/statics/critical_points.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <map>
#include <optional>
#include <set>

#include "boot/runtime.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/line_numbers.h"
#include "classfile/opcodes.h"
#include "concolic/inputs/inputs.h"
#include "explore/branches/branch_map.h"
#include "explore/method_explorer.h"
#include "explore/target.h"
#include "recipe/effects/effects.h"
#include "search/statics/static_reads.h"
#include "vm/linking/verified_code.h"
#include "vm/universe.h"

namespace assay::search {

namespace {

using classfile::Instruction;
using classfile::Opcode;
using recipe::Effects;
using Classes = std::set<vm::Class*>;

std::optional<std::uint32_t> common(const std::set<std::uint32_t>& some,
                                    const std::set<std::uint32_t>& others) {
  const auto found =
      std::ranges::find_if(some, [&](std::uint32_t each) { return others.count(each) != 0; });
  return found == some.end() ? std::nullopt : std::optional(*found);
}

class Points {
 public:
  Points(interp::Machine& machine, vm::Method& method)
      : machine_(machine), method_(method), effects_(machine, {method.owner}) {}

  std::vector<CriticalPoint> find() {
    const auto code = vm::VerifiedCode::of(machine_.universe(), method_);
    if (!code) return {};
    for (const Instruction& each : classfile::Instructions(code->bytecode()))
      steps_.emplace(each.pc, step_of(*code, each));
    flow(*code);
    std::vector<CriticalPoint> found;
    for (const auto& [pc, step] : steps_) {
      for (vm::Class* klass : prospective()) {
        if (step.used && step.used->count(klass) != 0) continue;
        if (auto point = critical(pc, step, *klass)) found.push_back(std::move(*point));
      }
    }
    return found;
  }

 private:
  struct Step {
    Effects effects;
    vm::Class* uses = nullptr;    // the class whose static state it uses
    std::string operation;        // empty: nothing that matters
    std::optional<Classes> used;  // on all ways to it; nothing: no way leads there
  };

  Step step_of(const vm::VerifiedCode& code, const Instruction& instruction) {
    Step step;
    const bool is_field =
        instruction.opcode >= Opcode::Getstatic && instruction.opcode <= Opcode::Putfield;
    if (!is_field && !instruction.is_call()) return step;
    const classfile::MemberRef member = code.pool().member(instruction.constant_operand());
    vm::Class* owner =
        concolic::class_of(machine_, *method_.owner, "L" + std::string(member.class_name) + ";");
    if (owner == nullptr || owner->is_array()) return step;
    if (is_field) {
      add_field(instruction, member, *owner, step);
    } else {
      add_call(instruction, member, *owner, step);
    }
    return step;
  }

  void add_field(const Instruction& instruction, const classfile::MemberRef& member,
                 vm::Class& owner, Step& step) {
    vm::Universe& universe = machine_.universe();
    const vm::Field* field =
        owner.find_field(universe.intern(member.name), universe.intern(member.descriptor));
    // The switch of assertions is no state of the program.
    if (field == nullptr || (field->access_flags & classfile::access::kSynthetic) != 0) return;
    const bool writes =
        instruction.opcode == Opcode::Putstatic || instruction.opcode == Opcode::Putfield;
    (writes ? step.effects.defines : step.effects.uses).insert(effects_.location(*field));
    const std::string name = vm::external_name(*field->owner) + "." + std::string(member.name);
    step.operation = (writes ? "writes " : "reads ") + name;
    if (field->is_static() && !field->owner->trusted) step.uses = field->owner;
  }

  void add_call(const Instruction& instruction, const classfile::MemberRef& member,
                vm::Class& owner, Step& step) {
    vm::Universe& universe = machine_.universe();
    vm::Method* called =
        owner.find_method(universe.intern(member.name), universe.intern(member.descriptor));
    if (called == nullptr || called->owner->trusted) return;
    step.effects = effects_.effects_of_call(*called);
    step.operation = "calls " + vm::external_name(*called->owner) + "." + std::string(member.name);
    if (instruction.opcode == Opcode::Invokestatic) step.uses = called->owner;
  }

  /// What has been used before each instruction, whatever way leads there. A handler may be come to
  /// from anywhere.
  void flow(const vm::VerifiedCode& code) {
    std::deque<std::uint32_t> open;
    const auto reach = [&](std::uint32_t pc, const Classes& used) {
      Step& step = steps_.at(pc);
      if (!step.used) {
        step.used = used;
        open.push_back(pc);
        return;
      }
      Classes kept;
      std::ranges::set_intersection(*step.used, used, std::inserter(kept, kept.begin()));
      if (kept.size() == step.used->size()) return;
      step.used = std::move(kept);
      open.push_back(pc);
    };
    reach(0, {});
    for (const classfile::ExceptionHandler& handler : code.handlers())
      reach(handler.handler_pc, {});
    while (!open.empty()) {
      const std::uint32_t pc = open.front();
      open.pop_front();
      const Instruction instruction = Instruction::at(code.bytecode(), pc);
      Classes used = *steps_.at(pc).used;
      if (vm::Class* klass = steps_.at(pc).uses) used.insert(klass);
      for (const std::uint32_t target : instruction.targets()) reach(target, used);
      if (!instruction.ends_flow()) reach(instruction.next_pc(), used);
    }
  }

  /// Classes whose static state the method uses, or their initialisers do.
  const std::vector<vm::Class*>& prospective() {
    if (!prospective_.empty()) return prospective_;
    Classes known;
    add_owners(effects_.effects_of_call(method_), known);
    std::vector<vm::Class*> open(known.begin(), known.end());
    while (!open.empty()) {
      vm::Method* initialiser = StaticReads::initialiser_of(*open.back());
      open.pop_back();
      if (initialiser == nullptr) continue;
      Classes more;
      add_owners(effects_.effects(*initialiser), more);
      for (vm::Class* each : more) {
        if (known.insert(each).second) open.push_back(each);
      }
    }
    prospective_.assign(known.begin(), known.end());
    std::ranges::sort(prospective_, {}, [](const vm::Class* each) { return each->name; });
    return prospective_;
  }

  void add_owners(const Effects& effects, Classes& owners) const {
    for (const auto* locations : {&effects.uses, &effects.defines}) {
      for (const std::uint32_t location : *locations) {
        const vm::Field* field = effects_.field_at(location);
        if (field != nullptr && field->is_static() && !field->owner->trusted)
          owners.insert(field->owner);
      }
    }
  }

  std::optional<CriticalPoint> critical(std::uint32_t pc, const Step& step, vm::Class& klass) {
    vm::Method* initialiser = StaticReads::initialiser_of(klass);
    if (initialiser == nullptr || step.operation.empty() || !step.used) return std::nullopt;
    const Effects& of_class = effects_.effects(*initialiser);
    std::string verb = "writes ";
    auto where = common(step.effects.uses, of_class.defines);
    if (!where) where = common(step.effects.defines, of_class.defines);
    if (!where) {
      verb = "reads ";
      where = common(step.effects.defines, of_class.uses);
    }
    if (!where) return std::nullopt;
    return CriticalPoint{
        pc, classfile::line_of(method_.info->debug, pc), step.operation, vm::external_name(klass),
        "the initialiser of " + vm::external_name(klass) + " " + verb + effects_.name(*where)};
  }

  interp::Machine& machine_;
  vm::Method& method_;
  recipe::EffectIndex effects_;
  std::map<std::uint32_t, Step> steps_;  // by bytecode index
  std::vector<vm::Class*> prospective_;
};

}  // namespace

std::vector<CriticalPoint> critical_points(interp::Machine& machine, vm::Method& method) {
  return Points(machine, method).find();
}

Result<std::vector<MethodPoints>> critical_points(const explore::ExploreOptions& options,
                                                  const std::string& target) {
  const explore::TargetPattern pattern = TRY(explore::parse_target(target));
  const std::unique_ptr<boot::Runtime> runtime = TRY(explore::make_runtime(options));
  interp::Machine& machine = runtime->machine();
  std::vector<MethodPoints> found;
  for (const explore::MethodName& name : TRY(explore::find_targets(*runtime, pattern))) {
    vm::Class* klass = TRY(explore::load_usable_class(*runtime, name.class_name));
    vm::Method* method = machine.universe().find_method(*klass, name.name, name.descriptor);
    if (method == nullptr) continue;
    found.push_back({explore::target_name(machine, *method), critical_points(machine, *method)});
  }
  return found;
}

}  // namespace assay::search
