// SPDX-License-Identifier: Apache-2.0
#include "classfile/verifier/frame.h"

#include <algorithm>

namespace assay::classfile::verifier {
namespace {

/// Before a slot is overwritten: the other slot of a pair is worth nothing alone.
void break_pair(std::vector<Type>& locals, std::size_t index) {
  if (locals[index].ends_pair()) locals[index - 1] = {};
  if (locals[index].starts_pair()) locals[index + 1] = {};
}

}  // namespace

void Frame::set_local(std::size_t index, const Type& type) {
  break_pair(locals, index);
  locals[index] = type;
  if (type.starts_pair()) {
    break_pair(locals, index + 1);
    locals[index] = type;
    locals[index + 1] = {high_half(type.kind)};
  }
  locals_changed = true;
}

void Frame::substitute(const Type& from, const Type& to) {
  Type old = from;  // may be one of those replaced
  std::replace(locals.begin(), locals.end(), old, to);
  std::replace(stack.begin(), stack.end(), old, to);
  locals_changed = true;
}

}  // namespace assay::classfile::verifier
