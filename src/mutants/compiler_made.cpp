// SPDX-License-Identifier: Apache-2.0
// Code that javac makes up inside of methods, recognised by its shape.
#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/opcodes.h"
#include "mutants/exclusions.h"

namespace assay::mutants {

namespace {

using classfile::Opcode;

void exclude(Places& places, std::size_t first, std::size_t end) {
  for (std::size_t at = first; at < end && at < places.size(); ++at) places[at] = true;
}

bool is_small_constant(const Listing& listing, std::size_t at) {
  if (at >= listing.size() || listing.is_labelled(at)) return false;
  Opcode opcode = listing[at].opcode;
  return opcode >= Opcode::IconstM1 && opcode <= Opcode::Sipush &&
         (opcode <= Opcode::Iconst5 || opcode >= Opcode::Bipush);
}

/// if (s.equals("...")) number = n;
bool is_string_case(const Listing& listing, std::size_t at) {
  return listing.is(at, Opcode::Aload) && listing.is_labelled(at) &&
         listing.follows(at + 1, Opcode::Ldc) &&
         listing.is_call_of(at + 2, "java/lang/String", "equals") &&
         listing.follows(at + 3, Opcode::Ifeq) && is_small_constant(listing, at + 4) &&
         listing.follows(at + 5, Opcode::Istore);
}

/// The position behind the first half of a switch over strings, which finds the number of the
/// case; `at` if there is none.
std::size_t end_of_string_switch(const Listing& listing, std::size_t at) {
  bool begins = listing.is(at, Opcode::IconstM1) && listing.follows(at + 1, Opcode::Istore) &&
                listing.follows(at + 2, Opcode::Aload) &&
                listing.is_call_of(at + 3, "java/lang/String", "hashCode") &&
                listing.is_switch(at + 4);
  if (!begins) return at;
  int cases = 0;
  std::size_t next = at + 5;
  for (; is_string_case(listing, next); next += 7, ++cases) {
    if (listing.follows(next + 6, Opcode::Goto)) continue;
    next += 6;
    bool ends =
        listing.is(next, Opcode::Iload) && listing.is_labelled(next) && listing.is_switch(next + 1);
    return ends && cases > 0 ? next : at;
  }
  return at;
}

bool is_close(const Listing& listing, std::size_t at) {
  return (listing.is(at, Opcode::Invokevirtual) || listing.is(at, Opcode::Invokeinterface)) &&
         listing.member(at).name == "close" && listing.member(at).descriptor == "()V";
}

/// How long "resource.close()" is from here on, with or without a test for null; 0 if it is not.
std::size_t closing(const Listing& listing, std::size_t at) {
  if (is_close(listing, at)) return 1;
  bool tests = listing.is(at, Opcode::Ifnull) && listing.is(at + 1, Opcode::Aload) &&
               is_close(listing, at + 2);
  return tests ? 3 : 0;
}

/// The handlers of a try statement with resources: one closes, one adds what closing threw.
class ClosingHandlers {
 public:
  explicit ClosingHandlers(const Listing& listing) : listing_(listing) {
    for (const classfile::ExceptionHandler& handler : listing.code().handlers()) {
      if (handler.catch_type != 0 &&
          listing.pool().class_name(handler.catch_type) == "java/lang/Throwable")
        handlers_.push_back(listing.position(handler.handler_pc));
    }
  }

  const std::vector<std::size_t>& positions() const { return handlers_; }

  /// The position behind both; `at` if this is something else.
  std::size_t end(std::size_t at) const {
    if (!is_sequence(at, {Opcode::Astore, Opcode::Aload})) return at;
    std::size_t closes = closing(listing_, at + 2);
    std::size_t next = at + 2 + closes;
    if (closes == 0 || !listing_.is(next, Opcode::Goto) || !is_handler(next + 1)) return at;
    ++next;
    if (!is_sequence(next, {Opcode::Astore, Opcode::Aload, Opcode::Aload, Opcode::Invokevirtual,
                            Opcode::Aload, Opcode::Athrow}))
      return at;
    return listing_.member(next + 3).name == "addSuppressed" ? next + 6 : at;
  }

 private:
  bool is_handler(std::size_t at) const {
    return std::find(handlers_.begin(), handlers_.end(), at) != handlers_.end();
  }
  bool is_sequence(std::size_t at, std::initializer_list<Opcode> opcodes) const {
    for (Opcode opcode : opcodes) {
      if (!listing_.is(at++, opcode)) return false;
    }
    return true;
  }

  const Listing& listing_;
  std::vector<std::size_t> handlers_;
};

}  // namespace

void exclude_assertions(const Listing& listing, Places& places) {
  for (std::size_t at = 0; at < listing.size(); ++at) {
    if (!listing.is(at, Opcode::Getstatic) || !listing.follows(at + 1, Opcode::Ifne)) continue;
    if (listing.member(at).name != "$assertionsDisabled") continue;
    exclude(places, at, listing.position(static_cast<std::uint32_t>(listing[at + 1].operand)));
  }
}

void exclude_string_switches(const Listing& listing, Places& places) {
  for (std::size_t at = 0; at < listing.size(); ++at)
    exclude(places, at, end_of_string_switch(listing, at));
}

/// From the first closing to the end of the last handlers: what lies between is lost, as in PIT.
void exclude_closing_of_resources(const Listing& listing, Places& places) {
  ClosingHandlers handlers(listing);
  for (std::size_t handler : handlers.positions()) {
    std::size_t end = handlers.end(handler);
    if (end == handler) continue;
    std::size_t first = 0;
    while (first < handler && closing(listing, first) == 0) ++first;
    if (first < handler) exclude(places, first, end);
  }
}

}  // namespace assay::mutants
