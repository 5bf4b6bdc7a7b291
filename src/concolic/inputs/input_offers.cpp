// SPDX-License-Identifier: Apache-2.0
// Which objects a reference input may be. A class that a kind of input claims has the candidates of
// that kind; for any other there are well-known implementations, and producers or the shortest
// constructor.
#include "concolic/inputs/input_offers.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/check.h"
#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "concolic/inputs/element_types.h"
#include "concolic/inputs/inputs.h"
#include "concolic/inputs/kinds/input_kind.h"
#include "concolic/inputs/kinds/invented_inputs.h"
#include "expr/term.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"
#include "vm/well_known.h"

namespace assay::concolic {

namespace {

using expr::VariableKind;

/// What to pass for a type that has no instances of its own, or too few.
constexpr struct {
  std::string_view type, made;
} kImplementations[] = {
    {"java/lang/CharSequence", "java/lang/String"},
    {"java/lang/CharSequence", "java/lang/StringBuilder"},
    {"java/lang/Comparable", "java/lang/String"},
    {"java/lang/Comparable", "java/lang/Integer"},
    {"java/lang/Number", "java/lang/Integer"},
    {"java/lang/Number", "java/lang/Double"},
    {"java/io/Serializable", "java/lang/String"},
    {"java/lang/Iterable", "java/util/ArrayList"},
    {"java/util/Collection", "java/util/ArrayList"},
    {"java/util/List", "java/util/ArrayList"},
    {"java/util/AbstractList", "java/util/ArrayList"},
    {"java/util/Set", "java/util/HashSet"},
    {"java/util/Map", "java/util/HashMap"},
    {"java/util/Deque", "java/util/ArrayDeque"},
    {"java/util/Queue", "java/util/ArrayDeque"},
    {"java/lang/Object", "java/lang/String"},
    {"java/lang/Object", "java/lang/Integer"},
    {"java/lang/Object", "[I"},
};

/// What to pass besides if the program asks whether it is of a type that the usual one is of.
constexpr struct {
  std::string_view asked, made;
} kAlternatives[] = {
    {"java/util/RandomAccess", "java/util/LinkedList"},
};

/// The kind whose candidates the inputs of a class have; null: it takes producers.
const InputKind* claimant(const vm::Universe& universe, const vm::Class& klass) {
  for (const InputKind* kind : input_kinds()) {
    if (kind->claims(universe, klass)) return kind;
  }
  return nullptr;
}

vm::Method* best_constructor(vm::Universe& universe, vm::Class& klass) {
  vm::Method* best = nullptr;
  for (vm::Method& method : klass.methods) {
    if (universe.symbols().text(method.name) != "<init>") continue;
    if (method.is_private() || method.is(classfile::access::kSynthetic)) continue;
    if (klass.trusted && !method.is(classfile::access::kPublic)) continue;
    // A builder of text is more interesting with some text in it.
    if (klass.name == "java/lang/StringBuilder" || klass.name == "java/lang/StringBuffer") {
      if (method.info->descriptor == "(Ljava/lang/String;)V") return &method;
      continue;
    }
    if (best == nullptr || method.argument_count < best->argument_count) best = &method;
  }
  return best;
}

/// Whether an input is another one or is used to make it.
bool is_part_of(const Inputs& inputs, NodeId part, NodeId whole) {
  if (part == whole) return true;
  for (const Candidate& candidate : inputs.node(whole).candidates) {
    if (std::any_of(candidate.children.begin(), candidate.children.end(),
                    [&](NodeId child) { return is_part_of(inputs, part, child); }))
      return true;
  }
  return false;
}

}  // namespace

bool may_run_code(const vm::Universe& universe, const vm::Class* type) {
  while (type != nullptr && type->is_array()) {
    if (type->element_kind != vm::Kind::Ref) return false;
    type = type->component;
  }
  if (type == nullptr) return false;
  const InputKind* kind = claimant(universe, *type);
  return kind == nullptr || kind->traits().runs_code;
}

Candidate& InputOffers::add_candidate(NodeId id, Candidate::Kind kind, vm::Class& klass) {
  auto& candidates = inputs_.node(id).candidates;
  candidates.push_back({.kind = kind, .number = next_number_++, .klass = &klass});
  return candidates.back();
}

expr::Variable InputOffers::new_length(NodeId id, std::string name) {
  expr::Variable length =
      inputs_.new_variable(std::move(name), VariableKind::Length, kLengthWidth, 0, id);
  inputs_.lengths_.insert(length.index);
  return length;
}

expr::Variable InputOffers::new_encoding(NodeId id, std::string name, expr::Variable length) {
  expr::Variable utf16 = inputs_.new_variable(std::move(name), VariableKind::Boolean, 1, 0, id);
  inputs_.string_of_utf16_[utf16.index] = length;
  return utf16;
}

void InputOffers::note_unbuildable(const vm::Class& klass) {
  unbuildable_.insert(vm::external_name(klass));
}

void InputOffers::note_open(NodeId id) { inputs_.node(id).is_open = true; }

void InputOffers::offer(NodeId id, vm::Class& klass) {
  if (is_limited(&klass)) return offer_produced(id, klass);
  vm::Universe& universe = machine_.universe();
  const InputKind* kind = claimant(universe, klass);
  if (inputs_.limits().any_state && (kind == nullptr || !kind->traits().is_whole))
    kind = &any_state_kind();
  if (kind != nullptr) return kind->offer(*this, id, klass);
  bool is_object = &klass == universe.well_known().object;
  if (is_object) offer_object(id, klass);
  for (const auto& row : kImplementations) {
    if (klass.name == row.type && inputs_.node(id).depth < 2)
      offer(id, *universe.load_boot(row.made));
  }
  if (!is_object) offer_object(id, klass);
}

std::vector<NodeId> InputOffers::add_arguments(NodeId id, const vm::Method& method,
                                               bool needs_first) {
  std::vector<NodeId> arguments;
  unsigned depth = inputs_.node(id).depth + 1;
  classfile::MethodDescriptor descriptor(machine_.universe().symbols().text(method.descriptor));
  auto declared_arguments = type_arguments(machine_, method);
  // The signature of an inner class's constructor leaves the outer object out.
  declared_arguments.resize(static_cast<std::size_t>(descriptor.argument_count()) ==
                                    declared_arguments.size()
                                ? declared_arguments.size()
                                : 0);
  for (classfile::TypeDescriptor type : descriptor.parameters()) {
    vm::Class* declared =
        type.is_reference() ? inputs_.class_of(*method.owner, type.text) : nullptr;
    std::size_t index = arguments.size();
    std::vector<vm::Class*> of_type;
    if (index < declared_arguments.size()) of_type = declared_arguments[index];
    arguments.push_back(inputs_.add(fmt::format("{}.arg{}", inputs_.node(id).name, index),
                                    vm::kind_of(type.kind()), declared, depth,
                                    !needs_first || index > 0, std::move(of_type)));
  }
  return arguments;
}

void InputOffers::offer_object(NodeId id, vm::Class& klass) {
  if (producers_ != nullptr) return offer_produced(id, klass);
  vm::Method* constructor = nullptr;
  if (!klass.is_abstract() && !klass.is_interface() &&
      inputs_.node(id).depth < inputs_.limits().max_depth)
    constructor = best_constructor(machine_.universe(), klass);
  if (constructor == nullptr) {
    if (offer_stand_in(id, klass)) return;
    if (inputs_.node(id).candidates.empty()) note_unbuildable(klass);
    return;
  }
  offer_producer(id, {Producer::Kind::Constructor, &klass, constructor, nullptr});
}

bool InputOffers::offer_stand_in(NodeId id, vm::Class& klass) {
  const bool may_invent = inventor_ != nullptr && !inputs_.limits().any_state &&
                          inputs_.node(id).depth < inputs_.limits().max_depth;
  const auto invented =
      may_invent ? inventor_->invented(InventedShape{.types = {&klass}}) : std::nullopt;
  if (invented) offer_producer(id, *invented);
  return invented.has_value();
}

void InputOffers::offer_produced(NodeId id, vm::Class& klass) {
  const unsigned depth = inputs_.node(id).depth;
  const bool is_deepened = deepened_ && *deepened_ == id;
  if (depth >= inputs_.limits().max_depth && !is_deepened) return;
  for (const Producer& producer : producers_->producers(klass, depth)) offer_producer(id, producer);
  if (inputs_.node(id).candidates.empty()) note_unbuildable(klass);
}

void InputOffers::offer_producer(NodeId id, const Producer& producer) {
  for (const InputKind* kind : input_kinds()) {
    if (kind->offer_produced(*this, id, producer)) return;
  }
  CHECK(false, "every producer should have a kind of input");
}

void InputOffers::offer_deeper(NodeId id) {
  constexpr unsigned kDeepest = 6;
  if (!inputs_.node(id).is_shallow) return;
  inputs_.node(id).is_shallow = false;
  if (inputs_.node(id).depth >= kDeepest) return;
  deepened_ = id;
  offer(id, *inputs_.node(id).type);
  deepened_.reset();
  if (inputs_.node(id).candidates.empty()) return;
  ++generation_;
  ++changes_;
}

void InputOffers::allow_elements(NodeId id) {
  constexpr std::uint32_t kFew = 3;
  if (inputs_.node(id).longest != 0) return;
  inputs_.node(id).longest = kFew;
  ++generation_;
  ++changes_;
}

bool InputOffers::is_limited(vm::Class* type) {
  return producers_ != nullptr && type != nullptr && producers_->is_limited(*type);
}

bool InputOffers::offer_type(NodeId id, vm::Class& type) {
  if (is_limited(inputs_.node(id).type)) return false;
  std::size_t before = inputs_.node(id).candidates.size();
  auto has = [&] {
    const auto& candidates = inputs_.node(id).candidates;
    return std::any_of(candidates.begin(), candidates.end(), [&](const Candidate& candidate) {
      // Of the class itself if there may be objects of it that are of no known subclass.
      return inputs_.limits().any_state ? candidate.klass == &type
                                        : candidate.klass->is_assignable_to(&type);
    });
  };
  if (inputs_.node(id).type == nullptr) return false;
  const bool has_other = offer_alternative(id, type);
  if (has()) return offer_combined(id, type) || has_other;
  const bool is_up_to_open_world =
      type.is_interface() || !can_be_in_any_state(machine_.universe(), type);
  if (inputs_.limits().any_state && is_up_to_open_world) return false;
  bool possible = type.is_interface() || type.is_assignable_to(inputs_.node(id).type);
  if (!possible) return offer_combined(id, type);
  offer(id, type);
  auto& candidates = inputs_.node(id).candidates;
  std::erase_if(candidates, [&](const Candidate& candidate) {
    return !candidate.klass->is_assignable_to(inputs_.node(id).type);
  });
  const bool is_new = candidates.size() != before;
  const bool is_combined = offer_combined(id, type);
  if (!is_new || is_combined) return is_combined;
  ++generation_;
  ++changes_;
  if (inputs_.limits().any_state) offer_all(id);
  return true;
}

/// An existing class that is not of the type although most are.
bool InputOffers::offer_alternative(NodeId id, const vm::Class& asked) {
  vm::Class* declared = inputs_.node(id).type;
  const bool may_offer = declared->is_interface() && !inputs_.limits().any_state &&
                         !declared->is_assignable_to(&asked);
  for (const auto& row : kAlternatives) {
    if (!may_offer || asked.name != row.asked || !declared->trusted) continue;
    const auto& candidates = inputs_.node(id).candidates;
    const bool is_enough = std::any_of(candidates.begin(), candidates.end(), [&](const auto& each) {
      return !each.klass->is_assignable_to(&asked) && each.kind != Candidate::Kind::Stub &&
             !each.has_open_class();
    });
    vm::Class* made = is_enough ? nullptr : machine_.universe().load_boot(row.made);
    if (made == nullptr || !made->is_assignable_to(declared)) continue;
    offer(id, *made);
    ++generation_;
    ++changes_;
    return true;
  }
  return false;
}

/// Invents a class that is of this type besides. The program may go on to ask for more.
bool InputOffers::offer_combined(NodeId id, vm::Class& type) {
  if (type.is_array()) return false;
  return offer_shapes(id, [&](InventedShape& shape) {
    // The library has collections enough, and a class that can be made needs no stand-in.
    const bool has_others = type.trusted || !type.is(classfile::access::kAbstract);
    const bool is_one = std::ranges::any_of(shape.types, [&](const vm::Class* each) {
      return each->is_assignable_to(&type) || (has_others && type.is_assignable_to(each));
    });
    if (is_one) return false;
    // What is more than one of them stands for it, too.
    std::erase_if(shape.types, [&](const vm::Class* each) { return type.is_assignable_to(each); });
    shape.types.push_back(&type);
    return true;
  });
}

bool InputOffers::offer_shapes(NodeId id, const Extend& extend) {
  constexpr std::size_t kMostInvented = 8;
  const bool may_invent = inventor_ != nullptr && !inputs_.limits().any_state &&
                          inputs_.node(id).depth < inputs_.limits().max_depth;
  vm::Class* declared = inputs_.node(id).type;
  if (!may_invent || declared == nullptr || declared->is_array()) return false;
  const vm::WellKnown& known = machine_.universe().well_known();
  std::vector<InventedShape> shapes(1);
  shapes[0].types = {declared == known.class_ ? known.object : declared};
  for (const Candidate& candidate : inputs_.node(id).candidates) {
    const vm::Class& klass = candidate.named != nullptr ? *candidate.named : *candidate.klass;
    const InventedClass* made = inventor_->find_invented(klass);
    if (made != nullptr) shapes.push_back(made->shape);
  }
  std::size_t invented = shapes.size() - 1;
  bool added = false;
  for (InventedShape& shape : shapes) {
    if (invented >= kMostInvented || !extend(shape)) continue;
    shape.number = shape.is_plain() ? 0 : class_number(id);
    const std::optional<Producer> producer = inventor_->invented(shape);
    if (!producer || !offer_invented(id, *producer)) continue;
    ++invented;
    added = true;
  }
  if (added) note_change();
  return added;
}

/// Annotations of different inputs may have to say different things.
unsigned InputOffers::class_number(NodeId id) {
  auto found = std::find(with_classes_.begin(), with_classes_.end(), id);
  if (found == with_classes_.end()) found = with_classes_.insert(found, id);
  return static_cast<unsigned>(found - with_classes_.begin());
}

/// False if the input may be that already.
bool InputOffers::offer_invented(NodeId id, const Producer& producer) {
  if (inputs_.node(id).type == machine_.universe().well_known().class_)
    return offer_class(id, *producer.type);
  const auto& candidates = inputs_.node(id).candidates;
  const bool is_known =
      std::any_of(candidates.begin(), candidates.end(),
                  [&](const Candidate& each) { return each.klass == producer.type; });
  if (!is_known) offer_producer(id, producer);
  return !is_known;
}

bool InputOffers::offer_class(NodeId id, vm::Class& named) {
  constexpr std::size_t kMostClasses = 24;
  const auto& known = inputs_.node(id).candidates;
  const bool is_known = std::any_of(known.begin(), known.end(),
                                    [&](const Candidate& each) { return each.named == &named; });
  const vm::Class* bound = inputs_.node(id).element_type();
  const bool fits = bound == nullptr || named.is_assignable_to(bound);
  if (is_known || !fits || known.size() >= kMostClasses) return false;
  const InventedClass* invented =
      producers_ == nullptr ? nullptr : producers_->find_invented(named);
  const vm::Class* element = &named;
  while (element->is_array()) element = element->component;
  const bool can_be_named = invented != nullptr || producers_ == nullptr ||
                            element->is_primitive() || producers_->may_name(*element);
  if (!can_be_named) return false;
  std::vector<NodeId> children;
  if (invented != nullptr) add_shape_inputs(*this, id, *invented, /*has_object=*/false, children);
  auto [number, is_new] = literals_.try_emplace(named.mirror.bits, next_number_);
  next_number_ += is_new ? 1 : 0;
  Candidate literal{.kind = Candidate::Kind::ClassLiteral, .number = number->second};
  literal.klass = machine_.universe().well_known().class_;
  literal.named = &named;
  literal.children = std::move(children);
  inputs_.node(id).candidates.push_back(std::move(literal));
  return true;
}

std::vector<vm::Class*> InputOffers::subtypes(vm::Class& type) {
  return producers_ == nullptr ? std::vector<vm::Class*>() : producers_->subtypes(type);
}

bool InputOffers::offer_alias(NodeId earlier, NodeId later) {
  if (later.index < earlier.index) std::swap(earlier, later);
  if (inputs_.node(later).type != nullptr && is_limited(inputs_.node(later).type) &&
      !is_limited(inputs_.node(earlier).type))
    return false;
  if (inputs_.node(later).type == nullptr) return false;
  // An object that contains itself cannot be made in one go by the program's code.
  const bool any_state = inputs_.limits().any_state;
  if (!any_state && is_part_of(inputs_, later, earlier)) return false;
  bool added = add_aliases(earlier, later);
  if (any_state && !share_object(earlier, later) && inputs_.node(earlier).type != nullptr)
    changes_ += add_aliases(later, earlier) ? 1 : 0;
  if (added) ++generation_;
  return added;
}

/// Lets an input be what another one may be, and is not yet the same as.
bool InputOffers::add_aliases(NodeId original, NodeId other) {
  bool added = false;
  for (const Candidate& candidate : std::vector<Candidate>(inputs_.node(original).candidates)) {
    // Boxes that valueOf makes and constants of enums are compared by what they are.
    bool is_compared = (kind_of(candidate).traits().is_box && !inputs_.limits().any_state) ||
                       candidate.kind == Candidate::Kind::EnumConstant;
    bool fits = may_be(candidate, *inputs_.node(other).type) && !is_compared;
    if (!fits || inputs_.candidate(other, candidate.number) != nullptr) continue;
    added = true;
    if (candidate.kind == Candidate::Kind::Literal ||
        candidate.kind == Candidate::Kind::ClassLiteral) {
      inputs_.node(other).candidates.push_back(candidate);
      continue;
    }
    Candidate alias{.kind = Candidate::Kind::Alias, .number = candidate.number};
    alias.klass = candidate.klass;
    alias.alias = original;
    inputs_.node(other).candidates.push_back(alias);
  }
  return added;
}

bool InputOffers::share_object(NodeId a, NodeId b) const {
  const auto& candidates = inputs_.node(a).candidates;
  return std::any_of(candidates.begin(), candidates.end(), [&](const Candidate& candidate) {
    return inputs_.candidate(b, candidate.number) != nullptr;
  });
}

/// An object in any state is of its class or of a subclass, which may implement any interface.
bool InputOffers::may_be(const Candidate& candidate, const vm::Class& type) {
  if (candidate.klass->is_assignable_to(&type)) return true;
  return candidate.kind == Candidate::Kind::AnyState && type.is_interface() &&
         !candidate.klass->is(classfile::access::kFinal);
}

void InputOffers::foresee(std::vector<vm::Class*> types, std::vector<vm::Ref> literals) {
  foreseen_types_ = std::move(types);
  foreseen_literals_ = std::move(literals);
}

void InputOffers::offer_foreseen(NodeId id) {
  for (vm::Class* type : foreseen_types_) {
    const InputNode& node = inputs_.node(id);
    const bool is_known =
        std::any_of(node.candidates.begin(), node.candidates.end(),
                    [&](const Candidate& candidate) { return candidate.klass == type; });
    if (!is_known && node.type != nullptr && type->is_assignable_to(node.type) &&
        can_be_in_any_state(machine_.universe(), *type))
      offer(id, *type);
  }
  for (vm::Ref literal : foreseen_literals_) offer_literal(id, literal);
}

void InputOffers::offer_literal(NodeId id, vm::Ref literal) {
  vm::Class& string = *machine_.universe().well_known().string;
  const vm::Class* type = inputs_.node(id).type;
  if (type == nullptr || !string.is_assignable_to(type)) return;
  auto [number, is_new] = literals_.try_emplace(literal.bits, next_number_);
  next_number_ += is_new ? 1 : 0;
  if (inputs_.candidate(id, number->second) != nullptr) return;
  inputs_.node(id).candidates.push_back({.kind = Candidate::Kind::Literal,
                                         .number = number->second,
                                         .klass = &string,
                                         .literal = literal});
  ++generation_;
  ++changes_;
}

std::optional<std::uint32_t> InputOffers::number_of_literal(vm::Ref literal) const {
  auto found = literals_.find(literal.bits);
  if (found == literals_.end()) return std::nullopt;
  return found->second;
}

void InputOffers::offer_all(NodeId id) {
  for (std::uint32_t i = 0; i < inputs_.size(); ++i) {
    if (i != id.index && inputs_.node(NodeId{i}).kind == vm::Kind::Ref) offer_alias(NodeId{i}, id);
  }
}

}  // namespace assay::concolic
