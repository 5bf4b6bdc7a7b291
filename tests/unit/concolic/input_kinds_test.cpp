// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "concolic/inputs/kinds/input_kind.h"
#include "concolic/inputs/kinds/string_kind.h"
#include "interp/run/run_scope.h"
#include "support/booted_machine.h"

namespace assay::concolic {

namespace {

/// Gives every string the same text and every array the same length.
class FixedValues final : public ValueSource {
 public:
  std::u16string text(std::uint32_t) override { return u"ab"; }
  std::uint32_t length(std::uint32_t) override { return 2; }
};

class InputKindsTest : public ::testing::Test {
 protected:
  InputKindsTest()
      : inputs_(booted().machine(), terms_, {}), recorder_(booted().machine(), inputs_, {}) {}

  static test::BootedMachine& booted() {
    static test::BootedMachine machine(std::uint64_t{64} << 20);
    return machine;
  }
  static vm::Class& type(std::string_view descriptor) {
    vm::Class& object = *booted().universe().well_known().object;
    return *class_of(booted().machine(), object, descriptor);
  }

  NodeId add(std::string name, std::string_view descriptor) {
    return inputs_.add(std::move(name), vm::Kind::Ref, &type(descriptor));
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
  Place choose_first(NodeId id) { return choose(id, inputs_.node(id).candidates.front().kind); }
  NodeId part(const Place& place, std::uint32_t index) {
    return kind_of(place.candidate()).part(place, index);
  }
  std::string written(NodeId id) { return java_text(inputs_, id, values_); }

  /// The class of what is made of an input.
  std::string class_built(NodeId id) {
    std::string name = "nothing";
    interp::Machine& machine = booted().machine();
    interp::RunScope scope(machine);
    scope.set_listener(&recorder_);
    interp::StickyRun run = interp::run_sticky(machine, [&] {
      recorder_.begin(values_);
      auto value = InputBuilder(recorder_).build(id);
      if (value && value->value.ref) name = booted().universe().class_of(value->value.ref)->name;
      return interp::Completion{interp::Completion::Kind::Returned, {}, {}};
    });
    machine.rollback(run.mark);
    return name;
  }

  expr::Terms terms_;
  Inputs inputs_;
  Recorder recorder_;
  expr::Assignment values_;
};

constexpr std::string_view kClaimed[] = {"Ljava/lang/String;",    "[I",
                                         "[[Ljava/lang/Object;",  "Ljava/lang/Byte;",
                                         "Ljava/lang/Double;",    "Ljava/util/concurrent/TimeUnit;",
                                         "Ljava/util/ArrayList;", "Ljava/util/TreeSet;",
                                         "Ljava/lang/Class;"};

}  // namespace

TEST_F(InputKindsTest, EachEnumeratorHasOneRowInOrder) {
  std::set<const InputKind*> seen;
  for (std::size_t i = 0; i < input_kinds().size(); ++i) {
    const auto kind = static_cast<Candidate::Kind>(i);
    EXPECT_EQ(input_kinds()[i]->kind(), kind) << i;
    EXPECT_EQ(&kind_of(kind), input_kinds()[i]);
    EXPECT_TRUE(seen.insert(input_kinds()[i]).second) << i;
  }
}

TEST_F(InputKindsTest, ClassIsClaimedByOneKindThatOffersItsOwnCandidates) {
  for (std::string_view descriptor : kClaimed) {
    std::vector<Candidate::Kind> claimants;
    for (const InputKind* kind : input_kinds()) {
      if (kind->claims(booted().universe(), type(descriptor))) claimants.push_back(kind->kind());
    }
    ASSERT_EQ(claimants.size(), 1u) << descriptor;
    NodeId id = add("x", descriptor);
    for (const Candidate& candidate : inputs_.node(id).candidates)
      EXPECT_EQ(candidate.kind, claimants.front()) << descriptor;
    EXPECT_FALSE(inputs_.node(id).candidates.empty()) << descriptor;
  }
}

TEST_F(InputKindsTest, MakesAnObjectOfTheClassItPromises) {
  for (std::string_view descriptor : kClaimed) {
    NodeId id = add("x", descriptor);
    Place place = choose_first(id);
    FixedValues source;
    kind_of(place.candidate()).assign(place, source, values_);
    EXPECT_EQ(class_built(id), place.candidate().klass->name);
  }
}

TEST_F(InputKindsTest, LiteralsOfOneClassAreOneObject) {
  NodeId first = add("a", "Ljava/lang/Class;"), second = add("b", "Ljava/lang/Class;");
  vm::Class& wanted = type("Ljava/util/ArrayList;");
  EXPECT_TRUE(inputs_.offers().offer_class(first, wanted));
  EXPECT_FALSE(inputs_.offers().offer_class(first, wanted));
  EXPECT_TRUE(inputs_.offers().offer_class(second, wanted));
  const std::uint32_t number = inputs_.node(first).candidates.back().number;
  EXPECT_EQ(inputs_.node(second).candidates.back().number, number);
  values_.set(inputs_.node(first).variable, number);
  EXPECT_EQ(written(first), "java.util.ArrayList.class");
}

TEST_F(InputKindsTest, LiteralsAreWithinTheirBound) {
  NodeId id = inputs_.add("c", vm::Kind::Ref, &type("Ljava/lang/Class;"), 0, true,
                          {&type("Ljava/lang/Number;")});
  EXPECT_FALSE(inputs_.offers().offer_class(id, type("Ljava/lang/String;")));
  EXPECT_TRUE(inputs_.offers().offer_class(id, type("Ljava/lang/Integer;")));
}

TEST_F(InputKindsTest, OnlyLibraryValuesAreMadeWithoutCode) {
  vm::Universe& universe = booted().universe();
  EXPECT_FALSE(may_run_code(universe, &type("Ljava/lang/String;")));
  EXPECT_FALSE(may_run_code(universe, &type("[[Ljava/lang/Integer;")));
  EXPECT_FALSE(may_run_code(universe, &type("Ljava/util/concurrent/TimeUnit;")));
  EXPECT_FALSE(may_run_code(universe, &type("Ljava/lang/Class;")));
  EXPECT_TRUE(may_run_code(universe, &type("Ljava/util/ArrayList;")));
  EXPECT_TRUE(may_run_code(universe, &type("[Ljava/lang/Object;")));
}

TEST_F(InputKindsTest, WritesStrings) {
  NodeId id = add("s", "Ljava/lang/String;");
  EXPECT_EQ(written(id), "null");
  set_text(choose_first(id), u"a\"\u20ac", values_);
  EXPECT_EQ(text_of(inputs_, id, values_), u"a\"\u20ac");
  EXPECT_EQ(written(id), "\"a\\\"\\u20ac\"");
  inputs_.note_identity(id);
  EXPECT_EQ(written(id), "new String(\"a\\\"\\u20ac\")");
}

TEST_F(InputKindsTest, WritesArraysWithAllTheirElements) {
  NodeId id = add("a", "[[B");
  Place outer = choose_first(id);
  EXPECT_EQ(written(id), "new byte[0][]");
  values_.set(outer.candidate().length, 2);
  Place inner = choose_first(part(outer, 0));
  values_.set(inner.candidate().length, 1);
  values_.set(inputs_.node(part(inner, 0)).variable, 0xff);
  EXPECT_EQ(written(id), "new byte[][]{new byte[]{(byte) -1}, null}");
}

TEST_F(InputKindsTest, WritesBoxesEnumsAndLists) {
  NodeId box = add("b", "Ljava/lang/Short;");
  values_.set(inputs_.node(part(choose_first(box), 0)).variable, 7);
  EXPECT_EQ(written(box), "Short.valueOf((short) 7)");
  NodeId unit = add("u", "Ljava/util/concurrent/TimeUnit;");
  choose_first(unit);
  EXPECT_EQ(written(unit), "java.util.concurrent.TimeUnit.NANOSECONDS");
  NodeId list = add("l", "Ljava/util/List;");
  Place elements = choose_first(part(choose(list, Candidate::Kind::List), 0));
  values_.set(elements.candidate().length, 1);
  EXPECT_EQ(written(list),
            "new java.util.ArrayList<>(java.util.Arrays.asList(new java.lang.Object[]{null}))");
}

TEST_F(InputKindsTest, MapsAreEmptyOrHaveOneEntry) {
  NodeId map = inputs_.add("m", vm::Kind::Ref, &type("Ljava/util/Map;"), 0, true,
                           {&type("Ljava/lang/String;"), &type("Ljava/lang/Integer;")});
  choose(map, Candidate::Kind::Map);
  EXPECT_EQ(written(map), "new java.util.HashMap()");
  EXPECT_EQ(class_built(map), "java/util/HashMap");
  const Candidate& filled = inputs_.node(map).candidates.back();
  values_.set(inputs_.node(map).variable, filled.number);
  set_text(choose_first(filled.children[0]), u"k", values_);
  values_.set(inputs_.node(part(choose_first(filled.children[1]), 0)).variable, 7);
  EXPECT_EQ(written(map),
            "new java.util.HashMap<>(java.util.Collections.singletonMap(\"k\", "
            "Integer.valueOf(7)))");
  EXPECT_EQ(class_built(map), "java/util/HashMap");
}

TEST_F(InputKindsTest, StreamsAndOptionalsHaveElementsOfTheirType) {
  const std::vector<vm::Class*> of_text = {&type("Ljava/lang/String;")};
  NodeId stream =
      inputs_.add("s", vm::Kind::Ref, &type("Ljava/util/stream/Stream;"), 0, true, of_text);
  Place elements = choose_first(part(choose_first(stream), 0));
  values_.set(elements.candidate().length, 1);
  EXPECT_EQ(written(stream), "java.util.Arrays.stream(new java.lang.String[]{null})");
  EXPECT_EQ(class_built(stream), "java/util/stream/ReferencePipeline$Head");
  NodeId optional =
      inputs_.add("o", vm::Kind::Ref, &type("Ljava/util/Optional;"), 0, true, of_text);
  NodeId value = part(choose_first(optional), 0);
  EXPECT_EQ(written(optional), "java.util.Optional.empty()");
  set_text(choose_first(value), u"a", values_);
  EXPECT_EQ(written(optional), "java.util.Optional.of(\"a\")");
  EXPECT_EQ(class_built(optional), "java/util/Optional");
}

TEST_F(InputKindsTest, WritesObjectsAndOtherInputsByName) {
  NodeId builder = add("b", "Ljava/lang/StringBuilder;");
  NodeId other = add("c", "Ljava/lang/StringBuilder;");
  set_text(choose_first(part(choose_first(builder), 0)), u"x", values_);
  EXPECT_EQ(written(builder), "new java.lang.StringBuilder(\"x\")");
  EXPECT_TRUE(inputs_.offers().offer_alias(builder, other));
  choose(other, Candidate::Kind::Alias);
  EXPECT_EQ(written(other), "b");
}

TEST_F(InputKindsTest, OwnVariablesComeFromTheSource) {
  FixedValues source;
  NodeId text = add("s", "Ljava/lang/String;"), array = add("a", "[I");
  for (NodeId id : {text, array}) {
    Place place = choose_first(id);
    kind_of(place.candidate()).assign(place, source, values_);
  }
  EXPECT_EQ(text_of(inputs_, text, values_), u"ab");
  Place numbers = choose_first(array);
  EXPECT_EQ(array_kind().part_count(numbers, values_), 2u);
  std::vector<expr::Variable> variables;
  string_kind().add_variables(choose_first(text), values_, variables);
  EXPECT_EQ(variables.size(), 3u);  // the length and two characters
}

TEST_F(InputKindsTest, PlainObjectsAreSimplerThanOthers) {
  NodeId id = add("o", "Ljava/lang/Object;");
  auto number = [&](Candidate::Kind kind) { return choose(id, kind).number; };
  const std::vector<std::uint32_t> plain = {number(Candidate::Kind::Object),
                                            number(Candidate::Kind::String),
                                            number(Candidate::Kind::Box)};
  Place array = choose(id, Candidate::Kind::Array);
  EXPECT_EQ(simpler_choices(inputs_.node(id), array.candidate()), plain);
  Place string = choose(id, Candidate::Kind::String);
  EXPECT_TRUE(simpler_choices(inputs_.node(id), string.candidate()).empty());
}

TEST_F(InputKindsTest, BoxIsNoOtherInputsObject) {
  NodeId a = add("a", "Ljava/lang/Integer;"), b = add("b", "Ljava/lang/Integer;");
  EXPECT_FALSE(inputs_.offers().offer_alias(a, b));
  EXPECT_EQ(inputs_.node(b).candidates.size(), 1u);
}

TEST_F(InputKindsTest, InputsStayWhereTheyAre) {
  NodeId first = add("first", "Ljava/lang/Integer;");
  const InputNode* before = &inputs_.node(first);
  for (int i = 0; i < 1000; ++i) add("later" + std::to_string(i), "Ljava/lang/Integer;");
  EXPECT_EQ(before, &inputs_.node(first));
}

}  // namespace assay::concolic
