// SPDX-License-Identifier: Apache-2.0
#include "vm/journal.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace assay::vm {
namespace {

struct Words {
  alignas(8) std::uint64_t values[4] = {1, 2, 3, 4};
  void set(Journal& journal, int index, std::uint64_t value) {
    journal.save(&values[index]);
    values[index] = value;
  }
};

TEST(Journal, RestoresWordsInReverseOrder) {
  Journal journal;
  Words words;
  auto mark = journal.mark();
  words.set(journal, 0, 10);
  words.set(journal, 0, 20);
  words.set(journal, 3, 40);
  journal.rollback(mark);
  EXPECT_EQ(words.values[0], 1u);
  EXPECT_EQ(words.values[3], 4u);
  EXPECT_FALSE(journal.active());
}

TEST(Journal, InnerRollbackKeepsWhatTheOuterRunDid) {
  Journal journal;
  Words words;
  auto outer = journal.mark();
  words.set(journal, 0, 10);
  auto inner = journal.mark();
  words.set(journal, 0, 20);
  words.set(journal, 1, 30);
  journal.rollback(inner);
  EXPECT_EQ(words.values[0], 10u);
  EXPECT_EQ(words.values[1], 2u);
  journal.rollback(outer);
  EXPECT_EQ(words.values[0], 1u);
}

TEST(Journal, CommittedInnerChangesCanStillBeUndoneByTheOuterMark) {
  Journal journal;
  Words words;
  auto outer = journal.mark();
  auto inner = journal.mark();
  words.set(journal, 2, 99);
  journal.commit(inner);
  EXPECT_EQ(words.values[2], 99u);
  journal.rollback(outer);
  EXPECT_EQ(words.values[2], 3u);
}

TEST(Journal, ActionsRunBetweenTheWordsTheyWereRegisteredBetween) {
  Journal journal;
  Words words;
  std::vector<std::uint64_t> seen;
  auto mark = journal.mark();
  words.set(journal, 0, 10);
  journal.on_rollback([&] { seen.push_back(words.values[0]); });
  words.set(journal, 0, 20);
  journal.on_rollback([&] { seen.push_back(words.values[0]); });
  journal.rollback(mark);
  EXPECT_EQ(seen, (std::vector<std::uint64_t>{20, 10}));
  EXPECT_EQ(words.values[0], 1u);
}

TEST(Journal, ActionsWithoutAMarkAreForgotten) {
  Journal journal;
  bool ran = false;
  journal.on_rollback([&] { ran = true; });
  auto mark = journal.mark();
  journal.rollback(mark);
  EXPECT_FALSE(ran);
}

TEST(Journal, AWordWrittenAMillionTimesTakesLittleRoom) {
  Journal journal;
  Words words;
  auto mark = journal.mark();
  for (std::uint64_t i = 0; i < 1'000'000; ++i) words.set(journal, static_cast<int>(i % 4), i);
  EXPECT_LT(journal.size(), 20'000u);
  journal.rollback(mark);
  EXPECT_EQ(words.values[0], 1u);
  EXPECT_EQ(words.values[3], 4u);
}

}  // namespace
}  // namespace assay::vm
