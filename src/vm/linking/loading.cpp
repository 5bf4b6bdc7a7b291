// SPDX-License-Identifier: Apache-2.0
// From class bytes to classes: the parts of Universe that define them (JVMS 5.3).
#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "base/check.h"
#include "classfile/class_file.h"
#include "classfile/parse/parse_class.h"
#include "vm/linking/linker.h"
#include "vm/linking/supertypes.h"
#include "vm/universe.h"

namespace assay::vm {

namespace {

namespace access = classfile::access;

const char* error_class(classfile::ParseErrorKind kind) {
  switch (kind) {
    case classfile::ParseErrorKind::UnsupportedVersion:
      return "java/lang/UnsupportedClassVersionError";
    case classfile::ParseErrorKind::NotAClass:
      return "java/lang/NoClassDefFoundError";
    case classfile::ParseErrorKind::ClassFormat:
      break;
  }
  return "java/lang/ClassFormatError";
}

/// Resolves superclasses of boot classes, which are boot classes.
class BootResolver : public ClassResolver {
 public:
  explicit BootResolver(Universe& universe) : universe_(universe) {}

  Attempt<Class*> resolve(LoaderData&, Symbol name) override {
    if (Class* klass = universe_.load_boot(universe_.symbols().text(name))) return klass;
    return Trap::raise("java/lang/NoClassDefFoundError",
                       std::string(universe_.symbols().text(name)));
  }

 private:
  Universe& universe_;
};

/// How many classes may wait for each other's supertypes: each is a few frames of our own stack.
/// The stock JVM gives up with the same error, before that with the stack it has by default.
constexpr std::size_t kDeepestHierarchy = 500;

/// Accessors that reflection generates may do what no verifier lets pass, e.g. run the constructor
/// of a superclass on a serialised class. Nobody else may extend those classes.
bool is_accessor(const Universe& universe, const LoaderData& loader, const Class* super) {
  if (super == nullptr || !super->trusted || !super->name.starts_with("jdk/internal/reflect/"))
    return false;
  return universe.is_reflection_loader(loader);
}

/// Notes that a class is being defined for as long as this lives.
class BeingDefined {
 public:
  using Stack = std::vector<std::pair<const LoaderData*, Symbol>>;
  BeingDefined(Stack& stack, const LoaderData& loader, Symbol name) : stack_(stack) {
    stack_.emplace_back(&loader, name);
  }
  ~BeingDefined() { stack_.pop_back(); }
  BeingDefined(const BeingDefined&) = delete;
  BeingDefined& operator=(const BeingDefined&) = delete;

 private:
  Stack& stack_;
};

/// A class is to be called what its definer says, if that says anything. A hidden one then is,
/// whatever its own code calls it.
Attempt<std::string> name_to_define(const classfile::ClassFile& file, std::string_view expected,
                                    const DefineOptions& options) {
  std::string name(expected.empty() ? file.name : expected);
  if (options.hidden) return fmt::format("{}+{}", name, options.hidden_suffix);
  if (name != file.name) {
    return Trap::raise("java/lang/NoClassDefFoundError",
                       fmt::format("{} (wrong name: {})", expected, file.name));
  }
  return name;
}

}  // namespace

Attempt<Class*> ClassResolver::resolve_supertype(LoaderData& loader, Symbol name, Symbol) {
  return resolve(loader, name);
}

bool Universe::is_reflection_loader(const LoaderData& loader) const {
  if (loader.origin == LoaderData::Origin::Boot) return true;
  if (loader.origin != LoaderData::Origin::User) return false;
  const Class& klass = *classes_[heap_.header(loader.loader).class_id];
  return klass.trusted && klass.name == "jdk/internal/reflect/DelegatingClassLoader";
}

Attempt<Universe::Supertypes> Universe::load_supertypes(LoaderData& loader,
                                                        const classfile::ClassFile& file,
                                                        ClassResolver& resolver) {
  Symbol name = intern(file.name);
  bool is_own_supertype =
      file.name == file.super_name ||
      std::find(being_defined_.begin(), being_defined_.end(),
                std::pair<const LoaderData*, Symbol>(&loader, name)) != being_defined_.end();
  if (is_own_supertype)
    return Trap::raise("java/lang/ClassCircularityError", std::string(file.name));
  if (being_defined_.size() >= kDeepestHierarchy)
    return Trap::raise("java/lang/StackOverflowError");
  BeingDefined noted(being_defined_, loader, name);
  Supertypes found;
  if (!file.super_name.empty())
    found.super = ATTEMPT(resolver.resolve_supertype(loader, intern(file.super_name), name));
  for (std::string_view interface : file.interfaces) {
    found.interfaces.push_back(
        ATTEMPT(resolver.resolve_supertype(loader, intern(interface), name)));
  }
  return found;
}

Attempt<Class*> Universe::define(LoaderData& loader, std::string_view expected_name,
                                 classfile::Bytes bytes, const DefineOptions& options,
                                 ClassResolver& resolver) {
  std::vector<std::uint8_t> copy;
  if (options.copy_bytes) {
    copy.assign(bytes.begin(), bytes.end());
    bytes = copy;
  }
  classfile::ParseOptions parse_options;
  parse_options.max_major = static_cast<std::uint16_t>(jdk_.max_class_file_major());
  parse_options.trusted = options.trusted;
  std::string requested(expected_name);
  if (!requested.empty()) parse_options.requested_name = requested;
  auto parsed = classfile::parse_class(bytes, parse_options);
  if (!parsed) return Trap::raise(error_class(parsed.error().kind), parsed.error().message);
  auto file = std::make_unique<classfile::ClassFile>(std::move(parsed).value());

  const std::string class_name = ATTEMPT(name_to_define(*file, expected_name, options));
  Symbol name = intern(file->name);
  if (!options.hidden && find_loaded(loader, name) != nullptr) {
    return Trap::raise(
        "java/lang/LinkageError",
        fmt::format(
            "loader {} attempted duplicate class definition for {}. ({} is in unnamed module of "
            "loader {}{})",
            describe(loader), external_name(file->name), external_name(file->name),
            describe(loader), describe_parent(loader)));
  }
  bool may_define_java =
      loader.origin == LoaderData::Origin::Boot || loader.origin == LoaderData::Origin::Platform;
  if (file->name.starts_with("java/") && !may_define_java && !options.trusted) {
    std::string_view package = file->name.substr(0, file->name.rfind('/'));
    return Trap::raise("java/lang/SecurityException",
                       fmt::format("Prohibited package name: {}", external_name(package)));
  }
  Supertypes supertypes = ATTEMPT(load_supertypes(loader, *file, resolver));
  // Loading a supertype may have defined this very class in the meantime.
  if (Class* known = options.hidden ? nullptr : find_loaded(loader, name)) return known;

  if (options.by_program && !options.hidden) {
    Class* undone = undone_classes_.take(loader, name, bytes);
    const bool is_same = undone != nullptr && undone->super == supertypes.super &&
                         undone->interfaces == supertypes.interfaces;
    if (is_same) return revive(*undone, options);
  }

  Class* klass = new_class(class_name);
  klass->access_flags = file->access_flags;
  klass->super = supertypes.super;
  klass->interfaces = std::move(supertypes.interfaces);
  klass->loader = &loader;
  klass->source_file = file->source_file;
  klass->is_hidden = options.hidden;
  klass->is_of_run = options.by_program;
  klass->verified_ = options.trusted || is_accessor(*this, loader, klass->super);
  klass->trusted = klass->verified_ || &loader == &boot_loader();
  klass->origin = options.origin;
  klass->nest_host = options.nest_host;
  klass->resolved.resize(file->constant_pool.size());
  klass->owned_bytes = std::move(copy);
  klass->owned_file = std::move(file);
  klass->file = klass->owned_file.get();
  if (klass->super != nullptr) {
    ATTEMPT(check_supertypes(*this, *klass));
  }
  Linker(*this, *klass).link();
  if (!options.hidden) ATTEMPT(record_initiating(loader, name, klass));
  if (options.by_program && !options.hidden) forget_on_rollback(loader, name, *klass);
  if (mirrors_ready_) {
    create_mirror(*klass);
    fill_mirror(*klass, options.protection_domain, options.class_data);
  }
  if (class_observer_ && !options.hidden) class_observer_(*klass);
  return klass;
}

/// What the run had stored into the class was undone with it.
Attempt<Class*> Universe::revive(Class& klass, const DefineOptions& options) {
  LoaderData& loader = *klass.loader;
  const Symbol name = intern(klass.name);
  ATTEMPT(record_initiating(loader, name, &klass));
  forget_on_rollback(loader, name, klass);
  fill_mirror(klass, options.protection_domain, options.class_data);
  return &klass;
}

/// Classes of a program's own loader may refer to each other: all of them are made anew, or none.
void Universe::forget_on_rollback(LoaderData& loader, Symbol name, Class& klass) {
  heap_.journal().on_rollback([this, &loader, name, &klass] {
    loader.classes.erase(name);
    if (loader.origin != LoaderData::Origin::User) undone_classes_.add(loader, name, klass);
  });
}

Class* Universe::load_boot(std::string_view name) {
  LoaderData& boot = boot_loader();
  Symbol symbol = intern(name);
  if (Class* known = find_loaded(boot, symbol)) return known;
  if (name.starts_with('[')) {
    std::string_view component = name.substr(1);
    if (component.size() == 1 && kind_of(component[0]) != Kind::Ref)
      return array_of(primitive(kind_of(component[0])));
    if (component.starts_with('L') && component.ends_with(';'))
      component = component.substr(1, component.size() - 2);
    Class* element = load_boot(component);
    return element == nullptr ? nullptr : array_of(element);
  }
  BootResolver resolver(*this);
  auto loaded = define_from_image(boot, name, resolver);
  return loaded.ok() ? loaded.value() : nullptr;
}

Attempt<Class*> Universe::define_from_image(LoaderData& loader, std::string_view name,
                                            ClassResolver& resolver) {
  auto found = jdk_.image.find_class(name);
  if (!found) return static_cast<Class*>(nullptr);
  std::size_t slash = name.rfind('/');
  std::string package(name.substr(0, slash == std::string_view::npos ? 0 : slash));
  bool is_here = loader.package_modules.count(package) != 0;
  if (!is_here && !(loader.origin == LoaderData::Origin::Boot && found->module == "java.base")) {
    return static_cast<Class*>(nullptr);
  }
  DefineOptions options;
  options.copy_bytes = false;
  options.trusted = true;
  options.origin = fmt::format("jrt:/{}", found->module);
  return define(loader, name, found->bytes, options, resolver);
}

Attempt<Class*> Universe::load_builtin(LoaderData& loader, std::string_view name,
                                       ClassResolver& resolver) {
  if (Class* known = find_loaded(loader, intern(name))) return known;
  if (Class* boot_class = load_boot(name)) return boot_class;
  for (auto& candidate : loaders_) {
    bool visible = candidate->origin == LoaderData::Origin::Platform ||
                   candidate->origin == LoaderData::Origin::App;
    if (!visible) continue;
    if (Class* known =
            candidate.get() == &loader ? nullptr : find_loaded(*candidate, intern(name))) {
      if (candidate->origin == LoaderData::Origin::Platform || !known->trusted) return known;
    }
    Class* klass = ATTEMPT(define_from_image(*candidate, name, resolver));
    if (klass != nullptr) return klass;
  }
  if (loader.origin != LoaderData::Origin::App) return static_cast<Class*>(nullptr);
  auto resource = class_path_.find(fmt::format("{}.class", name));
  if (!resource) return static_cast<Class*>(nullptr);
  DefineOptions options;
  options.origin = resource->origin.string();
  return define(loader, name, resource->bytes, options, resolver);
}

std::string Universe::describe(const LoaderData& loader) {
  switch (loader.origin) {
    case LoaderData::Origin::Boot:
      return "'bootstrap'";
    case LoaderData::Origin::Platform:
      return "'platform'";
    case LoaderData::Origin::App:
      return "'app'";
    case LoaderData::Origin::User:
      break;
  }
  Class& klass = *class_of(loader.loader);
  if (Ref name = get<Ref>(loader.loader, field(klass, "name"))) {
    return fmt::format("'{}' @{:x}", strings().utf8(name), identity_hash(loader.loader));
  }
  return fmt::format("{} @{:x}", external_name(klass), identity_hash(loader.loader));
}

bool Universe::is_in_named_module(Class& klass) {
  Ref module = module_of(klass);
  return module && get<Ref>(module, field(*well_known_.module, "name"));
}

std::string Universe::describe_module(Class& klass) {
  if (!is_in_named_module(klass)) return "unnamed module";
  return "module " + strings().utf8(get<Ref>(module_of(klass), field(*well_known_.module, "name")));
}

std::string Universe::describe_place(Class& klass) {
  return fmt::format("{} is in {} of loader {}{}", external_name(klass), describe_module(klass),
                     describe(*klass.loader), describe_parent(*klass.loader));
}

std::string Universe::describe_places(Class& a, Class& b) {
  auto place = [&](Class& klass) {
    Class* innermost = &klass;
    while (innermost->is_array()) innermost = innermost->component;
    if (innermost->is_primitive()) innermost = well_known_.object;  // int[] is java.base's, too
    return fmt::format("{} of loader {}", describe_module(*innermost),
                       describe(*innermost->loader));
  };
  std::string first = place(a), second = place(b);
  if (first == second)
    return fmt::format("{} and {} are in {}", external_name(a), external_name(b), first);
  return fmt::format("{} is in {}; {} is in {}", external_name(a), first, external_name(b), second);
}

std::string Universe::describe_parent(const LoaderData& loader) {
  if (loader.origin != LoaderData::Origin::User) return "";
  Ref parent = get<Ref>(loader.loader, field(*class_of(loader.loader), "parent"));
  return fmt::format(", parent loader {}", describe(loader_data(parent)));
}

}  // namespace assay::vm
