// SPDX-License-Identifier: Apache-2.0
#include "report/check/advice.h"

namespace assay::report {

std::string_view advice_on(findings::Kind kind) {
  using findings::Kind;
  switch (kind) {
    case Kind::NullDereference:
      return "A look-up that finds nothing, or a field that nobody has set, gives null: ask for it "
             "before the access, or see to it that null cannot get there.";
    case Kind::ArrayIndex:
    case Kind::Index:
      return "Compare the index with the length that it is used on. Empty texts and arrays and the "
             "last element are what is most often forgotten.";
    case Kind::DivisionByZero:
      return "A size, a count or a difference can be 0: decide what the result is then.";
    case Kind::ClassCast:
      return "Ask with instanceof before the cast, or keep objects of one class where they are "
             "taken from.";
    case Kind::NegativeArraySize:
      return "The size is computed, and it can be negative or too large for an int: check it "
             "before "
             "the array is made.";
    case Kind::ArrayStore:
      return "The array was made for elements of another class: make it of the class that it has "
             "to "
             "hold.";
    case Kind::Assertion:
      return "What the code takes for granted does not hold for this input: either the code before "
             "it is wrong, or the assertion.";
    case Kind::ArithmeticOverflow:
      return "The result does not fit: use a wider type, or reject such operands.";
    case Kind::NumberFormat:
      return "The text comes from the input: catch the exception or check the text.";
    case Kind::NoSuchElement:
      return "Ask with hasNext, isPresent or isEmpty before the element is taken.";
    case Kind::ConcurrentModification:
      return "The collection is changed in the loop that walks through it: remove by the iterator, "
             "or collect the changes and make them afterwards.";
    case Kind::IllegalArgument:
      return "The method hands on a value that the called one does not take: check it here, where "
             "its caller can understand the complaint.";
    case Kind::IllegalState:
      return "The calls before this one left the object in a state that does not allow it: check "
             "the order of calls.";
    case Kind::UnsupportedOperation:
      return "The object may be immutable or fixed in size: work on a copy.";
    case Kind::OtherException:
      return "Catch it where the program can go on, or say in the documentation that it is thrown.";
    case Kind::StackOverflow:
      return "No call of the recursion ends for this input: check the case that should end it.";
    case Kind::EndlessLoop:
      return "Nothing that the condition depends on changes for this input: check what is to end "
             "the loop.";
    case Kind::Deadlock:
      return "Threads wait for each other's locks: take locks in the same order everywhere.";
    case Kind::OutOfMemory:
      return "The input decides how much memory is asked for: limit it.";
    case Kind::SilentOverflow:
      return "Compute in a wider type, in another order, or by Math.addExact and its like.";
    case Kind::SilentNarrowing:
      return "Return the wider type, or use Math.toIntExact or a check of the range.";
    case Kind::InvariantViolation:
      return "Keep the state to the object: no public fields, copies of what is handed in and "
             "given "
             "away, and overriding what a superclass knows too little of. Or say less in the "
             "invariant.";
    case Kind::InvariantNotEstablished:
      return "Check the arguments in the constructor, or say less in the invariant.";
    case Kind::ContractViolation:
      return "See the documentation of Object.equals, hashCode and Comparable.compareTo: compare "
             "the same fields in all of them, by methods that keep to the contract.";
  }
  return "";
}

}  // namespace assay::report
