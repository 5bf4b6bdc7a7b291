// SPDX-License-Identifier: Apache-2.0
#include "concolic/summaries.h"

namespace assay::concolic {

void add_all_summaries(Recorder& recorder) {
  vm::Universe& universe = recorder.machine().universe();
  for (std::span<const Summary> family : {number_summaries(), character_summaries()}) {
    for (const Summary& summary : family) {
      vm::Class* klass = universe.load_boot(summary.class_name);
      if (klass == nullptr) continue;
      if (vm::Method* method = universe.find_method(*klass, summary.name, summary.descriptor);
          method != nullptr && method->owner == klass)
        recorder.add_summary(*method, summary);
    }
  }
}

}  // namespace assay::concolic
