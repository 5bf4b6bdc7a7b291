// SPDX-License-Identifier: Apache-2.0
// Asks the verifier about each method of a class, supertypes first, and answers its questions about
// other classes, loading them if need be. Classes that are defined as trusted (the JDK's, our own
// spun ones) and reflection's accessors do not come here.
#include "vm/linking/verification.h"

#include <fmt/format.h>

#include <optional>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/verifier/verify_method.h"
#include "vm/linking/builtin_resolver.h"

namespace assay::vm {

namespace {

/// Answers the verifier from loaded classes; what is not loaded yet is loaded now.
class LoadedHierarchy : public classfile::Hierarchy {
 public:
  LoadedHierarchy(Universe& universe, Class& from, ClassResolver& resolver)
      : universe_(universe), from_(from), resolver_(resolver) {}

  Answer is_assignable(std::string_view from, std::string_view to) override {
    Class* target = find(to);
    if (target == nullptr) return Answer::Suspend;
    if (target->is_interface()) return Answer::Yes;
    Class* source = find(from);
    if (source == nullptr) return Answer::Suspend;
    return source->is_assignable_to(target) ? Answer::Yes : Answer::No;
  }

  Answer common_superclass(std::string_view a, std::string_view b, std::string& out) override {
    Class* first = find(a);
    Class* second = first == nullptr ? nullptr : find(b);
    if (second == nullptr) return Answer::Suspend;
    out = "java/lang/Object";
    if (first->is_interface() || second->is_interface()) return Answer::Yes;
    for (Class* klass = first; klass != nullptr; klass = klass->super) {
      if (!second->is_subclass_of(klass)) continue;
      out = klass->name;
      break;
    }
    return Answer::Yes;
  }

  Answer is_protected_elsewhere(std::string_view current, std::string_view owner,
                                std::string_view member, std::string_view descriptor) override {
    Class* klass = current == from_.file->name ? &from_ : find(current);
    if (klass == nullptr) return Answer::Suspend;
    // Only a superclass can be meant, and superclasses are loaded.
    Class* holder = klass;
    while (holder != nullptr && holder->name != owner) holder = holder->super;
    if (holder == nullptr) return Answer::No;
    Symbol name = universe_.intern(member), type = universe_.intern(descriptor);
    Class* declaring = nullptr;
    std::uint16_t flags = 0;
    if (descriptor.starts_with('(')) {
      if (Method* method = holder->find_method(name, type))
        declaring = method->owner, flags = method->access_flags;
    } else if (Field* field = holder->find_field(name, type)) {
      declaring = field->owner, flags = field->access_flags;
    }
    if (declaring == nullptr || (flags & classfile::access::kProtected) == 0) return Answer::No;
    bool same_package =
        declaring->loader == from_.loader && declaring->package() == from_.package();
    return !same_package && klass->is_subclass_of(declaring) ? Answer::Yes : Answer::No;
  }

  /// The error that loading a class ended with, if one did.
  std::optional<Trap> trap;

 private:
  Class* find(std::string_view name) {
    if (name == from_.file->name) return &from_;
    auto resolved = resolver_.resolve(*from_.loader, universe_.intern(name));
    if (resolved.ok()) return resolved.value();
    trap = std::move(resolved).trap();
    return nullptr;
  }

  Universe& universe_;
  Class& from_;
  ClassResolver& resolver_;
};

/// The class and those supertypes that have not passed yet, supertypes first (JVMS 5.4). Without
/// recursion: hierarchies may be deep.
std::vector<Class*> in_order_of_linking(Class& klass) {
  struct Visit {
    Class* klass;
    std::size_t next = 0;  // 0: the superclass, then the interfaces
  };
  std::vector<Class*> order, seen{&klass};
  std::vector<Visit> visits{{&klass}};
  while (!visits.empty()) {
    Visit& visit = visits.back();
    if (visit.next > visit.klass->interfaces.size()) {
      order.push_back(visit.klass);
      visits.pop_back();
      continue;
    }
    std::size_t number = visit.next++;
    Class* super = number == 0 ? visit.klass->super : visit.klass->interfaces[number - 1];
    if (super == nullptr || super->is_verified()) continue;
    if (std::find(seen.begin(), seen.end(), super) != seen.end()) continue;
    seen.push_back(super);
    visits.push_back({super});
  }
  return order;
}

bool has_passed(const Class& klass) { return klass.is_verified() || klass.file == nullptr; }

}  // namespace

Attempt<Done> Verification::run_one(Universe& universe, Class& klass, ClassResolver& resolver) {
  for (const classfile::MethodInfo& method : klass.file->methods) {
    if (!method.has_code) continue;
    LoadedHierarchy hierarchy(universe, klass, resolver);
    classfile::VerifyResult result = classfile::verify_method(*klass.file, method, hierarchy);
    if (hierarchy.trap) return *hierarchy.trap;
    if (result.outcome == classfile::VerifyOutcome::Ok) continue;
    return Trap::raise(
        result.is_format_error ? "java/lang/ClassFormatError" : "java/lang/VerifyError",
        result.message);
  }
  klass.verified_ = true;
  return Done{};
}

Attempt<Done> Verification::run(Universe& universe, Class& klass, ClassResolver& resolver) {
  if (has_passed(klass)) return Done{};
  for (Class* each : in_order_of_linking(klass)) ATTEMPT(run_one(universe, *each, resolver));
  return Done{};
}

Attempt<Done> link_without_java(Universe& universe, Class& klass) {
  if (has_passed(klass)) return Done{};
  auto& refusals = universe.refusals();
  if (auto known = refusals.find(klass.id); known != refusals.end()) return known->second;
  BuiltinResolver resolver(universe);
  Attempt<Done> linked =
      klass.loader->origin == LoaderData::Origin::User
          ? Trap::raise("java/lang/VerifyError", "not verified: its loader is the program's own")
          : Verification::run(universe, klass, resolver);
  if (!linked.ok()) refusals.emplace(klass.id, linked.trap());
  return linked;
}

std::string one_line(const Trap& trap) {
  std::string_view message = trap.message;
  std::string text(message.substr(0, message.find('\n')));
  constexpr std::string_view kLocation = "Location:\n";
  if (std::size_t at = message.find(kLocation); at != std::string_view::npos) {
    std::string_view place = message.substr(at + kLocation.size());
    place.remove_prefix(std::min(place.find_first_not_of(' '), place.size()));
    text += fmt::format(" ({})", place.substr(0, place.find('\n')));
  }
  std::string name = external_name(trap.exception == nullptr ? "" : trap.exception);
  return trap.has_message ? fmt::format("{}: {}", name, text) : name;
}

}  // namespace assay::vm
