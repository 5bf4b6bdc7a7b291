// SPDX-License-Identifier: Apache-2.0
// A method qualifies by its instructions: numbers, jumps, calls of its like and of pure functions
// of the library, and `counter = counter + x` in exactly the form that javac gives it. Exceptions
// may be made and thrown, since what ends by one is not remembered; they may not be caught.
#include "concolic/repeats/repeatable_methods.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <string_view>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using classfile::Instruction;
using classfile::Opcode;

/// Their static methods from numbers to a number have no effects and know nothing else.
constexpr std::string_view kPureClasses[] = {
    "java/lang/Math",      "java/lang/StrictMath", "java/lang/Integer", "java/lang/Long",
    "java/lang/Character", "java/lang/Double",     "java/lang/Float",
};

bool has_numbers_only(std::string_view descriptor) {
  const classfile::MethodDescriptor types(descriptor);
  for (const classfile::TypeDescriptor type : types.parameters()) {
    if (type.is_reference()) return false;
  }
  return !types.return_type().is_reference();
}

bool is_pure_function(const classfile::MemberRef& called) {
  return has_numbers_only(called.descriptor) && called.name != "random" &&
         std::find(std::begin(kPureClasses), std::end(kPureClasses), called.class_name) !=
             std::end(kPureClasses);
}

/// What takes numbers from the stack and locals and puts numbers there, or jumps.
bool is_computation(const Instruction& each) {
  const Opcode op = each.opcode;
  const auto is_between = [op](Opcode first, Opcode last) { return op >= first && op <= last; };
  return (is_between(Opcode::Nop, Opcode::Dload3) && op != Opcode::AconstNull &&
          op != Opcode::Aload) ||
         (is_between(Opcode::Istore, Opcode::Dstore3) && op != Opcode::Astore) ||
         is_between(Opcode::Pop, Opcode::IfIcmple) || each.is_goto() || each.is_switch() ||
         (each.is_return() && op != Opcode::Areturn);
}

/// A number that an instruction pushes and that no call can change.
bool pushes_number(const Instruction& each) {
  return (each.opcode >= Opcode::IconstM1 && each.opcode <= Opcode::Ldc2W) ||
         (each.opcode >= Opcode::Iload && each.opcode <= Opcode::Dload3 &&
          each.opcode != Opcode::Aload);
}

/// What is known of a method from its own instructions.
struct Body {
  std::vector<const vm::Method*> calls;  // a row for each place
  std::set<const vm::Field*> counters;
};

class Reader {
 public:
  Reader(vm::Universe& universe, vm::Class& klass, const vm::VerifiedCode& code)
      : universe_(universe), klass_(klass), code_(code) {}

  std::optional<Body> read() {
    if (!code_.handlers().empty()) return std::nullopt;
    const classfile::Instructions instructions(code_.bytecode());
    for (auto at = instructions.begin(); at != instructions.end(); ++at) {
      if (is_computation(*at)) continue;
      if (at->opcode == Opcode::Getstatic) {
        const vm::Field* counter = counted_from(*at);
        if (counter == nullptr) return std::nullopt;
        body_.counters.insert(counter);
        for (int i = 0; i < 3; ++i) ++at;  // behind the putstatic
      } else if (!is_allowed_call(*at) && !is_throwing(*at)) {
        return std::nullopt;
      }
    }
    return std::move(body_);
  }

 private:
  /// The field of `getstatic f; push x; add; putstatic f`, which no jump may enter.
  const vm::Field* counted_from(const Instruction& get) const {
    const classfile::Bytes code = get.code;
    Instruction rest[3] = {get, get, get};
    std::uint32_t pc = get.next_pc();
    for (Instruction& each : rest) {
      if (pc >= code.size()) return nullptr;
      each = Instruction::at(code, pc);
      pc = each.next_pc();
    }
    const auto& [push, add, put] = rest;
    const bool adds = add.opcode == Opcode::Iadd || add.opcode == Opcode::Ladd ||
                      add.opcode == Opcode::Isub || add.opcode == Opcode::Lsub;
    if (!pushes_number(push) || !adds || put.opcode != Opcode::Putstatic ||
        is_jumped_between(push.pc, put.pc))
      return nullptr;
    const classfile::MemberRef from = code_.pool().member(get.constant_operand());
    const classfile::MemberRef to = code_.pool().member(put.constant_operand());
    if (from.class_name != klass_.name || to.class_name != klass_.name || from.name != to.name ||
        from.descriptor != to.descriptor || (from.descriptor != "I" && from.descriptor != "J"))
      return nullptr;
    return klass_.find_declared_field(universe_.intern(from.name),
                                      universe_.intern(from.descriptor));
  }

  bool is_jumped_between(std::uint32_t first, std::uint32_t last) const {
    for (const Instruction& each : classfile::Instructions(code_.bytecode())) {
      for (std::uint32_t target : each.targets()) {
        if (target >= first && target <= last) return true;
      }
    }
    return false;
  }

  bool is_allowed_call(const Instruction& each) {
    if (each.opcode != Opcode::Invokestatic) return false;
    const classfile::MemberRef called = code_.pool().member(each.constant_operand());
    if (is_pure_function(called)) return true;
    if (called.class_name != klass_.name) return false;
    const vm::Method* method =
        klass_.find_declared(universe_.intern(called.name), universe_.intern(called.descriptor));
    if (method == nullptr || !may_be_repeatable(*method)) return false;
    body_.calls.push_back(method);
    return true;
  }

  /// `throw new X()`, with a text or without, of an exception of the library.
  bool is_throwing(const Instruction& each) const {
    if (each.opcode == Opcode::Athrow) return true;
    if (each.opcode == Opcode::New)
      return is_exception(code_.pool().class_name(each.constant_operand()));
    if (each.opcode != Opcode::Invokespecial) return false;
    const classfile::MemberRef called = code_.pool().member(each.constant_operand());
    return called.name == "<init>" && is_exception(called.class_name) &&
           (called.descriptor == "()V" || called.descriptor == "(Ljava/lang/String;)V");
  }

  static bool is_exception(std::string_view name) {
    return name.starts_with("java/lang/") && name.ends_with("Exception");
  }

  vm::Universe& universe_;
  vm::Class& klass_;
  const vm::VerifiedCode& code_;
  Body body_;
};

using Bodies = std::unordered_map<const vm::Method*, Body>;

/// Takes out what calls something that is not in it, until nothing is left to take out.
void close(Bodies& bodies) {
  const auto is_open = [&bodies](const auto& row) {
    const auto& calls = row.second.calls;
    return std::any_of(calls.begin(), calls.end(),
                       [&bodies](const vm::Method* called) { return bodies.count(called) == 0; });
  };
  while (std::erase_if(bodies, is_open) != 0) {
  }
}

std::set<const vm::Method*> reached_from(const Bodies& bodies, const vm::Method* method) {
  std::set<const vm::Method*> reached;
  std::vector<const vm::Method*> open{method};
  while (!open.empty()) {
    const vm::Method* next = open.back();
    open.pop_back();
    for (const vm::Method* called : bodies.at(next).calls) {
      if (reached.insert(called).second) open.push_back(called);
    }
  }
  return reached;
}

using Methods = std::set<const vm::Method*>;

/// Those that call themselves, if by a detour, from more than one place.
Methods branching(const Bodies& bodies) {
  Methods found;
  for (const auto& [method, body] : bodies) {
    const auto comes_back = [&, self = method](const vm::Method* called) {
      return called == self || reached_from(bodies, called).count(self) != 0;
    };
    if (std::count_if(body.calls.begin(), body.calls.end(), comes_back) > 1) found.insert(method);
  }
  return found;
}

/// Whether calls lead to a recursion that nobody hears of, so that it is not known how much stack
/// they need.
bool has_hidden_depth(const Bodies& bodies, const Methods& heard_of, const vm::Method* method) {
  Bodies others = bodies;
  for (const vm::Method* each : heard_of) others.at(each).calls.clear();
  const Methods reached = reached_from(bodies, method);
  return std::any_of(reached.begin(), reached.end(), [&](const vm::Method* each) {
    return reached_from(others, each).count(each) != 0;
  });
}

}  // namespace

bool may_be_repeatable(const vm::Method& method) {
  return method.is_static() && !method.is_native() && !method.is_synchronized() &&
         !method.owner->trusted && method.info->has_code &&
         has_numbers_only(method.info->descriptor);
}

std::unordered_map<const vm::Method*, RepeatableMethod> repeatable_methods(vm::Universe& universe,
                                                                           vm::Class& klass) {
  Bodies bodies;
  for (const vm::Method& method : klass.methods) {
    if (!may_be_repeatable(method)) continue;
    const auto code = vm::VerifiedCode::of(method);
    if (!code) continue;
    if (auto body = Reader(universe, klass, *code).read())
      bodies.emplace(&method, std::move(*body));
  }
  close(bodies);
  std::unordered_map<const vm::Method*, RepeatableMethod> result;
  const Methods candidates = branching(bodies);
  for (const vm::Method* method : candidates) {
    if (has_hidden_depth(bodies, candidates, method)) continue;
    std::set<const vm::Field*> counters = bodies.at(method).counters;
    for (const vm::Method* reached : reached_from(bodies, method))
      counters.insert(bodies.at(reached).counters.begin(), bodies.at(reached).counters.end());
    result[method].counters.assign(counters.begin(), counters.end());
  }
  return result;
}

}  // namespace assay::concolic
