// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "vm/universe.h"

namespace assay::vm {

/// The step of linking that lets a class's code be used (JVMS 5.4.1). Classes of the JDK's image
/// come verified; everything else passes here or has no VerifiedCode.
class Verification {
 public:
  /// Verifies a class after its supertypes. Classes that have to be loaded for it are asked of the
  /// resolver, which may suspend; what has passed until then stays passed.
  static Attempt<Done> run(Universe& universe, Class& klass, ClassResolver& resolver);

 private:
  static Attempt<Done> run_one(Universe& universe, Class& klass, ClassResolver& resolver);
};

/// The same for whoever is not an instruction or a native method, above all for analyses: runs no
/// Java code. Classes of user-defined loaders, which would take some, are refused until the
/// program itself has linked them. Refusals are remembered, see Universe::refusals.
Attempt<Done> link_without_java(Universe& universe, Class& klass);

/// What is wrong in one line: "java.lang.VerifyError: Bad type on operand stack (p/C.m()V @3:
/// ...)".
std::string one_line(const Trap& trap);

}  // namespace assay::vm
