// SPDX-License-Identifier: Apache-2.0
#include "findings/triage.h"

#include <gtest/gtest.h>

#include "findings/public_slice.h"

namespace assay::findings {
namespace {

Frame frame(const char* name, bool is_public = true, bool is_library = false) {
  return {.class_name = is_library ? "java.lang.Integer" : "p.C",
          .method = name,
          .descriptor = "()V",
          .line = 7,
          .is_library = is_library,
          .is_public = is_public};
}

Crash crash(Kind kind, std::vector<Frame> stack) {
  Crash made;
  made.kind = kind;
  made.exception = info_of(kind).exception;
  made.stack = std::move(stack);
  return made;
}

std::optional<Dropped> in_mode(Mode mode, const Crash& crash) {
  return triage(crash, {.mode = mode});
}

std::size_t slice(std::vector<Frame> stack) { return public_slice(stack); }

TEST(PublicSlice, StripsWhatIsNotPublicFromBothEnds) {
  EXPECT_EQ(slice({frame("hop", false), frame("show")}), 1u);
  EXPECT_EQ(slice({frame("label"), frame("hop", false), frame("show")}), 3u);
  EXPECT_EQ(slice({frame("a", false), frame("b", false)}), 0u);
  EXPECT_EQ(slice({frame("guard"), frame("inner", false)}), 1u);
}

TEST(PublicSlice, StripsConstructorsThatAConstructorCalls) {
  EXPECT_EQ(slice({frame("<init>"), frame("<init>")}), 1u);
  EXPECT_EQ(slice({frame("store"), frame("<init>"), frame("<init>")}), 3u);
}

TEST(Triage, ClassicReportsTheFiveAtOnceAndOthersOneCallDeeper) {
  EXPECT_FALSE(in_mode(Mode::Classic, crash(Kind::NegativeArraySize, {frame("table")})));
  EXPECT_EQ(in_mode(Mode::Classic, crash(Kind::IllegalArgument, {frame("guard")})),
            Dropped::NotOfMode);
  EXPECT_FALSE(
      in_mode(Mode::Classic, crash(Kind::IllegalArgument, {frame("guard"), frame("callsGuard")})));
  EXPECT_EQ(in_mode(Mode::Classic, crash(Kind::NullDereference, {frame("deref")})),
            Dropped::NotOfMode);
  EXPECT_FALSE(in_mode(Mode::All, crash(Kind::NullDereference, {frame("deref")})));
  EXPECT_FALSE(in_mode(Mode::Relaxed, crash(Kind::NullDereference, {frame("deref")})));
}

TEST(Triage, FiveReportsNothingElse) {
  EXPECT_FALSE(in_mode(Mode::Five, crash(Kind::ClassCast, {frame("of")})));
  EXPECT_EQ(
      in_mode(Mode::Five, crash(Kind::NumberFormat, {frame("parseInt", true, true), frame("cli")})),
      Dropped::NotOfMode);
}

TEST(Triage, BlamesTheCallerForWhatItHandedIn) {
  Crash null = crash(Kind::NullDereference, {frame("deref")});
  null.origin = Origin::HandedIn;
  EXPECT_EQ(in_mode(Mode::Blame, null), Dropped::NullHandedIn);
  null.origin = Origin::Program;
  EXPECT_FALSE(in_mode(Mode::Blame, null));
  null.origin = Origin::Checked;
  EXPECT_FALSE(in_mode(Mode::Blame, null));

  Crash index = crash(Kind::ArrayIndex, {frame("at")});
  index.origin = Origin::HandedIn;
  EXPECT_EQ(in_mode(Mode::Blame, index), Dropped::RejectedArgument);
  index.origin = Origin::Derived;
  EXPECT_FALSE(in_mode(Mode::Blame, index));
}

TEST(Triage, BlamesNobodyForWhatAnInventedObjectAnswersTheLibrary) {
  Crash copied = crash(Kind::ArrayIndex, {frame("arraycopy", true, true), frame("readFrom")});
  copied.thrower = Thrower::Library;
  copied.origin = Origin::Invented;
  EXPECT_EQ(in_mode(Mode::Blame, copied), Dropped::InventedAnswer);
  Crash divided = crash(Kind::DivisionByZero, {frame("toHome")});
  divided.origin = Origin::Invented;
  EXPECT_FALSE(in_mode(Mode::Blame, divided));
}

/// That a method of the JDK rejects what unpack(text) gives it.
Crash rejected_by(const char* method, const char* descriptor, Origin origin) {
  Frame library = frame(method, true, true);
  library.descriptor = descriptor;
  Crash rejected = crash(Kind::IllegalArgument, {library, frame("unpack")});
  rejected.thrower = Thrower::Library;
  rejected.origin = origin;
  rejected.has_arguments = true;
  return rejected;
}

TEST(Triage, BlamesTheProgramForNumbersThatItWorkedOut) {
  for (Origin origin : {Origin::Derived, Origin::Checked, Origin::Program})
    EXPECT_FALSE(in_mode(Mode::Blame, rejected_by("repeat", "(I)Ljava/lang/String;", origin)));
}

TEST(Triage, KeepsSilentIfTheLibraryRejectsWhatTheCallerHandedIn) {
  for (Origin origin : {Origin::HandedIn, Origin::Part, Origin::Invented})
    EXPECT_TRUE(in_mode(Mode::Blame, rejected_by("nextInt", "(I)I", origin)));
}

TEST(Triage, KeepsSilentIfTheLibraryRejectsMoreThanANumber) {
  const char* const of_text = "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Enum;";
  EXPECT_EQ(in_mode(Mode::Blame, rejected_by("valueOf", of_text, Origin::Derived)),
            Dropped::RejectedArgument);
  EXPECT_EQ(in_mode(Mode::Blame, rejected_by("ordinals", "([I)V", Origin::Derived)),
            Dropped::RejectedArgument);
  EXPECT_EQ(in_mode(Mode::Blame, rejected_by("close", "()V", Origin::Derived)),
            Dropped::RejectedArgument);
  Crash state = rejected_by("next", "(I)V", Origin::Derived);
  state.kind = Kind::IllegalState;
  EXPECT_EQ(in_mode(Mode::Blame, state), Dropped::RejectedArgument);
}

TEST(Triage, LeavesADivisionToWhoDivides) {
  Crash division = crash(Kind::DivisionByZero, {frame("share")});
  division.origin = Origin::HandedIn;
  EXPECT_FALSE(in_mode(Mode::Blame, division));
}

TEST(Triage, TakesAnnotationsAtTheirWord) {
  Crash null = crash(Kind::NullDereference, {frame("deref")});
  null.origin = Origin::HandedIn;
  null.null_contract = NullContract::Allowed;
  EXPECT_FALSE(in_mode(Mode::Blame, null));
  null.null_contract = NullContract::Forbidden;
  EXPECT_EQ(in_mode(Mode::Blame, null), Dropped::ForbiddenNull);
}

TEST(Triage, LeavesToTheCallerWhatItBroughtAlong) {
  Crash exception = crash(Kind::IllegalState, {frame("rethrow")});
  exception.is_handed_in = true;
  EXPECT_EQ(in_mode(Mode::Blame, exception), Dropped::HandedInException);
  EXPECT_EQ(in_mode(Mode::All, exception), Dropped::HandedInException);

  Crash property = crash(Kind::NullDereference, {frame("write")});
  property.origin = Origin::Unset;
  EXPECT_EQ(in_mode(Mode::Blame, property), Dropped::UnsetProperty);

  Crash guard = crash(Kind::Index, {frame("checkIndex"), frame("validIndex")});
  guard.guards = 2;
  EXPECT_EQ(in_mode(Mode::Blame, guard), Dropped::RejectedArgument);
  guard.guards = 1;
  EXPECT_FALSE(in_mode(Mode::Blame, guard));
}

TEST(Triage, LeavesWhatTheLibraryRefusesByNameToCallers) {
  Crash refused = crash(Kind::OtherException, {frame("newInstance", true, true), frame("setUp")});
  refused.exception = "javax.xml.parsers.FactoryConfigurationError";
  refused.is_error = true;
  refused.thrower = Thrower::Library;
  refused.origin = Origin::HandedIn;
  refused.has_arguments = true;
  EXPECT_EQ(triage(refused, {}), Dropped::RejectedArgument);
  refused.origin = Origin::Program;
  EXPECT_FALSE(triage(refused, {}));
  refused.origin = Origin::Checked;
  EXPECT_EQ(triage(refused, {}), Dropped::RejectedArgument);
  refused.exception = "java.lang.NoClassDefFoundError";
  EXPECT_FALSE(triage(refused, {}));
  refused.is_error = false;
  refused.exception = "java.lang.ArithmeticException";  // a quotient without an end
  EXPECT_FALSE(triage(refused, {}));
}

TEST(Triage, TellsNothingTwice) {
  Crash again = crash(Kind::ArrayIndex, {frame("last")});
  EXPECT_FALSE(triage(again, {}));
  again.is_repeated = true;
  EXPECT_EQ(triage(again, {}), Dropped::RejectedArgument);
  EXPECT_FALSE(triage(again, {.mode = Mode::All}));
}

TEST(Triage, LeavesArraysOfPropertiesToCallers) {
  Crash brief = crash(Kind::ArrayIndex, {frame("network")});
  brief.origin = Origin::Derived;
  EXPECT_FALSE(triage(brief, {}));
  brief.is_of_set_array = true;
  EXPECT_EQ(triage(brief, {}), Dropped::RejectedArgument);
}

TEST(Triage, BelievesNoLoopThatAnInventedObjectKeepsGoing) {
  Crash loop = crash(Kind::EndlessLoop, {frame("drain")});
  EXPECT_FALSE(in_mode(Mode::Blame, loop));
  loop.has_invented = true;
  EXPECT_EQ(in_mode(Mode::Blame, loop), Dropped::InventedAnswer);
  EXPECT_FALSE(in_mode(Mode::All, loop));
}

TEST(Triage, LeavesHalfMadeSubclassesToWhoInventedThem) {
  Crash null = crash(Kind::NullDereference, {frame("removeLast")});
  EXPECT_FALSE(in_mode(Mode::Blame, null));
  null.is_of_invented = true;
  EXPECT_EQ(in_mode(Mode::Blame, null), Dropped::InventedAnswer);

  Crash size = crash(Kind::NegativeArraySize, {frame("copy")});
  EXPECT_FALSE(in_mode(Mode::Blame, size));
  size.origin = Origin::Invented;
  EXPECT_EQ(in_mode(Mode::Blame, size), Dropped::InventedAnswer);
}

TEST(Triage, BelievesNothingThatAnInventedObjectOfTheLibrarySays) {
  Crash index = crash(Kind::ArrayIndex, {frame("toArray")});
  EXPECT_FALSE(in_mode(Mode::Blame, index));
  index.has_invented_library = true;
  EXPECT_EQ(in_mode(Mode::Blame, index), Dropped::InventedAnswer);

  Crash cast = crash(Kind::ClassCast, {frame("readExternal")});
  cast.origin = Origin::Invented;
  EXPECT_EQ(in_mode(Mode::Blame, cast), Dropped::InventedAnswer);
}

TEST(Triage, LeavesToCallersWhatTheyPutTogether) {
  Crash index = crash(Kind::ArrayIndex, {frame("draw")});
  index.has_assigned = true;
  EXPECT_EQ(in_mode(Mode::Blame, index), Dropped::RejectedArgument);
  Crash division = crash(Kind::DivisionByZero, {frame("draw")});
  division.has_assigned = true;
  EXPECT_FALSE(in_mode(Mode::Blame, division));

  Crash missing = crash(Kind::NoSuchElement, {frame("first")});
  EXPECT_FALSE(in_mode(Mode::Blame, missing));
  missing.has_invented_contract = true;
  EXPECT_EQ(in_mode(Mode::Blame, missing), Dropped::InventedAnswer);

  Crash cast = crash(Kind::ClassCast, {frame("make")});
  EXPECT_FALSE(in_mode(Mode::Blame, cast));
  cast.has_class = true;
  EXPECT_EQ(in_mode(Mode::Blame, cast), Dropped::RejectedArgument);
}

TEST(Triage, DoubtsTestsThatNeedNegativeNumbersOrRawTypes) {
  Crash index = crash(Kind::ArrayIndex, {frame("put")});
  index.has_negative = true;
  EXPECT_FALSE(triage(index, {}));  // a smaller test may do without
  EXPECT_EQ(triage_smallest(index, {}), Dropped::RejectedArgument);
  index.origin = Origin::Derived;  // a remainder, say
  EXPECT_FALSE(triage_smallest(index, {}));

  Crash cast = crash(Kind::ClassCast, {frame("add")});
  EXPECT_FALSE(triage_smallest(cast, {}));
  cast.has_raw_cast = true;
  EXPECT_EQ(triage_smallest(cast, {}), Dropped::RejectedArgument);
  cast.has_raw_cast = false;
  cast.is_generic_cast = true;
  EXPECT_FALSE(triage_smallest(cast, {}));
  cast.called.descriptor = "(Ljava/util/Map;)D";
  EXPECT_EQ(triage_smallest(cast, {}), Dropped::RejectedArgument);

  Crash full = crash(Kind::OtherException, {frame("put", true, true), frame("write")});
  full.exception = "java.nio.BufferOverflowException";
  full.thrower = Thrower::Library;
  full.origin = Origin::Derived;
  EXPECT_FALSE(triage(full, {}));
  full.has_arguments = true;
  EXPECT_EQ(triage(full, {}), Dropped::RejectedArgument);
}

TEST(Triage, LeavesNumbersThatNothingElseExplainsToCallers) {
  Crash index = crash(Kind::ArrayIndex, {frame("get")});
  index.origin = Origin::Derived;
  EXPECT_FALSE(triage_smallest(index, {}));
  index.is_callers_number = true;
  EXPECT_EQ(triage_smallest(index, {}), Dropped::RejectedArgument);
  EXPECT_FALSE(triage_smallest(index, {.mode = Mode::Five}));
}

TEST(Triage, BelievesNoLoopThatOnlyHasFarToGo) {
  Crash loop = crash(Kind::EndlessLoop, {frame("skip")});
  loop.exception.clear();
  EXPECT_FALSE(triage_smallest(loop, {}));
  loop.counts_far = true;
  EXPECT_FALSE(triage(loop, {}));  // a smaller test may do without
  EXPECT_EQ(triage_smallest(loop, {}), Dropped::NotReproduced);
}

TEST(Triage, LeavesNullElementsThatTheLibraryMeetsToCallers) {
  Crash null = crash(Kind::NullDereference, {frame("sort", true, true), frame("first")});
  null.thrower = Thrower::Library;
  null.origin = Origin::Derived;
  EXPECT_FALSE(triage_smallest(null, {}));
  null.has_null = true;
  EXPECT_EQ(triage_smallest(null, {}), Dropped::NullHandedIn);
  null.thrower = Thrower::Machine;
  EXPECT_FALSE(triage_smallest(null, {}));

  Crash assertion = crash(Kind::Assertion, {frame("parent")});
  assertion.thrower = Thrower::Program;
  assertion.is_error = true;
  EXPECT_FALSE(triage_smallest(assertion, {}));
  assertion.has_null = true;
  EXPECT_EQ(triage_smallest(assertion, {}), Dropped::NullHandedIn);
}

TEST(Triage, KnowsAnExceptionOfTheProgramsOwnThatWasMadeBefore) {
  Crash constant = crash(Kind::OtherException, {frame("dispatch")});
  constant.exception = "p.Interrupted";
  constant.thrower = Thrower::Library;
  constant.is_own_type = true;
  EXPECT_EQ(in_mode(Mode::Blame, constant), Dropped::OwnException);
}

TEST(Triage, KnowsWhatIsNoFailure) {
  Crash loop = crash(Kind::EndlessLoop, {frame("await")});
  loop.exception.clear();
  EXPECT_FALSE(in_mode(Mode::Blame, loop));
  loop.is_waiting = true;
  EXPECT_EQ(in_mode(Mode::Blame, loop), Dropped::Waiting);
  EXPECT_FALSE(in_mode(Mode::All, loop));

  Crash window = crash(Kind::UnsupportedOperation, {frame("<init>")});
  window.exception = "java.awt.HeadlessException";
  EXPECT_EQ(in_mode(Mode::All, window), Dropped::Environment);

  Crash assertion = crash(Kind::Assertion, {frame("fail")});
  assertion.is_error = true;
  assertion.thrower = Thrower::Program;
  EXPECT_FALSE(in_mode(Mode::Blame, assertion));
  assertion.only_throws = true;
  EXPECT_EQ(in_mode(Mode::Blame, assertion), Dropped::RejectedArgument);
}

TEST(Triage, HoldsToStringToWhatItIsGivenItself) {
  Crash index = crash(Kind::Index, {frame("toString")});
  index.is_total = true;
  index.origin = Origin::Derived;
  EXPECT_FALSE(in_mode(Mode::Blame, index));
  index.origin = Origin::HandedIn;  // by a constructor
  EXPECT_EQ(in_mode(Mode::Blame, index), Dropped::RejectedArgument);
}

TEST(Triage, DoubtsNullsOfTestsThatCannotDoWithoutNull) {
  Crash null = crash(Kind::NullDereference, {frame("width")});
  EXPECT_FALSE(triage_smallest(null, {}));
  null.has_null = true;
  EXPECT_FALSE(triage(null, {}));  // a smaller test may do without
  EXPECT_EQ(triage_smallest(null, {}), Dropped::NullHandedIn);
  EXPECT_FALSE(triage_smallest(null, {.mode = Mode::All}));
  null.origin = Origin::Checked;
  EXPECT_FALSE(triage_smallest(null, {}));
}

TEST(Triage, TakesAssertionsAboutArgumentsForContracts) {
  Crash assertion = crash(Kind::Assertion, {frame("parent")});
  assertion.thrower = Thrower::Program;
  assertion.is_error = true;
  assertion.origin = Origin::Derived;
  EXPECT_FALSE(in_mode(Mode::Blame, assertion));
  assertion.origin = Origin::HandedIn;
  EXPECT_EQ(in_mode(Mode::Blame, assertion), Dropped::RejectedArgument);
}

TEST(Triage, TakesAnErrorThatIsThrownForAThrowStatement) {
  Crash error = crash(Kind::OtherException, {frame("toReference")});
  error.exception = "java.lang.Error";
  error.is_error = true;
  error.thrower = Thrower::Program;
  EXPECT_EQ(in_mode(Mode::Blame, error), Dropped::RejectedArgument);
  error.thrower = Thrower::Machine;
  EXPECT_FALSE(in_mode(Mode::Blame, error));
}

TEST(Triage, LeavesElementsToWhoBringsTheArray) {
  Crash stored = crash(Kind::ArrayStore, {frame("arraycopy", true, true), frame("toArray")});
  stored.thrower = Thrower::Library;
  EXPECT_FALSE(in_mode(Mode::Blame, stored));
  stored.has_arguments = true;
  EXPECT_EQ(in_mode(Mode::Blame, stored), Dropped::RejectedArgument);
}

TEST(Triage, DropsCastsThatOnlyRawTypesLetFail) {
  Crash cast = crash(Kind::ClassCast, {frame("first")});
  cast.origin = Origin::Part;
  EXPECT_FALSE(in_mode(Mode::Blame, cast));  // a cast of the program's own
  cast.is_generic_cast = true;
  EXPECT_EQ(in_mode(Mode::Blame, cast), Dropped::RejectedArgument);
  cast.origin = Origin::Invented;
  EXPECT_EQ(in_mode(Mode::Blame, cast), Dropped::InventedAnswer);
  cast.origin = Origin::Program;
  EXPECT_FALSE(in_mode(Mode::Blame, cast));
}

TEST(Triage, TakesAThrownArithmeticExceptionForARejectedArgument) {
  Crash overflow = crash(Kind::ArithmeticOverflow, {frame("of")});
  overflow.thrower = Thrower::Program;
  EXPECT_EQ(in_mode(Mode::Blame, overflow), Dropped::RejectedArgument);
  overflow.thrower = Thrower::Library;  // Math.addExact
  EXPECT_FALSE(in_mode(Mode::Blame, overflow));
}

TEST(Triage, TakesAThrowStatementForARejectedArgument) {
  Crash guard = crash(Kind::IllegalArgument, {frame("guard")});
  guard.thrower = Thrower::Program;
  guard.origin = Origin::HandedIn;
  EXPECT_EQ(in_mode(Mode::Blame, guard), Dropped::RejectedArgument);
  Crash passed_on = crash(Kind::IllegalArgument, {frame("guard"), frame("callsGuard")});
  passed_on.thrower = Thrower::Program;
  passed_on.has_arguments = true;
  EXPECT_EQ(in_mode(Mode::Blame, passed_on), Dropped::RejectedArgument);
  passed_on.has_arguments = false;
  EXPECT_FALSE(in_mode(Mode::Blame, passed_on));
  passed_on.is_own_type = true;
  EXPECT_EQ(in_mode(Mode::Blame, passed_on), Dropped::OwnException);
}

TEST(Triage, ReportsAssertionsThatFail) {
  Crash failed = crash(Kind::Assertion, {frame("check")});
  failed.thrower = Thrower::Program;
  failed.is_error = true;
  EXPECT_FALSE(in_mode(Mode::Blame, failed));
  EXPECT_EQ(triage(failed, {.errors = false}), Dropped::Error);
}

TEST(Triage, NeverReportsCheckedOrDeclaredExceptions) {
  Crash checked = crash(Kind::OtherException, {frame("read")});
  checked.is_checked = true;
  for (Mode mode : {Mode::Blame, Mode::All, Mode::Classic, Mode::Five, Mode::Relaxed})
    EXPECT_EQ(in_mode(mode, checked), Dropped::CheckedException);
  Crash declared = crash(Kind::NumberFormat, {frame("parseInt", true, true), frame("parse")});
  declared.is_declared = true;
  EXPECT_EQ(in_mode(Mode::Blame, declared), Dropped::DeclaredException);
}

TEST(Triage, ShowsBrokenPromisesUnlessNullOrAnInventedObjectBrokeThem) {
  Crash broken = crash(Kind::InvariantViolation, {frame("take")});
  broken.exception = "java.lang.AssertionError";
  broken.promise = {"C.ok()", "exhaustive", "C.take(int)"};
  broken.has_null = true;
  EXPECT_EQ(in_mode(Mode::Blame, broken), std::nullopt);
  Crash failed = broken;
  failed.exception = "java.lang.NullPointerException";
  EXPECT_EQ(in_mode(Mode::Blame, failed), Dropped::NullHandedIn);
  EXPECT_EQ(in_mode(Mode::All, failed), std::nullopt);
  Crash invented = broken;
  invented.has_invented = true;
  EXPECT_EQ(in_mode(Mode::Blame, invented), Dropped::InventedAnswer);
}

TEST(Triage, KeepsToTheKindsAskedFor) {
  const Crash division = crash(Kind::DivisionByZero, {frame("div")});
  EXPECT_FALSE(triage(division, {.kinds = {Kind::DivisionByZero}}));
  EXPECT_EQ(triage(division, {.kinds = {Kind::ClassCast}}), Dropped::KindNotAsked);
}

TEST(Triage, LeavesOutWhatACalleeThrowsIfAsked) {
  const Crash deep = crash(Kind::ArrayIndex, {frame("put", false), frame("paint")});
  EXPECT_EQ(triage(deep, {.direct_only = true}), Dropped::NotDirect);
  EXPECT_FALSE(triage(deep, {}));
}

TEST(Triage, HasANameForEveryReason) {
  for (int i = 0; i <= static_cast<int>(Dropped::NotJudged); ++i) {
    const auto reason = static_cast<Dropped>(i);
    EXPECT_EQ(dropped_named(name_of(reason)), reason);
    EXPECT_FALSE(explain(reason).empty());
  }
}

}  // namespace
}  // namespace assay::findings
