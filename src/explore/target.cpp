// SPDX-License-Identifier: Apache-2.0
// From the words of a user, pkg.Class#method(int,String), to loaded and verified classes and their
// methods. Every refusal says what was expected or what there is instead.
#include "explore/target.h"

#include <fmt/format.h>

#include <algorithm>

#include "boot/throwable_text.h"
#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "classfile/names.h"
#include "classfile/opcodes.h"
#include "classpath/missing_class.h"
#include "explore/branches/branch_map.h"
#include "explore/type_names.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/linking/verification.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::explore {

namespace {

/// Whether a user may have meant this type: the whole name or its last part.
bool means(std::string_view written, const std::string& full) {
  return full == written || (full.size() > written.size() && full.ends_with(written) &&
                             full[full.size() - written.size() - 1] == '.');
}

bool matches(const TargetPattern& pattern, std::string_view name, std::string_view descriptor) {
  if (pattern.method != name) return false;
  if (!pattern.has_parameters) return true;
  std::vector<std::string> types;
  for (classfile::TypeDescriptor type : classfile::MethodDescriptor(descriptor).parameters())
    types.push_back(full_type(type.text));
  return std::equal(
      types.begin(), types.end(), pattern.parameters.begin(), pattern.parameters.end(),
      [](const std::string& full, const std::string& written) { return means(written, full); });
}

std::string without_spaces(std::string_view text) {
  std::string result(text);
  std::erase(result, ' ');
  return result;
}

std::string refusal_text(const vm::Class& klass, const vm::Trap& trap) {
  return fmt::format("class {} cannot be used: {}", vm::external_name(klass), vm::one_line(trap));
}

}  // namespace

Result<TargetPattern> parse_target(std::string_view text) {
  TargetPattern pattern;
  std::string compact(text.substr(0, text.find('(')));
  compact += without_spaces(text.substr(compact.size()));
  std::string_view rest = compact;
  auto bad = [&] {
    return Error{
        fmt::format("cannot read the target '{}'; expected pkg.Class, pkg.Class#method or "
                    "pkg.Class#method(int,String)",
                    text)};
  };
  std::size_t hash = rest.find('#');
  pattern.class_name = rest.substr(0, hash);
  if (pattern.class_name.empty() || compact.find(' ') != std::string::npos ||
      pattern.class_name.find('(') != std::string::npos)
    return bad();
  pattern.class_name = classfile::internal_name(pattern.class_name);
  if (hash == std::string_view::npos) return pattern;
  rest.remove_prefix(hash + 1);
  std::size_t open = rest.find('(');
  pattern.method = rest.substr(0, open);
  if (pattern.method.empty()) return bad();
  if (open == std::string_view::npos) return pattern;
  if (!rest.ends_with(')')) return bad();
  pattern.has_parameters = true;
  rest = rest.substr(open + 1, rest.size() - open - 2);
  while (!rest.empty()) {
    std::size_t comma = rest.find(',');
    pattern.parameters.emplace_back(rest.substr(0, comma));
    if (pattern.parameters.back().empty()) return bad();
    if (comma == std::string_view::npos) break;
    rest.remove_prefix(comma + 1);
  }
  return pattern;
}

Result<vm::Class*> load_class(boot::Runtime& runtime, std::string_view internal_name) {
  interp::Machine& machine = runtime.machine();
  vm::Universe& universe = runtime.universe();
  vm::Method* get_loader = universe.find_method(
      *universe.well_known().class_loader, "getSystemClassLoader", "()Ljava/lang/ClassLoader;");
  interp::Completion completion = machine.call(*get_loader, {});
  if (!completion.returned()) return Error{boot::describe(machine, completion)};
  vm::LoaderData& loader = universe.loader_data(completion.value.ref);
  std::string name(internal_name);
  while (true) {
    auto loaded = vm::load_without_java(universe, loader, name);
    if (!loaded.ok()) {
      vm::Trap trap = std::move(loaded).trap();
      return Error{fmt::format("cannot load class {}: {}", vm::external_name(internal_name),
                               vm::one_line(trap))};
    }
    if (loaded.value() != nullptr) return loaded.value();
    // pkg.Outer.Inner: the last slash may stand for a dollar.
    std::size_t slash = name.rfind('/');
    if (slash == std::string::npos) break;
    name[slash] = '$';
  }
  return Error{classpath::explain_missing_class(runtime.class_path(),
                                                vm::external_name(internal_name),
                                                universe.jdk().max_class_file_major())};
}

Result<vm::Class*> load_usable_class(boot::Runtime& runtime, std::string_view internal_name) {
  vm::Class* klass = TRY(load_class(runtime, internal_name));
  auto linked = vm::link_without_java(runtime.universe(), *klass);
  if (!linked.ok()) return Error{refusal_text(*klass, linked.trap())};
  return klass;
}

std::vector<std::string> refused_classes(vm::Universe& universe) {
  std::vector<std::string> texts;
  for (const auto& [id, trap] : universe.refusals())
    texts.push_back(refusal_text(*universe.class_by_id(id), trap));
  return texts;
}

Result<std::vector<MethodName>> find_targets(boot::Runtime& runtime, const TargetPattern& pattern) {
  vm::Class* klass = TRY(load_usable_class(runtime, pattern.class_name));
  vm::Universe& universe = runtime.universe();
  std::vector<MethodName> found;
  std::string known;
  for (vm::Method& method : klass->methods) {
    std::string_view name = universe.symbols().text(method.name);
    std::string_view descriptor = universe.symbols().text(method.descriptor);
    if (!method.info->has_code || name == "<clinit>") continue;
    bool is_synthetic = method.is(classfile::access::kSynthetic);
    known += (known.empty() ? "" : ", ") + target_name(runtime.machine(), method);
    bool chosen = pattern.method.empty() ? !method.is_private() && !is_synthetic && name != "<init>"
                                         : matches(pattern, name, descriptor);
    if (chosen)
      found.push_back({std::string(klass->name), std::string(name), std::string(descriptor)});
  }
  if (found.empty()) {
    return Error{fmt::format(
        "class {} has no method {}; its methods are {}", vm::external_name(*klass),
        pattern.method.empty() ? "with code" : "'" + pattern.method + "' of these parameters",
        known.empty() ? "none" : known)};
  }
  return found;
}

}  // namespace assay::explore
