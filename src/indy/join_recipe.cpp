// SPDX-License-Identifier: Apache-2.0
#include "indy/join_recipe.h"

#include <algorithm>

namespace assay::indy {

namespace {

constexpr std::string_view kString = "Ljava/lang/String;";

bool is_latin1(std::u16string_view text) {
  return std::all_of(text.begin(), text.end(), [](char16_t unit) { return unit <= 0xff; });
}

}  // namespace

void JoinRecipe::add_text(std::u16string_view text) {
  if (text.empty()) return;
  if (pieces_.empty() || pieces_.back().kind != 0) pieces_.emplace_back();
  Piece& piece = pieces_.back();
  piece.text += text;
  piece.is_latin1 = is_latin1(piece.text);
  if (piece.is_latin1) piece.latin1.assign(piece.text.begin(), piece.text.end());
}

void JoinRecipe::add_argument(char kind) { pieces_.push_back({.kind = kind}); }

std::string JoinRecipe::descriptor() const {
  std::string text = "(";
  for (const Piece& piece : pieces_) {
    if (piece.kind == 'L') {
      text += kString;
    } else if (piece.kind != 0) {
      text += piece.kind;
    }
  }
  return text.append(")").append(kString);
}

char joinable_kind(classfile::TypeDescriptor type) {
  switch (type.kind()) {
    case 'Z':
    case 'C':
    case 'J':
      return type.kind();
    case 'B':
    case 'S':
    case 'I':
      return 'I';
    default:
      return 'L';
  }
}

bool is_joinable(classfile::TypeDescriptor type) {
  return joinable_kind(type) != 'L' || type.text == kString;
}

void make_joinable(classfile::CodeBuilder& code, classfile::TypeDescriptor type,
                   const Stringifier& stringifier) {
  if (is_joinable(type)) return;
  if (type.kind() == 'F') {
    code.invoke_static("java/lang/String", "valueOf", "(F)Ljava/lang/String;");
  } else if (type.kind() == 'D') {
    code.invoke_static("java/lang/String", "valueOf", "(D)Ljava/lang/String;");
  } else {
    code.invoke_static(stringifier.owner, stringifier.name, kStringifierDescriptor);
  }
}

}  // namespace assay::indy
