// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "indy/call_site.h"
#include "indy/signature.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/trap.h"

namespace assay::indy {

/// The method that a lambda runs, as a method handle constant of the caller names it.
struct Implementation {
  using Kind = classfile::ReferenceKind;
  Kind kind = Kind::InvokeStatic;        // how to invoke it from a nestmate of the caller
  Kind named_kind = Kind::InvokeStatic;  // how the constant says so
  classfile::MemberRef member{};
  bool owner_is_interface = false;
  vm::Method* method = nullptr;
  Signature signature;  // as a function: the receiver first, a constructor gives its class
};

/// An interface that a lambda's class implements.
struct Interface {
  std::string_view name;
  const vm::Class* klass;
};

/// A method of an interface that a lambda's class implements.
struct InterfaceMethod {
  std::string_view descriptor;
  Signature signature;
};

/// Everything about a lambda expression or method reference that LambdaMetafactory is told.
struct Lambda {
  std::string_view method_name;         // of the functional interface
  std::string_view factory_descriptor;  // captured values to interface
  Signature factory;
  std::vector<InterfaceMethod> methods;  // that of the interface and its bridges, one name
  InterfaceMethod precise;               // the first with the call site's type arguments
  Implementation implementation;
  std::vector<Interface> interfaces;  // all to implement, the functional one first
  bool is_serializable = false;
  bool looks_serializable = false;  // an interface is, but the lambda was not asked to be

  bool captures() const { return !factory.parameters.empty(); }
};

/// Reads the static arguments of a call site of metafactory, or altMetafactory if it has flags, and
/// resolves the classes they name. None if they are not of the types that compilers write, or if
/// no instruction of a nestmate of the caller can invoke the implementation.
vm::Attempt<std::optional<Lambda>> read_lambda(interp::Machine& machine, const CallSite& site,
                                               bool has_flags);

/// Makes the checks of the library's factory.
bool is_valid(const Lambda& lambda);

/// The static method of a lambda's class that makes an instance of the captured values.
inline constexpr std::string_view kLambdaFactory = "get$Lambda";

/// The bytes of the class for a call site in the class `caller_name`.
std::vector<std::uint8_t> write_lambda_class(const Lambda& lambda, std::string_view name,
                                             std::string_view caller_name);

}  // namespace assay::indy
