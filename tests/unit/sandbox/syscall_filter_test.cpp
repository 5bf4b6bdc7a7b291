// SPDX-License-Identifier: Apache-2.0
#include "sandbox/syscall_filter.h"

#include <gtest/gtest.h>

namespace assay::sandbox {
namespace {

TEST(SyscallFilter, CanBeMadeForBothKindsOfFiles) {
  EXPECT_TRUE(SyscallFilter::make(SyscallFilter::Files::Private).ok());
  EXPECT_TRUE(SyscallFilter::make(SyscallFilter::Files::OfTheHost).ok());
}

}  // namespace
}  // namespace assay::sandbox
