// SPDX-License-Identifier: Apache-2.0
// What javac compiles the head of a loop to: the condition first, a jump back to it at the end.
#include "classfile/opcodes.h"
#include "mutants/exclusions.h"

namespace assay::mutants {

namespace {

using classfile::Opcode;

bool jumps_to(const Listing& listing, std::size_t at, std::size_t target) {
  return (listing.is(at, Opcode::Goto) || listing.is_conditional_jump(at)) &&
         target < listing.size() &&
         listing[at].operand == static_cast<std::int32_t>(listing[target].pc);
}

bool gives_iterator(const Listing& listing, std::size_t at) {
  return listing.is_call(at) && listing.member(at).descriptor.ends_with("java/util/Iterator;");
}

bool is_iterator_call(const Listing& listing, std::size_t at, std::string_view name) {
  return listing.follows(at, Opcode::Invokeinterface) &&
         listing.is_call_of(at, "java/util/Iterator", name);
}

/// for (X x : collection): iterator(), store, loop: load, hasNext(), if, load, next()
bool is_iterator_loop(const Listing& listing, std::size_t at) {
  if (!gives_iterator(listing, at) || !listing.follows(at + 1, Opcode::Astore)) return false;
  std::size_t loop = at + 2;
  bool begins = listing.is(loop, Opcode::Aload) && listing.is_labelled(loop) &&
                is_iterator_call(listing, loop + 1, "hasNext") &&
                listing.is_conditional_jump(loop + 2) && listing.follows(loop + 3, Opcode::Aload) &&
                is_iterator_call(listing, loop + 4, "next");
  if (!begins) return false;
  for (std::size_t back = loop + 5; back < listing.size(); ++back) {
    if (listing.is(back, Opcode::Goto) && jumps_to(listing, back, loop) &&
        jumps_to(listing, loop + 2, back + 1))
      return true;
  }
  return false;
}

/// for (X x : array): arraylength, store, 0, store, loop: load, load, if ... i++, goto loop.
/// Gives the position of i++, or 0.
std::size_t array_loop_increment(const Listing& listing, std::size_t at) {
  bool begins = listing.is(at, Opcode::Arraylength) && listing.follows(at + 1, Opcode::Istore) &&
                listing.follows(at + 2, Opcode::Iconst0) &&
                listing.follows(at + 3, Opcode::Istore) && listing.is(at + 4, Opcode::Iload) &&
                listing.is_labelled(at + 4) && listing.follows(at + 5, Opcode::Iload) &&
                listing.is_conditional_jump(at + 6);
  if (!begins) return 0;
  for (std::size_t step = at + 7; step < listing.size(); ++step) {
    if (listing.is(step, Opcode::Iinc) && listing[step].operand == listing[at + 3].operand &&
        listing.follows(step + 1, Opcode::Goto) && jumps_to(listing, step + 1, at + 4))
      return step;
  }
  return 0;
}

/// Whether a condition between the two positions leaves the loop for the position behind it.
bool has_exit(const Listing& listing, std::size_t loop, std::size_t step) {
  for (std::size_t at = loop + 1; at < step; ++at) {
    if (listing.is_conditional_jump(at) && jumps_to(listing, at, step + 2) &&
        listing.is_labelled(at + 1))
      return true;
  }
  return false;
}

bool is_loop_counter(const Listing& listing, std::size_t step) {
  if (!listing.is(step, Opcode::Iinc) || listing.is_labelled(step + 1)) return false;
  if (!listing.is(step + 1, Opcode::Goto) && !listing.is_conditional_jump(step + 1)) return false;
  std::size_t loop = listing.position(static_cast<std::uint32_t>(listing[step + 1].operand));
  return loop < step && listing.is(loop, Opcode::Iload) &&
         listing[loop].operand == listing[step].operand && has_exit(listing, loop, step);
}

}  // namespace

void exclude_for_each(const Listing& listing, Places& places) {
  for (std::size_t at = 0; at < listing.size(); ++at) {
    if (is_iterator_loop(listing, at)) places[at + 4] = true;
    if (std::size_t step = array_loop_increment(listing, at)) {
      places[at + 6] = true;
      places[step] = true;
    }
  }
}

void exclude_loop_counters(const Listing& listing, Places& places) {
  for (std::size_t at = 0; at < listing.size(); ++at) {
    if (is_loop_counter(listing, at)) places[at] = true;
  }
}

}  // namespace assay::mutants
