// SPDX-License-Identifier: Apache-2.0
// Classes, methods and fields at run time. Loading and layout are invisible to programs and outlive
// a rollback; what programs can see changing is in `init`, in the mirror, or undone by the journal.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/names.h"
#include "vm/constant_cells.h"
#include "vm/ref.h"
#include "vm/symbols.h"

namespace assay::test {
struct AssumeVerified;  // tests/support: for classes made by hand
}

namespace assay::vm {

struct Class;
struct LoaderData;

struct Field {
  Class* owner = nullptr;
  const classfile::FieldInfo* info = nullptr;  // null for fields the VM injects
  Symbol name, descriptor;
  std::uint16_t access_flags = 0;
  std::uint16_t index = 0;  // in owner->fields: reflection's "slot"
  Kind kind = Kind::Int;
  std::uint32_t offset = 0;  // in the instance, or in the owner's mirror if static

  bool is_static() const { return (access_flags & classfile::access::kStatic) != 0; }
  bool is_final() const { return (access_flags & classfile::access::kFinal) != 0; }
};

/// Properties of a method that are not access flags.
struct MethodTraits {
  bool caller_sensitive : 1 = false;       // @CallerSensitive
  bool hidden_frame : 1 = false;           // @Hidden and lambda-form code: not in stack traces
  bool signature_polymorphic : 1 = false;  // MethodHandle.invoke*, VarHandle access modes
  bool observed : 1 = false;               // a shadow listener wants to hear of every branch
  bool summarised : 1 = false;             // a shadow listener wants to hear of every call
};

struct Method {
  Class* owner = nullptr;
  const classfile::MethodInfo* info = nullptr;
  Symbol name, descriptor;
  std::uint32_t id = 0;  // in Universe::methods
  std::uint16_t access_flags = 0;
  std::uint16_t index = 0;           // in owner->methods: reflection's "slot"
  std::uint16_t argument_count = 0;  // slots at a call, the receiver included
  Kind return_kind = Kind::Void;
  MethodTraits traits;
  std::int32_t vtable_index = -1;

  /// What the interpreter enters. Set up by the interpreter: at first an instruction that
  /// translates the method, calls its native or throws AbstractMethodError.
  const void* entry = nullptr;
  std::uint32_t register_count = 0;  // of the translated code
  void* code = nullptr;              // interp::Code once translated
  void* native = nullptr;            // interp::NativeBinding once bound

  bool is(std::uint16_t flag) const { return (access_flags & flag) != 0; }
  bool is_static() const { return is(classfile::access::kStatic); }
  bool is_native() const { return is(classfile::access::kNative); }
  bool is_abstract() const { return is(classfile::access::kAbstract); }
  bool is_private() const { return is(classfile::access::kPrivate); }
  bool is_synchronized() const { return is(classfile::access::kSynchronized); }
};

enum class InitState : std::uint32_t { Loaded, Linked, InProgress, Initialised, Erroneous };

/// The part of a class that programs can observe changing. It is one word, so that the journal
/// can restore it.
struct alignas(8) InitStatus {
  InitState state = InitState::Loaded;
  std::uint32_t thread_id = 0;  // who runs the initialiser
};

/// A class, interface, array class or primitive type at run time. Loading, layout and method
/// tables are invisible to programs and survive a rollback; `init` and everything in the mirror
/// do not. Large because it is the one record of a class that loading, linking, execution and
/// reflection share.
struct Class {
  std::uint32_t id = 0;
  Symbol name_symbol;
  std::string_view name;  // "java/lang/String", "[I", "int"
  std::uint16_t access_flags = 0;
  Ref mirror;

  Class* super = nullptr;
  std::vector<Class*> interfaces;
  LoaderData* loader = nullptr;
  const classfile::ClassFile* file = nullptr;  // null for arrays and primitive types
  std::vector<std::uint8_t> owned_bytes;       // bytes of `file` when nobody else keeps them
  std::unique_ptr<classfile::ClassFile> owned_file;

  // Arrays and primitive types.
  Kind kind = Kind::Ref;           // of a primitive type; Ref otherwise
  Kind element_kind = Kind::Void;  // of an array; Void for everything else
  Class* component = nullptr;      // of an array
  Class* array_class = nullptr;    // the array class with this component, once asked for

  /// The fields that are more than plain numbers by their word in an object; made on first use,
  /// see vm/cells.h.
  struct Cell {
    const Field* field = nullptr;
    const Class* type = nullptr;  // of a reference, once the owner's loader knows it
  };
  struct CellMap {
    std::vector<Cell> words;
    bool made = false;
  };

  // Members.
  std::vector<Field> fields;
  CellMap instance_cells, static_cells;
  std::vector<Method> methods;
  std::uint32_t instance_size = kSmallestInstance;
  std::uint32_t statics_size = 0;
  std::vector<Method*> vtable;
  std::unordered_map<const Method*, Method*> interface_targets;  // found by invokeinterface so far

  // Subtype tests: the chain of superclasses from Object down, and all interfaces.
  std::vector<Class*> display;
  std::vector<Class*> all_interfaces;

  // The run-time constant pool: one word per entry, 0 while unresolved.
  std::vector<std::uint64_t> resolved;

  InitStatus init;
  bool is_hidden = false;
  bool trusted = false;          // library code: the image's, the boot loader's or our own
  bool is_of_run = false;        // the program defined it: it goes with the run
  bool is_invented = false;      // its synthetic fields are ours: programs do not see them
  Class* nest_host = nullptr;    // once resolved
  Ref init_error;                // ExceptionInInitializerError's message carrier, once erroneous
  std::uint32_t init_epoch = 0;  // journal depth when it was initialised; 0: for good
  std::string_view source_file;
  std::string origin;                             // where the bytes came from, for messages
  std::unique_ptr<ConstantCells> constant_cells;  // of an invented class with annotations

  static constexpr std::uint32_t kSmallestInstance = 8;

  bool is(std::uint16_t flag) const { return (access_flags & flag) != 0; }
  bool is_array() const { return element_kind != Kind::Void; }
  bool is_primitive() const { return kind != Kind::Ref; }
  bool is_interface() const { return is(classfile::access::kInterface); }
  bool is_abstract() const { return is(classfile::access::kAbstract); }
  bool is_initialised() const { return init.state == InitState::Initialised; }
  /// Whether its code may be used: see vm/linking/verified_code.h.
  bool is_verified() const { return verified_; }
  /// The package in internal form: "java/lang", or empty.
  std::string_view package() const;

  bool is_subclass_of(const Class* other) const {  // of classes, itself included
    std::size_t depth = other->display.size();
    return depth != 0 && depth <= display.size() && display[depth - 1] == other;
  }
  bool implements(const Class* interface) const;
  /// Whether a value of this class may be assigned to a variable of type `target` (JVMS 6.5
  /// checkcast).
  bool is_assignable_to(const Class* target) const {
    if (this == target) return true;
    if (!target->is_interface() && !target->is_array()) return is_subclass_of(target);
    return is_assignable_to_interface_or_array(target);
  }

  bool is_assignable_to_interface_or_array(const Class* target) const;

  Method* find_declared(Symbol method_name, Symbol descriptor);
  Field* find_declared_field(Symbol field_name, Symbol descriptor);
  /// Looks in this class and its superclasses; no interfaces.
  Method* find_in_superclasses(Symbol method_name, Symbol descriptor);
  /// JVMS 5.4.3.2.
  Field* find_field(Symbol field_name, Symbol descriptor);
  /// JVMS 5.4.3.3 and 5.4.3.4: superclasses, then maximally-specific superinterface methods.
  Method* find_method(Symbol method_name, Symbol descriptor);

 private:
  friend class Verification;
  friend class Universe;  // for the classes of the JDK's image
  friend struct test::AssumeVerified;
  bool verified_ = false;
};

/// A class loader as the VM sees it: the classes it has been recorded as an initiating loader of
/// and the packages of its named modules.
struct LoaderData {
  enum class Origin : std::uint8_t { Boot, Platform, App, User };

  Ref loader;  // null: the bootstrap loader
  Origin origin = Origin::User;
  std::unordered_map<Symbol, Class*> classes;
  std::unordered_map<std::string, Ref> package_modules;
  Ref unnamed_module;
};

using classfile::external_name;
/// Class.getName: also knows hidden classes, e.g. Foo$$Lambda/0x12.
std::string external_name(const Class& klass);
/// java.lang.String, int[], java.util.List[][] ...: Class.getTypeName.
std::string type_name(const Class& klass);

}  // namespace assay::vm
