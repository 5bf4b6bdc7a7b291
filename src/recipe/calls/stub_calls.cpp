// SPDX-License-Identifier: Apache-2.0
#include "recipe/calls/stub_calls.h"

#include <algorithm>

#include "classfile/descriptor.h"
#include "vm/class.h"
#include "vm/heap.h"

namespace assay::recipe {

namespace {

using Opcode = classfile::Opcode;

const vm::Field* field_of(const vm::Class& klass, std::string_view name) {
  const auto found = std::ranges::find_if(klass.fields, [&](const vm::Field& field) {
    return field.info != nullptr && field.info->name == name;
  });
  return found == klass.fields.end() ? nullptr : &*found;
}

vm::Ref array_of(vm::Universe& universe, const vm::Class& klass, vm::Ref object, char kind) {
  const vm::Field* field = field_of(klass, StubRecords::field(kind));
  return field == nullptr ? vm::kNull : universe.heap().read<vm::Ref>(object, field->offset);
}

/// Reads the rows of one object.
class RowReader {
 public:
  RowReader(vm::Universe& universe, vm::Ref object, const StubRecords& records)
      : universe_(universe), object_(object), records_(records) {}

  vm::Slot read(char kind, unsigned row, unsigned part) {
    const vm::Ref array = array_of(universe_, *universe_.class_of(object_), object_, kind);
    vm::Slot slot{};
    if (!array) return slot;
    const unsigned index = row * records_.width(kind) + part;
    const vm::Heap& heap = universe_.heap();
    if (kind == 'J') {
      slot.j = heap.read<std::int64_t>(array, vm::kArrayBase + index * 8);
    } else if (kind == 'D') {
      slot.d = heap.read<double>(array, vm::kArrayBase + index * 8);
    } else if (kind == 'F') {
      slot.f = heap.read<float>(array, vm::kArrayBase + index * 4);
    } else if (kind == 'L') {
      slot.ref = heap.read<vm::Ref>(array, vm::kArrayBase + index * 4);
    } else {
      slot.i = heap.read<std::int32_t>(array, vm::kArrayBase + index * 4);
    }
    return slot;
  }

 private:
  vm::Universe& universe_;
  vm::Ref object_;
  const StubRecords& records_;
};

}  // namespace

StubRecords::StubRecords(const concolic::InventedClass& stub) {
  for (const concolic::InventedMethod& method : stub.methods) {
    if (!method.is_recorded) continue;
    Layout used;
    widths_['I'] = std::max(widths_['I'], 1U);
    const classfile::MethodDescriptor descriptor(method.method->info->descriptor);
    for (classfile::TypeDescriptor type : descriptor.parameters()) {
      const char kind = kind_of(type.kind());
      widths_[kind] = std::max(widths_[kind], used.next(kind) + 1);
    }
  }
}

unsigned StubRecords::width(char kind) const {
  const auto found = widths_.find(kind);
  return found == widths_.end() ? 0 : found->second;
}

char StubRecords::kind_of(char descriptor) {
  switch (descriptor) {
    case 'Z':
    case 'B':
    case 'C':
    case 'S':
    case 'I':
      return 'I';
    case 'J':
    case 'F':
    case 'D':
      return descriptor;
    default:
      return 'L';
  }
}

std::string StubRecords::type(char kind) {
  return kind == 'L' ? "[Ljava/lang/Object;" : std::string("[") + kind;
}

Opcode StubRecords::store(char kind) {
  switch (kind) {
    case 'I':
      return Opcode::Iastore;
    case 'J':
      return Opcode::Lastore;
    case 'F':
      return Opcode::Fastore;
    case 'D':
      return Opcode::Dastore;
    default:
      return Opcode::Aastore;
  }
}

std::optional<std::vector<StubCall>> calls_of(vm::Universe& universe,
                                              const concolic::InventedClass& stub, vm::Ref object) {
  const StubRecords records(stub);
  const vm::Field* counter = field_of(*universe.class_of(object), StubRecords::kCount);
  if (records.is_empty() || counter == nullptr) return std::nullopt;
  const auto count = universe.heap().read<std::int32_t>(object, counter->offset);
  if (count < 0 || count > StubRecords::kMost) return std::nullopt;
  std::vector<StubCall> calls;
  RowReader reader(universe, object, records);
  for (unsigned row = 0; row < static_cast<unsigned>(count); ++row) {
    StubCall& call = calls.emplace_back();
    call.method = static_cast<std::size_t>(reader.read('I', row, 0).i);
    if (call.method >= stub.methods.size()) return std::nullopt;
    StubRecords::Layout layout;
    const classfile::MethodDescriptor descriptor(
        stub.methods[call.method].method->info->descriptor);
    for (classfile::TypeDescriptor type : descriptor.parameters()) {
      const char kind = StubRecords::kind_of(type.kind());
      call.arguments.push_back(
          {vm::kind_of(type.kind()), reader.read(kind, row, layout.next(kind))});
    }
  }
  return calls;
}

}  // namespace assay::recipe
