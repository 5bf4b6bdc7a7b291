// SPDX-License-Identifier: Apache-2.0
#include "workers/pool_message.h"

#include <gtest/gtest.h>

#include "unit/workers/sample_results.h"

namespace assay::workers {
namespace {

TEST(PoolMessage, ComesBackAsItWas) {
  const PoolMessage messages[] = {JobStarted{2, std::chrono::milliseconds(70)},
                                  JobOutcome{1, Ending::TimedOut, sample_result()},
                                  BootFailed{"no JDK"}};
  for (const PoolMessage& message : messages) {
    const std::string text = pool_text(message);
    const auto back = pool_message_of(text, 3);
    ASSERT_TRUE(back.ok()) << back.error().message;
    EXPECT_EQ(pool_text(back.value()), text);
  }
}

TEST(PoolMessage, IsRefusedIfItIsNotOneOfOurs) {
  const std::string result = pool_text(JobOutcome{1, Ending::Finished, sample_result()});
  std::string strange = result;
  strange.replace(strange.find("\"ending\":0"), 10, "\"ending\":9");
  for (const std::string& line :
       {std::string(), std::string("[]"), std::string("{}"), std::string("{\"started\": 3}"),
        std::string("{\"started\": -1, \"share\": 1}"), std::string("{\"started\": \"x\"}"),
        std::string("{\"started\": 1, \"share\": []}"), std::string("{\"error\": 7}"),
        std::string("{\"finished\": 1, \"ending\": 0}"),
        std::string("{\"finished\": 1e300, \"ending\": 0, \"result\": {}}"), strange,
        result.substr(0, result.size() / 2)}) {
    EXPECT_FALSE(pool_message_of(line, 3).ok()) << line;
  }
  EXPECT_FALSE(pool_message_of(result, 1).ok());
}

}  // namespace
}  // namespace assay::workers
