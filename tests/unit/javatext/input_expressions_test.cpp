// SPDX-License-Identifier: Apache-2.0
#include "javatext/input_expressions.h"

#include <gtest/gtest.h>

#include "concolic/inputs/kinds/input_kind.h"
#include "concolic/inputs/kinds/string_kind.h"
#include "unit/recipe/fixture_program.h"

namespace assay::javatext {
namespace {

using concolic::Candidate;
using concolic::NodeId;
using concolic::Place;
using recipe::test::FixtureProgram;

class InputExpressionsTest : public ::testing::Test {
 protected:
  NodeId add(std::string name, std::string_view descriptor) {
    vm::Class& object = *FixtureProgram::get().universe().well_known().object;
    return inputs_.add(std::move(name), vm::Kind::Ref, inputs_.class_of(object, descriptor));
  }
  /// Makes an input its first candidate of this kind.
  Place choose(NodeId id, Candidate::Kind kind) {
    for (const Candidate& candidate : inputs_.node(id).candidates) {
      if (candidate.kind != kind) continue;
      values_.set(inputs_.node(id).variable, candidate.number);
      return {inputs_, id, candidate.number};
    }
    ADD_FAILURE() << inputs_.node(id).name << " should have a candidate of the kind";
    return {inputs_, id, 0};
  }
  Place array(NodeId id, std::uint64_t length) {
    Place place = choose(id, Candidate::Kind::Array);
    values_.set(place.candidate().length, length);
    return place;
  }
  NodeId part(const Place& place, std::uint32_t index) {
    return concolic::kind_of(place.candidate()).part(place, index);
  }
  InputExpressions writer() {
    return {FixtureProgram::get().machine(), inputs_, values_, types_, stubs_};
  }
  std::string written(NodeId id) {
    return source::to_text(writer().argument(id, inputs_.node(id).type, false));
  }

  expr::Terms terms_;
  concolic::Inputs inputs_{FixtureProgram::get().machine(), terms_, {}};
  expr::Assignment values_;
  recipe::Visibility visibility_{"fixtures", true};
  JavaTypes types_{visibility_};
  recipe::StubClasses stubs_{FixtureProgram::get().machine(),
                             *FixtureProgram::get().find("Namesakes").loader, visibility_};
};

TEST_F(InputExpressionsTest, LeavesOutWhatJavacKnows) {
  NodeId zeros = add("z", "[B");
  array(zeros, 5);
  EXPECT_EQ(written(zeros), "new byte[5]");
  NodeId bytes = add("b", "[B");
  values_.set(inputs_.node(part(array(bytes, 1), 0)).variable, 0xff);
  EXPECT_EQ(written(bytes), "new byte[] {-1}");
  NodeId box = add("i", "Ljava/lang/Integer;");
  values_.set(inputs_.node(part(choose(box, Candidate::Kind::Box), 0)).variable, 3);
  EXPECT_EQ(written(box), "3");
}

TEST_F(InputExpressionsTest, WritesTheElementsOfAList) {
  vm::Class& object = *FixtureProgram::get().universe().well_known().object;
  NodeId list =
      inputs_.add("l", vm::Kind::Ref, inputs_.class_of(object, "Ljava/util/List;"), 0,
                  /*nullable=*/true, {FixtureProgram::get().universe().well_known().string});
  NodeId elements = part(choose(list, Candidate::Kind::List), 0);
  array(elements, 0);
  EXPECT_EQ(written(list), "new java.util.ArrayList<>()");
  NodeId text = part(array(elements, 1), 0);
  concolic::set_text(choose(text, Candidate::Kind::String), u"a", values_);
  EXPECT_EQ(written(list), "new java.util.ArrayList<>(java.util.Arrays.asList(\"a\"))");
}

TEST_F(InputExpressionsTest, OneObjectForTwoInputsIsAVariable) {
  NodeId builder = add("b", "Ljava/lang/StringBuilder;");
  NodeId other = add("c", "Ljava/lang/StringBuilder;");
  choose(builder, Candidate::Kind::Object);
  ASSERT_TRUE(inputs_.offers().offer_alias(builder, other));
  choose(other, Candidate::Kind::Alias);
  InputExpressions expressions = writer();
  EXPECT_EQ(source::to_text(expressions.value(other)), "stringBuilder");
  EXPECT_EQ(source::to_text(expressions.value(builder)), "stringBuilder");
  std::vector<source::Statement> statements = expressions.take_statements();
  ASSERT_EQ(statements.size(), 1u);
  EXPECT_EQ(source::to_text(statements.front().value),
            "new java.lang.StringBuilder((java.lang.String) null)");
}

}  // namespace
}  // namespace assay::javatext
