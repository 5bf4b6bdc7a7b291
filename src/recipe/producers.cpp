// SPDX-License-Identifier: Apache-2.0
// Ways to make an object, sorted by cost: parameters and detours cost, and the deeper a type is
// nested the fewer ways are offered. Costs are small numbers that mean nothing by themselves.
#include "recipe/producers.h"

#include <algorithm>

#include "classfile/descriptor.h"
#include "concolic/inputs/inputs.h"
#include "recipe/library_staples.h"
#include "recipe/open_fields.h"
#include "vm/class.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::recipe {

namespace {

namespace access = classfile::access;
using concolic::Producer;

// What makes a producer less welcome than another.
constexpr unsigned kSubtype = 3, kFactory = 1, kInstanceFactory = 8, kElsewhere = 6, kStub = 6;
constexpr unsigned kConstant = 2, kOwnType = 20, kReference = 3, kPrimitive = 1;
constexpr unsigned kHidden = 10;
constexpr std::size_t kMostSubtypes = 32, kMostLoaded = 96;

/// How many producers are worth having at a depth.
std::size_t how_many(unsigned depth) {
  constexpr std::size_t kMany[] = {8, 4, 2};
  return kMany[std::min<std::size_t>(depth, 2)];
}

}  // namespace

std::vector<Producer> Producers::producers(vm::Class& type, unsigned depth) {
  std::vector<Producer> best;
  for (const Ranked& ranked : all(type)) {
    if (best.size() >= how_many(depth)) break;
    best.push_back(ranked.producer);
  }
  return best;
}

std::vector<Producer> Producers::producers(vm::Class& type) {
  std::vector<Producer> found;
  for (const Ranked& ranked : all(type)) found.push_back(ranked.producer);
  return found;
}

void Producers::limit_to(const std::vector<vm::Method*>& methods) {
  for (vm::Method* method : methods) {
    std::string_view result = classfile::result_type(method->info->descriptor);
    vm::Class* gives = method->owner;
    if (method->info->name != "<init>") gives = concolic::class_of(machine_, *gives, result);
    if (gives != nullptr) permitted_.push_back({method, gives});
  }
  known_.clear();
}

bool Producers::is_limited(vm::Class& type) {
  return std::any_of(permitted_.begin(), permitted_.end(),
                     [&](const Permitted& each) { return each.gives->is_assignable_to(&type); });
}

void Producers::add_permitted(vm::Class& type, List& list) {
  for (const Permitted& each : permitted_) {
    if (!each.gives->is_assignable_to(&type) || !visibility_.may_call(*each.method)) continue;
    bool constructs = each.method->info->name == "<init>";
    list.push_back({{constructs ? Producer::Kind::Constructor : Producer::Kind::Factory, each.gives,
                     each.method, nullptr},
                    cost_of(*each.method)});
  }
}

std::vector<vm::Class*> Producers::subtypes(vm::Class& type) {
  constexpr std::size_t kFew = 3;
  std::vector<vm::Class*> found;
  std::size_t loaded = 0;
  for (const std::string& name : index_.subtypes(type.name)) {
    if (found.size() >= kFew || ++loaded > kMostSubtypes) break;
    vm::Class* subtype = load(name);
    if (subtype != nullptr && visibility_.may_name(*subtype) && subtype->is_assignable_to(&type))
      found.push_back(subtype);
  }
  return found;
}

std::optional<Producer> Producers::invented(const concolic::InventedShape& shape) {
  const bool can_be_written = std::ranges::all_of(
      shape.types, [&](const vm::Class* type) { return visibility_.may_name(*type); });
  const StubClass* stub = can_be_written ? stubs_.stub_of(shape) : nullptr;
  if (stub == nullptr) return std::nullopt;
  return Producer{Producer::Kind::Stub, stub->klass, nullptr, nullptr, false, {}, stub};
}

const Producers::List& Producers::all(vm::Class& type) {
  auto known = known_.find(&type);
  if (known != known_.end()) return known->second;
  List list;
  if (const StubClass* stub = stubs_.find(type)) {  // it has no name of its own
    list.push_back({{Producer::Kind::Stub, stub->klass, nullptr, nullptr, false, {}, stub}, kStub});
    return known_.emplace(&type, std::move(list)).first->second;
  }
  if (is_limited(type)) {
    add_permitted(type, list);
    return known_.emplace(&type, std::move(list)).first->second;
  }
  add_staples(type, list);
  if (list.empty() || !type.trusted) {
    if (visibility_.may_name(type)) add_own(type, type, 0, list);
    if (!type.trusted || list.empty()) add_subtypes(type, list);
    if (!type.trusted) add_makers(type, list);
  }
  const bool may_invent = visibility_.may_name(type) && !is_library_collection(type);
  if (const StubClass* stub = may_invent ? stubs_.stub_of(type) : nullptr)
    list.push_back({{Producer::Kind::Stub, stub->klass, nullptr, nullptr, false, {}, stub}, kStub});
  std::stable_sort(list.begin(), list.end(),
                   [](const Ranked& a, const Ranked& b) { return a.cost < b.cost; });
  return known_.emplace(&type, std::move(list)).first->second;
}

/// Lists and maps: those of the library can be given any contents.
bool Producers::is_library_collection(const vm::Class& type) const {
  return type.trusted && type.name.starts_with("java/util/") &&
         (type.is_assignable_to(load("java/util/Collection")) ||
          type.is_assignable_to(load("java/util/Map")));
}

unsigned Producers::cost_of(const vm::Method& method) const {
  unsigned cost = 0;
  std::string_view text = machine_.universe().symbols().text(method.descriptor);
  for (classfile::TypeDescriptor type : classfile::MethodDescriptor(text).parameters()) {
    bool simple = !type.is_reference() || type.text == "Ljava/lang/String;";
    cost += simple ? kPrimitive : kReference;
    if (type.is_reference() && type.class_name() == method.owner->name) cost += kOwnType;
  }
  return cost;
}

void Producers::add_own(vm::Class& type, vm::Class& wanted, unsigned penalty, List& list) {
  add_constructors(type, penalty, list);
  add_methods(type, wanted, penalty, list);
  add_constants(type, wanted, penalty, list);
}

void Producers::add_constructors(vm::Class& type, unsigned penalty, List& list) {
  if (type.is_abstract() || type.is_interface()) return;
  for (vm::Method& method : type.methods) {
    if (machine_.universe().symbols().text(method.name) != "<init>") continue;
    if (!visibility_.may_call(method) || !can_be_named(method)) continue;
    Producer producer{Producer::Kind::Constructor,
                      &type,
                      &method,
                      nullptr,
                      is_inner(type),
                      open_fields(machine_, visibility_, method, tested_)};
    list.push_back({producer, penalty + cost_of(method)});
  }
}

/// Made by a constructor of its own.
bool Producers::is_plain(const vm::Class& type) const {
  if (type.is_abstract() || type.is_interface() || is_inner(type)) return false;
  return std::any_of(type.methods.begin(), type.methods.end(), [&](const vm::Method& method) {
    return method.info->name == "<init>" && visibility_.may_call(method);
  });
}

bool Producers::can_be_named(const vm::Method& constructor) const {
  const vm::Class& type = *constructor.owner;
  if (!is_inner(type)) return true;
  std::string outer(outer_name(type));
  bool takes_outer = constructor.info->descriptor.starts_with("(L" + outer + ";");
  vm::Class* around = outer.empty() || !takes_outer ? nullptr : load(outer);
  // Outer<Object>.Inner<Object> is not written down.
  bool is_generic = type.file->signature.starts_with('<');
  return around != nullptr && is_plain(*around) && !is_generic;
}

void Producers::add_factory(vm::Method& method, vm::Class& result, unsigned penalty, List& list) {
  unsigned cost = penalty + cost_of(method) + (method.is_static() ? kFactory : kInstanceFactory);
  list.push_back({{Producer::Kind::Factory, &result, &method, nullptr}, cost});
}

void Producers::add_methods(vm::Class& type, vm::Class& wanted, unsigned penalty, List& list) {
  for (vm::Method& method : type.methods) {
    if (!method.is_static() || method.return_kind != vm::Kind::Ref) continue;
    if (!visibility_.may_call(method)) continue;
    std::string_view descriptor = machine_.universe().symbols().text(method.descriptor);
    std::string_view result = classfile::result_type(descriptor);
    if (result == "L" + std::string(wanted.name) + ";") {
      add_factory(method, wanted, penalty, list);
    } else if (may_give(result, type, wanted)) {
      add_factory(method, wanted, penalty + kHidden, list);
    }
  }
}

/// Whether a member of a class may give an object of it although it is declared as something wider:
/// `static final Shape UNIT = new Circle(1)` in Circle. The test would have to cast it.
bool Producers::may_give(std::string_view declared, vm::Class& owner, vm::Class& wanted) {
  if (&owner != &wanted || !declared.starts_with('L') || wanted.trusted) return false;
  vm::Class* type = load(declared.substr(1, declared.size() - 2));
  return type != nullptr && type != machine_.universe().well_known().object && !type->trusted &&
         wanted.is_assignable_to(type);
}

void Producers::add_constants(vm::Class& type, vm::Class& wanted, unsigned penalty, List& list) {
  std::string descriptor = "L" + std::string(wanted.name) + ";";
  for (vm::Field& field : type.fields) {
    if (!field.is_static() || !visibility_.may_use(field)) continue;
    std::string_view declared = machine_.universe().symbols().text(field.descriptor);
    bool hidden = declared != descriptor;
    if (hidden && !may_give(declared, type, wanted)) continue;
    unsigned cost = penalty + kConstant + (hidden ? kHidden : 0);
    list.push_back({{Producer::Kind::Constant, &wanted, nullptr, &field}, cost});
  }
}

vm::Class* Producers::load(std::string_view name) const {
  return vm::find_or_load(machine_.universe(), *tested_.loader, name);
}

void Producers::add_subtypes(vm::Class& type, List& list) {
  std::size_t count = 0, loaded = 0;
  for (const std::string& name : index_.subtypes(type.name)) {
    if (count >= kMostSubtypes || ++loaded > kMostLoaded) break;
    vm::Class* subtype = load(name);
    if (subtype == nullptr || !visibility_.may_name(*subtype)) continue;
    if (!subtype->is_assignable_to(&type)) continue;
    unsigned penalty = kSubtype + static_cast<unsigned>(count);
    std::size_t before = list.size();
    add_own(*subtype, *subtype, penalty, list);
    if (list.size() > before) ++count;
  }
}

void Producers::add_makers(vm::Class& type, List& list) {
  for (const ClassIndex::MethodRef& maker : index_.makers(type.name)) {
    if (maker.owner == type.name) continue;
    vm::Class* owner = load(maker.owner);
    if (owner == nullptr || !visibility_.may_name(*owner)) continue;
    vm::Method* method = machine_.universe().find_method(*owner, maker.name, maker.descriptor);
    if (method == nullptr || method->owner != owner || !visibility_.may_call(*method)) continue;
    // Whoever implements it is a maker of its own; an invented one would only hand it on.
    if (method->is_abstract()) continue;
    // An object of the class under test would be made of one: no use as a start.
    if (!method->is_static() && owner->is_assignable_to(&type)) continue;
    add_factory(*method, type, kElsewhere, list);
  }
}

void Producers::add_staples(vm::Class& type, List& list) {
  unsigned rank = 0;
  for (const Staple& staple : library_staples()) {
    if (staple.type != type.name) continue;
    vm::Class* owner = machine_.universe().load_boot(staple.owner);
    if (owner == nullptr) continue;
    if (!staple.descriptor.starts_with('(')) {
      vm::Field* field = machine_.universe().find_field(*owner, staple.name);
      if (field != nullptr)
        list.push_back({{Producer::Kind::Constant, &type, nullptr, field}, rank++});
      continue;
    }
    vm::Method* method = machine_.universe().find_method(*owner, staple.name, staple.descriptor);
    if (method == nullptr) continue;
    bool constructs = staple.name == "<init>";
    list.push_back({{constructs ? Producer::Kind::Constructor : Producer::Kind::Factory,
                     constructs ? owner : &type, method, nullptr},
                    rank++});
  }
}

}  // namespace assay::recipe
