// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <memory>
#include <vector>

#include "interp/calls/polymorphic.h"

namespace assay::interp {

class NativeBinding;
struct Code;

/// What methods, frames and translated instructions point to: made once, kept as long as the
/// machine.
class CodeStore {
 public:
  CodeStore();
  ~CodeStore();

  void keep(std::unique_ptr<Code> code);
  NativeBinding& keep(std::unique_ptr<NativeBinding> binding);
  PolymorphicSite& keep(PolymorphicSite site);
  LinkedSite& new_linked_site() { return linked_sites_.emplace_back(); }

 private:
  std::vector<std::unique_ptr<Code>> codes_;
  std::vector<std::unique_ptr<NativeBinding>> native_bindings_;
  std::deque<PolymorphicSite> polymorphic_sites_;
  std::deque<LinkedSite> linked_sites_;
};

}  // namespace assay::interp
