// SPDX-License-Identifier: Apache-2.0
#include "fuzz/natives/hostile_arguments.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>

#include "classfile/descriptor.h"
#include "interp/backtrace.h"
#include "natives/lang/support.h"
#include "natives/off_heap.h"

namespace assay::fuzz {

namespace {

using vm::Kind;
using vm::Ref;
using vm::Slot;

constexpr std::int64_t kEdges[] = {0,
                                   1,
                                   -1,
                                   2,
                                   7,
                                   8,
                                   12,
                                   16,
                                   24,
                                   255,
                                   256,
                                   65535,
                                   65536,
                                   0x7FFFFFFF,
                                   -0x7FFFFFFF - 1,
                                   0xFFFFFFFF,
                                   std::int64_t{1} << 32,
                                   std::int64_t{1} << 40,
                                   std::numeric_limits<std::int64_t>::max(),
                                   std::numeric_limits<std::int64_t>::min()};

constexpr const char* kBareClasses[] = {
    "java/lang/Object",
    "java/lang/String",
    "java/lang/Thread",
    "java/lang/Throwable",
    "java/lang/NullPointerException",
    "java/lang/Module",
    "java/lang/StackTraceElement",
    "java/lang/StackFrameInfo",
    "java/lang/Integer",
    "java/lang/invoke/MemberName",
    "java/lang/invoke/ResolvedMethodName",
    "java/lang/invoke/MethodType",
    "java/lang/invoke/LambdaForm",
    "java/lang/reflect/Method",
    "java/lang/reflect/Field",
    "java/lang/reflect/Constructor",
    "java/lang/ref/WeakReference",
    "java/security/SecureClassLoader",
    "java/io/FileDescriptor",
    "java/util/HashMap",
    "jdk/internal/reflect/ConstantPool",
};

}  // namespace

HostileArguments::HostileArguments(test::BootedMachine& booted)
    : booted_(booted), universe_(booted.universe()) {
  add_mirrors();
  add_arrays();
  add_members();
  for (const char* text : {"", "x", "java.lang.String", "[I", "(I)V", "/tmp", "\xC3\xA4/../.."})
    add_object(universe_.strings().make_from_utf8(text));
  for (const char* name : kBareClasses) {
    if (vm::Class* klass = universe_.load_boot(name)) add_object(universe_.new_object(*klass));
  }
  add_object(booted.machine().current().object);
  std::string message = "hostile";
  add_object(booted.machine().throwables().make("java/lang/IllegalStateException", &message));
  for (std::uint64_t size : {1u, 64u, 4096u}) {
    natives::OffHeap memory(universe_);
    addresses_.push_back(static_cast<std::int64_t>(memory.allocate(size)));
  }
  addresses_.push_back(
      static_cast<std::int64_t>(natives::OffHeap(universe_).allocate_hidden(4096)));
}

void HostileArguments::add_object(Ref object) {
  if (object) objects_.push_back(object);
}

void HostileArguments::add_mirrors() {
  for (Kind kind : {Kind::Int, Kind::Void, Kind::Boolean})
    add_object(universe_.primitive(kind)->mirror);
  for (const char* name : {"java/lang/Object", "java/lang/Runnable", "[I", "[[Ljava/lang/String;",
                           "java/lang/Thread$State", "java/lang/invoke/MethodHandle"}) {
    if (vm::Class* klass = universe_.load_boot(name)) add_object(klass->mirror);
  }
}

void HostileArguments::add_arrays() {
  for (Kind kind : {Kind::Boolean, Kind::Byte, Kind::Char, Kind::Int, Kind::Long, Kind::Double}) {
    for (std::int32_t length : {0, 1, 7, 64})
      add_object(universe_.new_array(*universe_.primitive_array(kind), length));
  }
  for (const char* name : {"[Ljava/lang/Object;", "[Ljava/lang/String;", "[Ljava/lang/Class;",
                           "[Ljava/lang/StackTraceElement;", "[Ljava/lang/Thread;", "[[I",
                           "[Ljava/lang/StackFrameInfo;"}) {
    vm::Class* klass = universe_.load_boot(name);
    if (klass == nullptr) continue;
    for (std::int32_t length : {0, 3}) add_object(universe_.new_array(*klass, length));
  }
}

/// Reflection's objects as the library makes them.
void HostileArguments::add_members() {
  interp::Machine& machine = booted_.machine();
  vm::Class& klass = *universe_.well_known().class_;
  for (const char* name :
       {"getDeclaredMethods0", "getDeclaredFields0", "getDeclaredConstructors0"}) {
    for (vm::Method& method : klass.methods) {
      if (universe_.symbols().text(method.name) != name) continue;
      interp::Completion made = machine.call(
          method, {Slot::of_ref(universe_.well_known().string->mirror), Slot::of_int(1)});
      if (!made.returned()) continue;
      add_object(made.value.ref);
      for (Ref member : universe_.heap().elements<Ref>(made.value.ref).first(2)) add_object(member);
    }
  }
}

std::int64_t HostileArguments::number(std::mt19937_64& random) {
  switch (random() % 8) {
    case 0:
      return static_cast<std::int64_t>(random());
    case 1:
      return static_cast<std::int64_t>(random() % 200);
    case 2:
      return addresses_[random() % addresses_.size()];
    case 3:
      return addresses_[random() % addresses_.size()] + static_cast<std::int64_t>(random() % 64);
    default:
      return kEdges[random() % std::size(kEdges)];
  }
}

Slot HostileArguments::primitive(char kind, std::mt19937_64& random) {
  const std::int64_t value = number(random);
  switch (kind) {
    case 'Z':
      return Slot::of_int(static_cast<std::int32_t>(value & 1));
    case 'B':
      return Slot::of_int(static_cast<std::int8_t>(value));
    case 'C':
      return Slot::of_int(static_cast<std::uint16_t>(value));
    case 'S':
      return Slot::of_int(static_cast<std::int16_t>(value));
    case 'J':
      return Slot::of_long(value);
    case 'F':
      return Slot::of_float(std::bit_cast<float>(static_cast<std::uint32_t>(value)));
    case 'D':
      return Slot::of_double(std::bit_cast<double>(value));
    default:
      return Slot::of_int(static_cast<std::int32_t>(value));
  }
}

vm::Class* HostileArguments::type_of(vm::Class& from, std::string_view descriptor) {
  classfile::TypeDescriptor type{descriptor};
  if (!type.is_reference()) return nullptr;
  std::string_view name = type.is_array() ? descriptor : type.class_name();
  vm::Class* klass = universe_.load_boot(name);
  return klass != nullptr ? klass : universe_.find_loaded(*from.loader, universe_.intern(name));
}

Ref HostileArguments::prepared(const vm::Class& type, std::mt19937_64& random) {
  std::vector<Ref> fitting;
  for (Ref object : objects_) {
    if (universe_.class_of(object)->is_assignable_to(&type)) fitting.push_back(object);
  }
  return fitting.empty() ? vm::kNull : fitting[random() % fitting.size()];
}

Ref HostileArguments::array(vm::Class& type, std::mt19937_64& random) {
  constexpr std::int32_t kLengths[] = {0, 1, 2, 5, 16, 300};
  Ref array = universe_.new_array(type, kLengths[random() % std::size(kLengths)]);
  if (!array || type.element_kind != Kind::Ref || random() % 2 == 0) return array;
  for (Ref& element : universe_.heap().elements<Ref>(array))
    element =
        random() % 4 == 0 ? forged(*type.component, random) : prepared(*type.component, random);
  return array;
}

Ref HostileArguments::forged(vm::Class& type, std::mt19937_64& random) {
  const bool has_instances = !type.is_abstract() && !type.is_interface() && !type.is_primitive() &&
                             !type.is_array() && &type != universe_.well_known().class_;
  if (!has_instances) return prepared(type, random);
  Ref object = universe_.new_object(type);
  if (object && random() % 2 == 0) overwrite(object, random);
  return object;
}

/// As Unsafe would: references by others of the field's type, numbers by anything. Fields that the
/// machine has injected are out of reach.
void HostileArguments::overwrite(Ref object, std::mt19937_64& random) {
  for (vm::Class* at = universe_.class_of(object); at != nullptr; at = at->super) {
    for (const vm::Field& field : at->fields) {
      if (field.is_static() || field.info == nullptr || random() % 3 == 0) continue;
      if (field.kind != Kind::Ref) {
        const std::int64_t value = number(random);
        std::memcpy(universe_.heap().address(object) + field.offset, &value,
                    std::size_t{1} << vm::log2_size(field.kind));
        continue;
      }
      vm::Class* type = type_of(*at, universe_.symbols().text(field.descriptor));
      if (type != nullptr)
        universe_.heap().initialise(object, field.offset, prepared(*type, random));
    }
  }
}

Ref HostileArguments::reference(vm::Class* type, std::mt19937_64& random) {
  const std::uint64_t choice = random() % 16;
  if (choice < 3) return vm::kNull;
  if (choice == 3 || type == nullptr) return objects_[random() % objects_.size()];
  if (type->is_array() && choice < 10) return array(*type, random);
  return choice < 10 ? forged(*type, random) : prepared(*type, random);
}

std::vector<Slot> HostileArguments::make(const vm::Method& method, std::mt19937_64& random) {
  const std::uint8_t* start = universe_.heap().top();
  std::vector<Slot> arguments;
  if (!method.is_static()) arguments.push_back(Slot::of_ref(reference(method.owner, random)));
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(method.info->descriptor).parameters()) {
    arguments.push_back(type.is_reference()
                            ? Slot::of_ref(reference(type_of(*method.owner, type.text), random))
                            : primitive(type.kind(), random));
  }
  universe_.new_array(*universe_.primitive_array(Kind::Byte), 0);  // behind the last one
  note_headers(start);
  return arguments;
}

HostileArguments::Header HostileArguments::header_of(Ref object) const {
  const vm::Heap& heap = universe_.heap();
  const std::uint32_t class_id = heap.header(object).class_id;
  const bool is_array = universe_.class_by_id(class_id)->is_array();
  return {object, class_id, is_array ? heap.array_length(object) : 0};
}

void HostileArguments::note_headers(const std::uint8_t* start) {
  const vm::Heap& heap = universe_.heap();
  made_.clear();
  for (const std::uint8_t* at = start; at < heap.top();) {
    const Ref object{static_cast<std::uint32_t>((at - heap.base()) >> 3)};
    made_.push_back(header_of(object));
    at += (natives::object_size(universe_, object) + 7) & ~std::uint64_t{7};
  }
}

bool HostileArguments::are_intact() const {
  const vm::Heap& heap = universe_.heap();
  return std::all_of(made_.begin(), made_.end(), [&](const Header& header) {
    if (heap.header(header.object).class_id != header.class_id) return false;
    return !universe_.class_by_id(header.class_id)->is_array() ||
           heap.array_length(header.object) == header.length;
  });
}

}  // namespace assay::fuzz
