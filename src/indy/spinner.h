// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "indy/call_site.h"
#include "indy/join_recipe.h"
#include "interp/machine.h"
#include "interp/native.h"
#include "vm/class.h"
#include "vm/trap.h"

namespace assay::indy {

/// Whose private members and package a spun class may use.
enum class Host : std::uint8_t {
  Caller,   // a nestmate of the call site's class
  Library,  // the package java.lang
};

/// Makes the hidden classes that call sites are linked to.
///
/// Linking is tried again from its beginning whenever Java code had to run in between. A class that
/// is defined but not initialised yet is therefore remembered until its link is finished.
class Spinner {
 public:
  using Bytes = std::vector<std::uint8_t>;

  explicit Spinner(interp::Machine& machine) : machine_(machine) {}

  interp::Machine& machine() { return machine_; }

  /// The initialised class of a call site, written by `write` unless an earlier attempt did.
  /// `name` is the name that the bytes give the class.
  vm::Attempt<vm::Class*> spin(const CallSite& site, Host host, std::string_view name,
                               const std::function<Bytes()>& write);

  /// The number of the next lambda, which JDK 17 makes part of the class's name.
  std::uint32_t next_lambda() { return ++lambdas_; }

  /// Resolves a Methodref of a spun class to a static method of the library that the class could
  /// not name, being in another package.
  void prelink(vm::Class& spun, std::string_view owner, std::string_view name,
               std::string_view descriptor);

  /// Makes a native method of a spun class join strings, see join_recipe.h.
  void bind_join(vm::Method& method, JoinRecipe recipe);
  const JoinRecipe& recipe_of(const vm::Method& method) const { return recipes_.at(method.id); }

 private:
  vm::Attempt<vm::Class*> define(const CallSite& site, Host host, std::string_view name,
                                 const Bytes& bytes);
  vm::Attempt<vm::Class*> nest_host(vm::Class& caller);
  vm::Attempt<vm::Done> initialise(vm::Class& spun);

  using SiteKey = std::pair<const vm::Class*, std::uint16_t>;

  interp::Machine& machine_;
  std::uint32_t lambdas_ = 0;
  std::map<SiteKey, vm::Class*> unfinished_;
  std::unordered_map<std::uint32_t, JoinRecipe> recipes_;  // by Method::id
};

/// A method of a spun class, which must have it.
vm::Method& method_of(Spinner& spinner, vm::Class& spun, std::string_view name,
                      std::string_view descriptor);

}  // namespace assay::indy
