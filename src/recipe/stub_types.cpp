// SPDX-License-Identifier: Apache-2.0
// Which types a class can have at once (JLS 8.1.4, 8.1.5, 8.4.8), and what it must then declare.
// Methods that are one method to the compiler are looked at together. What is not understood is
// taken for illegal: such a class is not invented. Why nothing can be of some types is another
// question, see types/type_conflicts.h.
#include "recipe/stub_types.h"

#include <algorithm>
#include <set>

#include "classfile/descriptor.h"
#include "concolic/inputs/inputs.h"
#include "recipe/types/inherited_types.h"
#include "recipe/visibility.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/ref.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::recipe {

namespace {

namespace access = classfile::access;
using Group = std::vector<const InheritedMethod*>;

bool is_sealed(const vm::Class& type) { return type.file != nullptr && type.file->is_sealed; }

/// JLS 8.1.4: nobody but the compiler extends these.
bool is_for_compiler(const vm::Class& type) {
  return type.trusted && (type.name == "java/lang/Enum" || type.name == "java/lang/Record");
}

bool may_be_extended(const vm::Class& type) {
  return !is_for_compiler(type) && !type.is(access::kFinal) && !type.is(access::kAnnotation) &&
         !type.is(access::kEnum) && !is_sealed(type) && !type.is_array() && !type.is_primitive();
}

/// Whether what a constructor takes can be written down.
bool can_be_named(interp::Machine& machine, const vm::Method& constructor,
                  const Visibility& visibility) {
  const classfile::MethodDescriptor descriptor(constructor.info->descriptor);
  for (classfile::TypeDescriptor type : descriptor.parameters()) {
    const vm::Class* klass = concolic::class_of(machine, *constructor.owner, type.text);
    if (klass == nullptr || !visibility.may_name(*klass)) return false;
  }
  return true;
}

/// The simplest constructor that a subclass in the package may call; null: there is none.
vm::Method* constructor_for(interp::Machine& machine, vm::Class& type, std::string_view package) {
  if (is_inner(type)) return nullptr;
  const Visibility visibility{std::string(package), true};
  vm::Method* best = nullptr;
  for (vm::Method& method : type.methods) {
    if (method.info->name != "<init>" || method.is_private() || method.is(access::kSynthetic))
      continue;
    const bool is_open = method.is(access::kPublic) || method.is(access::kProtected);
    if (!is_open && type.package() != package) continue;
    const auto cost = [](const vm::Method& each) {
      return std::pair(each.argument_count, each.info->exceptions.size());
    };
    if (best != nullptr && cost(*best) <= cost(method)) continue;
    if (can_be_named(machine, method, visibility)) best = &method;
  }
  return best;
}

bool is_of_class(const InheritedMethod& method) { return !method.method->owner->is_interface(); }

/// Looks for what a class of several types must declare.
class MethodList {
 public:
  MethodList(interp::Machine& machine, const StubTypes& types, std::string_view package)
      : machine_(machine), package_(package) {
    types_.push_back(types.base);
    types_.insert(types_.end(), types.others.begin(), types.others.end());
  }

  std::optional<StubMethods> list() {
    if (!collect()) return std::nullopt;
    std::set<const InheritedMethod*> seen;
    for (const InheritedMethod& first : all_) {
      if (seen.contains(&first)) continue;
      const Group group = group_of(first);
      seen.insert(group.begin(), group.end());
      if (!add(group)) return std::nullopt;
    }
    if (found_.declared.empty() && types_.front()->is_interface()) {
      for (const Group& group : defaults_) {
        if (!declare(group, group)) return std::nullopt;
      }
    }
    // In the order in which the types have them.
    std::sort(found_.declared.begin(), found_.declared.end(),
              [&](const StubMethod& a, const StubMethod& b) {
                return place_of(*a.method) < place_of(*b.method);
              });
    return std::move(found_);
  }

 private:
  // What is inherited.

  bool collect() {
    std::vector<InheritedType> supertypes;
    for (vm::Class* type : types_) {
      // Whoever leaves type arguments out has what all supertypes are without theirs.
      const bool is_raw = type->file != nullptr && type->file->signature.starts_with('<');
      for (InheritedType& from : inherited_types(*type)) {
        if (is_raw) from.arguments.clear();
        auto known =
            std::find_if(supertypes.begin(), supertypes.end(),
                         [&](const InheritedType& each) { return each.type == from.type; });
        if (known != supertypes.end()) {
          if (!have_same_arguments(*known, from)) return false;
          continue;
        }
        add_methods(from, *type);
        supertypes.push_back(std::move(from));
      }
    }
    return true;
  }

  /// Nothing is a Source<String> and a Source<Integer>, or just a Source.
  static bool have_same_arguments(const InheritedType& a, const InheritedType& b) {
    return std::equal(a.arguments.begin(), a.arguments.end(), b.arguments.begin(),
                      b.arguments.end(), [](const auto& one, const auto& other) {
                        return one.first == other.first && one.second.is_simple &&
                               other.second.is_simple && one.second.erased == other.second.erased;
                      });
  }

  void add_methods(const InheritedType& from, vm::Class& heir) {
    const bool of_class = !from.type->is_interface();
    for (vm::Method& method : from.type->methods) {
      if (method.is_private() || method.info->name[0] == '<') continue;
      if (of_class ? method.is(access::kSynthetic) : method.is_static()) continue;
      const bool is_open = method.is(access::kPublic) || method.is(access::kProtected);
      // One that stays in its package is no obstacle, unless it has to be there.
      if (!is_open && from.type->package() != package_ && !method.is_abstract()) continue;
      all_.push_back(inherited_method(from, method, heir));
    }
  }

  Group group_of(const InheritedMethod& first) const {
    Group group{&first};
    for (std::size_t grown = 0; grown != group.size();) {
      grown = group.size();
      for (const InheritedMethod& each : all_) {
        if (std::find(group.begin(), group.end(), &each) != group.end()) continue;
        if (std::any_of(group.begin(), group.end(),
                        [&](const InheritedMethod* one) { return is_alike(*one, each); }))
          group.push_back(&each);
      }
    }
    std::sort(group.begin(), group.end());  // as they were found
    return group;
  }

  std::size_t place_of(const vm::Method& method) const {
    auto at = std::find_if(all_.begin(), all_.end(),
                           [&](const InheritedMethod& each) { return each.method == &method; });
    return static_cast<std::size_t>(at - all_.begin());
  }

  // What has to be done about methods that are one.

  bool add(const Group& group) {
    auto of_class = std::find_if(group.begin(), group.end(),
                                 [](const InheritedMethod* each) { return is_of_class(*each); });
    const InheritedMethod* had = of_class == group.end() ? nullptr : *of_class;
    Group wanted;
    for (const InheritedMethod* each : group) {
      if (!is_of_class(*each) && !is_implemented(*each)) wanted.push_back(each);
    }
    if (had != nullptr && had->method->is_abstract()) {
      wanted.insert(wanted.begin(), had);
      return declare(wanted, group);
    }
    if (wanted.empty()) return true;
    if (had != nullptr) {
      if (had->method->is_static()) return false;
      if (fits(*had, wanted)) return add_bridges(*had, wanted);
      if (had->method->is(access::kFinal)) return false;
      wanted.insert(wanted.begin(), had);
      return declare(wanted, group);
    }
    const Group last = most_special(wanted);
    if (last.size() > 1 || last.front()->method->is_abstract()) return declare(wanted, group);
    const vm::Method& only = *last.front()->method;
    if (!only.owner->trusted && only.return_kind != vm::Kind::Void) defaults_.push_back(wanted);
    return true;
  }

  /// By a class that is extended, whatever subclasses add.
  bool is_implemented(const InheritedMethod& wanted) const {
    vm::Class* base = types_.front();
    if (base->is_interface() || !base->is_assignable_to(wanted.method->owner)) return false;
    const vm::Method* found = base->find_method(wanted.method->name, wanted.method->descriptor);
    return found != nullptr && !found->is_abstract() && !found->owner->is_interface();
  }

  /// Whether a class can do with the method that it inherits.
  bool fits(const InheritedMethod& had, const Group& wanted) const {
    return had.method->is(access::kPublic) &&
           std::all_of(wanted.begin(), wanted.end(), [&](const InheritedMethod* each) {
             const std::vector<vm::Class*> thrown = exceptions(*had.method);
             return is_result(had, *each) && erased_parameters(had) == erased_parameters(*each) &&
                    std::all_of(thrown.begin(), thrown.end(), [&](const vm::Class* exception) {
                      return may_declare(*each->method, *exception);
                    });
           });
  }

  /// Those that no other of them overrides.
  static Group most_special(const Group& methods) {
    Group found;
    for (const InheritedMethod* each : methods) {
      const bool is_overridden =
          std::any_of(methods.begin(), methods.end(), [&](const InheritedMethod* other) {
            return other->method->owner != each->method->owner &&
                   other->method->owner->is_assignable_to(each->method->owner);
          });
      if (!is_overridden) found.push_back(each);
    }
    return found;
  }

  bool declare(const Group& methods, const Group& group) {
    const InheritedMethod* best = nullptr;
    for (const InheritedMethod* each : methods) {
      const bool is_hidden = !each->method->is(access::kPublic) &&
                             !each->method->is(access::kProtected) &&
                             each->method->owner->package() != package_;
      if (is_hidden || erased_parameters(*each) != erased_parameters(*methods.front()))
        return false;
      const bool is_best =
          std::all_of(group.begin(), group.end(),
                      [&](const InheritedMethod* other) { return is_result(*each, *other); });
      if (is_best && best == nullptr) best = each;
    }
    if (best == nullptr) return false;
    StubMethod found{best->method, erased_parameters(*best), erased_result(*best), {}};
    for (const InheritedMethod* each : methods) {
      for (vm::Class* exception : exceptions(*each->method)) {
        const bool is_allowed = std::all_of(
            methods.begin(), methods.end(),
            [&](const InheritedMethod* other) { return may_declare(*other->method, *exception); });
        if (is_allowed && std::ranges::find(found.failures, exception) == found.failures.end())
          found.failures.push_back(exception);
      }
    }
    found_.declared.push_back(std::move(found));
    return add_bridges(*best, group);
  }

  /// Those whose descriptors differ.
  bool add_bridges(const InheritedMethod& target, const Group& methods) {
    std::set<std::string_view> known{target.method->info->descriptor};
    for (const InheritedMethod* each : methods) {
      if (known.insert(each->method->info->descriptor).second)
        found_.bridges.emplace_back(each->method, target.method);
    }
    return true;
  }

  bool is_result(const InheritedMethod& a, const InheritedMethod& b) const {
    const std::string first = erased_result(a), second = erased_result(b);
    if (first == second) return true;
    if (first.size() == 1 || second.size() == 1) return false;
    const vm::Class* one = concolic::class_of(machine_, *a.heir, first);
    const vm::Class* other = concolic::class_of(machine_, *b.heir, second);
    return one != nullptr && other != nullptr && one->is_assignable_to(other);
  }

  std::vector<vm::Class*> exceptions(const vm::Method& method) const {
    std::vector<vm::Class*> found;
    const vm::Class* throwable = machine_.universe().well_known().throwable;
    for (std::uint16_t index : method.info->exceptions) {
      const std::string_view name = method.owner->file->constant_pool.class_name(index);
      vm::Class* thrown = vm::find_or_load(machine_.universe(), *method.owner->loader, name);
      if (thrown != nullptr && thrown->is_assignable_to(throwable)) found.push_back(thrown);
    }
    return found;
  }

  /// Whether one that overrides the method may say that it throws it.
  bool may_declare(const vm::Method& method, const vm::Class& exception) const {
    if (!is_checked(machine_.universe(), exception)) return true;
    const std::vector<vm::Class*> declared = exceptions(method);
    return std::any_of(declared.begin(), declared.end(),
                       [&](const vm::Class* each) { return exception.is_assignable_to(each); });
  }

  interp::Machine& machine_;
  std::string_view package_;
  std::vector<vm::Class*> types_;
  std::vector<InheritedMethod> all_;  // of a class the last that overrides comes first
  std::vector<Group> defaults_;  // that are inherited: what has nothing else answers in their place
  StubMethods found_;
};

/// The same types with what they permit instead of sealed ones.
void add_opened(interp::Machine& machine, std::vector<vm::Class*> types, std::string_view package,
                std::vector<std::vector<vm::Class*>>& found) {
  constexpr std::size_t kMost = 16;
  auto sealed = std::find_if(types.begin(), types.end(),
                             [](const vm::Class* type) { return is_sealed(*type); });
  if (sealed == types.end() || types.size() < 2) {
    found.push_back(std::move(types));
    return;
  }
  const vm::Class& type = **sealed;
  const Visibility visibility{std::string(package), true};
  for (std::uint16_t index : type.file->permitted_subclasses) {
    vm::Class* permitted = vm::find_or_load(machine.universe(), *type.loader,
                                            type.file->constant_pool.class_name(index));
    if (permitted == nullptr || permitted->is(access::kFinal) || found.size() >= kMost) continue;
    if (!visibility.may_name(*permitted)) continue;
    *sealed = permitted;
    add_opened(machine, types, package, found);
  }
}

std::optional<StubTypes> combine(interp::Machine& machine, const std::vector<vm::Class*>& types,
                                 std::string_view package) {
  StubTypes found;
  for (vm::Class* type : types) {
    const bool is_implied = std::any_of(types.begin(), types.end(), [&](vm::Class* other) {
      return other != type && other->is_assignable_to(type);
    });
    if (is_implied) continue;
    if (!may_be_extended(*type)) return std::nullopt;
    if (type->is_interface()) {
      found.others.push_back(type);
      continue;
    }
    if (found.base != nullptr) return std::nullopt;
    found.constructor = constructor_for(machine, *type, package);
    if (found.constructor == nullptr) return std::nullopt;
    found.base = type;
  }
  if (found.base == nullptr && !found.others.empty()) {
    found.base = found.others.front();
    found.others.erase(found.others.begin());
  }
  return found.base == nullptr ? std::nullopt : std::optional(found);
}

}  // namespace

std::vector<StubTypes> stub_types(interp::Machine& machine, const std::vector<vm::Class*>& types,
                                  std::string_view package) {
  std::vector<vm::Class*> wanted = types;
  std::erase_if(wanted, [&](vm::Class* type) {
    return type == machine.universe().well_known().object && types.size() > 1;
  });
  std::vector<std::vector<vm::Class*>> opened;
  add_opened(machine, wanted, package, opened);
  std::vector<StubTypes> found;
  for (const std::vector<vm::Class*>& each : opened) {
    if (auto combined = combine(machine, each, package)) found.push_back(*combined);
  }
  return found;
}

bool is_checked(vm::Universe& universe, const vm::Class& exception) {
  return !exception.is_assignable_to(universe.load_boot("java/lang/RuntimeException")) &&
         !exception.is_assignable_to(universe.load_boot("java/lang/Error"));
}

std::optional<StubMethods> stub_methods(interp::Machine& machine, const StubTypes& types,
                                        std::string_view package) {
  return MethodList(machine, types, package).list();
}

}  // namespace assay::recipe
