// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string_view>

namespace assay::classfile {

/// One type of a descriptor (JVMS 4.3.2), such as `I`, `Ljava/lang/String;` or `[[J`; `V` only as
/// a return type.
struct TypeDescriptor {
  std::string_view text;

  /// The first character: one of BCDFIJSZ, V, L or [.
  char kind() const { return text[0]; }
  bool is_array() const { return kind() == '['; }
  bool is_reference() const { return kind() == 'L' || kind() == '['; }
  bool is_void() const { return kind() == 'V'; }

  /// Slots of the operand stack or of local variables: 2 for J and D, 0 for V.
  int slots() const {
    char k = kind();
    return k == 'J' || k == 'D' ? 2 : k == 'V' ? 0 : 1;
  }

  /// As a Class entry names it: the internal name of a class, the whole text of an array.
  std::string_view class_name() const {
    return kind() == 'L' ? text.substr(1, text.size() - 2) : text;
  }

  /// The type of the elements of an array.
  TypeDescriptor element() const { return {text.substr(1)}; }
};

/// The well-formed type that the text starts with, ignoring what follows.
TypeDescriptor first_type(std::string_view text);

/// The types between the parentheses of a method descriptor, for range-based for.
class ParameterTypes {
 public:
  class Iterator {
   public:
    explicit Iterator(std::string_view rest) : rest_(rest) {}
    TypeDescriptor operator*() const { return first_type(rest_); }
    Iterator& operator++() {
      rest_.remove_prefix(first_type(rest_).text.size());
      return *this;
    }
    bool operator==(const Iterator& other) const { return rest_.size() == other.rest_.size(); }

   private:
    std::string_view rest_;
  };

  explicit ParameterTypes(std::string_view types) : types_(types) {}
  Iterator begin() const { return Iterator(types_); }
  Iterator end() const { return Iterator({}); }

 private:
  std::string_view types_;
};

/// Reads a well-formed method descriptor (JVMS 4.3.3) without allocating; check text of unknown
/// origin with is_method_descriptor() first.
class MethodDescriptor {
 public:
  explicit MethodDescriptor(std::string_view text);

  ParameterTypes parameters() const { return ParameterTypes(parameter_text()); }
  TypeDescriptor return_type() const { return {text_.substr(close_ + 1)}; }
  /// The parameters as they are written, without the parentheses.
  std::string_view parameter_text() const { return text_.substr(1, close_ - 1); }

  int argument_count() const;
  /// Slots of all arguments, without the receiver.
  int argument_slots() const;

 private:
  std::string_view text_;
  std::size_t close_ = 1;  // of the closing parenthesis; class names may contain others
};

/// What a method returns, as its well-formed descriptor says: "I" for "(J)I".
inline std::string_view result_type(std::string_view method_descriptor) {
  return MethodDescriptor(method_descriptor).return_type().text;
}

bool is_field_descriptor(std::string_view text);
bool is_method_descriptor(std::string_view text);

/// No empty name and none of `. ; [ /` (JVMS 4.2.2).
bool is_unqualified_name(std::string_view name);
/// As above without `<` and `>`; `<init>` and `<clinit>` are the two exceptions.
bool is_method_name(std::string_view name);
/// Unqualified names separated by slashes (JVMS 4.2.1).
bool is_class_name(std::string_view name);
/// What a Class entry may hold: a class name or the descriptor of an array.
bool is_class_name_or_array(std::string_view name);

}  // namespace assay::classfile
