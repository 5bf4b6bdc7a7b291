// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace assay::sandbox {

/// The child's half: hands a filter's descriptor to the parent; safe between fork and exec.
bool hand_over(int socket, int descriptor);

/// The parent's half: lets the first execution that a filtered child asks for go on, and closes the
/// descriptor, after which the kernel refuses all further ones. False: the child has gone.
bool permit_one_exec(int descriptor);

}  // namespace assay::sandbox
