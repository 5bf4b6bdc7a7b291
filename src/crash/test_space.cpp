// SPDX-License-Identifier: Apache-2.0
#include "crash/test_space.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/names.h"
#include "explore/target.h"
#include "javatext/java_types.h"
#include "javatext/recipe_expression.h"
#include "recipe/recipe.h"
#include "recipe/visibility.h"
#include "source/expression.h"
#include "targets/access.h"
#include "typegraph/count.h"
#include "typegraph/graph.h"
#include "typegraph/size_text.h"
#include "typegraph/space.h"
#include "vm/class.h"

namespace assay::crash {

namespace {

/// The classes that can be used, with the methods of them that are asked for.
struct Subjects {
  std::vector<vm::Class*> classes;
  std::vector<std::vector<vm::Method*>> methods;  // by class
};

bool is_asked_for(const targets::Job& job, const vm::Method& method) {
  const std::string name =
      method.info->name == "<init>" ? std::string("new") : std::string(method.info->name);
  return job.methods.empty() || std::ranges::count(job.methods, name) != 0;
}

recipe::Visibility visibility_of(const vm::Class& klass, const search::SearchOptions& options) {
  return {std::string(klass.package()), options.access == targets::Access::Package};
}

Subjects subjects_of(boot::Runtime& runtime, const search::SearchOptions& options,
                     const std::vector<targets::Job>& jobs) {
  Subjects subjects;
  for (const targets::Job& job : jobs) {
    auto loaded = explore::load_usable_class(runtime, classfile::internal_name(job.class_name));
    if (!loaded.ok()) continue;
    vm::Class& klass = *loaded.value();
    std::vector<vm::Method*> methods =
        typegraph::methods_under_test(klass, visibility_of(klass, options));
    std::erase_if(methods, [&](const vm::Method* each) { return !is_asked_for(job, *each); });
    subjects.classes.push_back(&klass);
    subjects.methods.push_back(std::move(methods));
  }
  return subjects;
}

}  // namespace

Result<std::string> list_test_space(boot::Runtime& runtime, const search::SearchOptions& options,
                                    const std::vector<targets::Job>& jobs) {
  const Subjects subjects = subjects_of(runtime, options, jobs);
  std::string text;
  for (std::size_t i = 0; i < subjects.classes.size(); ++i) {
    const recipe::Visibility visibility = visibility_of(*subjects.classes[i], options);
    const typegraph::Graph graph(runtime.machine().universe(), visibility, subjects.classes,
                                 {.allow_null = options.null_arguments});
    const typegraph::Space space(graph, subjects.methods[i], options.typed_random.depth);
    for (const vm::Method* method : subjects.methods[i])
      text += typegraph::size_text(space, *method) + "\n";
  }
  return text;
}

Result<std::string> numbered_test(boot::Runtime& runtime, const search::SearchOptions& options,
                                  const std::vector<targets::Job>& jobs,
                                  const std::string& number) {
  const auto count = typegraph::parse_count(number);
  if (!count || *count == 0)
    return Error{fmt::format("--test: expected a number from 1 on, found '{}'", number)};
  const Subjects subjects = subjects_of(runtime, options, jobs);
  const auto with_methods =
      std::ranges::find_if(subjects.methods, [](const auto& methods) { return !methods.empty(); });
  const bool is_one = with_methods != subjects.methods.end() && with_methods->size() == 1;
  if (!is_one) return Error{"--test: expected one method as target, such as pkg.Class#method"};
  const auto index = static_cast<std::size_t>(with_methods - subjects.methods.begin());
  const recipe::Visibility visibility = visibility_of(*subjects.classes[index], options);
  const typegraph::Graph graph(runtime.machine().universe(), visibility, subjects.classes,
                               {.allow_null = options.null_arguments});
  const typegraph::Space space(graph, *with_methods, options.typed_random.depth);
  const vm::Method& method = *with_methods->front();
  const typegraph::Count size = space.size(method);
  if (*count > size)
    return Error{fmt::format("--test: there are {} tests of this method, found '{}'",
                             size.get_str(), number)};
  const recipe::Recipe recipe = TRY(space.test(method, typegraph::Count(*count - 1)));
  return source::to_text(
             javatext::expression_of(runtime.machine(), javatext::JavaTypes(visibility), recipe)) +
         "\n";
}

}  // namespace assay::crash
