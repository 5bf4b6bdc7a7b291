// SPDX-License-Identifier: Apache-2.0
#include "hazards/finder.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/constant_pool.h"
#include "classfile/opcodes.h"
#include "explore/branches/assert_statements.h"
#include "hazards/step.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::hazards {

using classfile::Instruction;
using classfile::Opcode;

namespace {

struct ThrownRow {
  std::string_view name;
  Kind kind;
};

/// The nearest superclass in the table counts.
constexpr ThrownRow kThrown[] = {
    {"java/lang/NumberFormatException", Kind::NumberFormat},
    {"java/lang/IllegalArgumentException", Kind::IllegalArgument},
    {"java/lang/IllegalStateException", Kind::IllegalState},
    {"java/lang/UnsupportedOperationException", Kind::UnsupportedOperation},
    {"java/util/NoSuchElementException", Kind::NoSuchElement},
    {"java/lang/NullPointerException", Kind::NullDereference},
    {"java/lang/ArrayIndexOutOfBoundsException", Kind::ArrayIndex},
    {"java/lang/IndexOutOfBoundsException", Kind::Index},
    {"java/lang/ArithmeticException", Kind::ArithmeticOverflow},
    {"java/lang/ClassCastException", Kind::ClassCast},
    {"java/lang/NegativeArraySizeException", Kind::NegativeArraySize},
    {"java/lang/ArrayStoreException", Kind::ArrayStore},
    {"java/lang/AssertionError", Kind::Assertion},
};

/// Nothing for a checked exception.
std::optional<Kind> kind_of_thrown(const vm::Class* type, bool is_exact) {
  if (type == nullptr) return Kind::OtherException;
  bool may_be_unchecked =
      !is_exact && (type->name == "java/lang/Throwable" || type->name == "java/lang/Exception");
  for (const vm::Class* each = type; each != nullptr; each = each->super) {
    for (const ThrownRow& row : kThrown) {
      if (row.name == each->name) return row.kind;
    }
    if (each->name == "java/lang/RuntimeException" || each->name == "java/lang/Error")
      return Kind::OtherException;
  }
  return may_be_unchecked ? std::optional(Kind::OtherException) : std::nullopt;
}

bool is_caught_exception(const Term& term) {
  return term.kind == TermKind::Opaque && term.member != nullptr;
}

}  // namespace

Cause cause_of(std::uint8_t origins) {
  if ((origins & kFromElsewhere) != 0 || origins == 0) return Cause::Other;
  if ((origins & kFromResults) != 0) return Cause::Results;
  return (origins & kFromFields) != 0 ? Cause::Fields : Cause::Parameters;
}

bool is_input(std::uint8_t origins) {
  return origins != 0 && (origins & ~(kFromParameters | kFromFields)) == 0;
}

Finder::Finder(Flow& flow, bool with_silent_overflow)
    : flow_(flow),
      terms_(flow.terms()),
      with_silent_(with_silent_overflow),
      text_(terms_, flow.code()),
      lines_(flow.method().info->debug) {}

TermId Finder::pop(char type) { return pop_operand(*state_, type, pc_, 0x70); }

std::vector<Hazard> Finder::run() && {
  flow_.for_each([&](const Instruction& instruction, State& state) { visit(instruction, state); });
  add_throws();
  std::stable_sort(found_.begin(), found_.end(), [](const Hazard& a, const Hazard& b) {
    return a.bytecode_index < b.bytecode_index;
  });
  return std::move(found_);
}

void Finder::add(const Failure& failure) {
  std::uint8_t origins = 0;
  for (TermId term : failure.decided_by)
    origins = static_cast<std::uint8_t>(origins | terms_.origins(term));
  Hazard hazard{failure.kind, pc_, lines_.line_of(pc_), failure.condition.value_or("")};
  hazard.cause = failure.is_certain ? Cause::Always : cause_of(origins);
  hazard.depends_on_input = is_input(origins);
  found_.push_back(std::move(hazard));
}

void Finder::dereference(TermId object) {
  Fact fact = state_->fact(object);
  if (!fact.may_be_null()) return;
  add({Kind::NullDereference,
       text_.comparison(object, Comparison::Equal, terms_.null()),
       {object},
       fact.nullness == Nullness::Null});
  state_->learn_not_null(object);
}

void Finder::index(TermId array, TermId index) {
  TermId length = terms_.length(array), zero = terms_.number(0, 'I');
  const Range range = state_->range(index);
  const bool may_be_negative = range.low < 0;
  const bool may_be_beyond = !state_->is_below(index, length);
  if (!may_be_negative && !may_be_beyond) return;
  std::vector<std::string> parts;
  bool is_said = true;
  auto add_part = [&](std::optional<std::string> part) {
    is_said &= part.has_value();
    if (part) parts.push_back(*part);
  };
  if (may_be_negative) add_part(text_.comparison(index, Comparison::Less, zero));
  if (may_be_beyond) add_part(text_.comparison(index, Comparison::NotLess, length));
  const bool is_certain = range.high < 0 || state_->is_below_or_equal(length, index);
  add({Kind::ArrayIndex,
       is_said ? std::optional(fmt::format("{}", fmt::join(parts, " || "))) : std::nullopt,
       {index, length},
       is_certain});
}

void Finder::divide(TermId divisor) {
  Fact fact = state_->fact(divisor);
  if (!fact.may_be_zero()) return;
  TermId zero = terms_.number(0, terms_[divisor].type);
  add({Kind::DivisionByZero,
       text_.comparison(divisor, Comparison::Equal, zero),
       {divisor},
       fact.range.is_one()});
}

void Finder::array_size(TermId size) {
  const Range range = state_->range(size);
  if (range.low >= 0) return;
  add({Kind::NegativeArraySize,
       text_.comparison(size, Comparison::Less, terms_.number(0, 'I')),
       {size},
       range.high < 0});
}

void Finder::cast(TermId object, std::string_view name) {
  Fact fact = state_->fact(object);
  if (fact.nullness == Nullness::Null) return;
  const vm::Class* type = flow_.surroundings().find_class(*flow_.method().owner, name);
  Answer answer = type == nullptr ? Answer::Maybe : is_of_type(fact, *type);
  if (answer == Answer::Yes) return;
  auto text = text_.term(object);
  std::optional<std::string> condition;
  if (text) {
    condition = fmt::format("!({} instanceof {})", *text, TermText::type(name));
    if (fact.may_be_null()) *condition = fmt::format("{} != null && {}", *text, *condition);
  }
  add({Kind::ClassCast, condition, {object}, answer == Answer::No && !fact.may_be_null()});
}

void Finder::array_store(TermId array, TermId value) {
  Fact stored = state_->fact(value), target = state_->fact(array);
  if (stored.nullness == Nullness::Null) return;
  const vm::Class* component = target.upper == nullptr ? nullptr : target.upper->component;
  if (component != nullptr) {
    const bool is_certain_type = target.is_exact || component->is(classfile::access::kFinal);
    Answer answer = is_of_type(stored, *component);
    if (is_certain_type && answer == Answer::Yes) return;
    if (target.is_exact && answer == Answer::No && !stored.may_be_null())
      return add({Kind::ArrayStore, std::nullopt, {array, value}, true});
  }
  add({Kind::ArrayStore, std::nullopt, {array, value}});
}

void Finder::throw_value(TermId exception) {
  dereference(exception);
  if (is_caught_exception(terms_[exception])) return;
  Fact fact = state_->fact(exception);
  if (std::optional<Kind> kind = kind_of_thrown(fact.upper, fact.is_exact))
    throws_.push_back({pc_, *kind});
}

void Finder::add_throws() {
  for (const Throw& each : throws_) found_.push_back(thrown(each));
}

/// The condition is that of the jumps that lead to the block, or to the only one before it.
Hazard Finder::thrown(const Throw& thrown) {
  Hazard hazard{thrown.kind, thrown.pc, lines_.line_of(thrown.pc), ""};
  hazard.is_explicit = true;
  const bool is_assertion = explore::is_in_assertion(flow_.code(), thrown.pc);
  if (is_assertion) hazard.kind = Kind::Assertion;
  std::uint32_t block = flow_.block_of(thrown.pc);
  auto is_plain = [&](std::uint32_t at) {
    const auto& ways = flow_.ways_to(at);
    return ways.size() == 1 && branches_.count(ways[0].from) == 0 && ways[0].from < at;
  };
  while (is_plain(block)) block = flow_.block_of(flow_.ways_to(block)[0].from);
  const auto& ways = flow_.ways_to(block);
  if (ways.empty()) {
    hazard.cause = Cause::Always;
    hazard.is_guard = thrown.kind == Kind::UnsupportedOperation;
    return hazard;
  }
  constexpr std::size_t kMostConditions = 4;
  std::vector<std::string> parts;
  std::uint8_t origins = 0;
  bool is_said = ways.size() <= kMostConditions, is_decided = true;
  for (const Flow::Way& way : ways) {
    auto branch = branches_.find(way.from);
    is_decided &= branch != branches_.end();
    if (branch == branches_.end()) continue;
    const Branch& asked = branch->second;
    origins =
        static_cast<std::uint8_t>(origins | terms_.origins(asked.a) | terms_.origins(asked.b));
    auto part = text_.comparison(
        asked.a, way.outcome == 1 ? asked.comparison : opposite(asked.comparison), asked.b);
    is_said &= part.has_value();
    if (part && std::find(parts.begin(), parts.end(), *part) == parts.end()) parts.push_back(*part);
  }
  if (is_said && is_decided) hazard.condition = fmt::format("{}", fmt::join(parts, " || "));
  hazard.cause = is_decided ? cause_of(origins) : Cause::Other;
  hazard.depends_on_input = is_decided && is_input(origins);
  const bool is_own = (origins & (kFromParameters | kFromFields)) != 0;
  hazard.is_guard = !is_assertion && is_decided && is_own && (origins & kFromElsewhere) == 0;
  return hazard;
}

bool Finder::arrays(const Instruction& instruction) {
  const Opcode opcode = instruction.opcode;
  const bool is_load = opcode >= Opcode::Iaload && opcode <= Opcode::Saload;
  const bool is_store = opcode >= Opcode::Iastore && opcode <= Opcode::Sastore;
  if (!is_load && !is_store) return false;
  TermId value = kNoTerm;
  if (is_store) {
    const char element = element_type(opcode);
    value = pop(element == 'B' || element == 'C' || element == 'S' ? 'I' : element);
  }
  TermId at = pop('I'), array = pop('A');
  dereference(array);
  if (!state_->is_reachable) return true;
  index(array, at);
  if (opcode == Opcode::Aastore) array_store(array, value);
  return true;
}

void Finder::silent(const Instruction& instruction) {
  const Opcode opcode = instruction.opcode;
  auto report = [&](Opcode what, TermId a, TermId b) {
    if (!may_wrap(what, state_->range(a), state_->range(b))) return;
    add({Kind::SilentOverflow,
         text_.term(a == b ? a : terms_.binary(what, a, b, terms_[a].type)),
         {a, b}});
  };
  if (opcode == Opcode::Iinc) {
    TermId local = state_->slots[instruction.local_operand()];
    if (local != kNoTerm)
      report(Opcode::Iadd, local, terms_.number(instruction.number_operand(), 'I'));
    return;
  }
  const bool is_int = opcode == Opcode::Iadd || opcode == Opcode::Isub || opcode == Opcode::Imul;
  const bool is_long = opcode == Opcode::Ladd || opcode == Opcode::Lsub || opcode == Opcode::Lmul;
  if (is_int || is_long) {
    TermId b = pop(is_int ? 'I' : 'J'), a = pop(is_int ? 'I' : 'J');
    return report(opcode, a, b);
  }
  const bool is_narrowing =
      opcode == Opcode::L2i || (opcode >= Opcode::I2b && opcode <= Opcode::I2s);
  if (!is_narrowing) return;
  TermId a = pop(opcode == Opcode::L2i ? 'J' : 'I');
  report(opcode, a, a);
}

void Finder::visit(const Instruction& instruction, State& state) {
  state_ = &state;
  pc_ = instruction.pc;
  const Opcode opcode = instruction.opcode;
  const classfile::ConstantPool& pool = flow_.code().pool();
  if (arrays(instruction)) return;
  if (instruction.is_conditional()) {
    branches_.insert_or_assign(pc_, take_condition(instruction, state));
    return;
  }
  if (instruction.is_call()) return call(instruction);
  switch (opcode) {
    case Opcode::Idiv:
    case Opcode::Irem:
      return divide(pop('I'));
    case Opcode::Ldiv:
    case Opcode::Lrem:
      return divide(pop('J'));
    case Opcode::Getfield:
    case Opcode::Arraylength:
    case Opcode::Monitorenter:
    case Opcode::Monitorexit:
      return dereference(pop('A'));
    case Opcode::Putfield: {
      char type = pool.member(instruction.constant_operand()).descriptor[0];
      if (type == 'L' || type == '[') type = 'A';
      pop(type == 'J' || type == 'F' || type == 'D' || type == 'A' ? type : 'I');
      return dereference(pop('A'));
    }
    case Opcode::Newarray:
    case Opcode::Anewarray:
      return array_size(pop('I'));
    case Opcode::Multianewarray:
      for (int left = instruction.u1(3); left > 0; --left) array_size(pop('I'));
      return;
    case Opcode::Checkcast:
      return cast(pop('A'), pool.class_name(instruction.constant_operand()));
    case Opcode::Athrow:
      return throw_value(pop('A'));
    default:
      if (with_silent_) silent(instruction);
  }
}

}  // namespace assay::hazards
