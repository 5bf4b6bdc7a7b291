// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/opcodes.h"
#include "hazards/staples.h"
#include "hazards/step.h"
#include "vm/class.h"

namespace assay::hazards {

using classfile::Instruction;
using classfile::MemberRef;
using classfile::Opcode;

namespace {

char operand_letter(classfile::TypeDescriptor type) {
  char kind = type.kind();
  if (type.is_reference()) return 'A';
  return kind == 'Z' || kind == 'B' || kind == 'C' || kind == 'S' ? 'I' : kind;
}

}  // namespace

std::vector<TermId> Step::pop_arguments(State& state, std::string_view descriptor,
                                        bool has_receiver, std::uint32_t pc) {
  std::vector<char> letters;
  if (has_receiver) letters.push_back('A');
  for (classfile::TypeDescriptor type : classfile::MethodDescriptor(descriptor).parameters())
    letters.push_back(operand_letter(type));
  std::vector<TermId> arguments(letters.size());
  for (std::size_t i = letters.size(); i > 0; --i)
    arguments[i - 1] = pop_operand(state, letters[i - 1], pc, static_cast<int>(i));
  return arguments;
}

CallSite Step::site_of(const Instruction& instruction, const State& state, TermId receiver) const {
  Fact fact = receiver == kNoTerm ? Fact{} : state.fact(receiver);
  return {code_.method(), code_.pool().member(instruction.constant_operand()), instruction.opcode,
          fact};
}

void Step::call(const Instruction& instruction) {
  MemberRef member = code_.pool().member(instruction.constant_operand());
  const bool is_static = instruction.opcode == Opcode::Invokestatic;
  std::vector<TermId> arguments = pop_arguments(*state_, member.descriptor, !is_static, pc_);
  CallSite site = site_of(instruction, *state_, is_static ? kNoTerm : arguments[0]);
  if (!is_static && !state_->learn_not_null(arguments[0])) return;
  if (known_call(site, arguments)) return;
  Summary summary = surroundings_.call(site);
  if (is_static) {
    if (const vm::Method* target = surroundings_.find_method(site)) initialise(*target->owner);
  }
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    bool is_kept = i == 0 && !is_static && !summary.leaks_receiver;
    if (!is_kept) state_->publish(arguments[i]);
  }
  learn_call(summary, arguments);
  if (state_->is_reachable) push_result(site, summary, arguments);
}

void Step::learn_call(const Summary& summary, const std::vector<TermId>& arguments) {
  const bool is_constructor = code_.method().info->name == "<init>";
  state_->forget_written(summary.writes, is_constructor ? &owner() : nullptr);
  if (!summary.returns) state_->is_reachable = false;
  for (std::size_t i = 0; i < arguments.size() && i < 32; ++i) {
    if ((summary.not_null >> i & 1) != 0) state_->learn_not_null(arguments[i]);
  }
}

void Step::push_result(const CallSite& site, const Summary& summary,
                       const std::vector<TermId>& arguments) {
  classfile::TypeDescriptor type =
      classfile::MethodDescriptor(site.member.descriptor).return_type();
  if (type.is_void()) return;
  Term term{TermKind::CallResult, operand_letter(type), site.opcode};
  if (!arguments.empty()) term.a = arguments[0];
  if (arguments.size() > 1) term.b = arguments[1];
  term.number = pc_;
  term.text = site.member.name;
  Fact plain;
  if (term.type == 'I' || term.type == 'J') plain.range = range_of_type(type.kind());
  TermId result = latest(term, plain);
  state_->learn(result, summary.result.fact);
  if (term.type == 'A' && summary.result.length != kLengths)
    state_->learn_range(terms_.length(result), summary.result.length);
  push(result);
}

/// Library methods whose results are terms of their own.
bool Step::known_call(const CallSite& site, const std::vector<TermId>& arguments) {
  switch (meaning_of(site.member)) {
    case Meaning::Length:
      push(terms_.length(arguments[0]));
      return true;
    case Meaning::SameNotNull:
      state_->learn_not_null(arguments[0]);
      push(arguments[0]);
      return true;
    case Meaning::Least:
    case Meaning::Greatest: {
      const bool is_least = meaning_of(site.member) == Meaning::Least;
      const Range a = state_->range(arguments[0]), b = state_->range(arguments[1]);
      Range range = is_least ? Range{std::min(a.low, b.low), std::min(a.high, b.high)}
                             : Range{std::max(a.low, b.low), std::max(a.high, b.high)};
      Summary summary;
      summary.returns = true;
      summary.result.fact = Fact::of_range(range);
      push_result(site, summary, arguments);
      TermId result =
          state_->slots[state_->slots.size() - (terms_[arguments[0]].type == 'J' ? 2 : 1)];
      for (TermId argument : arguments) {
        if (is_least) state_->relate(result, argument, 0);
        if (!is_least) state_->relate(argument, result, 0);
      }
      return true;
    }
    case Meaning::CheckedIndex:
      state_->learn_range(arguments[0], kLengths);
      state_->relate(arguments[0], arguments[1], -1);
      push(arguments[0]);
      return true;
    case Meaning::CopyOfArray: {
      Summary summary;
      summary.returns = true;
      summary.result.fact = state_->fact(arguments[0]);
      summary.result.fact.nullness = Nullness::NonNull;
      push_result(site, summary, arguments);
      TermId result = state_->slots.back();
      TermId before = terms_.length(arguments[0]), after = terms_.length(result);
      state_->relate(before, after, 0);
      state_->relate(after, before, 0);
      return true;
    }
    case Meaning::Other:
      return false;
  }
  return false;
}

/// String concatenation and lambdas make an object; what other bootstrap methods do is not known.
void Step::dynamic_call(const Instruction& instruction) {
  classfile::DynamicRef site = code_.pool().dynamic(instruction.constant_operand());
  std::vector<TermId> arguments = pop_arguments(*state_, site.descriptor, false, pc_);
  for (TermId argument : arguments) state_->publish(argument);
  const classfile::ClassFile& file = *owner().file;
  const classfile::BootstrapMethod& bootstrap = file.bootstrap_methods[site.bootstrap_index];
  MemberRef factory =
      code_.pool().member(code_.pool().method_handle(bootstrap.method_handle).member_index);
  const bool is_text = factory.class_name == "java/lang/invoke/StringConcatFactory";
  const bool is_lambda = factory.class_name == "java/lang/invoke/LambdaMetafactory";
  const bool is_quiet = is_lambda || (is_text && has_plain_parameters(site.descriptor));
  if (!is_quiet) state_->forget_written(Summary::unknown({}).writes, nullptr);
  classfile::TypeDescriptor type = classfile::MethodDescriptor(site.descriptor).return_type();
  if (type.is_void()) return;
  const char letter = operand_letter(type);
  Fact fact;
  if (letter == 'I' || letter == 'J') fact.range = range_of_type(type.kind());
  if (letter == 'A') {
    fact = Fact::of_type(surroundings_.find_type(owner(), type.text), false,
                         is_text || is_lambda ? Nullness::NonNull : Nullness::Maybe);
  }
  push(opaque(letter, fact));
}

}  // namespace assay::hazards
