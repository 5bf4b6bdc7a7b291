// SPDX-License-Identifier: Apache-2.0
#include "class_mutator.h"

#include <algorithm>

#include "classfile/opcodes.h"
#include "classfile/parse/parse_class.h"

namespace assay::fuzz {

using classfile::Bytes;

ClassMutator::ClassMutator(std::vector<std::uint8_t> good) : good_(std::move(good)) {
  find_places();
}

void ClassMutator::find_places() {
  auto parsed = classfile::parse_class(good_, {.accept_module_info = true});
  if (!parsed.ok()) return;
  auto add = [this](const std::uint8_t* data, std::size_t size) {
    if (size != 0) places_.push_back({static_cast<std::size_t>(data - good_.data()), size});
  };
  const classfile::ClassFile& file = parsed.value();
  constant_count_ = file.constant_pool.size();
  for (const auto& method : file.methods) {
    // max_stack and max_locals stand before the length of the code.
    if (method.has_code)
      add(method.unverified_code.bytecode.data() - 8, method.unverified_code.bytecode.size() + 8);
    add(method.unverified_code.stack_map_table.data(),
        method.unverified_code.stack_map_table.size());
  }
  const std::uint8_t* pool_end = good_.data() + 10;
  for (std::size_t i = 1; i < file.constant_pool.size(); ++i) {
    std::string_view text = file.constant_pool.entry(i).text;
    if (text.empty()) continue;
    const auto* data = reinterpret_cast<const std::uint8_t*>(text.data());
    pool_end = std::max(pool_end, data + text.size());
    add(data, text.size());
  }
  // As many chances for the constant pool's numbers as for all texts together.
  for (std::size_t left = places_.size() / 2; left > 0; --left) {
    add(good_.data(), static_cast<std::size_t>(pool_end - good_.data()));
  }
}

std::size_t ClassMutator::pick_place(std::mt19937_64& random, std::size_t size) const {
  if (places_.empty() || random() % 2 == 0) return random() % size;
  const Range& range = places_[random() % places_.size()];
  return std::min(range.start + random() % range.size, size - 1);
}

void ClassMutator::edit_in_place(std::vector<std::uint8_t>& bytes, std::mt19937_64& random) const {
  static constexpr std::uint8_t kSpecial[] = {0x00, 0x01, 0x7F, 0x80, 0xFF,
                                              '[',  'L',  ';',  'J',  '/'};
  std::size_t at = pick_place(random, bytes.size());
  switch (random() % 6) {
    case 0:
      bytes[at] ^= static_cast<std::uint8_t>(1U << random() % 8);
      break;
    case 1:
      bytes[at] = static_cast<std::uint8_t>(random());
      break;
    case 2:
      bytes[at] = kSpecial[random() % std::size(kSpecial)];
      break;
    case 3:  // an opcode, should this be one
      bytes[at] = static_cast<std::uint8_t>(random() % classfile::kOpcodeCount);
      break;
    case 4:  // a nearby value: a local, an offset, a neighbouring constant
      bytes[at] = static_cast<std::uint8_t>(bytes[at] + random() % 5 - 2);
      break;
    default:  // a constant-pool index, should this be one
      if (at + 1 >= bytes.size()) break;
      std::size_t index = random() % (constant_count_ + 1);
      bytes[at] = static_cast<std::uint8_t>(index >> 8);
      bytes[at + 1] = static_cast<std::uint8_t>(index);
      break;
  }
}

void ClassMutator::edit_size(std::vector<std::uint8_t>& bytes, std::mt19937_64& random) const {
  std::size_t at = random() % bytes.size();
  std::size_t count = std::min<std::size_t>(1 + random() % 16, bytes.size() - at);
  auto position = bytes.begin() + static_cast<std::ptrdiff_t>(at);
  switch (random() % 3) {
    case 0:
      bytes.resize(at);
      break;
    case 1:
      bytes.erase(position, position + static_cast<std::ptrdiff_t>(count));
      break;
    default: {
      std::vector<std::uint8_t> copy(position, position + static_cast<std::ptrdiff_t>(count));
      bytes.insert(position, copy.begin(), copy.end());
      break;
    }
  }
}

std::vector<std::uint8_t> ClassMutator::mutate(std::mt19937_64& random) const {
  std::vector<std::uint8_t> bytes = good_;
  bool resize = random() % 16 == 0;
  for (std::size_t edits = 1 + random() % 4; edits > 0 && !bytes.empty(); --edits) {
    edit_in_place(bytes, random);
  }
  if (resize && !bytes.empty()) edit_size(bytes, random);
  return bytes;
}

}  // namespace assay::fuzz
