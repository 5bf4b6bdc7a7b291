// SPDX-License-Identifier: Apache-2.0
#include "typegraph/graph.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/ref.h"

namespace assay::typegraph {

namespace {

bool is_constructor(const vm::Method& method) { return method.info->name == "<init>"; }

/// Whether Java can write a call of this constructor: that of an inner class takes the object
/// around, as which a local class may take something else.
bool can_be_written(const vm::Method& constructor) {
  const vm::Class& type = *constructor.owner;
  if (type.is_abstract() || type.is_interface()) return false;
  if (!recipe::is_inner(type)) return true;
  const std::string outer(recipe::outer_name(type));
  return !outer.empty() && constructor.info->descriptor.starts_with("(L" + outer + ";") &&
         !type.file->signature.starts_with('<');
}

bool is_made_for_enums(const vm::Method& method) {
  const vm::Class* super = method.owner->super;
  return super != nullptr && super->name == "java/lang/Enum" && method.is_static() &&
         (method.info->name == "values" || method.info->name == "valueOf");
}

}  // namespace

Graph::Graph(vm::Universe& universe, const recipe::Visibility& visibility,
             const std::vector<vm::Class*>& given, const Options& options)
    : universe_(universe),
      visibility_(visibility),
      presets_(universe, visibility, options.allow_null),
      crawled_(crawl(universe, visibility, given)) {
  for (vm::Class* klass : crawled_.classes) add_functions(*klass);
  for (TypeNode& node : types_) add_producers(node);
}

std::optional<FunctionId> Graph::find(const vm::Method& method) const {
  auto found = function_ids_.find(&method);
  return found == function_ids_.end() ? std::nullopt : std::optional(found->second);
}

void Graph::add_functions(vm::Class& klass) {
  for (vm::Method& method : klass.methods) {
    if (is_usable(method)) add_function(method);
  }
}

bool Graph::is_usable(const vm::Method& method) const {
  if (method.info->name == "<clinit>" || !visibility_.may_call(method)) return false;
  if (is_made_for_enums(method)) return false;  // their constants are values
  return !is_constructor(method) || can_be_written(method);
}

void Graph::add_function(vm::Method& method) {
  Function function{&method, result_of(method), {}};
  const bool has_outer = is_constructor(method) && recipe::is_inner(*method.owner);
  if (!method.is_static() && !is_constructor(method))
    function.parameters.push_back(type(*method.owner, false));
  bool is_first = true;
  for (classfile::TypeDescriptor each :
       classfile::MethodDescriptor(method.info->descriptor).parameters()) {
    vm::Class* wanted = vm::find_type(universe_, *method.owner->loader, each.text);
    if (wanted == nullptr) return;
    function.parameters.push_back(type(*wanted, !(is_first && has_outer)));
    is_first = false;
  }
  const auto id = static_cast<FunctionId>(functions_.size());
  if (function.result != nullptr) {
    auto& same = by_result_[function.result->id];
    same.first = function.result;
    same.second.push_back(id);
  }
  function_ids_[&method] = id;
  functions_.push_back(std::move(function));
}

vm::Class* Graph::result_of(const vm::Method& method) const {
  if (is_constructor(method)) return method.owner;
  if (method.return_kind != vm::Kind::Ref) return nullptr;
  std::string_view result = classfile::result_type(method.info->descriptor);
  vm::Class* type = vm::find_type(universe_, *method.owner->loader, result);
  return type == nullptr || type->is_array() ? nullptr : type;
}

TypeId Graph::type(vm::Class& type, bool nullable) {
  nullable = nullable && !type.is_primitive();
  auto [known, is_new] = type_ids_.try_emplace({&type, nullable}, types_.size());
  if (!is_new) return known->second;
  TypeNode node{&type, nullable, presets_.of(type), {}};
  if (!nullable) std::erase_if(node.values, [](const Preset& value) { return value.is_null(); });
  types_.push_back(std::move(node));
  return known->second;
}

void Graph::add_producers(TypeNode& node) const {
  if (node.type->is_primitive() || node.type->is_array()) return;
  for (const auto& [id, made] : by_result_) {
    if (made.first->is_assignable_to(node.type))
      node.producers.insert(node.producers.end(), made.second.begin(), made.second.end());
  }
  std::sort(node.producers.begin(), node.producers.end());
  std::stable_partition(node.producers.begin(), node.producers.end(), [&](FunctionId id) {
    return functions_[id].constructs() && functions_[id].result == node.type;
  });
}

std::vector<vm::Method*> methods_under_test(vm::Class& klass,
                                            const recipe::Visibility& visibility) {
  std::vector<vm::Method*> methods;
  for (vm::Method& method : klass.methods) {
    const bool is_hidden = method.info->name == "<clinit>" || !visibility.may_call(method);
    if (is_hidden || !method.info->has_code || is_made_for_enums(method)) continue;
    if (!is_constructor(method) || can_be_written(method)) methods.push_back(&method);
  }
  return methods;
}

}  // namespace assay::typegraph
