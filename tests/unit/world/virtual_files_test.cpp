// SPDX-License-Identifier: Apache-2.0
#include "world/virtual_files.h"

#include <gtest/gtest.h>

#include <cstring>
#include <set>

#include "unit/world/file_access.h"
#include "world/world.h"

namespace assay::world {
namespace {

using Names = std::vector<std::string>;

class VirtualFilesTest : public ::testing::Test {
 protected:
  World world_;
  VirtualFiles& files_ = world_.files;
};

TEST_F(VirtualFilesTest, StartsWithAnEmptyHomeAndTmp) {
  EXPECT_EQ(files_.list("/").value(), (Names{"dev", "home", "tmp"}));
  EXPECT_EQ(files_.list("/tmp").value(), Names{});
  EXPECT_EQ(files_.list(".").value(), Names{});
  EXPECT_EQ(files_.resolve(".").value(), "/home/user");
  EXPECT_EQ(read_file(files_, "/etc/passwd"), "No such file or directory");
}

TEST_F(VirtualFilesTest, WritesAndReadsBack) {
  EXPECT_EQ(write_file(files_, "a.txt", "content"), "Success");
  EXPECT_EQ(read_file(files_, "/home/user/a.txt"), "content");
  EXPECT_EQ(write_file(files_, "a.txt", "new"), "Success");
  EXPECT_EQ(write_file(files_, "a.txt", "+more", O_WRONLY | O_APPEND), "Success");
  EXPECT_EQ(read_file(files_, "a.txt"), "new+more");
  EXPECT_EQ(write_file(files_, "a.txt", "N", O_WRONLY), "Success");
  EXPECT_EQ(read_file(files_, "a.txt"), "New+more");
}

TEST_F(VirtualFilesTest, OpensByTheRulesOfPosix) {
  ASSERT_EQ(files_.make_folder("d"), FileError::None);
  ASSERT_EQ(write_file(files_, "f", "x"), "Success");
  auto open_error = [this](const char* path, int flags) {
    return files_.open(path, flags).error();
  };
  EXPECT_EQ(open_error("missing", O_RDWR), FileError::NoEntry);
  EXPECT_EQ(open_error("missing/f", O_WRONLY | O_CREAT), FileError::NoEntry);
  EXPECT_EQ(open_error("f", O_WRONLY | O_CREAT | O_EXCL), FileError::Exists);
  EXPECT_EQ(open_error("d", O_WRONLY), FileError::IsADirectory);
  EXPECT_EQ(open_error("d", O_RDONLY), FileError::None);
  EXPECT_EQ(open_error("f", O_RDONLY | O_DIRECTORY), FileError::NotADirectory);
  EXPECT_EQ(open_error("f/", O_RDONLY), FileError::NotADirectory);
  EXPECT_EQ(open_error("f/x", O_RDONLY), FileError::NotADirectory);
  EXPECT_EQ(open_error("new/", O_WRONLY | O_CREAT), FileError::IsADirectory);
  EXPECT_EQ(open_error("/new", O_WRONLY | O_CREAT), FileError::AccessDenied);
  EXPECT_EQ(open_error("", O_RDONLY), FileError::NoEntry);
  EXPECT_EQ(open_error(std::string(256, 'n').c_str(), O_CREAT | O_RDWR), FileError::NameTooLong);
  EXPECT_EQ(open_error(std::string(5000, '/').c_str(), O_RDONLY), FileError::NameTooLong);
}

TEST_F(VirtualFilesTest, ChecksTheDirectionOfADescriptor) {
  int writer = files_.open("f", O_WRONLY | O_CREAT).value();
  int reader = files_.open("f", O_RDONLY).value();
  std::vector<std::uint8_t> buffer(1);
  EXPECT_EQ(files_.read(writer, buffer).error(), FileError::BadDescriptor);
  EXPECT_EQ(files_.write(reader, buffer).error(), FileError::BadDescriptor);
  EXPECT_EQ(files_.read(99, buffer).error(), FileError::BadDescriptor);
  EXPECT_EQ(files_.read(-1, buffer).error(), FileError::BadDescriptor);
  EXPECT_EQ(files_.truncate(reader, 0), FileError::InvalidArgument);
  int folder = files_.open(".", O_RDONLY).value();
  EXPECT_EQ(files_.read(folder, buffer).error(), FileError::IsADirectory);
  EXPECT_TRUE(files_.status(folder).value().is_folder());
}

TEST_F(VirtualFilesTest, SeeksAndLeavesHolesOfZeros) {
  int file = files_.open("f", O_RDWR | O_CREAT).value();
  EXPECT_EQ(files_.write(file, bytes_of("ab")).value(), 2u);
  EXPECT_EQ(files_.seek(file, 2, SeekFrom::End).value(), 4u);
  EXPECT_EQ(files_.write(file, bytes_of("c")).value(), 1u);
  EXPECT_EQ(files_.seek(file, -3, SeekFrom::Current).value(), 2u);
  EXPECT_EQ(files_.available(file).value(), 3u);
  EXPECT_EQ(read_file(files_, "f"), std::string("ab\0\0c", 5));
  EXPECT_EQ(files_.seek(file, -1, SeekFrom::Start).error(), FileError::InvalidArgument);
  EXPECT_EQ(files_.seek(file, INT64_MAX, SeekFrom::Current).error(), FileError::InvalidArgument);
  EXPECT_EQ(files_.seek(1, 0, SeekFrom::Start).error(), FileError::IllegalSeek);
}

TEST_F(VirtualFilesTest, ReadsAndWritesAtOffsets) {
  int file = files_.open("f", O_RDWR | O_CREAT).value();
  EXPECT_EQ(files_.write_at(file, bytes_of("xyz"), 1).value(), 3u);
  std::vector<std::uint8_t> buffer(2);
  EXPECT_EQ(files_.read_at(file, buffer, 2).value(), 2u);
  EXPECT_EQ(buffer, (std::vector<std::uint8_t>{'y', 'z'}));
  EXPECT_EQ(files_.seek(file, 0, SeekFrom::Current).value(), 0u);
  EXPECT_EQ(files_.read_at(file, buffer, UINT64_MAX).value(), 0u);
  EXPECT_EQ(files_.write_at(file, buffer, UINT64_MAX).error(), FileError::FileTooLarge);
}

TEST_F(VirtualFilesTest, TruncatesAndGrows) {
  int file = files_.open("f", O_RDWR | O_CREAT).value();
  ASSERT_TRUE(files_.write(file, bytes_of("abcdef")).ok());
  EXPECT_EQ(files_.truncate(file, 2), FileError::None);
  EXPECT_EQ(files_.status("f").value().size, 2u);
  EXPECT_EQ(files_.truncate(file, 4), FileError::None);
  EXPECT_EQ(read_file(files_, "f"), std::string("ab\0\0", 4));
}

TEST_F(VirtualFilesTest, ReportsStatus) {
  world_.clock.advance(5'000'000'000);
  ASSERT_EQ(write_file(files_, "f", "abc"), "Success");
  FileStatus status = files_.status("f").value();
  EXPECT_EQ(status.size, 3u);
  EXPECT_EQ(status.mode(), 0100644u);
  EXPECT_EQ(status.modified_nanos, (VirtualClock::kDefaultEpochMillis + 5'000) * 1'000'000);
  EXPECT_EQ(files_.status("/tmp").value().mode(), 0040777u);
  EXPECT_EQ(files_.status("/dev/null").value().mode(), 0020666u);
  EXPECT_EQ(files_.status(1).value().mode(), 0010600u);
  std::set<std::uint64_t> inodes;
  for (const char* path : {"f", "/tmp", "/", "/home", "."}) {
    inodes.insert(files_.status(path).value().inode);
  }
  EXPECT_EQ(inodes.size(), 5u);
}

TEST_F(VirtualFilesTest, ResolvesDotsInPaths) {
  ASSERT_EQ(files_.make_folder("a"), FileError::None);
  ASSERT_EQ(write_file(files_, "a/f", ""), "Success");
  EXPECT_EQ(files_.resolve("a/./../a//f").value(), "/home/user/a/f");
  EXPECT_EQ(files_.resolve("/../../tmp/").value(), "/tmp");
  EXPECT_EQ(files_.resolve("missing/..").error(), FileError::NoEntry);
  EXPECT_EQ(files_.resolve("a/f/..").error(), FileError::NotADirectory);
  EXPECT_EQ(files_.resolve("a/f/.").error(), FileError::NotADirectory);
}

TEST_F(VirtualFilesTest, MakesAndRemovesFolders) {
  EXPECT_EQ(files_.make_folder("a/"), FileError::None);
  EXPECT_EQ(files_.make_folder("a"), FileError::Exists);
  EXPECT_EQ(files_.make_folder("x/y"), FileError::NoEntry);
  ASSERT_EQ(write_file(files_, "a/f", ""), "Success");
  EXPECT_EQ(files_.remove_folder("a"), FileError::NotEmpty);
  EXPECT_EQ(files_.remove_file("a"), FileError::IsADirectory);
  EXPECT_EQ(files_.remove_folder("a/f"), FileError::NotADirectory);
  EXPECT_EQ(files_.remove_file("a/f"), FileError::None);
  EXPECT_EQ(files_.remove_folder("a"), FileError::None);
  EXPECT_EQ(files_.remove_folder("a"), FileError::NoEntry);
}

TEST_F(VirtualFilesTest, KeepsItsFixedLayout) {
  EXPECT_EQ(files_.remove_folder("/tmp"), FileError::AccessDenied);
  EXPECT_EQ(files_.rename("/tmp", "/home/user/t"), FileError::AccessDenied);
  EXPECT_EQ(files_.remove_folder("/"), FileError::AccessDenied);
  EXPECT_EQ(files_.remove_file("/dev/null"), FileError::AccessDenied);
  EXPECT_EQ(files_.set_permissions("/tmp", 0), FileError::AccessDenied);
}

TEST_F(VirtualFilesTest, Renames) {
  ASSERT_EQ(files_.make_folder("d"), FileError::None);
  ASSERT_EQ(files_.make_folder("d/e"), FileError::None);
  ASSERT_EQ(write_file(files_, "f", "f"), "Success");
  ASSERT_EQ(write_file(files_, "g", "g"), "Success");
  EXPECT_EQ(files_.rename("f", "d"), FileError::IsADirectory);
  EXPECT_EQ(files_.rename("d", "f"), FileError::NotADirectory);
  EXPECT_EQ(files_.rename("d", "d/e/x"), FileError::InvalidArgument);
  EXPECT_EQ(files_.rename("missing", "x"), FileError::NoEntry);
  EXPECT_EQ(files_.rename("f", "f"), FileError::None);
  EXPECT_EQ(files_.rename("f", "g"), FileError::None);
  EXPECT_EQ(read_file(files_, "g"), "f");
  EXPECT_EQ(files_.rename("d", "/tmp/moved"), FileError::None);
  EXPECT_EQ(files_.list(".").value(), Names{"g"});
  EXPECT_EQ(files_.list("/tmp/moved").value(), Names{"e"});
}

TEST_F(VirtualFilesTest, KeepsRemovedFilesForTheirDescriptors) {
  int file = files_.open("f", O_RDWR | O_CREAT).value();
  ASSERT_TRUE(files_.write(file, bytes_of("abc")).ok());
  EXPECT_EQ(files_.remove_file("f"), FileError::None);
  EXPECT_FALSE(files_.exists("f"));
  EXPECT_EQ(files_.usage().bytes, 3u);
  std::vector<std::uint8_t> buffer(3);
  EXPECT_EQ(files_.read_at(file, buffer, 0).value(), 3u);
  EXPECT_EQ(files_.close(file), FileError::None);
  EXPECT_EQ(files_.close(file), FileError::BadDescriptor);
  EXPECT_EQ(files_.usage().bytes, 0u);
  EXPECT_EQ(files_.usage().files, 0u);
}

TEST_F(VirtualFilesTest, HonoursPermissions) {
  ASSERT_EQ(write_file(files_, "f", "x"), "Success");
  EXPECT_EQ(files_.set_permissions("f", 0444), FileError::None);
  EXPECT_EQ(files_.access("f", 4), FileError::None);
  EXPECT_EQ(files_.access("f", 2), FileError::AccessDenied);
  EXPECT_EQ(write_file(files_, "f", "y"), "Permission denied");
  ASSERT_EQ(files_.make_folder("d"), FileError::None);
  ASSERT_EQ(write_file(files_, "d/f", "x"), "Success");
  EXPECT_EQ(files_.set_permissions("d", 0500), FileError::None);
  EXPECT_EQ(files_.remove_file("d/f"), FileError::AccessDenied);
  EXPECT_EQ(files_.set_permissions("d", 0600), FileError::None);
  EXPECT_EQ(read_file(files_, "d/f"), "Permission denied");
}

TEST_F(VirtualFilesTest, SetsTimes) {
  ASSERT_EQ(write_file(files_, "f", "x"), "Success");
  EXPECT_EQ(files_.set_modified("f", 123), FileError::None);
  EXPECT_EQ(files_.status("f").value().modified_nanos, 123);
}

TEST_F(VirtualFilesTest, HasDevices) {
  EXPECT_EQ(write_file(files_, "/dev/null", "gone", O_WRONLY), "Success");
  EXPECT_EQ(read_file(files_, "/dev/null"), "");
  std::vector<std::uint8_t> random(16), expected(16);
  int device = files_.open("/dev/urandom", O_RDONLY).value();
  EXPECT_EQ(files_.read(device, random).value(), 16u);
  SeededRandom(WorldOptions{}.seed).fill(expected);
  EXPECT_EQ(random, expected);
}

TEST_F(VirtualFilesTest, ConnectsStandardStreams) {
  world_.streams.set_input("typed");
  std::vector<std::uint8_t> buffer(5);
  EXPECT_EQ(files_.read(0, buffer).value(), 5u);
  EXPECT_EQ(std::string(buffer.begin(), buffer.end()), "typed");
  EXPECT_EQ(files_.write(1, bytes_of("out")).value(), 3u);
  EXPECT_EQ(files_.write(2, bytes_of("error")).value(), 5u);
  EXPECT_EQ(world_.streams.captured(StandardStreams::Output::Out), "out");
  EXPECT_EQ(world_.streams.captured(StandardStreams::Output::Error), "error");
  EXPECT_EQ(files_.write(0, bytes_of("x")).error(), FileError::BadDescriptor);
}

TEST(FileLimits, EndInNoSpaceAndTooManyOpenFiles) {
  WorldOptions options;
  options.limits = {.bytes = 10, .files = 2, .descriptors = 4};
  World world(options);
  VirtualFiles& files = world.files;
  int file = files.open("f", O_RDWR | O_CREAT).value();
  EXPECT_EQ(files.write(file, bytes_of("12345678")).value(), 8u);
  EXPECT_EQ(files.write(file, bytes_of("12345")).value(), 2u);
  EXPECT_EQ(files.write(file, bytes_of("1")).error(), FileError::NoSpace);
  EXPECT_EQ(files.truncate(file, 11), FileError::NoSpace);
  EXPECT_EQ(files.seek(file, 1ll << 40, SeekFrom::Start).value(), 1ull << 40);
  EXPECT_EQ(files.write(file, bytes_of("1")).error(), FileError::NoSpace);
  EXPECT_EQ(files.open("g", O_RDWR | O_CREAT).error(), FileError::TooManyOpenFiles);
  EXPECT_EQ(files.make_folder("d"), FileError::None);
  EXPECT_EQ(files.make_folder("e"), FileError::NoSpace);
  EXPECT_EQ(files.truncate(file, 0), FileError::None);
  EXPECT_EQ(files.usage().bytes, 0u);
}

TEST(FileError, HasTheTextOfTheCLibrary) {
  for (int number = 0; number < 50; ++number) {
    std::string_view text = text_of(static_cast<FileError>(number));
    if (text == "Unknown error") continue;
    EXPECT_EQ(text, std::strerror(number));
  }
}

}  // namespace
}  // namespace assay::world
