// SPDX-License-Identifier: Apache-2.0
// What javac 7 to 10 made of try-with-resources: a handler that keeps the exception, and a finally
// block that closes.
#include "classfile/opcodes.h"
#include "coverage/filters/filters.h"
#include "coverage/filters/matcher.h"

namespace assay::coverage {
namespace {

using classfile::Opcode;

/// Whether the resource is compared with null, and whether a method does the closing.
struct Pattern {
  bool checks_null, calls_method;
};
constexpr Pattern kPatterns[] = {{false, true}, {true, false}, {false, false}, {true, true}};

class OldResourceFilter {
 public:
  OldResourceFilter(const MethodCode& code, Pattern pattern)
      : code_(code), pattern_(pattern), matcher_(code) {}

  bool run(std::size_t handler, Filtered& filtered) {
    matcher_.start_at(handler);
    matcher_.is_local(Opcode::Astore, "caught").is_local(Opcode::Aload, "caught");
    matcher_.is_local(Opcode::Astore, "primary").is_local(Opcode::Aload, "caught");
    matcher_.is(Opcode::Athrow).is_local(Opcode::Astore, "any");
    close("suppressed");
    if (!matcher_.is_local(Opcode::Aload, "any").is(Opcode::Athrow).fits()) return false;
    const std::size_t end = matcher_.at();
    std::size_t begin = handler;
    while (!closes_at(begin)) {
      if (begin-- == 0) return false;
    }
    const bool jumps_on = matcher_.peek() == Opcode::Goto;
    filtered.ignore(begin, matcher_.at() + (jumps_on ? 1 : 0));
    filtered.ignore(handler, end);
    return true;
  }

 private:
  bool closes_at(std::size_t index) {
    matcher_.start_at(index);
    return close("usual");
  }

  /// The exception that closing throws is another variable on either way.
  bool close(const std::string& thrown) {
    if (pattern_.checks_null) matcher_.is_local(Opcode::Aload, "resource").is(Opcode::Ifnull);
    matcher_.is_local(Opcode::Aload, "primary");
    if (pattern_.calls_method) {
      matcher_.is_local(Opcode::Aload, "resource");
      matcher_.is_call(Opcode::Invokestatic, code_.file().name, "$closeResource",
                       "(Ljava/lang/Throwable;Ljava/lang/AutoCloseable;)V");
      return matcher_.fits();
    }
    matcher_.is(Opcode::Ifnull);
    call_close();
    matcher_.is(Opcode::Goto).is_local(Opcode::Astore, thrown);
    matcher_.is_local(Opcode::Aload, "primary").is_local(Opcode::Aload, thrown);
    matcher_.is_call(Opcode::Invokevirtual, "java/lang/Throwable", "addSuppressed",
                     "(Ljava/lang/Throwable;)V");
    matcher_.is(Opcode::Goto);
    call_close();
    return matcher_.fits();
  }

  void call_close() {
    if (!matcher_.is_local(Opcode::Aload, "resource").any().fits()) return;
    const auto owner = owner_of_close(code_, matcher_.at());
    if (owner && owner_.empty()) owner_ = *owner;
    if (!owner || *owner != owner_) matcher_.reject();
  }

  const MethodCode& code_;
  Pattern pattern_;
  Matcher matcher_;
  std::string_view owner_;
};

}  // namespace

void filter_old_resources(const MethodCode& code, Filtered& filtered) {
  for (const CodeHandler& handler : code.handlers()) {
    if (!code.catches(handler, "java/lang/Throwable")) continue;
    for (Pattern pattern : kPatterns) {
      if (OldResourceFilter(code, pattern).run(handler.handler, filtered)) break;
    }
  }
}

}  // namespace assay::coverage
