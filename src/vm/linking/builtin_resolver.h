// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

#include "vm/universe.h"

namespace assay::vm {

/// Finds classes by the built-in loaders alone and so runs no Java code. Whoever is not an
/// instruction or a native method has to load with it: nobody would run a frame that is pushed.
class BuiltinResolver : public ClassResolver {
 public:
  explicit BuiltinResolver(Universe& universe) : universe_(universe) {}

  Attempt<Class*> resolve(LoaderData& loader, Symbol name) override;

 private:
  Universe& universe_;
};

/// Universe::load_builtin for such callers: a supertype that is missing is a NoClassDefFoundError.
Attempt<Class*> load_without_java(Universe& universe, LoaderData& loader, std::string_view name);

/// The class that a name means to a loader, loaded now if need be. Null if there is none that can
/// be found without running Java code, whatever the reason.
Class* find_or_load(Universe& universe, LoaderData& loader, std::string_view name);
/// The same for a field descriptor: primitive types and arrays, too.
Class* find_type(Universe& universe, LoaderData& loader, std::string_view descriptor);

}  // namespace assay::vm
