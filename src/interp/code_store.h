// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "interp/calls/polymorphic.h"
#include "vm/class.h"
#include "vm/universe.h"

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
  /// The method of a frame that is the machine's own: programs are not shown it.
  vm::Method& stand_in(vm::Universe& universe);

 private:
  std::vector<std::unique_ptr<Code>> codes_;
  std::vector<std::unique_ptr<NativeBinding>> native_bindings_;
  std::deque<PolymorphicSite> polymorphic_sites_;
  std::deque<LinkedSite> linked_sites_;
  std::optional<vm::Method> stand_in_;
};

}  // namespace assay::interp
