// SPDX-License-Identifier: Apache-2.0
// Looks at code, not at runs: what a run does not read on the paths that it took, another may read
// on those that it did not.
#include "explore/fixed_state.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "explore/proof/initialisers.h"
#include "explore/proof/library_state.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/linking/verified_code.h"
#include "vm/ref.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::explore {

namespace {

using classfile::Instruction;
using classfile::Opcode;
using vm::VerifiedCode;

bool is_array_of_numbers(std::string_view type) { return type.size() == 2 && type.front() == '['; }

/// The constants of an enum are all there are.
bool is_enum(vm::Universe& universe, const vm::Method& method, std::string_view type) {
  if (!type.starts_with('L')) return false;
  const vm::Class* klass = vm::find_type(universe, *method.owner->loader, type);
  return klass != nullptr && klass->is(classfile::access::kEnum);
}

/// Whether a handler gets what the machine throws for want of something.
bool catches_errors(vm::Universe& universe, const VerifiedCode& code,
                    const classfile::ExceptionHandler& handler) {
  if (handler.catch_type == 0) return true;
  const std::string_view type = code.pool().class_name(handler.catch_type);
  if (type == "java/lang/Throwable") return true;
  if (type == "java/lang/AssertionError") return false;
  const vm::Class* caught = vm::find_or_load(universe, *code.method().owner->loader, type);
  return caught == nullptr || caught->is_subclass_of(universe.load_boot("java/lang/Error"));
}

bool may_want_something(const Instruction& each) {
  switch (each.opcode) {
    case Opcode::New:
    case Opcode::Newarray:
    case Opcode::Anewarray:
    case Opcode::Multianewarray:
    case Opcode::Invokedynamic:
    case Opcode::Getstatic:
    case Opcode::Putstatic:
      return true;
    default:
      return each.is_call();
  }
}

/// Whether all that a handler does is to throw again, as that of a synchronized block.
bool only_rethrows(const VerifiedCode& code, std::uint32_t handler) {
  for (std::uint32_t pc = handler; pc < code.bytecode().size();) {
    const Instruction each = Instruction::at(code.bytecode(), pc);
    if (each.opcode == Opcode::Athrow) return true;
    if (each.is_return() || each.is_switch() || each.targets().size() > 0) return false;
    pc = each.next_pc();
  }
  return false;
}

/// Whether a handler sees what goes wrong for want of something in the code it is for.
bool sees_machine_errors(vm::Universe& universe, const VerifiedCode& code,
                         const classfile::ExceptionHandler& handler) {
  if (!catches_errors(universe, code, handler) || only_rethrows(code, handler.handler_pc))
    return false;
  for (std::uint32_t pc = handler.start_pc; pc < handler.end_pc;) {
    const Instruction each = Instruction::at(code.bytecode(), pc);
    if (may_want_something(each)) return true;
    pc = each.next_pc();
  }
  return false;
}

/// `in_initialiser`: where compilers ask whether assertions are enabled.
bool is_reflection(const classfile::MemberRef& called, bool in_initialiser) {
  constexpr std::string_view kPackages[] = {"java/lang/reflect/", "java/lang/invoke/",
                                            "java/util/ServiceLoader", "sun/misc/Unsafe"};
  const std::string_view owner = called.class_name;
  if (owner == "java/lang/String" && called.name == "intern") return true;
  if (owner == "java/lang/Class") {
    if (called.name == "desiredAssertionStatus") return !in_initialiser;
    return called.name != "getName" && called.name != "getSimpleName";
  }
  return std::any_of(std::begin(kPackages), std::end(kPackages),
                     [&](std::string_view each) { return owner.starts_with(each); });
}

/// Whether a method waits for other threads, or lets them go on.
bool meets_threads(const classfile::MemberRef& called) {
  if (called.class_name == "java/lang/Thread" || called.name == "wait") return true;
  return called.class_name.starts_with("java/util/concurrent/");
}

/// Looks at one method after the other.
class Look {
 public:
  Look(vm::Universe& universe, const ReachableCode& code, std::vector<FixedPlace>& found)
      : universe_(universe),
        found_(found),
        written_(code.written.begin(), code.written.end()),
        made_(code.made.begin(), code.made.end()) {
    std::copy_if(code.initialised.begin(), code.initialised.end(),
                 std::inserter(reaching_out_, reaching_out_.end()),
                 [&](const vm::Class* klass) { return reaches_out(universe, *klass); });
  }

  void at(const vm::Method& method) {
    const auto code = VerifiedCode::of(universe_, method);
    if (method.is(classfile::access::kNative)) found_.push_back({FixedState::OtherCode, &method});
    if (!code) return;
    const bool in_initialiser = universe_.symbols().text(method.name) == "<clinit>";
    for (const classfile::ExceptionHandler& handler : code->handlers()) {
      if (sees_machine_errors(universe_, *code, handler))
        found_.push_back({FixedState::MachineErrors, &method, handler.handler_pc});
    }
    for (const Instruction& each : classfile::Instructions(code->bytecode())) {
      const auto note = [&](FixedState state) { found_.push_back({state, &method, each.pc}); };
      if (each.opcode == Opcode::Getfield || each.opcode == Opcode::Getstatic)
        read_field(method, code->pool().member(each.constant_operand()), note);
      if (each.opcode == Opcode::Monitorenter) note(FixedState::Threads);
      if (looks_at_stream(*code, each)) note(FixedState::LibraryStatics);
      if (may_initialise(*code, each)) note(FixedState::Initialisers);
      if (!each.is_call()) continue;
      const classfile::MemberRef called = code->pool().member(each.constant_operand());
      if (is_reflection(called, in_initialiser)) note(FixedState::Reflection);
      if (meets_threads(called)) note(FixedState::Threads);
      const bool is_static = each.opcode == Opcode::Invokestatic;
      if (is_static && reads_settings(universe_, *method.owner, called))
        note(FixedState::LibraryStatics);
    }
  }

 private:
  /// Whether an instruction may be the first to use a class whose initialiser others can see.
  bool may_initialise(const VerifiedCode& code, const Instruction& each) {
    if (reaching_out_.empty()) return false;
    switch (each.opcode) {
      case Opcode::Invokedynamic:
        return true;
      case Opcode::New:
        return may_initialise(code, code.pool().class_name(each.constant_operand()));
      case Opcode::Getstatic:
      case Opcode::Putstatic:
      case Opcode::Invokestatic:
        return may_initialise(code, code.pool().member(each.constant_operand()).class_name);
      default:
        return false;
    }
  }

  bool may_initialise(const VerifiedCode& code, std::string_view name) {
    const vm::Class* klass = vm::find_or_load(universe_, *code.method().owner->loader, name);
    return klass == nullptr ||
           std::any_of(reaching_out_.begin(), reaching_out_.end(),
                       [&](const vm::Class* each) { return klass->is_assignable_to(each); });
  }

  template <class Note>
  void read_field(const vm::Method& method, const classfile::MemberRef& member, const Note& note) {
    vm::Class* klass = vm::find_or_load(universe_, *method.owner->loader, member.class_name);
    vm::Field* field = klass == nullptr ? nullptr
                                        : klass->find_field(universe_.intern(member.name),
                                                            universe_.intern(member.descriptor));
    if (field == nullptr || field->owner->trusted) return;
    const bool is_input = field->kind != vm::Kind::Ref && written_.count(field) == 0 &&
                          made_.count(field->owner) == 0;
    if ((field->access_flags & classfile::access::kVolatile) != 0 && !is_input)
      note(FixedState::Threads);
  }

  vm::Universe& universe_;
  std::vector<FixedPlace>& found_;
  // A volatile field is an input whenever it is read, but not if the code itself has to do with it.
  std::set<const vm::Field*> written_;
  std::set<const vm::Class*> made_;
  std::set<const vm::Class*> reaching_out_;
};

}  // namespace

std::vector<FixedPlace> always_fixed(vm::Universe& universe, const ReachableCode& code) {
  std::vector<FixedPlace> found;
  if (!code.is_complete) found.push_back({FixedState::OtherCode, nullptr});
  Look look(universe, code, found);
  for (const vm::Method* method : code.methods) {
    look.at(*method);
    // What was read before it has got the lock may be out of date.
    if (method->is_synchronized() && method != code.methods.front())
      found.push_back({FixedState::Threads, method});
  }
  return found;
}

std::set<FixedState> fixed_state(vm::Universe& universe, const vm::Method& method,
                                 const ReachableCode& code) {
  std::set<FixedState> found;
  for (const FixedPlace& place : always_fixed(universe, code)) found.insert(place.state);
  for (const vm::Method* each : code.methods) {
    const auto body = VerifiedCode::of(universe, *each);
    if (!body) continue;
    for (const Instruction& instruction : classfile::Instructions(body->bytecode())) {
      if (instruction.opcode == Opcode::Getfield) found.insert(FixedState::Receiver);
    }
  }
  if (!code.enum_fields.empty()) found.insert(FixedState::EnumConstants);
  if (!std::all_of(code.statics.begin(), code.statics.end(), [&](const vm::Field* field) {
        return is_assertion_switch(universe, *field) || is_constant(universe, *field, method);
      }))
    found.insert(FixedState::Statics);
  if (std::any_of(code.statics.begin(), code.statics.end(),
                  [&](const vm::Field* field) { return is_assertion_switch(universe, *field); }))
    found.insert(FixedState::Assertions);
  int arrays = 0;
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(method.info->descriptor).parameters()) {
    arrays += is_array_of_numbers(type.text) ? 1 : 0;
    if (!is_plain(type.text) && !is_array_of_numbers(type.text) &&
        !is_enum(universe, method, type.text))
      found.insert(FixedState::Arguments);
  }
  if (arrays > 1) found.insert(FixedState::Aliases);
  return found;
}

std::string text_of(const std::set<FixedState>& fixed) {
  std::vector<std::string> words;
  for (FixedState state : fixed) {
    switch (state) {
      case FixedState::Receiver:
        words.emplace_back("the state of objects");
        break;
      case FixedState::Arguments:
        words.emplace_back("the types of arguments");
        break;
      case FixedState::Statics:
        words.emplace_back("static fields");
        break;
      case FixedState::Aliases:
        words.emplace_back("one array for two parameters");
        break;
      case FixedState::Assertions:
        words.emplace_back("that assertions are enabled");
        break;
      case FixedState::Threads:
        words.emplace_back("what other threads write");
        break;
      case FixedState::Initialisers:
        words.emplace_back("the order in which classes are initialised");
        break;
      case FixedState::MachineErrors:
        words.emplace_back("errors of the virtual machine");
        break;
      case FixedState::EnumConstants:
        words.emplace_back("the state of enum constants");
        break;
      case FixedState::Reflection:
        words.emplace_back("what reflection leads to");
        break;
      case FixedState::LibraryStatics:
        words.emplace_back("static fields of the library");
        break;
      case FixedState::OtherCode:
        words.emplace_back("code that is missing or too much");
        break;
    }
  }
  return join(words, ", ");
}

}  // namespace assay::explore
