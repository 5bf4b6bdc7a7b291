// SPDX-License-Identifier: Apache-2.0
// From names to classes, fields, methods and constants (JVMS 5.4.3).
#include "interp/resolution/resolver.h"

#include <fmt/format.h>

#include "base/check.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "interp/calls/frames.h"
#include "interp/calls/restart.h"
#include "interp/class_init.h"
#include "interp/messages.h"
#include "interp/objects.h"
#include "vm/class.h"
#include "vm/journal.h"
#include "vm/ref.h"
#include "vm/symbols.h"
#include "vm/trap.h"

namespace assay::interp {

namespace {

vm::Trap not_found(std::string_view name, bool class_not_found) {
  if (class_not_found)
    return vm::Trap::raise("java/lang/ClassNotFoundException", vm::external_name(name));
  return vm::Trap::raise("java/lang/NoClassDefFoundError", std::string(name));
}

/// Keeps a resolved pool entry; one that a rollback would take away is journalled.
void remember(vm::Universe& universe, vm::Class& from, std::uint16_t index, std::uint64_t value,
              bool sticky) {
  vm::Journal& journal = universe.heap().journal();
  if (!sticky && journal.active()) journal.save(&from.resolved[index]);
  from.resolved[index] = value;
}

}  // namespace

Resolver::Resolver(Machine& machine) : machine_(machine), universe_(machine.universe()) {}

vm::Attempt<vm::Class*> Resolver::resolve(vm::LoaderData& loader, vm::Symbol name) {
  return resolve(loader, name, false);
}

vm::Attempt<vm::Class*> Resolver::resolve_supertype(vm::LoaderData& loader, vm::Symbol name,
                                                    vm::Symbol of_class) {
  if (universe_.find_loaded(loader, name) == nullptr) {
    for (const Frame& frame : machine_.current().live_frames()) {
      if (frame.action != ReturnAction::LoadClass) continue;
      auto load = pending_loads_.find(frame.data);
      if (load == pending_loads_.end() || load->second.loader != &loader) continue;
      if (load->second.supertype_of == of_class)
        return vm::Trap::raise("java/lang/ClassCircularityError",
                               std::string(universe_.symbols().text(of_class)));
    }
  }
  std::uint64_t next_key = next_pending_load_;
  auto resolved = resolve(loader, name, false);
  // If a frame was pushed for it, it was for the last load begun.
  bool is_pending = !resolved.ok() && resolved.trap().kind == vm::Trap::Kind::Suspended;
  if (is_pending && next_pending_load_ > next_key) {
    auto load = pending_loads_.find(next_pending_load_ - 1);
    if (load != pending_loads_.end() && load->second.name == name)
      load->second.supertype_of = of_class;
  }
  return resolved;
}

vm::Attempt<vm::Class*> Resolver::resolve(vm::LoaderData& loader, std::string_view name) {
  return resolve(loader, universe_.intern(name), false);
}

vm::Attempt<vm::Class*> Resolver::find_class(vm::LoaderData& loader, std::string_view name) {
  return resolve(loader, universe_.intern(name), true);
}

vm::Attempt<vm::Class*> Resolver::resolve(vm::LoaderData& loader, vm::Symbol name,
                                          bool class_not_found) {
  if (vm::Class* known = universe_.find_loaded(loader, name)) return known;
  std::string_view text = universe_.symbols().text(name);
  if (text.starts_with('[')) {
    std::string_view component = text.substr(1);
    if (component.size() == 1) {
      vm::Kind kind = vm::kind_of(component[0]);
      if (kind == vm::Kind::Ref || kind == vm::Kind::Void) return not_found(text, class_not_found);
      return universe_.array_of(universe_.primitive(kind));
    }
    if (component.starts_with('L') && component.ends_with(';')) {
      component = component.substr(1, component.size() - 2);
    } else if (!component.starts_with('[')) {
      return not_found(text, class_not_found);
    }
    return universe_.array_of(
        ATTEMPT(resolve(loader, universe_.intern(component), class_not_found)));
  }
  if (loader.origin == vm::LoaderData::Origin::Boot) {
    if (vm::Class* klass = universe_.load_boot(text)) return klass;
    return not_found(text, class_not_found);
  }
  if (loader.origin != vm::LoaderData::Origin::User) {
    vm::Class* klass = ATTEMPT(universe_.load_builtin(loader, text, *this));
    if (klass != nullptr) {
      ATTEMPT(universe_.record_initiating(loader, name, klass));
      return klass;
    }
  }
  return load_by_java(loader, name, class_not_found);
}

vm::Attempt<vm::Class*> Resolver::load_by_java(vm::LoaderData& loader, vm::Symbol name,
                                               bool class_not_found) {
  vm::Class& loader_class = *universe_.class_of(loader.loader);
  vm::Method* declared =
      universe_.find_method(loader_class, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;");
  CHECK(declared != nullptr, "a class loader should have loadClass");
  vm::Method* method = ATTEMPT(select(*declared, loader_class));
  vm::Ref text = universe_.strings().make(vm::external_name(universe_.symbols().text(name)));
  if (!text) return vm::Trap::raise("java/lang/OutOfMemoryError", "Java heap space");
  std::uint64_t key = next_pending_load_++;
  pending_loads_.emplace(key, PendingLoad{&loader, name, class_not_found});
  vm::Slot arguments[] = {vm::Slot::of_ref(loader.loader), vm::Slot::of_ref(text)};
  if (!push_frame(machine_, *method, arguments, ReturnAction::LoadClass, key)) {
    pending_loads_.erase(key);
    return vm::Trap::raise("java/lang/StackOverflowError");
  }
  return vm::Trap::suspended();
}

PendingLoad Resolver::take_pending_load(std::uint64_t key) {
  auto found = pending_loads_.find(key);
  CHECK(found != pending_loads_.end(), "a load should be pending");
  PendingLoad load = found->second;
  pending_loads_.erase(found);
  return load;
}

vm::Attempt<vm::Class*> Resolver::resolve_class(vm::Class& from, std::uint16_t index) {
  if (from.resolved[index] != 0) return reinterpret_cast<vm::Class*>(from.resolved[index]);
  std::string_view name = from.file->constant_pool.class_name(index);
  // A hidden class is known by its name only to itself.
  vm::Class* klass =
      from.is_hidden && name == from.file->name ? &from : ATTEMPT(resolve(*from.loader, name));
  ATTEMPT(check_class_access(from, *klass));
  remember(universe_, from, index, reinterpret_cast<std::uint64_t>(klass), true);
  return klass;
}

vm::Attempt<vm::Field*> Resolver::resolve_field(vm::Class& from, std::uint16_t index) {
  if (from.resolved[index] != 0) return reinterpret_cast<vm::Field*>(from.resolved[index]);
  classfile::MemberRef member = from.file->constant_pool.member(index);
  vm::Class& holder = *ATTEMPT(resolve_class(from, member.class_index));
  vm::Field* field =
      holder.find_field(universe_.intern(member.name), universe_.intern(member.descriptor));
  if (field == nullptr)
    return vm::Trap::raise("java/lang/NoSuchFieldError",
                           missing_field_message(universe_, holder, member));
  ATTEMPT(check_member_access(
      from, holder, *field->owner, field->access_flags,
      fmt::format("field {}.{}", vm::external_name(*field->owner), member.name)));
  ATTEMPT(check_loaders(from, *field->owner, member));
  remember(universe_, from, index, reinterpret_cast<std::uint64_t>(field), true);
  return field;
}

vm::Attempt<vm::Method*> Resolver::resolve_method(vm::Class& from, std::uint16_t index) {
  if (from.resolved[index] != 0) return reinterpret_cast<vm::Method*>(from.resolved[index]);
  classfile::MemberRef member = from.file->constant_pool.member(index);
  vm::Class& holder = *ATTEMPT(resolve_class(from, member.class_index));
  bool wants_interface = from.file->constant_pool.tag(index) == classfile::Tag::InterfaceMethodref;
  if (holder.is_interface() != wants_interface) {
    return vm::Trap::raise("java/lang/IncompatibleClassChangeError",
                           fmt::format("Method '{}' must be {} constant",
                                       method_text(holder, member.name, member.descriptor),
                                       wants_interface ? "Methodref" : "InterfaceMethodref"));
  }
  vm::Method* method =
      holder.find_method(universe_.intern(member.name), universe_.intern(member.descriptor));
  bool is_object_method = method == nullptr && holder.is_interface();
  if (is_object_method) {
    method = universe_.well_known().object->find_declared(universe_.intern(member.name),
                                                          universe_.intern(member.descriptor));
    if (method != nullptr && (!method->is(classfile::access::kPublic) || method->is_static()))
      method = nullptr;
  }
  if (method == nullptr && (&holder == universe_.well_known().method_handle ||
                            &holder == universe_.well_known().var_handle)) {
    for (vm::Method& candidate : holder.methods) {
      if (candidate.traits.signature_polymorphic &&
          universe_.symbols().text(candidate.name) == member.name)
        method = &candidate;
    }
    if (method != nullptr) return method;  // the descriptor is the call site's: not kept
  }
  if (method == nullptr) {
    return vm::Trap::raise(
        "java/lang/NoSuchMethodError",
        fmt::format("'{}'", method_text(holder, member.name, member.descriptor)));
  }
  ATTEMPT(check_member_access(
      from, holder, *method->owner, method->access_flags,
      fmt::format("method '{}'", method_text(*method->owner, member.name, member.descriptor))));
  ATTEMPT(check_loaders(from, *method->owner, member));
  if (!method->traits.signature_polymorphic)
    remember(universe_, from, index, reinterpret_cast<std::uint64_t>(method), true);
  return method;
}

vm::Attempt<vm::Class*> Resolver::class_of_descriptor(vm::Class& from,
                                                      std::string_view descriptor) {
  if (descriptor.size() == 1) return universe_.primitive(vm::kind_of(descriptor[0]));
  std::string_view name =
      descriptor.starts_with('L') ? descriptor.substr(1, descriptor.size() - 2) : descriptor;
  if (from.is_hidden && name == from.file->name) return &from;
  return resolve(*from.loader, name);
}

vm::Attempt<vm::Ref> Resolver::method_type(vm::Class& from, std::string_view descriptor) {
  std::uint64_t loader_key = (reinterpret_cast<std::uint64_t>(from.loader) << 20);
  std::uint64_t key = loader_key ^ universe_.intern(descriptor).id;
  if (auto known = method_types_.find(key); known != method_types_.end()) return known->second;

  classfile::MethodDescriptor method(descriptor);
  vm::Class* result = ATTEMPT(class_of_descriptor(from, method.return_type().text));
  std::vector<vm::Class*> parameters;
  for (classfile::TypeDescriptor type : method.parameters()) {
    parameters.push_back(ATTEMPT(class_of_descriptor(from, type.text)));
  }
  vm::Class& natives = *universe_.load_boot("java/lang/invoke/MethodHandleNatives");
  ATTEMPT(ensure_initialised(machine_, natives));
  vm::Class& class_array = *universe_.array_of(universe_.well_known().class_);
  vm::Ref array =
      ATTEMPT(new_array(universe_, class_array, static_cast<std::int32_t>(parameters.size())));
  for (std::size_t i = 0; i < parameters.size(); ++i)
    universe_.heap().elements<vm::Ref>(array)[i] = parameters[i]->mirror;
  vm::Method* find =
      universe_.find_method(natives, "findMethodHandleType",
                            "(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;");
  vm::Slot arguments[] = {vm::Slot::of_ref(result->mirror), vm::Slot::of_ref(array)};
  std::size_t position = memo_position(machine_.current());
  vm::Ref type = ATTEMPT(call_before_restart(machine_, *find, arguments)).ref;
  drop_memos_since(machine_.current(), position);
  method_types_.emplace(key, type);
  universe_.heap().journal().on_rollback([this, key] { method_types_.erase(key); });
  return type;
}

vm::Attempt<vm::Ref> Resolver::method_handle(vm::Class& from, std::uint16_t index) {
  const classfile::ConstantPool& pool = from.file->constant_pool;
  classfile::MethodHandleRef handle = pool.method_handle(index);
  classfile::MemberRef member = pool.member(handle.member_index);
  vm::Class& holder = *ATTEMPT(resolve_class(from, member.class_index));
  bool is_field = handle.kind <= classfile::ReferenceKind::PutStatic;
  vm::Ref type;
  if (is_field) {
    type = ATTEMPT(class_of_descriptor(from, member.descriptor))->mirror;
  } else {
    type = ATTEMPT(method_type(from, member.descriptor));
  }
  vm::Class& natives = *universe_.load_boot("java/lang/invoke/MethodHandleNatives");
  ATTEMPT(ensure_initialised(machine_, natives));
  vm::Method* link =
      universe_.find_method(natives, "linkMethodHandleConstant",
                            "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/"
                            "Object;)Ljava/lang/invoke/MethodHandle;");
  vm::Slot arguments[] = {
      vm::Slot::of_ref(from.mirror), vm::Slot::of_int(static_cast<std::int32_t>(handle.kind)),
      vm::Slot::of_ref(holder.mirror), vm::Slot::of_ref(universe_.strings().literal(member.name)),
      vm::Slot::of_ref(type)};
  return ATTEMPT(call_before_restart(machine_, *link, arguments)).ref;
}

vm::Attempt<vm::Slot> Resolver::resolve_constant(vm::Class& from, std::uint16_t index) {
  const classfile::ConstantPool& pool = from.file->constant_pool;
  vm::Slot value;
  if (from.resolved[index] != 0 && pool.tag(index) != classfile::Tag::Class) {
    value.raw = from.resolved[index];
    return value;
  }
  std::size_t position = memo_position(machine_.current());
  vm::Ref object;
  switch (pool.tag(index)) {
    case classfile::Tag::Integer:
    case classfile::Tag::Float:
      return vm::Slot::of_int(pool.integer(index));
    case classfile::Tag::Long:
    case classfile::Tag::Double:
      return vm::Slot::of_long(pool.long_integer(index));
    case classfile::Tag::Class:
      return vm::Slot::of_ref(ATTEMPT(resolve_class(from, index))->mirror);
    case classfile::Tag::String:
      object = universe_.strings().literal(pool.text_of(index));
      break;
    case classfile::Tag::MethodType:
      object = ATTEMPT(method_type(from, pool.text_of(index)));
      break;
    case classfile::Tag::MethodHandle:
      object = ATTEMPT(method_handle(from, index));
      break;
    case classfile::Tag::Dynamic:
      return dynamic_constant(from, index);
    default:
      CHECK(false, "a loadable constant should have a loadable tag");
  }
  drop_memos_since(machine_.current(), position);
  remember(universe_, from, index, object.bits, universe_.heap().is_permanent(object));
  return vm::Slot::of_ref(object);
}

}  // namespace assay::interp
