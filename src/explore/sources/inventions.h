// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "concolic/producers.h"
#include "interp/machine.h"
#include "recipe/stub_classes.h"
#include "recipe/visibility.h"
#include "vm/class.h"

namespace assay::explore {

/// Classes for the interfaces and abstract classes among the inputs of a method.
class Inventions : public concolic::ProducerSource {
 public:
  Inventions(interp::Machine& machine, const vm::Class& tested);

  std::vector<concolic::Producer> producers(vm::Class&, unsigned) override { return {}; }
  std::optional<concolic::Producer> invented(const concolic::InventedShape& shape) override;
  const concolic::InventedClass* find_invented(const vm::Class& klass) const override {
    return stubs_.find(klass);
  }

 private:
  recipe::Visibility visibility_;
  recipe::StubClasses stubs_;
};

}  // namespace assay::explore
