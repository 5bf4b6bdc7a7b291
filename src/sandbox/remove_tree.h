// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace assay::sandbox {

/// Removes what is in a folder that somebody hostile may have filled. Everything is reached by
/// descriptor and no link is followed; folders nested however deeply need no more than two
/// descriptors, because they are moved up before they are emptied. The folder itself stays. False:
/// something could not be removed.
bool empty_folder(const std::string& folder);
/// The same for a folder in an open one, which goes, too.
bool remove_tree(int parent, const std::string& name);

}  // namespace assay::sandbox
