// SPDX-License-Identifier: Apache-2.0
#include "search/input_copy.h"

#include <gtest/gtest.h>

#include "concolic/inputs/input_writer.h"
#include "concolic/inputs/kinds/string_kind.h"
#include "search/random_inputs.h"
#include "search/tidy_inputs.h"
#include "support/booted_machine.h"

namespace assay::search {

namespace {

using concolic::Candidate;
using concolic::NodeId;

class InputCopyTest : public ::testing::Test {
 protected:
  static test::BootedMachine& booted() {
    static test::BootedMachine machine(std::uint64_t{64} << 20);
    return machine;
  }

  /// One input of a type, and values for it.
  struct One {
    explicit One(std::string_view descriptor) {
      vm::Class& object = *booted().universe().well_known().object;
      id = inputs.add("x", vm::Kind::Ref, inputs.class_of(object, descriptor));
    }
    std::string text() { return concolic::java_text(inputs, id, values); }

    expr::Terms terms;
    concolic::Inputs inputs{booted().machine(), terms, {}};
    NodeId id;
    expr::Assignment values;
  };

  Dictionary dictionary_{{u"plum", u"\u20ac"}, {41, 42}};
};

constexpr std::string_view kTypes[] = {"Ljava/lang/String;", "[[I",
                                       "Ljava/lang/Long;",   "Ljava/util/concurrent/TimeUnit;",
                                       "Ljava/util/List;",   "Ljava/lang/StringBuilder;",
                                       "Ljava/lang/Object;", "Ljava/lang/Class;"};

}  // namespace

TEST_F(InputCopyTest, CopiesWhateverChanceDraws) {
  for (std::string_view type : kTypes) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      One from(type), to(type), likewise(type);
      RandomInputs random(dictionary_, seed);
      random.draw(from.inputs, from.id, from.values);
      EXPECT_TRUE(copy_input(from.inputs, from.id, from.values, to.inputs, to.id, to.values));
      EXPECT_EQ(to.text(), from.text());
      random.copy({from.inputs, from.values}, from.id, likewise.inputs, likewise.id,
                  likewise.values);
      EXPECT_EQ(likewise.text(), from.text());
    }
  }
}

TEST_F(InputCopyTest, KeepsTheEncodingOfAText) {
  One from("Ljava/lang/String;"), to("Ljava/lang/String;");
  Candidate& string = from.inputs.node(from.id).candidates.front();
  from.values.set(from.inputs.node(from.id).variable, string.number);
  from.values.set(string.length, 1);
  from.values.set(string.utf16, 1);
  from.values.set(from.inputs.character(from.id, string, 0, true), 'a');
  ASSERT_TRUE(copy_input(from.inputs, from.id, from.values, to.inputs, to.id, to.values));
  EXPECT_EQ(to.text(), "\"a\"");
  EXPECT_EQ(to.values.get(to.terms, to.inputs.node(to.id).candidates.front().utf16), 1u);
}

TEST_F(InputCopyTest, SameSeedDrawsTheSameInputs) {
  for (std::string_view type : kTypes) {
    One a(type), b(type);
    TidyInputs first(dictionary_, 3), second(dictionary_, 3);
    first.draw(a.inputs, a.id, a.values);
    second.draw(b.inputs, b.id, b.values);
    EXPECT_EQ(a.text(), b.text());
  }
}

TEST_F(InputCopyTest, ListsVariablesInTheOrderOfReading) {
  One one("[Ljava/lang/String;");
  Candidate& array = one.inputs.node(one.id).candidates.front();
  const expr::Variable length = array.length;
  one.values.set(one.inputs.node(one.id).variable, array.number);
  one.values.set(length, 1);
  NodeId element = one.inputs.element(one.id, array, 0);
  Candidate& string = one.inputs.node(element).candidates.front();
  one.values.set(one.inputs.node(element).variable, string.number);
  concolic::set_text({one.inputs, element, string.number}, u"b", one.values);
  const std::vector<expr::Variable> expected = {one.inputs.node(one.id).variable, length,
                                                one.inputs.node(element).variable, string.length,
                                                string.latin1.front()};
  EXPECT_EQ(variables_of(one.inputs, one.id, one.values), expected);
}

TEST_F(InputCopyTest, FindsTheConstructorsThatMakeAnInput) {
  One one("Ljava/lang/StringBuilder;");
  EXPECT_TRUE(makers_of(one.inputs, one.id, one.values).empty());
  const Candidate& builder = one.inputs.node(one.id).candidates.front();
  one.values.set(one.inputs.node(one.id).variable, builder.number);
  EXPECT_EQ(makers_of(one.inputs, one.id, one.values),
            std::vector<vm::Method*>{builder.constructor});
}

}  // namespace assay::search
