// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/insn.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"

namespace assay::interp {

/// How the loop goes on after an operation that was done out of line. The operation's instruction
/// is at pc of the thread's top frame.
enum class Step : std::uint8_t {
  Next,   // with the instruction behind it
  Again,  // with pc of whatever frame is on top now
  Leave,  // not at all: the thread ended, blocked, was stopped or must yield
};

/// What the loop does not do itself: resolution, rare cases, everything that may throw or run
/// Java code. One file per family.
namespace slow {

// exceptions.cpp
Step raise(Machine& machine, JavaThread& thread, vm::Trap trap);
Step unwind(Machine& machine, JavaThread& thread);
Step null_pointer(Machine& machine, JavaThread& thread);
Step divide_by_zero(Machine& machine, JavaThread& thread);
Step index_out_of_bounds(Machine& machine, JavaThread& thread, std::int32_t index,
                         std::int32_t length);
Step stack_overflow(Machine& machine, JavaThread& thread);
Step throw_object(Machine& machine, JavaThread& thread);

// class_init.cpp
Step initialise_supertypes(Machine& machine, JavaThread& thread);

// enter.cpp
Step initialise_class(Machine& machine, JavaThread& thread);
Step begin_static(Machine& machine, JavaThread& thread);
Step translate_method(Machine& machine, JavaThread& thread);
Step call_native(Machine& machine, JavaThread& thread);
Step native_result(Machine& machine, JavaThread& thread);
Step call_abstract(Machine& machine, JavaThread& thread);
Step sync_enter(Machine& machine, JavaThread& thread);
Step finish_frame(Machine& machine, JavaThread& thread, vm::Slot value);

// fields.cpp
Step get_field(Machine& machine, JavaThread& thread);
Step put_field(Machine& machine, JavaThread& thread);
Step get_static(Machine& machine, JavaThread& thread);
Step put_static(Machine& machine, JavaThread& thread);
Step load_constant(Machine& machine, JavaThread& thread);

// objects.cpp
Step new_unresolved(Machine& machine, JavaThread& thread);
Step new_object(Machine& machine, JavaThread& thread);
Step new_array_unresolved(Machine& machine, JavaThread& thread);
Step new_array(Machine& machine, JavaThread& thread);
Step new_multi_array(Machine& machine, JavaThread& thread);
Step check_cast_unresolved(Machine& machine, JavaThread& thread);
Step bad_cast(Machine& machine, JavaThread& thread);
Step instance_of_unresolved(Machine& machine, JavaThread& thread);
Step store_mismatch(Machine& machine, JavaThread& thread);
Step monitor_enter(Machine& machine, JavaThread& thread);
Step monitor_exit(Machine& machine, JavaThread& thread);

// calls.cpp
Step invoke_static(Machine& machine, JavaThread& thread);
Step invoke_special(Machine& machine, JavaThread& thread);
Step invoke_virtual(Machine& machine, JavaThread& thread);
Step invoke_interface(Machine& machine, JavaThread& thread);
Step invoke_dynamic(Machine& machine, JavaThread& thread);
Step invoke_linked(Machine& machine, JavaThread& thread);
Step dispatch(Machine& machine, JavaThread& thread);  // an inline-cache miss

// polymorphic.cpp
Step invoke_polymorphic(Machine& machine, JavaThread& thread);

}  // namespace slow

/// The instruction a thread stands at; resolution overwrites it.
inline Insn& current_insn(JavaThread& thread) { return const_cast<Insn&>(*thread.top->pc); }

/// Ends an operation of the frame that was on top when it began: as the Attempt says.
Step complete(Machine& machine, JavaThread& thread, Frame* frame, vm::Attempt<Step> attempt);

/// The site of a call of a signature-polymorphic method, which the instruction then refers to.
PolymorphicSite& new_polymorphic_site(Machine& machine, vm::Class& caller, std::uint16_t index,
                                      const vm::Method& method);

/// The value of a heap cell of this kind.
vm::Slot load_cell(const void* cell, vm::Kind kind);

/// Lets a method be entered: gives it the entry that translates it, calls its native or throws.
void prepare(Machine& machine, vm::Method& method);

/// Overwrites an instruction with its resolved form. Undone on rollback if what it was resolved
/// to would not exist any more.
void patch(Machine& machine, Insn& insn, const Insn& resolved, bool sticky);

}  // namespace assay::interp
