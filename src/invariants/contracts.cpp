// SPDX-License-Identifier: Apache-2.0
#include "invariants/contracts.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "classfile/class_file.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::invariants {

namespace {

using recipe::Demand;
using recipe::Operand;
using recipe::Recipe;

/// As an object of the class answers it; null if the library does.
const vm::Method* own_method(const vm::Class& klass, std::string_view name,
                             std::string_view descriptor) {
  for (const vm::Class* owner = &klass; owner != nullptr && !owner->trusted; owner = owner->super) {
    for (const vm::Method& method : owner->methods) {
      const bool is_it = method.info->name == name && method.info->descriptor == descriptor;
      if (is_it && !method.is(classfile::access::kSynthetic)) return &method;
    }
  }
  return nullptr;
}

const vm::Method* own_equals(const vm::Class& klass) {
  return own_method(klass, "equals", "(Ljava/lang/Object;)Z");
}

/// Comparable of the class itself or of one that it extends.
const vm::Method* own_compare(const vm::Class& klass) {
  const bool is_comparable = std::ranges::any_of(klass.all_interfaces, [](const vm::Class* type) {
    return type->name == "java/lang/Comparable";
  });
  for (const vm::Class* owner = &klass; is_comparable && owner != nullptr && !owner->trusted;
       owner = owner->super) {
    if (const vm::Method* found =
            own_method(klass, "compareTo", fmt::format("(L{};)I", owner->name)))
      return found;
  }
  return nullptr;
}

/// Calls on a few objects of one class, step by step.
class Calls {
 public:
  Calls(interp::Machine& machine, vm::Class& klass, std::size_t objects)
      : machine_(machine), klass_(klass) {
    constexpr std::string_view kNames[] = {"x", "y", "z"};
    for (std::size_t i = 0; i < objects; ++i) {
      recipe_.leaves.push_back({.name = std::string(kNames[i]),
                                .kind = vm::Kind::Ref,
                                .type = &klass,
                                .nullable = false});
    }
  }

  Operand object(std::uint32_t number) const { return {Operand::Kind::Leaf, number}; }

  Operand call(const vm::Method& method, std::initializer_list<Operand> operands,
               Demand demand = Demand::None) {
    vm::Method* called =
        machine_.universe().find_method(*method.owner, method.info->name, method.info->descriptor);
    recipe_.steps.push_back({.method = called, .operands = operands, .demand = demand});
    return {Operand::Kind::Result, static_cast<std::uint32_t>(recipe_.steps.size() - 1)};
  }

  /// A static method of java.lang.Integer.
  Operand compute(std::string_view name, std::string_view descriptor,
                  std::initializer_list<Operand> operands, Demand demand = Demand::None) {
    vm::Universe& universe = machine_.universe();
    return call(*universe.find_method(*universe.load_boot("java/lang/Integer"), name, descriptor),
                operands, demand);
  }

  const vm::Method& hash_code() const {
    vm::Universe& universe = machine_.universe();
    return *universe.find_method(klass_, "hashCode", "()I");
  }

  Operand null() {
    recipe_.literals.emplace_back();
    return {Operand::Kind::Literal, static_cast<std::uint32_t>(recipe_.literals.size() - 1)};
  }

  Recipe take() { return std::move(recipe_); }

 private:
  interp::Machine& machine_;
  vm::Class& klass_;
  Recipe recipe_;
};

class ContractList {
 public:
  ContractList(interp::Machine& machine, vm::Class& klass) : machine_(machine), klass_(klass) {}

  std::vector<Contract> list() {
    const vm::Method* equals = own_equals(klass_);
    const vm::Method* compare = own_compare(klass_);
    if (equals != nullptr) add_equals(*equals);
    if (equals != nullptr) add_hash_code(*equals);
    if (compare != nullptr) add_compare(*compare);
    if (equals != nullptr && compare != nullptr) add_both(*equals, *compare);
    return std::move(found_);
  }

 private:
  Calls objects(std::size_t count) { return {machine_, klass_, count}; }

  void add(std::string name, std::string form, std::string told, const vm::Method& place,
           Calls calls) {
    found_.push_back({std::move(name), std::move(form), std::move(told), &place, calls.take()});
  }

  void add_equals(const vm::Method& equals) {
    Calls one = objects(1);
    one.call(equals, {one.object(0), one.object(0)}, Demand::True);
    add("equals is reflexive", "equals-reflexive", "not x.equals(x)", equals, std::move(one));
    Calls null = objects(1);
    const Operand nothing = null.null();
    null.call(equals, {null.object(0), nothing}, Demand::False);
    add("nothing equals null", "equals-null", "x.equals(null), or it throws", equals,
        std::move(null));
    Calls two = objects(2);
    two.call(equals, {two.object(0), two.object(1)}, Demand::True);
    two.call(equals, {two.object(1), two.object(0)}, Demand::True);
    add("equals is symmetric", "equals-symmetric", "x.equals(y), but not y.equals(x)", equals,
        std::move(two));
    Calls three = objects(3);
    three.call(equals, {three.object(0), three.object(1)}, Demand::True);
    three.call(equals, {three.object(1), three.object(2)}, Demand::True);
    three.call(equals, {three.object(0), three.object(2)}, Demand::True);
    add("equals is transitive", "equals-transitive",
        "x.equals(y) and y.equals(z), but not x.equals(z)", equals, std::move(three));
  }

  void add_hash_code(const vm::Method& equals) {
    const vm::Method* hash_code = own_method(klass_, "hashCode", "()I");
    Calls calls = objects(2);
    calls.call(equals, {calls.object(0), calls.object(1)}, Demand::True);
    const Operand first = calls.call(calls.hash_code(), {calls.object(0)});
    const Operand second = calls.call(calls.hash_code(), {calls.object(1)});
    calls.compute("compare", "(II)I", {first, second}, Demand::Zero);
    add("equal objects have equal hash codes", "equals-hash-code",
        "x.equals(y), but their hash codes differ", hash_code == nullptr ? equals : *hash_code,
        std::move(calls));
  }

  void add_compare(const vm::Method& compare) {
    Calls two = objects(2);
    const Operand to = two.call(compare, {two.object(0), two.object(1)});
    const Operand fro = two.call(compare, {two.object(1), two.object(0)});
    const Operand sign = two.compute("signum", "(I)I", {to});
    const Operand other_sign = two.compute("signum", "(I)I", {fro});
    two.compute("sum", "(II)I", {sign, other_sign}, Demand::Zero);
    add("compareTo is antisymmetric", "compare-antisymmetric",
        "x.compareTo(y) and y.compareTo(x) do not have opposite signs", compare, std::move(two));
    Calls three = objects(3);
    three.call(compare, {three.object(0), three.object(1)}, Demand::Negative);
    three.call(compare, {three.object(1), three.object(2)}, Demand::Negative);
    three.call(compare, {three.object(0), three.object(2)}, Demand::Negative);
    add("compareTo is transitive", "compare-transitive",
        "x is less than y and y than z, but x is not less than z", compare, std::move(three));
  }

  void add_both(const vm::Method& equals, const vm::Method& compare) {
    Calls calls = objects(2);
    calls.call(compare, {calls.object(0), calls.object(1)}, Demand::Zero);
    calls.call(equals, {calls.object(0), calls.object(1)}, Demand::True);
    add("compareTo is consistent with equals", "compare-equals",
        "x.compareTo(y) is 0, but not x.equals(y)", compare, std::move(calls));
  }

  interp::Machine& machine_;
  vm::Class& klass_;
  std::vector<Contract> found_;
};

}  // namespace

std::vector<Contract> contracts_of(interp::Machine& machine, vm::Class& klass) {
  return ContractList(machine, klass).list();
}

bool has_contracts(const vm::Class& klass) {
  return own_equals(klass) != nullptr || own_compare(klass) != nullptr;
}

}  // namespace assay::invariants
