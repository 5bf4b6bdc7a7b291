// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "interp/machine.h"
#include "recipe/class_index.h"
#include "recipe/types/inherited_types.h"
#include "vm/class.h"

namespace assay::recipe {

/// Why no object is of several types at once, whoever writes its class: final and sealed types, two
/// classes, private constructors, methods that clash. Types that are one by themselves are not
/// asked about.
class TypeConflicts {
 public:
  /// Where the classes are that might be of all these types, if that is limited: in the package,
  /// as tests are, besides those that the index knows.
  struct Limit {
    const ClassIndex* index = nullptr;
    std::string package;
  };
  explicit TypeConflicts(interp::Machine& machine, std::optional<Limit> limit = std::nullopt)
      : machine_(machine), limit_(std::move(limit)) {}

  /// Nothing: there may be such an object, for all that is known.
  std::optional<std::string> why_none(const std::vector<vm::Class*>& types);

 private:
  using Types = std::vector<vm::Class*>;
  using Reason = std::optional<std::string>;

  Reason find(Types types, unsigned depth);
  Reason decide(const Types& types, unsigned depth);
  Reason of_arrays(const Types& types) const;
  Reason of_sealed(const Types& types, vm::Class& sealed, unsigned depth);
  Reason of_constructors(const Types& types, vm::Class& type, unsigned depth);
  Reason of_hidden_methods(const Types& types, vm::Class& type, unsigned depth);
  static Reason of_arguments(const Types& types);
  Reason of_methods(const Types& types, unsigned depth);
  /// Of all types that replace one of them; nothing if one of them is possible.
  Reason of_each(const Types& types, const vm::Class& replaced, const Types& by, unsigned depth);
  /// What only holds where no known class of another package comes between.
  Reason limited(std::string reason, const Types& types, vm::Class& type, unsigned depth);
  Reason of_pair(const Types& types, const InheritedMethod& a, const InheritedMethod& b,
                 unsigned depth);
  Reason with_class(const Types& types, const InheritedMethod& had, const InheritedMethod& wanted,
                    unsigned depth);
  Reason of_results(const InheritedMethod& a, const InheritedMethod& b, unsigned depth);
  bool is_result(const InheritedMethod& had, const InheritedMethod& wanted);
  bool is_limited() const { return limit_ && limit_->index != nullptr && !is_about_result_; }
  bool is_known_to_exist(const Types& types) const;
  vm::Class* class_of(const InheritedMethod& method, const std::string& descriptor) const;
  vm::Class* load(const vm::Class& from, std::string_view name) const;
  const std::vector<InheritedMethod>& methods(vm::Class& type);

  interp::Machine& machine_;
  std::optional<Limit> limit_;
  std::map<const vm::Class*, std::vector<InheritedMethod>> methods_;
  std::map<Types, Reason> known_;
  std::set<Types> asked_;         // and not answered yet
  bool is_about_result_ = false;  // whether there is a type, not a class that can be made
};

}  // namespace assay::recipe
