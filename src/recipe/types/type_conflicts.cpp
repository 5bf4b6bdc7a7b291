// SPDX-License-Identifier: Apache-2.0
// What keeps a class from having several types (JLS 8.1.1.2, 8.1.4, 8.4.8, 8.8.9). Anybody may
// write classes, in any package: what is said holds for all of them, and where it holds for one
// package only the reason says so. Of methods the compiler is the judge: a machine runs classes
// that javac refuses, with int f() beside String f(), but nobody has them.
//
// Whatever is not understood may be possible: type variables that a subclass chooses, members that
// stay in another package, classes that are not there.
#include "recipe/types/type_conflicts.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "concolic/inputs/inputs.h"
#include "recipe/visibility.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::recipe {

namespace {

namespace access = classfile::access;

constexpr unsigned kDeepest = 6;         // of types that stand for others
constexpr std::size_t kMostBelow = 100;  // that are looked at
constexpr std::uint16_t kFirstWithNests = 55;

std::string short_name(std::string_view descriptor) {
  const std::size_t depth = descriptor.find_first_not_of('[');
  std::string_view element = descriptor.substr(depth);
  static const std::map<char, std::string> kNames{{'V', "void"}, {'Z', "boolean"}, {'B', "byte"},
                                                  {'C', "char"}, {'S', "short"},   {'I', "int"},
                                                  {'J', "long"}, {'F', "float"},   {'D', "double"}};
  std::string name;
  if (element[0] == 'L') {
    element = element.substr(1, element.size() - 2);
    name = element.substr(element.find_last_of("/$") + 1);
  } else {
    name = kNames.at(element[0]);
  }
  for (std::size_t i = 0; i < depth; ++i) name += "[]";
  return name;
}

vm::Class* class_among(const std::vector<vm::Class*>& types) {
  return *std::find_if(types.begin(), types.end(),
                       [](const vm::Class* type) { return !type->is_interface(); });
}

/// As messages name a type: what is before a class inside of another one is left out.
std::string name_of(const vm::Class& type) {
  const std::string name = source_name(type);
  return name.substr(name.rfind('.') + 1);
}

std::string call_of(const InheritedMethod& method) {
  const classfile::MethodDescriptor descriptor(method.method->info->descriptor);
  std::string text = fmt::format("{}(", method.method->info->name);
  std::size_t index = 0;
  for (classfile::TypeDescriptor type : descriptor.parameters()) {
    const std::string& known = method.parameters[index];
    text += (index++ == 0 ? "" : ", ") + short_name(known.empty() ? type.text : known);
  }
  return text + ")";
}

/// "int f() of Left".
std::string text_of(const InheritedMethod& method) {
  return fmt::format("{} {} of {}", short_name(erased_result(method)), call_of(method),
                     name_of(*method.method->owner));
}

bool is_package_private(const vm::Method& method) {
  return !method.is(access::kPublic) && !method.is(access::kProtected) && !method.is_private();
}

bool is_final_class(const vm::Class& type) {
  return !type.is_interface() && !type.is_array() && type.is(access::kFinal);
}

std::string_view parameters_of(const vm::Method& method) {
  return classfile::MethodDescriptor(method.info->descriptor).parameter_text();
}

/// A class and one that is below it, or the same interface twice, go together.
void leave_out_implied(std::vector<vm::Class*>& types) {
  std::vector<vm::Class*> kept;
  for (vm::Class* type : types) {
    const bool is_implied = std::any_of(types.begin(), types.end(), [&](const vm::Class* other) {
      return other != type && other->is_assignable_to(type);
    });
    const bool is_twice = std::find(kept.begin(), kept.end(), type) != kept.end();
    if (!is_implied && !is_twice) kept.push_back(type);
  }
  std::sort(kept.begin(), kept.end(),
            [](const vm::Class* a, const vm::Class* b) { return a->name < b->name; });
  types = std::move(kept);
}

}  // namespace

vm::Class* TypeConflicts::load(const vm::Class& from, std::string_view name) const {
  return vm::find_or_load(machine_.universe(), *from.loader, name);
}

vm::Class* TypeConflicts::class_of(const InheritedMethod& method,
                                   const std::string& descriptor) const {
  return concolic::class_of(machine_, *method.heir, descriptor);
}

std::optional<std::string> TypeConflicts::why_none(const Types& types) { return find(types, 0); }

TypeConflicts::Reason TypeConflicts::find(Types types, unsigned depth) {
  leave_out_implied(types);
  if (types.size() < 2 || depth > kDeepest) return std::nullopt;
  if (auto known = known_.find(types); known != known_.end()) return known->second;
  // What is being asked already says nothing.
  if (!asked_.insert(types).second) return std::nullopt;
  Reason reason = is_known_to_exist(types) ? std::nullopt : decide(types, depth);
  asked_.erase(types);
  if (depth == 0) known_[types] = reason;
  return reason;
}

TypeConflicts::Reason TypeConflicts::decide(const Types& types, unsigned depth) {
  if (Reason reason = of_arrays(types)) return reason;
  if (std::any_of(types.begin(), types.end(), [](const vm::Class* t) { return t->is_array(); }))
    return std::nullopt;
  vm::Class* klass = nullptr;
  for (vm::Class* type : types) {
    if (is_final_class(*type)) {
      const vm::Class* other = type == types[0] ? types[1] : types[0];
      return fmt::format("{} is final and no {}", name_of(*type), name_of(*other));
    }
    if (type->is_interface()) continue;
    if (klass != nullptr)
      return fmt::format("no class extends both class {} and class {}", name_of(*klass),
                         name_of(*type));
    klass = type;
  }
  for (vm::Class* type : types) {
    if (type->file == nullptr || !type->file->is_sealed) continue;
    if (Reason reason = of_sealed(types, *type, depth)) return reason;
  }
  if (klass != nullptr) {
    if (Reason reason = of_constructors(types, *klass, depth)) return reason;
    if (Reason reason = of_hidden_methods(types, *klass, depth)) return reason;
  }
  if (Reason reason = of_arguments(types)) return reason;
  return of_methods(types, depth);
}

/// One of the classes that are there, whatever made it.
bool TypeConflicts::is_known_to_exist(const Types& types) const {
  if (!limit_ || limit_->index == nullptr) return false;
  std::set<std::string> common;
  for (std::size_t i = 0; i < types.size(); ++i) {
    const std::vector<std::string> below = limit_->index->subtypes(types[i]->name);
    std::set<std::string> all(below.begin(), below.end());
    all.insert(std::string(types[i]->name));
    if (i > 0) std::erase_if(all, [&](const std::string& name) { return !common.contains(name); });
    common = std::move(all);
  }
  return !common.empty();
}

TypeConflicts::Reason TypeConflicts::of_arrays(const Types& types) const {
  const vm::Class* object = machine_.universe().well_known().object;
  for (const vm::Class* array : types) {
    if (!array->is_array()) continue;
    for (const vm::Class* other : types) {
      // Of its supertypes none is here, they are implied.
      const bool is_plain = !other->is_array() && other != object;
      const bool differs =
          other->is_array() && other != array &&
          (array->element_kind != vm::Kind::Ref || other->element_kind != vm::Kind::Ref);
      if (is_plain || differs) return fmt::format("an array is no {}", vm::type_name(*other));
    }
  }
  return std::nullopt;
}

TypeConflicts::Reason TypeConflicts::of_each(const Types& types, const vm::Class& replaced,
                                             const Types& by, unsigned depth) {
  std::string all;
  for (vm::Class* type : by) {
    Types instead = types;
    std::erase(instead, &replaced);
    instead.push_back(type);
    const Reason reason = find(instead, depth + 1);
    if (!reason) return std::nullopt;
    all += (all.empty() ? "" : "; ") + *reason;
  }
  return all;
}

TypeConflicts::Reason TypeConflicts::of_sealed(const Types& types, vm::Class& sealed,
                                               unsigned depth) {
  Types permitted;
  for (std::uint16_t index : sealed.file->permitted_subclasses) {
    vm::Class* type = load(sealed, sealed.file->constant_pool.class_name(index));
    if (type == nullptr) return std::nullopt;
    permitted.push_back(type);
  }
  const Reason reasons = of_each(types, sealed, permitted, depth);
  if (!reasons) return std::nullopt;
  return fmt::format("{} is sealed{}{}", name_of(sealed), reasons->empty() ? "" : ": ", *reasons);
}

/// Only classes inside of the same outermost class call a private constructor; only those of its
/// package one without a modifier.
TypeConflicts::Reason TypeConflicts::of_constructors(const Types& types, vm::Class& type,
                                                     unsigned depth) {
  bool is_private = true, is_hidden = true;
  for (const vm::Method& method : type.methods) {
    if (method.info->name != "<init>") continue;
    // Before there were nests, compilers made one more for the classes inside.
    if (method.is(access::kSynthetic) && type.file->major_version >= kFirstWithNests) continue;
    is_private &= method.is_private();
    is_hidden &= method.is_private() || is_package_private(method);
  }
  const auto below = [&](const std::vector<std::string>& names) -> std::optional<Types> {
    Types found;
    if (names.size() > kMostBelow) return std::nullopt;
    for (const std::string& name : names) {
      vm::Class* each = load(type, name);
      if (each == nullptr) return std::nullopt;
      if (each != &type && each->is_assignable_to(&type)) found.push_back(each);
    }
    return found;
  };
  if (is_private) {
    std::vector<std::string> nest;
    const classfile::ClassFile& own = *type.file;
    const vm::Class* host =
        own.nest_host == 0 ? &type : load(type, own.constant_pool.class_name(own.nest_host));
    if (host == nullptr || host->file == nullptr) return std::nullopt;
    nest.emplace_back(host->name);
    for (std::uint16_t member : host->file->nest_members)
      nest.emplace_back(host->file->constant_pool.class_name(member));
    const std::optional<Types> known = below(nest);
    if (!known) return std::nullopt;
    const Reason reasons = of_each(types, type, *known, depth);
    if (!reasons) return std::nullopt;
    return fmt::format("{} has no constructor that is not private{}{}", name_of(type),
                       reasons->empty() ? "" : ": ", *reasons);
  }
  if (!is_hidden || !is_limited() || type.package() == limit_->package) return std::nullopt;
  return limited(fmt::format("{} has no constructor that can be called outside of package {}",
                             name_of(type), vm::external_name(type.package())),
                 types, type, depth);
}

TypeConflicts::Reason TypeConflicts::limited(std::string reason, const Types& types,
                                             vm::Class& type, unsigned depth) {
  // Of a library not all classes are known.
  if (type.trusted) return std::nullopt;
  const std::vector<std::string> names = limit_->index->subtypes(type.name);
  if (names.size() > kMostBelow) return std::nullopt;
  Types known;
  for (const std::string& name : names) {
    vm::Class* each = load(type, name);
    if (each == nullptr) return std::nullopt;
    known.push_back(each);
  }
  if (!of_each(types, type, known, depth)) return std::nullopt;
  return limit_->package.empty() ? reason + " (for classes without a package)"
                                 : fmt::format("{} (for classes of package {})", reason,
                                               vm::external_name(limit_->package));
}

/// A method that only classes of its package can have.
TypeConflicts::Reason TypeConflicts::of_hidden_methods(const Types& types, vm::Class& type,
                                                       unsigned depth) {
  if (!is_limited() || !type.is_abstract()) return std::nullopt;
  for (vm::Class* at = &type; at != nullptr; at = at->super) {
    for (const vm::Method& method : at->methods) {
      if (!method.is_abstract() || !is_package_private(method)) continue;
      if (at->package() == limit_->package) continue;
      if (type.find_method(method.name, method.descriptor) != &method) continue;
      return limited(fmt::format("{} of {} is abstract and not visible outside of package {}",
                                 method.info->name, name_of(*at), vm::external_name(at->package())),
                     types, type, depth);
    }
  }
  return std::nullopt;
}

/// Nothing is a Source<String> and a Source<Integer> in source code.
TypeConflicts::Reason TypeConflicts::of_arguments(const Types& types) {
  for (vm::Class* one : types) {
    for (vm::Class* other : types) {
      if (one->name >= other->name) continue;
      for (const InheritedType& a : inherited_types(*one)) {
        for (const InheritedType& b : inherited_types(*other)) {
          if (a.type != b.type) continue;
          for (const auto& [name, argument] : a.arguments) {
            auto same = b.arguments.find(name);
            if (same == b.arguments.end() || !argument.is_simple || !same->second.is_simple)
              continue;
            if (argument.erased != same->second.erased)
              return fmt::format("nothing is both a {0}<{1}> and a {0}<{2}>", name_of(*a.type),
                                 short_name(argument.erased), short_name(same->second.erased));
          }
        }
      }
    }
  }
  return std::nullopt;
}

/// Those that a subclass inherits, of a class the last that overrides others.
const std::vector<InheritedMethod>& TypeConflicts::methods(vm::Class& type) {
  auto known = methods_.find(&type);
  if (known != methods_.end()) return known->second;
  std::vector<InheritedMethod> found;
  std::set<std::pair<std::string_view, std::string_view>> of_classes;
  for (const InheritedType& from : inherited_types(type)) {
    for (vm::Method& method : from.type->methods) {
      if (method.is_private() || method.is(access::kSynthetic) || method.info->name[0] == '<')
        continue;
      const bool is_of_class = !from.type->is_interface();
      if (!is_of_class && method.is_static()) continue;
      if (is_of_class && !of_classes.insert({method.info->name, parameters_of(method)}).second)
        continue;
      found.push_back(inherited_method(from, method, type));
    }
  }
  return methods_.emplace(&type, std::move(found)).first->second;
}

TypeConflicts::Reason TypeConflicts::of_methods(const Types& types, unsigned depth) {
  for (std::size_t i = 0; i < types.size(); ++i) {
    for (std::size_t j = 0; j < types.size(); ++j) {
      if (i == j || !types[j]->is_interface()) continue;
      if (types[i]->is_interface() && i > j) continue;
      for (const InheritedMethod& a : std::vector(methods(*types[i]))) {
        for (const InheritedMethod& b : std::vector(methods(*types[j]))) {
          if (!is_alike(a, b)) continue;
          const bool go_together =
              std::any_of(types.begin(), types.end(), [&](const vm::Class* type) {
                return type->is_assignable_to(a.method->owner) &&
                       type->is_assignable_to(b.method->owner);
              });
          if (go_together) continue;
          if (Reason reason = of_pair(types, a, b, depth)) return reason;
        }
      }
    }
  }
  return std::nullopt;
}

TypeConflicts::Reason TypeConflicts::of_pair(const Types& types, const InheritedMethod& a,
                                             const InheritedMethod& b, unsigned depth) {
  if (!a.is_open && !b.is_open && a.parameters != b.parameters)
    return fmt::format("{} and {} clash: they have the same erasure", text_of(a), text_of(b));
  if (!a.method->owner->is_interface()) return with_class(types, a, b, depth);
  return of_results(a, b, depth);
}

/// What a class has and an interface wants.
TypeConflicts::Reason TypeConflicts::with_class(const Types& types, const InheritedMethod& had,
                                                const InheritedMethod& wanted, unsigned depth) {
  const vm::Method& method = *had.method;
  vm::Class& owner = *method.owner;
  const auto clash = [&]() -> Reason {
    const std::string both = fmt::format("{} and {} clash", text_of(had), text_of(wanted));
    if (method.is_static()) return both + ": the former is static";
    if (!method.is(access::kFinal)) return of_results(had, wanted, depth);
    if (!method.is(access::kPublic)) return both + ": the former is final and not public";
    return is_result(had, wanted) ? Reason() : both + ": the former is final";
  };
  if (!is_package_private(method)) return clash();
  // A subclass in another package has nothing to do with it.
  if (!is_limited() || owner.package() != limit_->package) return std::nullopt;
  const Reason reason = clash();
  return reason ? limited(*reason, types, *class_among(types), depth) : std::nullopt;
}

bool TypeConflicts::is_result(const InheritedMethod& had, const InheritedMethod& wanted) {
  if (had.result.empty()) return !of_results(had, wanted, 0).has_value();
  const std::string result = erased_result(wanted);
  if (had.result == result) return true;
  if (had.result.size() == 1 || result.size() == 1) return false;
  const vm::Class* given = class_of(had, had.result);
  const vm::Class* asked = class_of(wanted, result);
  return given == nullptr || asked == nullptr || given->is_assignable_to(asked);
}

/// Whether one method can have both results: one that is of both types, if they are references.
TypeConflicts::Reason TypeConflicts::of_results(const InheritedMethod& a, const InheritedMethod& b,
                                                unsigned depth) {
  const std::string first = erased_result(a), second = erased_result(b);
  if (first == second) return std::nullopt;
  const std::string both = fmt::format("{} and {} clash", text_of(a), text_of(b));
  if (first.size() == 1 || second.size() == 1) return both;
  vm::Class* one = class_of(a, first);
  vm::Class* other = class_of(b, second);
  if (one == nullptr || other == nullptr) return std::nullopt;
  // A type that is declared elsewhere is a result, too, and an abstract class is one.
  const bool was_result = std::exchange(is_about_result_, true);
  const Reason reason = find({one, other}, depth + 1);
  is_about_result_ = was_result;
  return reason ? Reason(fmt::format("{}: {}", both, *reason)) : std::nullopt;
}

}  // namespace assay::recipe
