// SPDX-License-Identifier: Apache-2.0
#include "classfile/annotations.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace assay::classfile {

namespace {

/// Reads items one after the other; after the end, or after nonsense, everything is 0.
class Reader {
 public:
  Reader(const ConstantPool& pool, Bytes bytes) : pool_(pool), bytes_(bytes) {}

  bool failed() const { return failed_; }
  std::uint8_t u1() {
    if (at_ >= bytes_.size()) failed_ = true;
    return failed_ ? 0 : bytes_[at_++];
  }
  std::uint16_t u2() {
    const std::uint8_t high = u1();
    return static_cast<std::uint16_t>(high << 8 | u1());
  }
  void skip(std::size_t count) {
    if (bytes_.size() - at_ < count) failed_ = true;
    if (!failed_) at_ += count;
  }

  /// The type of an annotation, whose elements are skipped; nothing: no sense.
  std::optional<std::string_view> annotation(unsigned depth = 0) {
    const std::size_t type = u2();
    if (!failed_ && !pool_.is(type, Tag::Utf8)) failed_ = true;
    const unsigned pairs = u2();
    for (unsigned i = 0; i < pairs && !failed_; ++i) {
      skip(2);
      value(depth);
    }
    return failed_ ? std::nullopt : std::optional(pool_.utf8(type));
  }

  /// The enum constants that have been skipped since the last time.
  AnnotationTypes take_constants() { return std::exchange(constants_, {}); }

 private:
  static constexpr unsigned kDeepest = 64;

  void value(unsigned depth) {
    if (depth > kDeepest) failed_ = true;
    switch (u1()) {
      case 'e': {
        skip(2);
        const std::size_t name = u2();
        if (!failed_ && pool_.is(name, Tag::Utf8)) constants_.push_back(pool_.utf8(name));
        return;
      }
      case '@':
        annotation(depth + 1);
        return;
      case '[': {
        const unsigned count = u2();
        for (unsigned i = 0; i < count && !failed_; ++i) value(depth + 1);
        return;
      }
      default:
        return skip(2);
    }
  }

  const ConstantPool& pool_;
  Bytes bytes_;
  std::size_t at_ = 0;
  bool failed_ = false;
  AnnotationTypes constants_;
};

AnnotationTypes read_types(Reader& reader) {
  AnnotationTypes types;
  const unsigned count = reader.u2();
  for (unsigned i = 0; i < count && !reader.failed(); ++i) {
    if (const auto type = reader.annotation()) types.push_back(*type);
  }
  return types;
}

// Targets of type annotations (JVMS 4.7.20.1).
constexpr std::uint8_t kFormalParameter = 0x16;

/// Skips what says where a type annotation stands; the number of the formal parameter if that is
/// where.
std::optional<std::size_t> read_target(Reader& reader) {
  const std::uint8_t target = reader.u1();
  switch (target) {
    case 0x00:
    case 0x01:
      reader.skip(1);
      return std::nullopt;
    case 0x10:
    case 0x11:
    case 0x12:
    case 0x17:
      reader.skip(2);
      return std::nullopt;
    case 0x13:
    case 0x14:
    case 0x15:
      return std::nullopt;
    case kFormalParameter:
      return reader.u1();
    default:  // those of code, which members do not have
      reader.skip(~std::size_t{0});
      return std::nullopt;
  }
}

}  // namespace

AnnotationTypes annotation_types(const ConstantPool& pool, Bytes body) {
  Reader reader(pool, body);
  return read_types(reader);
}

std::optional<AnnotationTypes> annotation_constants(const ConstantPool& pool, Bytes body,
                                                    std::string_view type) {
  Reader reader(pool, body);
  const unsigned count = reader.u2();
  for (unsigned i = 0; i < count && !reader.failed(); ++i) {
    const auto found = reader.annotation();
    AnnotationTypes constants = reader.take_constants();
    if (found == type) return constants;
  }
  return std::nullopt;
}

std::vector<AnnotationTypes> parameter_annotation_types(const ConstantPool& pool, Bytes body) {
  Reader reader(pool, body);
  std::vector<AnnotationTypes> all;
  const unsigned parameters = reader.u1();
  for (unsigned i = 0; i < parameters && !reader.failed(); ++i) all.push_back(read_types(reader));
  return all;
}

std::vector<ParameterTypeAnnotation> parameter_type_annotations(const ConstantPool& pool,
                                                                Bytes body) {
  Reader reader(pool, body);
  std::vector<ParameterTypeAnnotation> all;
  const unsigned count = reader.u2();
  for (unsigned i = 0; i < count && !reader.failed(); ++i) {
    const std::optional<std::size_t> parameter = read_target(reader);
    const unsigned steps = reader.u1();
    reader.skip(std::size_t{2} * steps);
    const auto type = reader.annotation();
    if (parameter && steps == 0 && type) all.push_back({*parameter, *type});
  }
  return all;
}

}  // namespace assay::classfile
