// SPDX-License-Identifier: Apache-2.0
#include "classfile/verifier/method_context.h"

#include <fmt/format.h>

#include "classfile/opcodes.h"

namespace assay::classfile::verifier {

using Answer = Hierarchy::Answer;

bool MethodContext::fail(std::string_view headline, std::string_view reason) {
  Bytes bytes = method_.unverified_code.bytecode;
  std::string_view mnemonic = "<illegal>";
  if (pc_ < bytes.size() && is_opcode(bytes[pc_])) mnemonic = name_of(Opcode{bytes[pc_]});
  result_.outcome = VerifyOutcome::Failed;
  result_.message =
      fmt::format("{}\nException Details:\n  Location:\n    {}.{}{} @{}: {}", headline, file_.name,
                  method_.name, method_.descriptor, pc_, mnemonic);
  if (!reason.empty()) result_.message += fmt::format("\n  Reason:\n    {}", reason);
  return false;
}

bool MethodContext::fail_format(std::string message) {
  result_ = {VerifyOutcome::Failed, std::move(message), true};
  return false;
}

bool MethodContext::suspend() {
  result_ = {VerifyOutcome::Suspended, {}, false};
  return false;
}

bool MethodContext::require(Answer answer, std::string_view headline, std::string_view reason) {
  if (answer == Answer::Yes) return true;
  return answer == Answer::Suspend ? suspend() : fail(headline, reason);
}

Answer MethodContext::is_assignable(const Type& from, const Type& to) {
  if (to.kind == Kind::Top || from == to) return Answer::Yes;
  if (to.kind != Kind::Reference) return Answer::No;
  if (from.kind == Kind::Null) return Answer::Yes;
  if (from.kind != Kind::Reference) return Answer::No;
  return is_name_assignable(from.name, to.name);
}

Answer MethodContext::is_name_assignable(std::string_view from, std::string_view to) {
  while (from.starts_with('[') && to.starts_with('[')) {
    TypeDescriptor from_element{from.substr(1)}, to_element{to.substr(1)};
    if (!from_element.is_reference() || !to_element.is_reference()) {
      return from == to ? Answer::Yes : Answer::No;
    }
    from = from_element.class_name();
    to = to_element.class_name();
  }
  if (from == to || to == kObject) return Answer::Yes;
  if (to.starts_with('[')) return Answer::No;
  if (from.starts_with('[')) {
    return to == "java/lang/Cloneable" || to == "java/io/Serializable" ? Answer::Yes : Answer::No;
  }
  return hierarchy_.is_assignable(from, to);
}

std::string_view MethodContext::keep(std::string name) {
  return names_.emplace_back(std::move(name));
}

std::string_view MethodContext::array_of(std::string_view element_name) {
  if (element_name.starts_with('[')) return keep(fmt::format("[{}", element_name));
  return keep(fmt::format("[L{};", element_name));
}

}  // namespace assay::classfile::verifier
