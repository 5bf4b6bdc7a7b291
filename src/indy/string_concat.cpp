// SPDX-License-Identifier: Apache-2.0
// java.lang.invoke.StringConcatFactory. A call site becomes a native method that joins strings and
// numbers; if other arguments have to be made strings first, a method in front of it does that,
// from left to right.
#include "base/check.h"
#include "classfile/build/class_builder.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/modified_utf8.h"
#include "indy/bootstraps.h"
#include "indy/join_recipe.h"
#include "vm/class.h"

namespace assay::indy {

namespace {

using classfile::MethodDescriptor;
using classfile::Tag;
using classfile::TypeDescriptor;
namespace access = classfile::access;

constexpr std::string_view kClassName = "java/lang/String$$StringConcat";
constexpr std::string_view kJoin = "join", kConcat = "concat";
constexpr Stringifier kStringOf{"java/lang/StringConcatHelper", "stringOf"};
constexpr char16_t kArgumentTag = 1, kConstantTag = 2;  // in the factory's recipes

/// The text that a static argument stands for; none if it is not a plain string or integer.
std::optional<std::u16string> constant_text(const CallSite& site, std::size_t index) {
  if (site.argument_is(index, Tag::String)) {
    return classfile::to_utf16(site.pool().text_of(site.arguments[index]));
  }
  if (site.argument_is(index, Tag::Integer)) {
    const std::string digits = std::to_string(site.pool().integer(site.arguments[index]));
    return std::u16string(digits.begin(), digits.end());
  }
  return std::nullopt;
}

/// The factory's recipe with the static arguments behind `next_constant` put in; none if tags and
/// arguments do not match.
std::optional<JoinRecipe> read_recipe(const CallSite& site, std::u16string_view text,
                                      std::size_t next_constant) {
  JoinRecipe recipe;
  const auto parameters = MethodDescriptor(site.descriptor).parameters();
  auto parameter = parameters.begin();
  for (char16_t unit : text) {
    if (unit == kArgumentTag) {
      if (parameter == parameters.end()) return std::nullopt;
      recipe.add_argument(joinable_kind(*parameter));
      ++parameter;
    } else if (unit == kConstantTag) {
      std::optional<std::u16string> constant = constant_text(site, next_constant++);
      if (!constant) return std::nullopt;
      recipe.add_text(*constant);
    } else {
      recipe.add_text({&unit, 1});
    }
  }
  const bool all_used = parameter == parameters.end() && next_constant == site.arguments.size();
  return all_used ? std::optional(std::move(recipe)) : std::nullopt;
}

/// The site's types as a class of java.lang can name them: all references but strings are objects.
std::string erased_descriptor(std::string_view descriptor) {
  std::string text = "(";
  for (TypeDescriptor type : MethodDescriptor(descriptor).parameters()) {
    text += is_joinable(type) || !type.is_reference() ? type.text : "Ljava/lang/Object;";
  }
  return text + ")Ljava/lang/String;";
}

bool needs_conversions(std::string_view descriptor) {
  for (TypeDescriptor type : MethodDescriptor(descriptor).parameters()) {
    if (!is_joinable(type)) return true;
  }
  return false;
}

void write_conversions(classfile::ClassBuilder& builder, const std::string& descriptor,
                       const JoinRecipe& recipe) {
  auto& code = builder.add_method(access::kStatic, kConcat, descriptor);
  int local = 0;
  for (TypeDescriptor type : MethodDescriptor(descriptor).parameters()) {
    code.load(type.kind(), local);
    local += type.slots();
    make_joinable(code, type, kStringOf);
  }
  code.invoke_static(kClassName, kJoin, recipe.descriptor()).return_value('L');
}

Linkage link_recipe(Spinner& spinner, const CallSite& site, const JoinRecipe& recipe) {
  const std::string join_descriptor = recipe.descriptor();
  const std::string descriptor = erased_descriptor(site.descriptor);
  const bool converts = needs_conversions(site.descriptor);
  vm::Class* spun = ATTEMPT(spinner.spin(site, Host::Library, kClassName, [&] {
    classfile::ClassBuilder builder(kClassName, "java/lang/Object",
                                    access::kFinal | access::kSuper | access::kSynthetic);
    builder.add_bodyless_method(access::kStatic | access::kNative, kJoin, join_descriptor);
    if (converts) write_conversions(builder, descriptor, recipe);
    return builder.finish();
  }));
  vm::Method& join = method_of(spinner, *spun, kJoin, join_descriptor);
  spinner.bind_join(join, recipe);
  return linked_to(converts ? method_of(spinner, *spun, kConcat, descriptor) : join);
}

}  // namespace

Linkage link_string_recipe(Spinner& spinner, const CallSite& site) {
  if (!site.argument_is(0, Tag::String)) return left_to_library();
  const std::u16string text = classfile::to_utf16(site.pool().text_of(site.arguments[0]));
  const std::optional<JoinRecipe> recipe = read_recipe(site, text, 1);
  if (!recipe) return left_to_library();
  return link_recipe(spinner, site, *recipe);
}

Linkage link_string_concat(Spinner& spinner, const CallSite& site) {
  const int count = MethodDescriptor(site.descriptor).argument_count();
  const std::u16string text(static_cast<std::size_t>(count), kArgumentTag);
  const std::optional<JoinRecipe> recipe = read_recipe(site, text, 0);
  if (!recipe) return left_to_library();
  return link_recipe(spinner, site, *recipe);
}

}  // namespace assay::indy
