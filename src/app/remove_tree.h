// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace assay::app {

/// Removes a folder of an open folder with all that is in it, as far as that can be done. No link
/// is followed, whatever was put there; folders may be nested deeper than paths can be long.
void remove_tree(int parent, const std::string& name);

}  // namespace assay::app
