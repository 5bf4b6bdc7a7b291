// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "classfile/build/code_builder.h"
#include "classfile/descriptor.h"
#include "interp/native.h"

namespace assay::indy {

/// What a string concatenation consists of: constant texts and arguments, in order. The arguments
/// are those of a native method made for this one recipe; they are strings, numbers, characters
/// and truth values. All else is made a string first, by Java code.
class JoinRecipe {
 public:
  struct Piece {
    char kind = 0;        // of an argument: L (a string), Z, C, I or J; 0 for a constant
    std::u16string text;  // of a constant
    std::string latin1;   // the same if it is Latin-1
    bool is_latin1 = false;
  };

  void add_text(std::u16string_view text);
  /// The next argument, of a kind that joinable_kind() gave.
  void add_argument(char kind);

  const std::vector<Piece>& pieces() const { return pieces_; }
  /// The descriptor of the native method: such as (Ljava/lang/String;I)Ljava/lang/String;.
  std::string descriptor() const;

 private:
  std::vector<Piece> pieces_;
};

/// The kind of argument that a value of this type becomes.
char joinable_kind(classfile::TypeDescriptor type);
/// Whether a value of this type is an argument of a join as it is.
bool is_joinable(classfile::TypeDescriptor type);

/// A static method from Object to String.
struct Stringifier {
  std::string_view owner, name;
};
inline constexpr std::string_view kStringifierDescriptor = "(Ljava/lang/Object;)Ljava/lang/String;";

/// Makes the value on top of the stack an argument of a join.
void make_joinable(classfile::CodeBuilder& code, classfile::TypeDescriptor type,
                   const Stringifier& stringifier);

/// The body of every native method that joins: gives a new string.
interp::Outcome join_strings(interp::NativeCall& call);

}  // namespace assay::indy
