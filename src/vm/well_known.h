// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "base/result.h"

namespace assay::vm {

struct Class;
class Universe;

/// Classes the VM itself speaks about, and the offsets of fields it fills. Loaded once at boot;
/// an offset of 0 means that this JDK has no such field. Large because it is a table.
struct WellKnown {
  Class* object = nullptr;
  Class* class_ = nullptr;  // NOLINT(readability-identifier-naming): class is a keyword
  Class* string = nullptr;
  Class* class_loader = nullptr;
  Class* module = nullptr;
  Class* thread = nullptr;
  Class* thread_group = nullptr;
  Class* throwable = nullptr;
  Class* stack_trace_element = nullptr;
  Class* cloneable = nullptr;
  Class* serializable = nullptr;
  Class* reference = nullptr;
  Class* method_handle = nullptr;
  Class* var_handle = nullptr;
  Class* method_type = nullptr;
  Class* member_name = nullptr;
  Class* lambda_form = nullptr;
  Class* boxes[8] = {};  // by Kind: Boolean .. Double

  struct {
    std::uint32_t value, coder, hash;
  } string_fields{};
  struct {
    std::uint32_t id;  // injected
    std::uint32_t class_loader, component_type, module, name, class_data;
    std::uint32_t modifiers, primitive, protection_domain, signers;
  } class_fields{};
  struct {
    std::uint32_t backtrace, detail_message, cause, stack_trace, depth, suppressed;
  } throwable_fields{};
};

/// Loads these classes into a fresh universe, learns the offsets and makes the first mirrors.
Result<void> load_well_known(Universe& universe);

}  // namespace assay::vm
