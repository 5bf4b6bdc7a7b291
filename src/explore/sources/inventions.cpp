// SPDX-License-Identifier: Apache-2.0
#include "explore/sources/inventions.h"

#include <string>

namespace assay::explore {

Inventions::Inventions(interp::Machine& machine, const vm::Class& tested)
    : stubs_(machine, *tested.loader, std::string(tested.package())) {}

std::optional<concolic::Producer> Inventions::invented(const std::vector<vm::Class*>& types) {
  const recipe::StubClass* stub =
      types.size() == 1 ? stubs_.stub_of(*types.front()) : stubs_.stub_of(types);
  if (stub == nullptr) return std::nullopt;
  concolic::Producer producer{concolic::Producer::Kind::Stub, stub->klass};
  producer.invented = stub;
  return producer;
}

}  // namespace assay::explore
