// SPDX-License-Identifier: Apache-2.0
// Faults that are none: the value in front of a return is the one it would be replaced with.
#include "classfile/constant_pool.h"
#include "classfile/opcodes.h"
#include "mutants/exclusions.h"

namespace assay::mutants {

namespace {

using classfile::Opcode;
using classfile::Tag;

struct Factory {
  std::string_view owner, name;
};

constexpr Factory kEmptyFactories[] = {
    {"java/util/Optional", "empty"},
    {"java/util/stream/Stream", "empty"},
    {"java/util/Collections", "emptyList"},
    {"java/util/Collections", "emptyMap"},
    {"java/util/Collections", "emptySet"},
    {"java/util/Map", "of"},
    {"java/util/List", "of"},
    {"java/util/Set", "of"},
};

bool is_zero(const Listing& listing, std::size_t at) {
  return listing.is(at, Opcode::Iconst0) || listing.is(at, Opcode::Lconst0) ||
         listing.is(at, Opcode::Fconst0) || listing.is(at, Opcode::Dconst0);
}

bool is_boxing(const Listing& listing, std::size_t at) {
  return listing.is_call(at) && listing.member(at).name == "valueOf";
}

bool reads_boolean(const Listing& listing, std::size_t at, std::string_view field) {
  return listing.is(at, Opcode::Getstatic) &&
         listing.member(at).class_name == "java/lang/Boolean" && listing.member(at).name == field;
}

bool is_empty_string(const Listing& listing, std::size_t at) {
  if (!listing.is(at, Opcode::Ldc)) return false;
  auto index = static_cast<std::size_t>(listing[at].operand);
  return listing.pool().is(index, Tag::String) && listing.pool().text_of(index).empty();
}

bool makes_empty(const Listing& listing, std::size_t at) {
  for (const Factory& factory : kEmptyFactories) {
    if (listing.is_call_of(at, factory.owner, factory.name) &&
        listing.member(at).descriptor.starts_with("()"))
      return true;
  }
  return false;
}

/// Whether the instruction at this position, perhaps with the one in front, pushes the value that
/// a reference return would be replaced with.
bool pushes_replacement(const Listing& listing, std::size_t at, Operator op) {
  switch (op) {
    case Operator::NullReturn:
      return listing.is(at, Opcode::AconstNull);
    case Operator::TrueReturn:
      return reads_boolean(listing, at, "TRUE") ||
             (at > 0 && is_boxing(listing, at) && listing.is(at - 1, Opcode::Iconst1));
    case Operator::EmptyReturn:
    case Operator::FalseReturn:
      return reads_boolean(listing, at, "FALSE") || is_empty_string(listing, at) ||
             makes_empty(listing, at) ||
             (at > 0 && is_boxing(listing, at) && is_zero(listing, at - 1));
    default:
      return false;
  }
}

bool stores(const Listing& listing, std::size_t at, std::int32_t variable) {
  return listing.is(at, Opcode::Astore) && listing[at].operand == variable;
}

/// The same through a variable: the last store in front of it, in the order of the code, counts.
bool returns_variable_with_replacement(const Listing& listing, std::size_t at, Operator op) {
  if (!listing.is(at - 1, Opcode::Aload)) return false;
  std::int32_t variable = listing[at - 1].operand;
  std::size_t store = at - 1;
  while (store > 0 && !stores(listing, store, variable)) --store;
  return store > 0 && pushes_replacement(listing, store - 1, op);
}

bool is_minus_one(const Listing& listing, std::size_t at) {
  if (listing.is(at, Opcode::IconstM1)) return true;
  if (!listing.is(at, Opcode::Ldc)) return false;
  auto index = static_cast<std::size_t>(listing[at].operand);
  switch (listing.pool().tag(index)) {
    case Tag::Long:
      return listing.pool().long_integer(index) == -1;
    case Tag::Float:
      return listing.pool().float_number(index) == -1.0F;
    case Tag::Double:
      return listing.pool().double_number(index) == -1.0;
    default:
      return false;
  }
}

/// x * -1 is x / -1.
bool multiplies_by_minus_one(const Listing& listing, std::size_t at) {
  Opcode opcode = listing[at].opcode;
  bool multiplies = opcode >= Opcode::Imul && opcode <= Opcode::Dmul;
  return multiplies && !listing.is_labelled(at) && is_minus_one(listing, at - 1);
}

}  // namespace

bool is_equivalent(const Listing& listing, std::size_t at, Operator op) {
  if (at == 0) return false;
  if (op == Operator::Arithmetic) return multiplies_by_minus_one(listing, at);
  if (listing.is(at, Opcode::Areturn)) {
    return pushes_replacement(listing, at - 1, op) ||
           returns_variable_with_replacement(listing, at, op);
  }
  if (op == Operator::TrueReturn) return listing.is(at - 1, Opcode::Iconst1);
  if (op == Operator::FalseReturn || op == Operator::PrimitiveReturn)
    return is_zero(listing, at - 1);
  return false;
}

}  // namespace assay::mutants
