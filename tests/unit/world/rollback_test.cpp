// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <random>

#include "base/check.h"
#include "unit/world/file_access.h"
#include "world/world.h"

namespace assay::world {
namespace {

/// Everything a program could see of the files, as text.
std::string dump(VirtualFiles& files, const std::string& path) {
  FileResult<FileStatus> status = files.status(path);
  if (!status) return "";
  std::string text = path + " " + std::to_string(status.value().mode()) + " " +
                     std::to_string(status.value().size) + " " +
                     std::to_string(status.value().inode) + " " +
                     std::to_string(status.value().modified_nanos);
  if (status.value().type == FileStatus::Type::File) text += " " + read_file(files, path);
  text += "\n";
  if (!status.value().is_folder()) return text;
  FileResult<std::vector<std::string>> names = files.list(path);
  if (!names) return text;
  for (const std::string& name : names.value()) {
    text += dump(files, (path == "/" ? "" : path) + "/" + name);
  }
  return text;
}

std::string dump(World& world) {
  std::string text = dump(world.files, "/");
  for (int descriptor = 0; descriptor < 40; ++descriptor) {
    FileResult<std::string> path = world.files.path_of(descriptor);
    if (!path) continue;
    FileResult<std::uint64_t> position = world.files.seek(descriptor, 0, SeekFrom::Current);
    text += std::to_string(descriptor) + " " + path.value() + " " +
            std::to_string(position ? position.value() : 0) + "\n";
  }
  const FileTree::Usage& usage = world.files.usage();
  return text + std::to_string(usage.bytes) + " " + std::to_string(usage.files) + " " +
         std::to_string(usage.last_inode) + " " + std::to_string(world.clock.nanos());
}

TEST(Rollback, RestoresFilesAndNames) {
  World world;
  VirtualFiles& files = world.files;
  ASSERT_EQ(write_file(files, "a", "old"), "Success");
  ASSERT_EQ(write_file(files, "b", "b"), "Success");
  std::string before = dump(world);
  World::Mark mark = world.mark();
  world.clock.advance(1'000);
  EXPECT_EQ(write_file(files, "a", "new"), "Success");
  EXPECT_EQ(files.rename("b", "c"), FileError::None);
  EXPECT_EQ(files.make_folder("d"), FileError::None);
  EXPECT_EQ(files.set_permissions("a", 0400), FileError::None);
  EXPECT_NE(dump(world), before);
  world.rollback(mark);
  EXPECT_EQ(dump(world), before);
  EXPECT_EQ(read_file(files, "a"), "old");
}

TEST(Rollback, RestoresDescriptorsAndPositions) {
  World world;
  VirtualFiles& files = world.files;
  int kept = files.open("f", O_RDWR | O_CREAT).value();
  ASSERT_TRUE(files.write(kept, bytes_of("abc")).ok());
  World::Mark mark = world.mark();
  int opened = files.open("f", O_RDONLY).value();
  ASSERT_TRUE(files.seek(kept, 1, SeekFrom::Start).ok());
  ASSERT_EQ(files.close(kept), FileError::None);
  world.rollback(mark);
  EXPECT_EQ(files.seek(kept, 0, SeekFrom::Current).value(), 3u);
  EXPECT_EQ(files.close(opened), FileError::BadDescriptor);
  EXPECT_EQ(files.open_descriptors(), 4u);
}

TEST(Rollback, CanBeRepeatedToTheSameMark) {
  World world;
  World::Mark mark = world.mark();
  std::string before = dump(world);
  for (int round = 0; round < 3; ++round) {
    EXPECT_EQ(write_file(world.files, "a", "round"), "Success");
    EXPECT_EQ(world.files.status("a").value().inode, world.files.usage().last_inode);
    world.rollback(mark);
    EXPECT_EQ(dump(world), before);
  }
}

TEST(Rollback, NestsAndKeepsCommittedChanges) {
  World world;
  World::Mark outer = world.mark();
  EXPECT_EQ(write_file(world.files, "a", "1"), "Success");
  World::Mark inner = world.mark();
  EXPECT_EQ(write_file(world.files, "a", "2"), "Success");
  world.commit(inner);
  EXPECT_EQ(read_file(world.files, "a"), "2");
  EXPECT_EQ(write_file(world.files, "a", "3"), "Success");
  world.rollback(outer);
  EXPECT_FALSE(world.files.exists("a"));
  EXPECT_EQ(write_file(world.files, "a", "4"), "Success");
  world.commit(outer);
  EXPECT_EQ(read_file(world.files, "a"), "4");
}

TEST(Rollback, RefusesMarksThatAreGone) {
  World world;
  World::Mark outer = world.mark();
  World::Mark inner = world.mark();
  world.rollback(outer);
  EXPECT_THROW(world.rollback(inner), CheckFailure);
}

TEST(Rollback, CoversClockRandomAndStreams) {
  World world;
  world.streams.set_input("input");
  World::Mark mark = world.mark();
  std::uint64_t random = world.random.next();
  std::int64_t time = world.clock.nano_time();
  std::vector<std::uint8_t> buffer(5);
  ASSERT_EQ(world.files.read(0, buffer).value(), 5u);
  ASSERT_TRUE(world.files.write(1, buffer).ok());
  world.rollback(mark);
  EXPECT_EQ(world.random.next(), random);
  EXPECT_EQ(world.clock.nano_time(), time);
  EXPECT_EQ(world.files.read(0, buffer).value(), 5u);
  EXPECT_EQ(world.streams.captured(StandardStreams::Output::Out), "");
}

TEST(UndoLog, RecordsNothingBeforeAMarkAndOneCopyAfterIt) {
  UndoLog log;
  std::uint64_t stamp = 0;
  log.record([] {});
  EXPECT_FALSE(log.is_first_change(stamp));
  EXPECT_EQ(log.size(), 0u);
  UndoLog::Mark mark = log.mark();
  EXPECT_TRUE(log.is_first_change(stamp));
  EXPECT_FALSE(log.is_first_change(stamp));
  log.rollback(mark);
  EXPECT_TRUE(log.is_first_change(stamp));
}

/// A random operation on a small set of names; most of them fail, which must change nothing.
void act(World& world, std::mt19937& random) {
  static const char* const kPaths[] = {"a", "b", "d", "d/a", "d/e", "d/e/f", "/tmp/x", "/tmp/x/y"};
  VirtualFiles& files = world.files;
  std::string path = kPaths[random() % 8], other = kPaths[random() % 8];
  int descriptor = static_cast<int>(3 + random() % 8);
  std::string text(random() % 20, static_cast<char>('a' + random() % 26));
  switch (random() % 12) {
    case 0:
      (void)files.open(path, O_RDWR | O_CREAT);
      break;
    case 1:
      (void)files.close(descriptor);
      break;
    case 2:
      (void)files.write(descriptor, bytes_of(text));
      break;
    case 3:
      (void)files.seek(descriptor, static_cast<int>(random() % 30), SeekFrom::Start);
      break;
    case 4:
      (void)files.truncate(descriptor, random() % 30);
      break;
    case 5:
      (void)files.make_folder(path);
      break;
    case 6:
      (void)files.remove_folder(path);
      break;
    case 7:
      (void)files.remove_file(path);
      break;
    case 8:
      (void)files.rename(path, other);
      break;
    case 9:
      (void)files.set_permissions(path, 0700 | random() % 64);
      break;
    case 10:
      (void)write_file(files, path, text);
      break;
    default:
      world.clock.advance(static_cast<int>(random() % 1000));
      break;
  }
}

TEST(Rollback, RestoresEverythingAfterRandomActions) {
  WorldOptions options;
  options.limits = {.bytes = 200, .files = 6, .descriptors = 9};
  for (unsigned seed = 0; seed < 200; ++seed) {
    World world(options);
    std::mt19937 random(seed);
    for (int i = 0; i < 30; ++i) act(world, random);
    World::Mark outer = world.mark();
    std::string at_outer = dump(world);
    for (int i = 0; i < 30; ++i) act(world, random);
    World::Mark inner = world.mark();
    std::string at_inner = dump(world);
    for (int i = 0; i < 30; ++i) act(world, random);
    world.rollback(inner);
    ASSERT_EQ(dump(world), at_inner) << "seed " << seed;
    for (int i = 0; i < 10; ++i) act(world, random);
    if (seed % 2 == 0) world.commit(inner);
    for (int i = 0; i < 10; ++i) act(world, random);
    world.rollback(outer);
    ASSERT_EQ(dump(world), at_outer) << "seed " << seed;
  }
}

}  // namespace
}  // namespace assay::world
