// SPDX-License-Identifier: Apache-2.0
// What javac from version 11 on makes of try-with-resources: the handler that closes, and the call
// of close on the way without exceptions.
#include "classfile/opcodes.h"
#include "coverage/filters/filters.h"
#include "coverage/filters/matcher.h"

namespace assay::coverage {
namespace {

using classfile::Opcode;

class ResourceFilter {
 public:
  ResourceFilter(const MethodCode& code, bool checks_null)
      : code_(code), checks_null_(checks_null), matcher_(code) {}

  void run(std::size_t handler, Filtered& filtered) {
    matcher_.start_at(handler);
    matcher_.is_local(Opcode::Astore, "primary");
    close();
    matcher_.is(Opcode::Goto).is_local(Opcode::Astore, "other");
    matcher_.is_local(Opcode::Aload, "primary").is_local(Opcode::Aload, "other");
    matcher_.is_call(Opcode::Invokevirtual, "java/lang/Throwable", "addSuppressed",
                     "(Ljava/lang/Throwable;)V");
    if (!matcher_.is_local(Opcode::Aload, "primary").is(Opcode::Athrow).fits()) return;
    const std::size_t end = matcher_.at();
    std::size_t begin = handler;
    while (!closes_at(begin)) {
      if (begin-- == 0) return;
    }
    const bool jumps_on = matcher_.peek() == Opcode::Goto;
    filtered.ignore(begin, matcher_.at() + (jumps_on ? 1 : 0));
    filtered.ignore(handler, end);
  }

 private:
  bool closes_at(std::size_t index) {
    matcher_.start_at(index);
    return close();
  }

  bool close() {
    if (checks_null_) matcher_.is_local(Opcode::Aload, "resource").is(Opcode::Ifnull);
    if (!matcher_.is_local(Opcode::Aload, "resource").any().fits()) return false;
    const auto owner = owner_of_close(code_, matcher_.at());
    if (owner && owner_.empty()) owner_ = *owner;
    if (!owner || *owner != owner_) matcher_.reject();
    return matcher_.fits();
  }

  const MethodCode& code_;
  bool checks_null_;
  Matcher matcher_;
  std::string_view owner_;  // whose close() it is
};

}  // namespace

void filter_resources(const MethodCode& code, Filtered& filtered) {
  for (const CodeHandler& handler : code.handlers()) {
    if (!code.catches(handler, "java/lang/Throwable")) continue;
    ResourceFilter(code, true).run(handler.handler, filtered);
    ResourceFilter(code, false).run(handler.handler, filtered);
  }
}

}  // namespace assay::coverage
