// SPDX-License-Identifier: Apache-2.0
#include "coverage/class_probes.h"

#include <algorithm>

#include "classfile/build/constant_pool_builder.h"
#include "classfile/constant_pool.h"
#include "classfile/parse/parse_class.h"
#include "coverage/code_rewriter.h"
#include "coverage/counting.h"

namespace assay::coverage {
namespace {

using classfile::ByteWriter;
using classfile::Tag;

constexpr std::size_t kMostProbes = 0x7fff;     // what sipush can say
constexpr std::size_t kLargestPool = 0xffff;    // its count is two bytes
constexpr std::uint16_t kEntriesForProbes = 6;  // that a class gets to call the method
constexpr std::size_t kPoolCount = 8;           // where the number of entries is

void write_text(ByteWriter& out, std::string_view text) {
  out.u1(static_cast<std::uint8_t>(Tag::Utf8));
  out.u2(static_cast<std::uint32_t>(text.size()));
  out.text(text);
}

void write_pair(ByteWriter& out, Tag tag, std::uint32_t first, std::uint32_t second) {
  out.u1(static_cast<std::uint8_t>(tag));
  out.u2(first);
  out.u2(second);
}

/// Writes header and pool with the constants that probes need; gives the index of the method.
std::uint16_t write_pool(ByteWriter& out, const ClassLayout& layout, std::size_t entries) {
  out.bytes(layout.bytes.subspan(0, layout.pool_end));
  out.patch_u2(kPoolCount, static_cast<std::uint32_t>(entries + kEntriesForProbes));
  const auto first = static_cast<std::uint32_t>(entries);
  write_text(out, kProbeClass);
  write_text(out, kProbeMethod);
  write_text(out, "(II)V");
  out.u1(static_cast<std::uint8_t>(Tag::Class));
  out.u2(first);
  write_pair(out, Tag::NameAndType, first + 1, first + 2);
  write_pair(out, Tag::Methodref, first + 3, first + 4);
  return static_cast<std::uint16_t>(first + 5);
}

}  // namespace

std::optional<ClassProbes> ClassProbes::read(classfile::Bytes bytes) {
  auto parsed = classfile::parse_class(bytes);
  if (!parsed.ok()) return std::nullopt;
  ClassProbes probes;
  probes.file_ = std::make_unique<classfile::ClassFile>(std::move(parsed).value());
  const classfile::ClassFile& file = *probes.file_;
  if ((file.access_flags & classfile::access::kSynthetic) != 0) return std::nullopt;
  auto layout = ClassLayout::of(bytes, file);
  if (!layout) return std::nullopt;
  probes.layout_ = std::make_unique<ClassLayout>(std::move(*layout));
  probes.class_name_ = std::string(file.name);
  std::ranges::replace(probes.class_name_, '/', '.');
  for (std::size_t i = 0; i < file.methods.size(); ++i) {
    auto code = MethodCode::read(file, *probes.layout_, i);
    if (!code) continue;
    ProbePlan plan = plan_probes(*code);
    const std::size_t count = plan.probes.size();
    probes.methods_.push_back({std::move(*code), std::move(plan), i, probes.probe_count_});
    probes.probe_count_ += count;
  }
  return probes;
}

std::optional<std::vector<std::uint8_t>> ClassProbes::instrumented(std::uint16_t number) const {
  const std::size_t entries = file_->constant_pool.size();
  if (probe_count_ == 0 || probe_count_ > kMostProbes || number > kMostProbes ||
      entries + kEntriesForProbes > kLargestPool)
    return std::nullopt;
  ByteWriter out;
  const std::uint16_t hit = write_pool(out, *layout_, entries);
  std::size_t copied = layout_->pool_end;
  for (const Method& method : methods_) {
    for (const AttributeLayout& attribute : layout_->methods[method.index].attributes) {
      if (attribute.name != "Code") continue;
      const ProbeCall call{hit, number, static_cast<std::uint16_t>(method.first_probe)};
      const auto body = rewrite_code(method.code, method.plan, call, attribute);
      if (!body) continue;
      out.bytes(layout_->bytes.subspan(copied, attribute.begin - copied));
      out.u2(attribute.name_index);
      out.u4(static_cast<std::uint32_t>(body->size()));
      out.bytes(*body);
      constexpr std::size_t kAttributeHeader = 6;
      copied = attribute.begin + kAttributeHeader + attribute.body.size();
    }
  }
  out.bytes(layout_->bytes.subspan(copied));
  return std::move(out).take();
}

ClassCoverage ClassProbes::coverage(std::vector<bool> passed) const {
  passed.resize(probe_count_);
  ClassCoverage found;
  found.class_name = class_name_;
  found.source_file = std::string(file_->source_file);
  for (const Method& method : methods_) {
    const auto first = passed.begin() + static_cast<std::ptrdiff_t>(method.first_probe);
    const std::vector<bool> own(first,
                                first + static_cast<std::ptrdiff_t>(method.plan.probes.size()));
    MethodCoverage counted = count_method(method.code, method.plan, own);
    if (!counted.lines.empty()) found.methods.push_back(std::move(counted));
  }
  return found;
}

}  // namespace assay::coverage
