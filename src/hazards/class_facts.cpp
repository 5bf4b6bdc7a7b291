// SPDX-License-Identifier: Apache-2.0
#include "hazards/class_facts.h"

#include <algorithm>

#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "hazards/staples.h"
#include "hazards/step.h"
#include "hazards/summaries.h"
#include "vm/linking/verified_code.h"
#include "vm/ref.h"

namespace assay::hazards {

using classfile::Instruction;
using classfile::Opcode;

namespace {

bool is_own_business(const vm::Field& field) {
  using namespace classfile::access;
  return field.info != nullptr && (field.access_flags & (kPrivate | kFinal)) != 0 &&
         (field.access_flags & (kTransient | kVolatile)) == 0;
}

ValueFact value_fact(const State& state, TermId term) {
  ValueFact result{state.fact(term)};
  if (state.terms()[term].type == 'A') result.length = state.range(state.terms().length(term));
  return result;
}

/// What a field holds before anybody has set it.
ValueFact unset(const vm::Field& field) {
  ValueFact result;
  if (field.kind == vm::Kind::Ref) result.fact.nullness = Nullness::Null;
  result.fact.range = {0, 0};
  return result;
}

/// Methods that serialisation calls.
bool is_called_by_library(std::string_view name) {
  constexpr std::string_view kNames[] = {"readObject", "writeObject", "readObjectNoData",
                                         "readResolve", "writeReplace"};
  return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

bool calls_own_constructor(Flow& flow) {
  const vm::Class& owner = *flow.method().owner;
  bool found = false;
  flow.for_each([&](const Instruction& instruction, State& state) {
    if (instruction.opcode != Opcode::Invokespecial) return;
    classfile::MemberRef member = flow.code().pool().member(instruction.constant_operand());
    if (member.name != "<init>" || member.class_name != owner.name) return;
    auto arguments = Step::pop_arguments(state, member.descriptor, true, instruction.pc);
    if (arguments[0] == flow.entry().slots[0]) found = true;
  });
  return found;
}

}  // namespace

std::optional<ValueFact> ClassFacts::field(const vm::Field& field) {
  if (!is_own_business(field)) return std::nullopt;
  if (field.info->constant_value_index != 0) {
    if (field.kind != vm::Kind::Ref) return std::nullopt;
    ValueFact constant;
    constant.fact.nullness = Nullness::NonNull;
    return constant;
  }
  Nest& nest = nest_of(*field.owner);
  if (!nest.is_known) return std::nullopt;
  auto stored = nest.stored.find(&field);
  if (stored == nest.stored.end()) return std::nullopt;
  if (nest.maybe_unset.count(&field) == 0) return stored->second;
  ValueFact both = join(stored->second, unset(field));
  return both;
}

std::optional<ValueFact> ClassFacts::parameter(const vm::Method& method, int local) {
  if (!method.is_private() || is_called_by_library(method.info->name)) return std::nullopt;
  Nest& nest = nest_of(*method.owner);
  auto passed = nest.passed.find(&method);
  if (!nest.is_known || passed == nest.passed.end() || nest.called_elsewhere.count(&method) != 0)
    return std::nullopt;
  std::size_t argument = method.is_static() ? 0 : 1;
  int at = method.is_static() ? 0 : 1;
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(method.info->descriptor).parameters()) {
    if (at == local) return passed->second[argument];
    at += type.slots();
    ++argument;
  }
  return std::nullopt;
}

ClassFacts::Nest& ClassFacts::nest_of(const vm::Class& klass) {
  const vm::Class* host = &klass;
  if (klass.file != nullptr && klass.file->nest_host != 0) {
    const vm::Class* named = summaries_.calls().find_class(
        klass, klass.file->constant_pool.class_name(klass.file->nest_host));
    if (named != nullptr) host = named;
  }
  auto [known, is_new] = nests_.try_emplace(host);
  Nest& nest = known->second;
  if (!is_new) return nest;
  find_members(*host, nest);
  if (std::find(nest.classes.begin(), nest.classes.end(), &klass) == nest.classes.end())
    nest.is_known = false;
  for (const vm::Class* member : nest.classes) {
    read_handles(*member, nest);
    for (const vm::Method& method : member->methods) {
      if (nest.is_known && method.info->has_code) read_method(method, nest);
    }
  }
  return nest;
}

void ClassFacts::find_members(const vm::Class& host, Nest& nest) {
  nest.classes.push_back(&host);
  if (host.file == nullptr || host.trusted) {
    nest.is_known = false;
    return;
  }
  for (std::uint16_t index : host.file->nest_members) {
    const vm::Class* member =
        summaries_.calls().find_class(host, host.file->constant_pool.class_name(index));
    if (member == nullptr || member->file == nullptr) {
      nest.is_known = false;
      return;
    }
    nest.classes.push_back(member);
  }
}

void ClassFacts::read_handles(const vm::Class& klass, Nest& nest) {
  const classfile::ConstantPool& pool = klass.file->constant_pool;
  for (std::size_t i = 1; i < pool.size(); ++i) {
    if (!pool.is(i, classfile::Tag::MethodHandle)) continue;
    classfile::MethodHandleRef handle = pool.method_handle(i);
    if (handle.kind < classfile::ReferenceKind::InvokeVirtual) {
      const vm::Field* field =
          summaries_.calls().find_field(klass, pool.member(handle.member_index));
      bool is_read = handle.kind == classfile::ReferenceKind::GetField ||
                     handle.kind == classfile::ReferenceKind::GetStatic;
      if (!is_read && field != nullptr) nest.is_known = false;
      continue;
    }
    if (const vm::Method* method =
            summaries_.calls().find_method(klass, pool.member(handle.member_index)))
      nest.called_elsewhere.insert(method);
  }
}

void ClassFacts::read_method(const vm::Method& method, Nest& nest) {
  auto code = vm::VerifiedCode::of(summaries_.calls().universe(), method);
  if (!code) {
    nest.is_known = false;
    return;
  }
  Flow flow(summaries_.surroundings(Depth::Plain), *code);
  if (!flow.run()) {
    nest.is_known = false;
    return;
  }
  flow.for_each([&](const Instruction& instruction, State& state) {
    read_instruction(flow, instruction, state, nest);
  });
  if (method.info->name == "<init>" && !calls_own_constructor(flow)) read_construction(flow, nest);
  if (method.info->name == "<clinit>") read_initialisation(flow, nest);
}

void ClassFacts::read_instruction(Flow& flow, const Instruction& instruction, State& state,
                                  Nest& nest) {
  if (instruction.opcode == Opcode::Putfield || instruction.opcode == Opcode::Putstatic)
    return read_store(flow, instruction, state, nest);
  if (instruction.is_call()) return read_call(flow, instruction, state, nest);
}

void ClassFacts::read_store(Flow& flow, const Instruction& instruction, State& state, Nest& nest) {
  classfile::MemberRef member = flow.code().pool().member(instruction.constant_operand());
  const vm::Field* field = summaries_.calls().find_field(*flow.method().owner, member);
  if (field == nullptr || !is_own_business(*field)) return;
  char type = member.descriptor[0];
  if (type == 'L' || type == '[') type = 'A';
  if (type == 'Z' || type == 'B' || type == 'C' || type == 'S') type = 'I';
  TermId value = pop_operand(state, type, instruction.pc, 0);
  ValueFact fact = value_fact(state, value);
  if (type == 'I' && !range_of_type(member.descriptor[0]).contains(fact.fact.range))
    fact.fact = Fact::of_range(range_of_type(member.descriptor[0]));
  auto [known, is_new] = nest.stored.try_emplace(field, fact);
  if (!is_new) known->second = join(known->second, fact);
}

void ClassFacts::read_call(Flow& flow, const Instruction& instruction, State& state, Nest& nest) {
  classfile::MemberRef member = flow.code().pool().member(instruction.constant_operand());
  if (member.class_name.starts_with('[')) return;
  const vm::Class* holder = summaries_.calls().find_class(*flow.method().owner, member.class_name);
  if (holder == nullptr || holder->trusted) return;
  const vm::Method* method = summaries_.calls().find_method(*flow.method().owner, member);
  if (method == nullptr || !method->is_private()) return;
  const bool has_receiver = instruction.opcode != Opcode::Invokestatic;
  auto arguments = Step::pop_arguments(state, member.descriptor, has_receiver, instruction.pc);
  std::vector<ValueFact> facts;
  facts.reserve(arguments.size());
  for (TermId argument : arguments) facts.push_back(value_fact(state, argument));
  auto [known, is_new] = nest.passed.try_emplace(method, facts);
  for (std::size_t i = 0; !is_new && i < facts.size(); ++i)
    known->second[i] = join(known->second[i], facts[i]);
}

/// Others may read the fields now: those that have not been set are as they began.
void ClassFacts::look_at(const vm::Class& klass, bool is_static, TermId object, const State& state,
                         Nest& nest) {
  for (const vm::Field& field : klass.fields) {
    if (field.is_static() != is_static || !is_own_business(field)) continue;
    if (state.find_cell(object, &field, kNoTerm) == nullptr) nest.maybe_unset.insert(&field);
  }
}

/// An object can be seen by others where its constructor hands it out, and when it returns.
void ClassFacts::read_construction(Flow& flow, Nest& nest) {
  const vm::Class& owner = *flow.method().owner;
  const TermId object = flow.entry().slots[0];
  Step step(flow.surroundings(), flow.code(), flow.terms());
  flow.for_each([&](const Instruction& instruction, State& state) {
    if (flow.block_of(instruction.pc) == instruction.pc && !state.is_fresh(object)) {
      for (const Flow::Way& way : flow.ways_to(instruction.pc)) {
        if (way.state.is_fresh(object)) look_at(owner, false, object, way.state, nest);
      }
    }
    if (!state.is_fresh(object)) return;
    if (instruction.is_return()) return look_at(owner, false, object, state, nest);
    if (instruction.has_targets() || instruction.ends_flow()) return;
    State after = state;
    step.run(instruction, after);
    if (!after.is_fresh(object)) look_at(owner, false, object, state, nest);
  });
}

/// Static fields can be seen wherever code may run that reads static fields.
void ClassFacts::read_initialisation(Flow& flow, Nest& nest) {
  const vm::Class& owner = *flow.method().owner;
  Surroundings& surroundings = flow.surroundings();
  flow.for_each([&](const Instruction& instruction, State& state) {
    const classfile::ConstantPool& pool = flow.code().pool();
    bool is_seen = instruction.is_return() || instruction.opcode == Opcode::Invokedynamic;
    auto is_foreign = [&](std::string_view name) {
      const vm::Class* used = surroundings.find_class(owner, name);
      return used == nullptr || (!used->trusted && used != &owner);
    };
    if (instruction.opcode == Opcode::New)
      is_seen = is_foreign(pool.class_name(instruction.constant_operand()));
    if (instruction.opcode == Opcode::Getstatic || instruction.opcode == Opcode::Putstatic)
      is_seen = is_foreign(pool.member(instruction.constant_operand()).class_name);
    if (instruction.is_call()) {
      State before = state;
      classfile::MemberRef member = pool.member(instruction.constant_operand());
      const bool is_static = instruction.opcode == Opcode::Invokestatic;
      auto arguments = Step::pop_arguments(before, member.descriptor, !is_static, instruction.pc);
      Step step(surroundings, flow.code(), flow.terms());
      CallSite site = step.site_of(instruction, before, is_static ? kNoTerm : arguments[0]);
      is_seen = meaning_of(member) == Meaning::Other && surroundings.call(site).reads_statics;
    }
    if (is_seen) look_at(owner, true, kNoTerm, state, nest);
  });
}

}  // namespace assay::hazards
