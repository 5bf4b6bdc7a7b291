// SPDX-License-Identifier: Apache-2.0
// java.lang.Throwable, StackTraceElement and NullPointerException.
#include "interp/backtrace.h"
#include "natives/lang/null_pointer_message.h"
#include "natives/lang/register.h"
#include "natives/lang/stack_trace.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::natives {

namespace {

using vm::Ref;

Outcome fill_in_stack_trace(NativeCall& call) {
  call.machine.throwables().fill_stack_trace(call.ref(0));
  return call.returns(call.ref(0));
}

/// The array's elements were made by the caller just now, for this.
Outcome fill_elements(NativeCall& call, Ref array,
                      const std::vector<interp::BacktraceEntry>& trace) {
  if (!array) return call.null_pointer();
  std::span<Ref> elements = call.heap().elements<Ref>(array);
  if (elements.size() > trace.size()) return call.throws("java/lang/IndexOutOfBoundsException");
  for (std::size_t i = 0; i < elements.size(); ++i) {
    if (!elements[i]) return call.null_pointer();
    NATIVE_TRY(call, fill_stack_trace_element(call.machine, elements[i], trace[i]));
  }
  return call.returns();
}

/// Up to Java 20: (elements, throwable).
Outcome init_elements_of_throwable(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  return fill_elements(call, call.ref(0), interp::read_backtrace(call.universe(), call.ref(1)));
}

/// Since Java 21: (elements, backtrace, depth).
Outcome init_elements_of_backtrace(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  return fill_elements(call, call.ref(0), interp::decode_backtrace(call.universe(), call.ref(1)));
}

/// Constructors called through reflection leave a trace that looks like the VM's own exceptions.
bool is_constructed_reflectively(const vm::Method& method) {
  std::string_view owner = method.owner->name;
  return owner == "jdk/internal/reflect/NativeConstructorAccessorImpl" ||
         owner == "jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor";
}

Outcome extended_message(NativeCall& call) {
  std::vector<interp::BacktraceEntry> trace = interp::read_backtrace(call.universe(), call.ref(0));
  if (trace.empty() || interp::started_in_hidden_frame(call.universe(), call.ref(0))) {
    return call.returns(vm::kNull);
  }
  const auto& [method, bytecode_index] = trace.front();
  if (method->is_native() || bytecode_index < 0 || is_constructed_reflectively(*method)) {
    return call.returns(vm::kNull);
  }
  std::optional<std::string> message =
      null_pointer_message(*method, static_cast<std::uint32_t>(bytecode_index));
  if (!message) return call.returns(vm::kNull);
  return call.returns(NATIVE_TRY(call, new_string(call.machine, *message)));
}

}  // namespace

void register_throwable(NativeTable& table) {
  table.add("java/lang/Throwable",
            {{"fillInStackTrace", "(I)Ljava/lang/Throwable;", fill_in_stack_trace}});
  table.add("java/lang/NullPointerException",
            {{"getExtendedNPEMessage", "()Ljava/lang/String;", extended_message}});
  table.add("java/lang/StackTraceElement",
            {
                {"initStackTraceElements", "([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V",
                 init_elements_of_throwable},
                {"initStackTraceElements", "([Ljava/lang/StackTraceElement;Ljava/lang/Object;I)V",
                 init_elements_of_backtrace},
            });
}

}  // namespace assay::natives
