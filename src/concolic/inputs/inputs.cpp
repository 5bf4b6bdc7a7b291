// SPDX-License-Identifier: Apache-2.0
// The inputs of a target and their variables: one per primitive, a choice per reference, lengths
// and characters when asked for. Which objects a reference may be is in input_offers.cpp.
#include "concolic/inputs/inputs.h"

#include <fmt/format.h>

#include <algorithm>

#include "concolic/library/symbolic_text.h"
#include "vm/linking/builtin_resolver.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::VariableKind;

constexpr unsigned kChoiceWidth = 32;
constexpr std::uint64_t kFirstWide = 0x100;  // the smallest character beyond Latin-1

VariableKind variable_kind(vm::Kind kind) {
  switch (kind) {
    case vm::Kind::Boolean:
      return VariableKind::Boolean;
    case vm::Kind::Byte:
      return VariableKind::Byte;
    case vm::Kind::Char:
      return VariableKind::Char;
    case vm::Kind::Short:
      return VariableKind::Short;
    case vm::Kind::Long:
      return VariableKind::Long;
    case vm::Kind::Float:
      return VariableKind::Float;
    case vm::Kind::Double:
      return VariableKind::Double;
    case vm::Kind::Ref:
      return VariableKind::Choice;
    default:
      return VariableKind::Int;
  }
}

}  // namespace

unsigned width_of(vm::Kind kind) {
  switch (kind) {
    case vm::Kind::Boolean:
      return 1;
    case vm::Kind::Byte:
      return 8;
    case vm::Kind::Char:
    case vm::Kind::Short:
      return 16;
    case vm::Kind::Long:
    case vm::Kind::Double:
      return 64;
    default:
      return kChoiceWidth;
  }
}

Inputs::Inputs(interp::Machine& machine, expr::Terms& terms, const InputLimits& limits)
    : machine_(machine), terms_(terms), limits_(limits), offers_(*this, machine) {}

expr::Variable Inputs::new_variable(std::string name, VariableKind kind, unsigned width,
                                    std::uint64_t preferred, NodeId owner) {
  expr::Variable variable = terms_.new_variable(std::move(name), kind, width, preferred);
  owners_[variable.index] = owner;
  return variable;
}

NodeId Inputs::add(std::string name, vm::Kind kind, vm::Class* type, unsigned depth, bool nullable,
                   std::vector<vm::Class*> type_arguments) {
  NodeId id{static_cast<std::uint32_t>(nodes_.size())};
  nullable = nullable && limits_.nulls;
  InputNode added{.name = name,
                  .kind = kind,
                  .type = type,
                  .type_arguments = std::move(type_arguments),
                  .nullable = nullable,
                  .depth = depth};
  nodes_.push_back(std::move(added));
  std::uint64_t preferred = kind == vm::Kind::Char ? 'a' : 0;
  expr::Variable variable =
      new_variable(std::move(name), variable_kind(kind), width_of(kind), preferred, id);
  node(id).variable = variable;
  if (kind == vm::Kind::Ref && type != nullptr) offers_.offer(id, *type);
  if (kind == vm::Kind::Ref && limits_.any_state) {
    offers_.offer_foreseen(id);
    offers_.offer_all(id);
  }
  // Parts of an object had better be there, or it cannot be made.
  bool prefers_object = !nullable || (offers_.has_producers() && depth > 0);
  if (prefers_object && !node(id).candidates.empty())
    terms_.set_preferred(variable, node(id).candidates.front().number);
  return id;
}

const NodeId* Inputs::owner(expr::Variable variable) const {
  auto found = owners_.find(variable.index);
  return found == owners_.end() ? nullptr : &found->second;
}

Candidate* Inputs::candidate(NodeId id, std::uint32_t number) {
  for (Candidate& candidate : node(id).candidates) {
    if (candidate.number == number) return &candidate;
  }
  return nullptr;
}

Candidate* Inputs::chosen(NodeId id, const expr::Assignment& assignment) {
  InputNode& input = node(id);
  auto number = static_cast<std::uint32_t>(assignment.get(terms_, input.variable));
  if (Candidate* found = candidate(id, number)) return found;
  return input.nullable || input.candidates.empty() ? nullptr : &input.candidates.front();
}

expr::Variable Inputs::character(NodeId id, Candidate& string, std::uint32_t index, bool wide) {
  auto& characters = wide ? string.wide : string.latin1;
  while (characters.size() <= index) {
    std::string name = fmt::format("{}.charAt({})", node(id).name, characters.size());
    std::uint64_t preferred = wide && characters.empty() ? kFirstWide : 'a';
    characters.push_back(new_variable(std::move(name),
                                      wide ? VariableKind::Char : VariableKind::Latin1,
                                      wide ? 16 : 8, preferred, id));
  }
  return characters[index];
}

NodeId Inputs::element(NodeId id, Candidate& array, std::uint32_t index) {
  while (array.children.size() <= index) {
    vm::Class& component = *array.klass->component;
    std::uint32_t number = array.number;
    NodeId child =
        add(fmt::format("{}[{}]", node(id).name, array.children.size()), array.klass->element_kind,
            component.is_primitive() ? nullptr : &component, node(id).depth + 1);
    // `add` may have moved the nodes.
    Candidate& same = *candidate(id, number);
    same.children.push_back(child);
    if (&same != &array) return element(id, same, index);
  }
  return array.children[index];
}

bool Inputs::has_open_types() const {
  return std::any_of(nodes_.begin(), nodes_.end(), [&](const InputNode& input) {
    return input.nullable && input.kind == vm::Kind::Ref &&
           may_run_code(machine_.universe(), input.type);
  });
}

std::uint32_t Inputs::longest(expr::Variable length) const {
  const NodeId* id = owner(length);
  return id == nullptr ? limits_.max_length : std::min(limits_.max_length, node(*id).longest);
}

bool Inputs::is_closed_length(expr::Term term) const {
  const expr::Node* node = &terms_.node(term);
  if (node->op == Op::ZExt) node = &terms_.node(node->a);
  return node->op == Op::Variable && is_length(node->variable()) && longest(node->variable()) == 0;
}

void Inputs::axioms(expr::Variable variable, std::vector<expr::Term>& constraints) {
  expr::Term term = terms_.variable(variable);
  if (is_length(variable)) {
    constraints.push_back(
        terms_.binary(Op::Ule, term, terms_.constant(kLengthWidth, longest(variable))));
    return;
  }
  if (auto string = string_of_utf16_.find(variable.index); string != string_of_utf16_.end()) {
    expr::Term empty =
        terms_.equal(terms_.variable(string->second), terms_.constant(kLengthWidth, 0));
    constraints.push_back(terms_.negate(terms_.both(term, empty)));
    return;
  }
  const NodeId* id = owner(variable);
  if (id == nullptr || !(node(*id).variable == variable) || node(*id).kind != vm::Kind::Ref) return;
  expr::Term known = node(*id).nullable || node(*id).candidates.empty()
                         ? terms_.equal(term, terms_.constant(kChoiceWidth, 0))
                         : terms_.boolean(false);
  for (const Candidate& candidate : node(*id).candidates) {
    expr::Term chosen = terms_.equal(term, terms_.constant(kChoiceWidth, candidate.number));
    known = terms_.either(known, chosen);
    if (candidate.alias) {
      expr::Term original = terms_.equal(terms_.variable(node(*candidate.alias).variable),
                                         terms_.constant(kChoiceWidth, candidate.number));
      constraints.push_back(terms_.either(terms_.negate(chosen), original));
    }
  }
  constraints.push_back(known);
}

void Inputs::all_axioms(std::vector<expr::Term>& constraints, bool limit_lengths) {
  for (const InputNode& input : nodes_) {
    if (input.kind != vm::Kind::Ref) continue;
    axioms(input.variable, constraints);
    for (const Candidate& candidate : input.candidates) {
      if (limit_lengths && is_length(candidate.length)) axioms(candidate.length, constraints);
      if (is_utf16(candidate.utf16)) axioms(candidate.utf16, constraints);
    }
  }
}

void Inputs::limit_lengths(std::vector<expr::Term>& constraints, std::uint32_t longest) {
  for (const InputNode& input : nodes_) {
    for (const Candidate& candidate : input.candidates) {
      if (!is_length(candidate.length)) continue;
      // What summaries do not take would go another way.
      const bool is_text = candidate.kind == Candidate::Kind::String;
      const std::uint32_t most =
          std::min(input.longest, is_text ? std::min(longest, kLongestText) : longest);
      constraints.push_back(terms_.binary(Op::Ule, terms_.variable(candidate.length),
                                          terms_.constant(kLengthWidth, most)));
    }
  }
}

vm::Class* class_of(interp::Machine& machine, const vm::Class& from, std::string_view descriptor) {
  return vm::find_type(machine.universe(), *from.loader, descriptor);
}

}  // namespace assay::concolic
