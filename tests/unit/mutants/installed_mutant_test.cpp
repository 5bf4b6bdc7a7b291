// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstring>

#include "interp/code.h"
#include "interp/run/run_scope.h"
#include "interp/shadow.h"
#include "interp/threads/sticky_run.h"
#include "mutant_text.h"

namespace assay::mutants {
namespace {

using interp::Code;
using interp::Completion;

/// A call, what it gives, and what it gives with the n-th mutant of that operator.
struct Case {
  const char* method;
  Operator op;
  std::size_t number;
  std::vector<const char*> arguments;
  const char* original;
  const char* mutated;
};

class InstalledMutantTest : public ::testing::Test {
 protected:
  static test::MachineWithClasses& classes() {
    static test::MachineWithClasses instance(ASSAY_MUTANT_CLASSES);
    return instance;
  }
  static vm::Class& faults() {
    static vm::Class& klass = [&]() -> vm::Class& {
      vm::Class& loaded = classes().load("Faults");
      classes().machine().initialise(loaded);
      return loaded;
    }();
    return klass;
  }
  interp::Machine& machine() { return classes().machine(); }
  std::string_view name(const vm::Method& method) {
    return classes().universe().symbols().text(method.name);
  }

  Mutant mutant(const Case& test) {
    std::size_t number = test.number;
    for (Mutant& one : mutants_of(machine(), faults())) {
      if (name(*one.method) == test.method && one.op == test.op && number-- == 0) return one;
    }
    ADD_FAILURE() << "no such mutant of " << test.method;
    return {};
  }

  vm::Slot argument(char kind, const std::string& text) {
    if (kind == 'J') return vm::Slot::of_long(std::stoll(text));
    if (kind == 'D') return vm::Slot::of_double(std::stod(text));
    if (kind == 'L') {
      bool is_null = text == "null";
      return vm::Slot::of_ref(is_null ? vm::kNull : classes().universe().strings().make(text));
    }
    return vm::Slot::of_int(std::stoi(text));
  }

  std::string show(const vm::Method& method, const Completion& completion) {
    if (completion.kind == Completion::Kind::Threw)
      return std::string(classes().universe().class_of(completion.exception)->name);
    if (!completion.returned()) return "stopped";
    switch (method.return_kind) {
      case vm::Kind::Ref: {
        vm::Method* of = classes().universe().find_method(classes().load("Show"), "of",
                                                          "(Ljava/lang/Object;)Ljava/lang/String;");
        Completion shown = machine().call(*of, {completion.value});
        return classes().universe().strings().utf8(shown.value.ref);
      }
      case vm::Kind::Double:
        return fmt::format("{}", completion.value.d);
      case vm::Kind::Long:
        return std::to_string(completion.value.j);
      default:
        return std::to_string(completion.value.i);
    }
  }

  std::string run(vm::Method& method, const std::vector<const char*>& texts) {
    std::vector<interp::Machine::Shadowed> arguments;
    std::string_view descriptor = classes().universe().symbols().text(method.descriptor);
    std::size_t at = 1;
    for (const char* text : texts) {
      char kind = descriptor[at];
      at = kind == 'L' ? descriptor.find(';', at) + 1 : at + 1;
      arguments.push_back({argument(kind, text), 1});
    }
    if (machine().run().listener() != nullptr) {
      Completion completion = machine().call(method, arguments);
      return show(method, completion);
    }
    std::vector<vm::Slot> plain;
    for (const auto& one : arguments) plain.push_back(one.value);
    Completion completion = machine().call(method, plain);
    return show(method, completion);
  }

  void expect_change(const Case& test, const std::string& where) {
    Mutant changed = mutant(test);
    if (changed.method == nullptr) return;
    for (int round = 0; round < 2; ++round) {
      {
        InstalledMutant installed(machine(), changed);
        EXPECT_TRUE(installed.is_installed()) << test.method;
        EXPECT_EQ(run(callee(test), test.arguments), test.mutated)
            << where << test.method << ": " << changed.description;
      }
      EXPECT_EQ(run(callee(test), test.arguments), test.original)
          << where << test.method << " without " << changed.description;
    }
  }

  /// The method of the case; a lambda's mutants are shown by the method around it.
  vm::Method& callee(const Case& test) {
    std::string_view wanted = test.method;
    if (wanted.starts_with("lambda$lambda")) wanted = "lambda";
    if (wanted == "bump") wanted = "insideFinally";
    vm::Method* found = nullptr;
    for (vm::Method& method : faults().methods) {
      bool fits = name(method) == wanted && method.argument_count == test.arguments.size();
      if (fits && found == nullptr) found = &method;
    }
    CHECK(found != nullptr, "the method should exist");
    return *found;
  }
};

const Case kCases[] = {
    {"larger", Operator::NegateConditional, 0, {"1", "2"}, "2", "1"},
    {"larger", Operator::ConditionalBoundary, 0, {"2", "2"}, "2", "2"},
    {"larger", Operator::PrimitiveReturn, 0, {"1", "2"}, "2", "0"},
    {"isSmall", Operator::NegateConditional, 0, {"1"}, "1", "0"},
    {"isSmall", Operator::NegateConditional, 0, {"nan"}, "0", "1"},
    {"isSmall", Operator::ConditionalBoundary, 0, {"1.5"}, "1", "0"},
    {"isSmall", Operator::ConditionalBoundary, 0, {"nan"}, "0", "0"},
    {"isSmall", Operator::TrueReturn, 0, {"7"}, "0", "1"},
    {"sameObject", Operator::NegateConditional, 0, {"null", "null"}, "1", "0"},
    {"sameObject", Operator::NegateConditional, 1, {"a", "b"}, "1", "0"},
    {"plusOne", Operator::Arithmetic, 0, {"10"}, "11", "-9"},
    {"times", Operator::Arithmetic, 0, {"2"}, "12", "3"},
    {"times", Operator::Arithmetic, 0, {"0"}, "0", "java/lang/ArithmeticException"},
    {"shift", Operator::Arithmetic, 0, {"8"}, "37", "7"},
    {"shift", Operator::Arithmetic, 1, {"8"}, "37", "0"},
    {"shift", Operator::PrimitiveReturn, 0, {"8"}, "37", "0"},
    {"ratio", Operator::Arithmetic, 0, {"3", "2"}, "1.5", "6"},
    {"ratio", Operator::PrimitiveReturn, 0, {"3", "2"}, "1.5", "0"},
    {"twice", Operator::Increment, 0, {"1"}, "100", "-100"},
    {"twice", Operator::Increment, 1, {"1"}, "100", "102"},
    {"negative", Operator::InvertNegative, 0, {"4"}, "-4", "4"},
    {"callsVoid", Operator::VoidCall, 0, {"9"}, "9", "0"},
    {"boxedBoolean", Operator::TrueReturn, 0, {"2"}, "false", "true"},
    {"boxedInt", Operator::EmptyReturn, 0, {"5"}, "5", "0"},
    {"boxedLong", Operator::EmptyReturn, 0, {"5"}, "5", "0"},
    {"boxedDouble", Operator::EmptyReturn, 0, {"5"}, "5.0", "0.0"},
    {"text", Operator::EmptyReturn, 0, {"5"}, "n=5", ""},
    {"optional", Operator::EmptyReturn, 0, {"a"}, "Optional[a]", "Optional.empty"},
    {"stream", Operator::EmptyReturn, 0, {"a"}, "[a]", "[]"},
    {"list", Operator::EmptyReturn, 0, {"a"}, "[a]", "[]"},
    {"collection", Operator::EmptyReturn, 0, {"a"}, "[a]", "[]"},
    {"map", Operator::EmptyReturn, 0, {"a"}, "{a=a}", "{}"},
    {"set", Operator::EmptyReturn, 0, {"a"}, "[a]", "[]"},
    {"object", Operator::NullReturn, 0, {"a"}, "a", "null"},
    {"array", Operator::NullReturn, 0, {"2"}, "[0, 0]", "null"},
    {"lambda$lambda$0", Operator::Arithmetic, 0, {"1"}, "11", "9"},
    {"lambda", Operator::PrimitiveReturn, 0, {"1"}, "11", "0"},
    {"insideFinally", Operator::VoidCall, 0, {"1"}, "11", "10"},
    {"insideFinally", Operator::VoidCall, 0, {"0"}, "21", "20"},
    {"bump", Operator::Arithmetic, 0, {"1"}, "11", "9"},
    {"guarded", Operator::PrimitiveReturn, 0, {"4"}, "4", "0"},
    {"throwing", Operator::Arithmetic, 0, {"0"}, "0", "-7"},
};

TEST_F(InstalledMutantTest, ChangesTheResultAsLongAsItLives) {
  for (const Case& test : kCases) expect_change(test, "");
}

TEST_F(InstalledMutantTest, ChangesItForAShadowListenerToo) {
  interp::ShadowListener listener;
  interp::RunScope scope(machine());
  scope.set_listener(&listener);
  for (const Case& test : kCases) expect_change(test, "listening: ");
}

TEST_F(InstalledMutantTest, LeavesTheMethodAsItWas) {
  for (const Case& test : kCases) {
    vm::Method& method = callee(test);
    run(method, test.arguments);
    Mutant changed = mutant(test);
    vm::Method before = method;
    const auto& code = *static_cast<const Code*>(method.code);
    std::vector<interp::Insn> insns = code.insns;
    {
      InstalledMutant installed(machine(), changed);
      run(method, test.arguments);
    }
    EXPECT_EQ(method.entry, before.entry);
    EXPECT_EQ(method.code, before.code);
    EXPECT_EQ(method.register_count, before.register_count);
    ASSERT_EQ(code.insns.size(), insns.size());
    std::size_t bytes = insns.size() * sizeof(interp::Insn);
    EXPECT_EQ(std::memcmp(code.insns.data(), insns.data(), bytes), 0) << test.method;
  }
}

TEST_F(InstalledMutantTest, WorksInRunsThatAreRolledBack) {
  for (const Case& test : kCases) {
    Mutant changed = mutant(test);
    InstalledMutant installed(machine(), changed);
    for (int round = 0; round < 2; ++round) {
      std::string result;
      interp::StickyRun run_again = interp::run_sticky(machine(), [&] {
        result = run(callee(test), test.arguments);
        return Completion{};
      });
      machine().rollback(run_again.mark);
      EXPECT_EQ(result, test.mutated) << test.method;
    }
  }
}

TEST_F(InstalledMutantTest, EveryMutantCanBeInstalled) {
  for (const Mutant& mutant : mutants_of(machine(), faults())) {
    InstalledMutant installed(machine(), mutant);
    EXPECT_TRUE(installed.is_installed()) << test::text_of(classes().universe(), mutant);
  }
}

/// Listing the mutants of a class verifies it, so that they can be put in before it has run.
TEST_F(InstalledMutantTest, IsInstalledIntoCodeThatHasNotRun) {
  vm::Class& klass = classes().load("LeftAlone");
  std::vector<Mutant> mutants = mutants_of(machine(), klass);
  ASSERT_FALSE(mutants.empty());
  EXPECT_TRUE(klass.is_verified());
  InstalledMutant installed(machine(), mutants.front());
  EXPECT_TRUE(installed.is_installed());
}

}  // namespace
}  // namespace assay::mutants
