// SPDX-License-Identifier: Apache-2.0
// What one virtual machine knows: heap, symbols, strings, classes by loader. It never runs Java
// code: where a class has to be loaded by a program's loader, it asks the ClassResolver it is
// given.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "classfile/class_file.h"
#include "classpath/class_path.h"
#include "classpath/jdk.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/linking/loader_constraints.h"
#include "vm/linking/module_exports.h"
#include "vm/linking/undone_classes.h"
#include "vm/shadows.h"
#include "vm/strings.h"
#include "vm/symbols.h"
#include "vm/trap.h"
#include "vm/well_known.h"

namespace assay::vm {

/// Finds the class that a name means to a loader. Implemented above, because user-defined loaders
/// run Java code.
class ClassResolver {
 public:
  virtual ~ClassResolver() = default;
  virtual Attempt<Class*> resolve(LoaderData& loader, Symbol name) = 0;
  /// The same for a direct supertype of a class that the loader is defining. A class that is being
  /// defined already is its own supertype (JVMS 5.3.5).
  virtual Attempt<Class*> resolve_supertype(LoaderData& loader, Symbol name, Symbol of_class);
};

/// How a class is to be defined beyond its bytes.
struct DefineOptions {
  bool hidden = false;
  Class* nest_host = nullptr;      // of a hidden nestmate
  std::string_view hidden_suffix;  // "0x12": appended to the name of a hidden class
  Ref protection_domain;
  Ref class_data;
  std::string origin;
  bool copy_bytes = true;  // false: the bytes outlive the universe
  bool trusted = false;    // from the JDK image
  /// The program defines it: it is gone when the run is undone, as the loader's own tables are.
  bool by_program = false;
};

/// All classes, loaders, strings and the heap of one virtual machine.
class Universe {
 public:
  Universe(Heap heap, const classpath::Jdk& jdk, const classpath::ClassPath& class_path);
  Universe(const Universe&) = delete;
  Universe& operator=(const Universe&) = delete;
  ~Universe();

  Heap& heap() { return heap_; }
  Shadows& shadows() { return shadows_; }
  SymbolTable& symbols() { return symbols_; }
  Strings& strings() { return *strings_; }
  const WellKnown& well_known() const { return well_known_; }
  WellKnown& well_known() { return well_known_; }
  const classpath::Jdk& jdk() const { return jdk_; }
  const classpath::ClassPath& class_path() const { return class_path_; }
  int feature() const { return jdk_.feature; }
  Symbol intern(std::string_view text) { return symbols_.intern(text); }

  // Classes.
  Class* class_of(Ref object) { return classes_[heap_.header(object).class_id]; }
  Class* class_by_id(std::uint32_t id) { return classes_[id]; }
  std::size_t class_count() const { return classes_.size(); }
  Method* method_by_id(std::uint32_t id) { return methods_[id]; }
  std::size_t method_count() const { return methods_.size(); }
  Class* primitive(Kind kind) { return primitives_[static_cast<unsigned>(kind)]; }
  /// The array class whose elements are of class `component`.
  Class* array_of(Class* component);
  Class* primitive_array(Kind element) { return primitive_arrays_[static_cast<unsigned>(element)]; }

  // Loading.
  LoaderData& boot_loader() { return *loaders_.front(); }
  /// The record of a java.lang.ClassLoader object, made on first use; null is the boot loader.
  LoaderData& loader_data(Ref loader_object);
  Class* find_loaded(LoaderData& loader, Symbol name);
  /// Lets a loader mean a class by a name, unless a loader constraint forbids it.
  Attempt<Done> record_initiating(LoaderData& loader, Symbol name, Class* klass);
  LoaderConstraints& loader_constraints() { return loader_constraints_; }
  /// A class of the JDK image's boot modules, loaded now if need be; null if there is none.
  /// `name` may be an array class.
  Class* load_boot(std::string_view name);
  /// What the built-in platform and application loaders find: classes of their modules in the
  /// image, then the class path. Null if there is none.
  Attempt<Class*> load_builtin(LoaderData& loader, std::string_view name, ClassResolver& resolver);
  /// Parses, checks and links a class and makes it known to the loader.
  Attempt<Class*> define(LoaderData& loader, std::string_view expected_name, classfile::Bytes bytes,
                         const DefineOptions& options, ClassResolver& resolver);

  /// Hears of every class that has been defined and is not hidden.
  void set_class_observer(std::function<void(Class&)> observer) {
    class_observer_ = std::move(observer);
  }

  // Mirrors: java.lang.Class objects.
  Class* of_mirror(Ref mirror);
  void create_missing_mirrors();
  /// Sets the modules of mirrors of boot classes again: some were made before java.base had its
  /// Module object. `package_modules` must know its packages by now.
  void patch_modules();
  Ref module_of(Class& klass);
  bool is_in_named_module(Class& klass);
  /// The loaders that define the accessors which reflection generates.
  bool is_reflection_loader(const LoaderData& loader) const;
  ModuleExports& module_exports() { return module_exports_; }
  /// Class.getModifiers.
  std::uint16_t modifiers(const Class& klass) const;
  /// A loader as messages name it: 'app', or class and hash of a user-defined one.
  std::string describe(const LoaderData& loader);
  /// "unnamed module" or "module java.base".
  std::string describe_module(Class& klass);
  /// "Foo is in unnamed module of loader 'app'", with the parent of a user-defined loader.
  std::string describe_place(Class& klass);
  /// "A is in module java.base of loader 'bootstrap'; B is in ...", or "A and B are in ...".
  std::string describe_places(Class& a, Class& b);
  /// ", parent loader 'app'" for a user-defined one.
  std::string describe_parent(const LoaderData& loader);
  void set_boot_unnamed_module(Ref module) { boot_loader().unnamed_module = module; }
  std::uint8_t* static_address(const Field& field) {
    return heap_.address(field.owner->mirror) + field.offset;
  }

  // Objects. Allocation gives null when the heap is full.
  Ref new_object(const Class& klass) { return heap_.allocate(klass.id, klass.instance_size); }
  Ref new_array(Class& array_class, std::int32_t length) {
    return heap_.allocate_array(array_class.id, length, log2_size(array_class.element_kind));
  }
  std::int32_t identity_hash(Ref object) const;
  /// How often somebody has asked for one; never undone.
  std::uint64_t identity_hashes_asked() const { return identity_hashes_asked_; }
  /// Another salt gives objects from now on other identity hashes: what depends on them is not to
  /// be relied upon. Older objects keep theirs unless asked for: tables may be sorted by them.
  void salt_hashes(std::uint64_t salt, bool of_old_objects) {
    hash_salt_ = salt;
    first_salted_ = of_old_objects ? nullptr : heap_.top();
  }
  bool hashes_are_salted() const { return hash_salt_ != 0; }

  // Fields of the class library by name, for natives. A program's subclass may have fields of the
  // same names, so that the most basic class that has one counts. The name must exist (CHECK).
  Field& field(Class& klass, std::string_view name);
  Field* find_field(Class& klass, std::string_view name);  // null if there is none
  Method* find_method(Class& klass, std::string_view name, std::string_view descriptor);
  template <class T>
  T get(Ref object, const Field& f) const {
    return heap_.read<T>(object, f.offset);
  }
  template <class T>
  void set(Ref object, const Field& f, T value) {
    heap_.write<T>(object, f.offset, value);
  }

  /// A piece of the nursery that programs know by its address instead of by a reference.
  struct RawBlock {
    std::uint64_t offset;  // in the heap
    std::uint64_t size;
    bool hidden;  // for natives only: programs must not reach inside
  };
  /// In the order of their offsets.
  std::vector<RawBlock>& raw_blocks() { return raw_blocks_; }

  std::uint32_t next_hidden_id() { return ++hidden_counter_; }

  /// The classes, by their ids, whose code analyses have asked for and that failed verification.
  std::map<std::uint32_t, Trap>& refusals() { return refusals_; }

 private:
  friend class Linker;
  Class* new_class(std::string_view name);
  struct Supertypes {
    Class* super = nullptr;
    std::vector<Class*> interfaces;
  };
  Attempt<Class*> revive(Class& klass, const DefineOptions& options);
  void forget_on_rollback(LoaderData& loader, Symbol name, Class& klass);
  Attempt<Supertypes> load_supertypes(LoaderData& loader, const classfile::ClassFile& file,
                                      ClassResolver& resolver);
  Class* make_primitive(std::string_view name, Kind kind);
  Class* make_array(Class& component);
  Attempt<Class*> define_from_image(LoaderData& loader, std::string_view name,
                                    ClassResolver& resolver);
  void create_mirror(Class& klass);
  void fill_mirror(Class& klass, Ref protection_domain, Ref class_data);
  void set_constant_fields(Class& klass);

  Heap heap_;
  Shadows shadows_{heap_};
  const classpath::Jdk& jdk_;
  const classpath::ClassPath& class_path_;
  SymbolTable symbols_;
  LoaderConstraints loader_constraints_;
  ModuleExports module_exports_;
  std::unique_ptr<Strings> strings_;
  WellKnown well_known_;
  std::vector<Class*> classes_;
  std::vector<Method*> methods_;
  std::deque<Class> class_storage_;
  std::vector<std::unique_ptr<LoaderData>> loaders_;
  std::unordered_map<std::uint32_t, LoaderData*> loader_by_object_;
  Class* primitives_[10] = {};
  Class* primitive_arrays_[10] = {};
  UndoneClasses undone_classes_;
  std::function<void(Class&)> class_observer_;
  bool mirrors_ready_ = false;
  std::uint32_t hidden_counter_ = 0;
  std::uint64_t hash_salt_ = 0;
  mutable std::uint64_t identity_hashes_asked_ = 0;
  const std::uint8_t* first_salted_ = nullptr;
  std::vector<RawBlock> raw_blocks_;
  std::map<std::uint32_t, Trap> refusals_;
  /// The classes being defined right now, each a supertype of the one before.
  std::vector<std::pair<const LoaderData*, Symbol>> being_defined_;
};

}  // namespace assay::vm
