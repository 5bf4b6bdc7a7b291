// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"
#include "vm/universe.h"

namespace assay::explore {

/// Whether an instruction reads System.in, out or err for something else than a call of a method of
/// the stream: which object it is, or whether there is one, is up to who has set it.
bool looks_at_stream(const vm::VerifiedCode& code, const classfile::Instruction& instruction);

/// Whether a static method of the library reads static fields that are not final, as far as its own
/// class tells: what it says may have been set by somebody. What java.lang asks for is environment.
bool reads_settings(vm::Universe& universe, const vm::Class& caller,
                    const classfile::MemberRef& called);

}  // namespace assay::explore
