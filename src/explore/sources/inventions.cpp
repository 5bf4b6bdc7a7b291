// SPDX-License-Identifier: Apache-2.0
#include "explore/sources/inventions.h"

#include <string>

namespace assay::explore {

Inventions::Inventions(interp::Machine& machine, const vm::Class& tested)
    : visibility_(std::string(tested.package()), /*package_members=*/true),
      stubs_(machine, *tested.loader, visibility_) {}

std::optional<concolic::Producer> Inventions::invented(const concolic::InventedShape& shape) {
  const bool is_of_one = shape.types.size() == 1 && shape.is_plain();
  const recipe::StubClass* stub =
      is_of_one ? stubs_.stub_of(*shape.types.front()) : stubs_.stub_of(shape);
  if (stub == nullptr) return std::nullopt;
  concolic::Producer producer{concolic::Producer::Kind::Stub, stub->klass};
  producer.invented = stub;
  return producer;
}

}  // namespace assay::explore
