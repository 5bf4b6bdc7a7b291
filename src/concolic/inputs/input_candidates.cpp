// SPDX-License-Identifier: Apache-2.0
// Which objects a reference input may be.
#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "concolic/inputs/element_types.h"
#include "concolic/inputs/inputs.h"

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

/// Collections that are made from an array of elements: new X(Arrays.asList(array)).
constexpr std::string_view kCollections[] = {"java/util/ArrayList", "java/util/LinkedList",
                                             "java/util/HashSet", "java/util/ArrayDeque",
                                             "java/util/TreeSet"};

bool is_enum(const vm::Class& klass) {
  return klass.super != nullptr && klass.super->name == "java/lang/Enum";
}

/// The constants in the order of their declaration, which is that of their ordinals.
std::vector<std::string> constant_names(vm::Universe& universe, const vm::Class& klass) {
  std::vector<std::string> names;
  for (const vm::Field& field : klass.fields) {
    if ((field.access_flags & classfile::access::kEnum) != 0)
      names.emplace_back(universe.symbols().text(field.name));
  }
  return names;
}

}  // namespace

bool Inputs::may_run_code(const vm::Class* type) const {
  while (type != nullptr && type->is_array()) {
    if (type->element_kind != vm::Kind::Ref) return false;
    type = type->component;
  }
  if (type == nullptr || is_enum(*type)) return false;
  const vm::WellKnown& known = machine_.universe().well_known();
  return type != known.string &&
         std::find(std::begin(known.boxes), std::end(known.boxes), type) == std::end(known.boxes);
}

bool Inputs::has_open_types() const {
  return std::any_of(nodes_.begin(), nodes_.end(), [&](const InputNode& input) {
    return input.nullable && input.kind == vm::Kind::Ref && may_run_code(input.type);
  });
}

Candidate& Inputs::new_candidate(NodeId id, Candidate::Kind kind, vm::Class& klass) {
  auto& candidates = node(id).candidates;
  candidates.push_back({.kind = kind, .number = next_number_++, .klass = &klass});
  return candidates.back();
}

void Inputs::offer(NodeId id, vm::Class& klass) {
  if (is_limited(&klass)) return offer_produced(id, klass);
  vm::Universe& universe = machine_.universe();
  std::string name = node(id).name;
  if (&klass == universe.well_known().string) {
    Candidate string = new_candidate(id, Candidate::Kind::String, klass);
    string.length = new_variable(name + ".length()", VariableKind::Length, 16, 0, id);
    string.utf16 = new_variable(name + ".isWide()", VariableKind::Boolean, 1, 0, id);
    lengths_.insert(string.length.index);
    string_of_utf16_[string.utf16.index] = string.length;
    node(id).candidates.back() = string;
    return;
  }
  if (klass.is_array()) {
    expr::Variable length = new_variable(name + ".length", VariableKind::Length, 16, 0, id);
    lengths_.insert(length.index);
    new_candidate(id, Candidate::Kind::Array, klass).length = length;
    return;
  }
  for (unsigned kind = 0; kind < 8; ++kind) {
    if (&klass != universe.well_known().boxes[kind]) continue;
    NodeId value = add(name, static_cast<vm::Kind>(kind), nullptr, node(id).depth + 1);
    new_candidate(id, Candidate::Kind::Box, klass).children.push_back(value);
    return;
  }
  if (is_enum(klass)) return offer_enum(id, klass);
  if (std::find(std::begin(kCollections), std::end(kCollections), klass.name) !=
      std::end(kCollections))
    return offer_list(id, klass);
  bool is_object = &klass == universe.well_known().object;
  if (is_object) offer_object(id, klass);
  for (const auto& row : kImplementations) {
    if (klass.name == row.type && node(id).depth < 2) offer(id, *universe.load_boot(row.made));
  }
  if (!is_object) offer_object(id, klass);
}

void Inputs::offer_list(NodeId id, vm::Class& klass) {
  vm::Universe& universe = machine_.universe();
  std::string name = node(id).name;
  vm::Class* element = node(id).element_type;
  if (element == nullptr) element = universe.well_known().object;
  NodeId elements = add(name + ".elements", vm::Kind::Ref, universe.array_of(element),
                        node(id).depth + 1, /*nullable=*/false);
  new_candidate(id, Candidate::Kind::List, klass).children.push_back(elements);
}

/// From the class file alone: types are also offered while Java code runs, when no other may.
void Inputs::offer_enum(NodeId id, vm::Class& klass) {
  std::vector<std::string> names = constant_names(machine_.universe(), klass);
  for (std::uint32_t i = 0; i < names.size(); ++i) {
    Candidate& constant = new_candidate(id, Candidate::Kind::EnumConstant, klass);
    constant.ordinal = i;
    constant.constant = names[i];
  }
  if (names.empty()) unbuildable_.insert(vm::external_name(klass));
}

vm::Method* Inputs::best_constructor(vm::Class& klass) {
  vm::Method* best = nullptr;
  for (vm::Method& method : klass.methods) {
    if (machine_.universe().symbols().text(method.name) != "<init>") continue;
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

std::vector<NodeId> Inputs::add_arguments(NodeId id, const vm::Method& method, bool needs_first) {
  std::vector<NodeId> arguments;
  unsigned depth = node(id).depth + 1;
  classfile::MethodDescriptor descriptor(machine_.universe().symbols().text(method.descriptor));
  std::vector<std::string> elements = element_types(method);
  // The signature of an inner class's constructor leaves the outer object out.
  elements.resize(elements.size() == static_cast<std::size_t>(descriptor.argument_count())
                      ? elements.size()
                      : 0);
  for (classfile::TypeDescriptor type : descriptor.parameters()) {
    vm::Class* declared = type.is_reference() ? class_of(*method.owner, type.text) : nullptr;
    std::size_t index = arguments.size();
    vm::Class* element = nullptr;
    if (index < elements.size() && !elements[index].empty())
      element = class_of(*method.owner, "L" + elements[index] + ";");
    arguments.push_back(add(fmt::format("{}.arg{}", node(id).name, index), vm::kind_of(type.kind()),
                            declared, depth, !needs_first || index > 0, element));
  }
  return arguments;
}

void Inputs::offer_object(NodeId id, vm::Class& klass) {
  if (producers_ != nullptr) return offer_produced(id, klass);
  vm::Method* constructor = nullptr;
  if (!klass.is_abstract() && !klass.is_interface() && node(id).depth < limits_.max_depth)
    constructor = best_constructor(klass);
  if (constructor == nullptr) {
    if (node(id).candidates.empty()) unbuildable_.insert(vm::external_name(klass));
    return;
  }
  offer_producer(id, {Producer::Kind::Constructor, &klass, constructor, nullptr});
}

void Inputs::offer_produced(NodeId id, vm::Class& klass) {
  if (node(id).depth < limits_.max_depth) {
    for (const Producer& producer : producers_->producers(klass, node(id).depth))
      offer_producer(id, producer);
  }
  if (node(id).candidates.empty() && node(id).depth < limits_.max_depth)
    unbuildable_.insert(vm::external_name(klass));
}

void Inputs::offer_producer(NodeId id, const Producer& producer) {
  std::vector<NodeId> children;
  if (producer.kind == Producer::Kind::Stub) {
    for (const vm::Field& field : producer.type->fields) {
      std::string_view descriptor = machine_.universe().symbols().text(field.descriptor);
      bool is_reference = field.kind == vm::Kind::Ref;
      vm::Class* type = is_reference ? class_of(*producer.type, descriptor) : nullptr;
      children.push_back(
          add(fmt::format("{}.{}()", node(id).name, machine_.universe().symbols().text(field.name)),
              field.kind, type, node(id).depth + 1));
    }
  } else if (producer.kind != Producer::Kind::Constant) {
    bool has_receiver = producer.kind == Producer::Kind::Factory && !producer.method->is_static();
    if (has_receiver) {
      children.push_back(add(node(id).name + ".maker", vm::Kind::Ref, producer.method->owner,
                             node(id).depth + 1, /*nullable=*/false));
    }
    std::vector<NodeId> arguments = add_arguments(id, *producer.method, producer.needs_outer);
    children.insert(children.end(), arguments.begin(), arguments.end());
  }
  constexpr Candidate::Kind kKinds[] = {Candidate::Kind::Object, Candidate::Kind::Factory,
                                        Candidate::Kind::Constant, Candidate::Kind::Stub};
  Candidate& made = new_candidate(id, kKinds[static_cast<unsigned>(producer.kind)], *producer.type);
  made.constructor = producer.method;
  made.field = producer.field;
  made.children = std::move(children);
}

bool Inputs::is_limited(vm::Class* type) {
  return producers_ != nullptr && type != nullptr && producers_->is_limited(*type);
}

bool Inputs::offer_type(NodeId id, vm::Class& type) {
  if (is_limited(node(id).type)) return false;
  std::size_t before = node(id).candidates.size();
  auto has = [&] {
    const auto& candidates = node(id).candidates;
    return std::any_of(candidates.begin(), candidates.end(), [&](const Candidate& candidate) {
      return candidate.klass->is_assignable_to(&type);
    });
  };
  if (node(id).type == nullptr || has()) return false;
  bool possible = type.is_interface() || type.is_assignable_to(node(id).type);
  if (!possible) return false;
  offer(id, type);
  auto& candidates = node(id).candidates;
  std::erase_if(candidates, [&](const Candidate& candidate) {
    return !candidate.klass->is_assignable_to(node(id).type);
  });
  if (candidates.size() > before) ++generation_;
  return candidates.size() > before;
}

bool Inputs::is_part_of(NodeId part, NodeId whole) const {
  if (part == whole) return true;
  for (const Candidate& candidate : node(whole).candidates) {
    if (std::any_of(candidate.children.begin(), candidate.children.end(),
                    [&](NodeId child) { return is_part_of(part, child); }))
      return true;
  }
  return false;
}

bool Inputs::offer_alias(NodeId earlier, NodeId later) {
  if (later.index < earlier.index) std::swap(earlier, later);
  if (node(later).type != nullptr && is_limited(node(later).type) &&
      !is_limited(node(earlier).type))
    return false;
  // An object that contains itself cannot be made in one go.
  if (node(later).type == nullptr || is_part_of(later, earlier)) return false;
  bool added = false;
  for (const Candidate& candidate : std::vector<Candidate>(node(earlier).candidates)) {
    bool fits = candidate.klass->is_assignable_to(node(later).type) &&
                candidate.kind != Candidate::Kind::Box;
    if (!fits || this->candidate(later, candidate.number) != nullptr) continue;
    Candidate alias{.kind = Candidate::Kind::Alias, .number = candidate.number};
    alias.klass = candidate.klass;
    alias.alias = earlier;
    node(later).candidates.push_back(alias);
    added = true;
  }
  if (added) ++generation_;
  return added;
}

}  // namespace assay::concolic
