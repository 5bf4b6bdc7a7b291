// SPDX-License-Identifier: Apache-2.0
// Starts real virtual machines, so most cases share one judge.
#include "validate/judge.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "base/text.h"
#include "classpath/jdk.h"
#include "sandbox/survey.h"
#include "support/temp_folder.h"

namespace assay::validate {
namespace {

using Kind = TestVerdict::Kind;

/// Writes a test class from the bodies of its methods: t0, t1, ...
Candidate file_of(const std::string& name, const std::vector<std::string>& bodies,
                  const std::string& members = "", unsigned junit = 5) {
  Candidate file;
  file.path = "p/" + name + ".java";
  file.class_name = "p." + name;
  std::string package = junit == 5 ? "org.junit.jupiter.api." : "org.junit.";
  file.text = "package p;\nimport static " + package + (junit == 5 ? "Assertions" : "Assert") +
              ".*;\nimport " + package + "Test;\npublic class " + name + " {\n" + members + "\n";
  auto line = static_cast<unsigned>(split(file.text, '\n').size());
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    file.tests.push_back("t" + std::to_string(i));
    file.text += "  @Test\n  public void " + file.tests.back() + "() throws Throwable {\n" +
                 bodies[i] + "\n  }\n";
    file.lines.emplace_back(line, line + 3);
    line += 4;
  }
  file.text += "}\n";
  return file;
}

JudgeOptions options_in(const testing::TempFolder& folder, unsigned junit = 5) {
  auto jdk = classpath::find_jdk(classpath::JdkSearch::of_environment({}));
  EXPECT_TRUE(jdk.ok());
  JudgeOptions options;
  options.jdk = jdk.value().home;
  options.junit = find_junit("", junit).jars;
  options.folder = folder / "judge";
  options.layers = sandbox::Isolation{sandbox::survey()}.layers();
  options.test_limit = std::chrono::minutes(1);
  return options;
}

std::unique_ptr<Judge> start_judge(const JudgeOptions& options) {
  Result<std::unique_ptr<Judge>> judge = Judge::start(options);
  EXPECT_TRUE(judge.ok()) << judge.error().message;
  return std::move(judge).value();
}

class JudgeTest : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = new testing::TempFolder;
    judge_ = start_judge(options_in(*folder_)).release();
  }
  static void TearDownTestSuite() {
    delete judge_;
    delete folder_;
  }
  void SetUp() override {
    if (find_junit("", 5).jars.empty()) GTEST_SKIP() << "JUnit 5 is not installed";
  }

  static std::vector<TestVerdict> judge(const Candidate& file, Judge& judge = *judge_) {
    Result<std::vector<FileVerdict>> verdicts = judge.judge({file});
    EXPECT_TRUE(verdicts.ok()) << verdicts.error().message;
    if (!verdicts) return std::vector<TestVerdict>(file.tests.size());
    return verdicts.value().at(0).tests;
  }

  static std::vector<Kind> kinds(const std::vector<TestVerdict>& verdicts) {
    std::vector<Kind> result;
    for (const TestVerdict& verdict : verdicts) result.push_back(verdict.kind);
    return result;
  }

  static testing::TempFolder* folder_;
  static Judge* judge_;
};

testing::TempFolder* JudgeTest::folder_ = nullptr;
Judge* JudgeTest::judge_ = nullptr;

TEST_F(JudgeTest, PassesGoodTests) {
  auto verdicts = judge(file_of("Good", {"assertEquals(2, 1 + 1);",
                                         "assertThrows(Exception.class, () -> { throw new "
                                         "Exception(); });"}));
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Passed, Kind::Passed})) << verdicts[0].message;
}

TEST_F(JudgeTest, ReportsTheFirstLineOfAFailure) {
  auto verdicts = judge(file_of(
      "Bad", {"", "throw new IllegalStateException(\"one\\ntwo\");", "assertEquals(3, 1 + 1);"}));
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Passed, Kind::Failed, Kind::Failed}));
  EXPECT_EQ(verdicts[1].message, "java.lang.IllegalStateException: one");
  EXPECT_EQ(verdicts[2].message, "org.opentest4j.AssertionFailedError: expected: <3> but was: <2>");
}

TEST_F(JudgeTest, LeavesOutTestsThatDoNotCompile) {
  auto verdicts = judge(file_of(
      "Mixed", {"", "int x = \"text\";", "", "undefined();", "int y; System.out.println(y);"}));
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Passed, Kind::NotCompiled, Kind::Passed,
                                          Kind::NotCompiled, Kind::NotCompiled}));
  EXPECT_EQ(verdicts[1].message, "incompatible types: java.lang.String cannot be converted to int");
}

TEST_F(JudgeTest, LeavesOutTestsThatDoNotParse) {
  auto verdicts = judge(file_of("Garbled", {"", "int int = ;", ""}));
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Passed, Kind::NotCompiled, Kind::Passed}));
}

TEST_F(JudgeTest, LeavesOutOnlyTheTestsThatNeedABadImport) {
  Candidate file = file_of("Importing", {"", "Missing m = null;"});
  file.text.insert(file.text.find("import static"), "import no.such.Missing;\n");
  for (auto& [first, last] : file.lines) ++first, ++last;
  EXPECT_EQ(kinds(judge(file)), (std::vector{Kind::Passed, Kind::NotCompiled}));
}

TEST_F(JudgeTest, CompilesNothingOfAFileThatIsBrokenElsewhere) {
  auto verdicts = judge(file_of("Broken", {"", ""}, "int field = ;"));
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::NotCompiled, Kind::NotCompiled}));
  EXPECT_EQ(verdicts[0].message, "illegal start of expression");
}

TEST_F(JudgeTest, JudgesTheOtherFilesWhenOneIsBroken) {
  auto verdicts = judge_->judge({file_of("A", {""}, "int field = ;"), file_of("B", {""})});
  ASSERT_TRUE(verdicts.ok());
  EXPECT_EQ(verdicts.value()[0].tests[0].kind, Kind::NotCompiled);
  EXPECT_TRUE(verdicts.value()[1].all_passed());
}

TEST_F(JudgeTest, NoticesTestsThatDifferBetweenRounds) {
  auto verdicts = judge(file_of("Flaky", {"", "assertEquals(1, ++count);"}, "static int count;"));
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Passed, Kind::Flaky}));
}

TEST_F(JudgeTest, NoticesStateThatLeaksBetweenFiles) {
  auto verdicts = judge_->judge({file_of("Leaky", {"set = true;"}, "static boolean set;"),
                                 file_of("Needy", {"assertFalse(Leaky.set);"})});
  ASSERT_TRUE(verdicts.ok());
  EXPECT_EQ(verdicts.value()[1].tests[0].kind, Kind::Failed);
}

TEST_F(JudgeTest, StartsEachRequestWithFreshClasses) {
  Candidate file = file_of("Fresh", {"assertTrue(++count <= 2);"}, "static int count;");
  EXPECT_EQ(kinds(judge(file)), std::vector{Kind::Passed});
  EXPECT_EQ(kinds(judge(file)), std::vector{Kind::Passed});
}

TEST_F(JudgeTest, RestoresWhatTestsChangeGlobally) {
  judge(file_of("Changing", {"System.setProperty(\"user.language\", \"xx\");"
                             "java.util.Locale.setDefault(java.util.Locale.JAPAN);"}));
  auto verdicts = judge(file_of(
      "Reading", {"assertEquals(\"en\", System.getProperty(\"user.language\"));",
                  "assertNotEquals(\"ja_JP\", java.util.Locale.getDefault().toString());"}));
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Passed, Kind::Passed}));
}

// The second round is in another locale and time zone.
TEST_F(JudgeTest, NoticesTestsThatDependOnThePlace) {
  auto verdicts =
      judge(file_of("Placed", {"assertEquals(\"1.5\", String.format(\"%.1f\", 1.5));",
                               "assertEquals(\"I\", \"i\".toUpperCase());",
                               "assertNotEquals(5.5 * 3600_000,"
                               " (double) java.util.TimeZone.getDefault().getRawOffset());",
                               "assertEquals(\"A\", \"a\".toUpperCase());"}));
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Flaky, Kind::Flaky, Kind::Flaky, Kind::Passed}));
}

TEST_F(JudgeTest, CallsWhatComesBeforeAndAfterTests) {
  for (unsigned junit : {5u, 4u}) {
    const testing::TempFolder folder;
    const JudgeOptions options = options_in(folder, junit);
    if (options.junit.empty()) continue;
    auto own = start_judge(options);
    const std::string package = junit == 5 ? "@org.junit.jupiter.api." : "@org.junit.";
    const std::string when = junit == 5 ? "All " : "Class ";
    auto verdicts = judge(file_of("Framed",
                                  {"assertEquals(1, ready); ++runs;",
                                   "assertEquals(1, ready); assertTrue(++runs <= 4);"},
                                  "static int ready, runs;\n" + package + "Before" + when +
                                      "public static void prepare() { ++ready; }\n" + package +
                                      "After" + when + "public static void tidy() { --ready; }",
                                  junit),
                          *own);
    EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Passed, Kind::Passed})) << junit;
  }
}

// But for the time zone: what depends on it must fail here, not at the user's.
TEST_F(JudgeTest, PresentsTheSameSurroundingsAsOurMachine) {
  auto verdicts = judge(file_of(
      "World", {"assertEquals(null, System.getenv(\"TZ\"));",
                "assertEquals(\"UTF-8\", java.nio.charset.Charset.defaultCharset().name());",
                "assertEquals(-1, System.in.read());",
                "assertTrue(new java.io.File(\"x\").createNewFile() | true);",
                "assert System.getProperty(\"no.such\") != null;"}));
  EXPECT_EQ(kinds(verdicts),
            (std::vector{Kind::Passed, Kind::Passed, Kind::Passed, Kind::Passed, Kind::Failed}));
  EXPECT_EQ(verdicts[4].message, "java.lang.AssertionError");
}

TEST_F(JudgeTest, GoesOnAfterAnEndlessLoop) {
  testing::TempFolder folder;
  JudgeOptions options = options_in(folder);
  options.test_limit = std::chrono::seconds(4);
  auto hurried = start_judge(options);
  auto verdicts = judge(file_of("Endless", {"", "while (true) { }", ""}), *hurried);
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Passed, Kind::TimedOut, Kind::Passed}));
}

TEST_F(JudgeTest, GoesOnAfterTheEndOfTheMachine) {
  auto verdicts =
      judge(file_of("Exiting", {"", "System.exit(7);", "", "Runtime.getRuntime().halt(8);"}));
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Passed, Kind::Failed, Kind::Passed, Kind::Failed}));
  EXPECT_EQ(verdicts[1].message, "the virtual machine ended: exit 7");
}

TEST_F(JudgeTest, IsNotDisturbedByOutput) {
  auto verdicts = judge(file_of(
      "Printing",
      {"System.out.println(\"passed\"); System.err.println(\"passed\");",
       "new java.io.FileOutputStream(java.io.FileDescriptor.out).write(\"passed\\n\".getBytes());",
       "java.io.ByteArrayOutputStream to = new java.io.ByteArrayOutputStream();"
       "java.io.PrintStream old = System.out; System.setOut(new java.io.PrintStream(to));"
       "System.out.print(\"hello\"); System.setOut(old); assertEquals(\"hello\", to.toString());",
       "fail();"}));
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Passed, Kind::Passed, Kind::Passed, Kind::Failed}));
}

TEST_F(JudgeTest, ReportsErrorsOfTheMachineAsFailures) {
  auto verdicts = judge(
      file_of("Exhausting", {"t0();",
                             "long[][] all = new long[99][]; for (int i = 0; i < 99; i++) all[i] = "
                             "new long[10_000_000];",
                             ""}));
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Failed, Kind::Failed, Kind::Passed}));
  EXPECT_EQ(verdicts[0].message, "java.lang.StackOverflowError");
  EXPECT_EQ(verdicts[1].message, "java.lang.OutOfMemoryError: Java heap space");
}

TEST_F(JudgeTest, StartsAnewWhenAThreadIsLeftRunning) {
  auto verdicts = judge(file_of("Busy", {"new Thread(() -> { while (true) { } }).start();"}));
  EXPECT_EQ(kinds(verdicts), std::vector{Kind::Passed});
  EXPECT_EQ(kinds(judge(file_of("After", {""}))), std::vector{Kind::Passed});
}

TEST_F(JudgeTest, RunsMethodsThatOnlyThePackageSees) {
  Candidate file = file_of("Hidden", {""});
  file.text.replace(file.text.find("public void"), 6, "      ");
  file.text.replace(file.text.find("public class"), 6, "      ");
  EXPECT_EQ(kinds(judge(file)), std::vector{Kind::Passed});
}

TEST_F(JudgeTest, UnderstandsNamesInOtherScripts) {
  auto verdicts = judge(file_of("Gr\u00fcn", {"assertEquals(1, \"\u00fc\".length());"}));
  EXPECT_EQ(kinds(verdicts), std::vector{Kind::Passed}) << verdicts[0].message;
}

TEST_F(JudgeTest, KeepsTestsFromWritingElsewhere) {
  auto mine = folder_->write("mine.txt", "precious");
  std::string file = "new java.io.File(\"" + mine.string() + "\")";
  auto verdicts = judge(file_of("Writing", {"assertTrue(" + file + ".delete());",
                                            "new java.io.FileWriter(" + file + ").close();",
                                            "java.io.File.createTempFile(\"abc\", \"d\");"}));
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Failed, Kind::Failed, Kind::Passed}));
  EXPECT_EQ(std::filesystem::file_size(mine), 8u);
}

constexpr const char* kChannel = "new java.io.FileOutputStream(java.io.FileDescriptor.in)";

TEST_F(JudgeTest, BelievesNoVerdictWithoutTheSecret) {
  auto verdicts = judge(file_of(
      "Forging", {std::string(kChannel) + ".write(\"passed\\n\\tpassed\\n\".getBytes()); fail();",
                  std::string(kChannel) + ".write(\"half a line\".getBytes());", "fail();"}));
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Failed, Kind::Passed, Kind::Failed}));
}

TEST_F(JudgeTest, EndsTestsThatFloodItsChannel) {
  testing::TempFolder folder;
  JudgeOptions options = options_in(folder);
  options.test_limit = std::chrono::minutes(5);
  auto patient = start_judge(options);
  auto verdicts =
      judge(file_of("Flooding", {"var out = " + std::string(kChannel) +
                                     "; while (true) out.write(\"noise\\n\".getBytes());",
                                 "var out = " + std::string(kChannel) +
                                     "; byte[] b = new byte[1 << 16]; while (true) out.write(b);",
                                 ""}),
            *patient);
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Failed, Kind::Failed, Kind::Passed}));
  EXPECT_EQ(verdicts[0].message, "it writes too much, to files or to the judge's own descriptor");
}

TEST_F(JudgeTest, EndsTestsThatFillTheDisk) {
  const sandbox::LayerSet layers = {sandbox::Layer::Landlock, sandbox::Layer::Seccomp};
  testing::TempFolder folder;
  JudgeOptions options = options_in(folder);
  if ((*options.layers & layers) != layers) GTEST_SKIP() << "not in a folder on disk here";
  options.layers = layers;
  options.test_limit = std::chrono::minutes(5);
  auto patient = start_judge(options);
  auto verdicts = judge(file_of("Filling", {"for (int i = 0; ; i++) java.nio.file.Files.write("
                                            "java.nio.file.Path.of(\"f\" + i), new byte[1 << 22]);",
                                            ""}),
                        *patient);
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Failed, Kind::Passed}));
}

TEST_F(JudgeTest, CleansTheWorkingFolderWithoutFollowingLinks) {
  auto mine = folder_->write("kept/mine.txt", "precious");
  auto verdicts =
      judge(file_of("Linking",
                    {"java.nio.file.Files.createSymbolicLink(java.nio.file.Path.of(\"link\"), "
                     "java.nio.file.Path.of(\"" +
                     mine.parent_path().string() +
                     "\"));"
                     "java.nio.file.Files.createDirectory(java.nio.file.Path.of(\"d\"));"},
                    ""));
  EXPECT_EQ(verdicts[0].kind, Kind::Flaky) << verdicts[0].message;  // it is there the second time
  EXPECT_EQ(kinds(judge(file_of("Seeing", {"assertFalse(new java.io.File(\"d\").exists());"}))),
            std::vector{Kind::Passed});
  EXPECT_TRUE(std::filesystem::exists(mine));
}

TEST_F(JudgeTest, SaysWhichEntryItCannotRead) {
  if (getuid() == 0) GTEST_SKIP() << "root may read it";
  testing::TempFolder folder;
  folder.write("classes/data.txt", "x");
  JudgeOptions options = options_in(folder);
  options.class_path = (folder / "classes").string();
  std::filesystem::permissions(folder / "classes", std::filesystem::perms::none);
  auto verdicts = start_judge(options)->judge({file_of("A", {""})});
  std::filesystem::permissions(folder / "classes", std::filesystem::perms::owner_all);
  ASSERT_FALSE(verdicts.ok());
  EXPECT_NE(verdicts.error().message.find("cannot be read"), std::string::npos);
}

TEST_F(JudgeTest, StopsWhenTheTimeForTheRequestIsOver) {
  testing::TempFolder folder;
  JudgeOptions options = options_in(folder);
  options.test_limit = std::chrono::minutes(5);
  options.request_limit = std::chrono::seconds(6);
  auto hurried = start_judge(options);
  auto verdicts = judge(file_of("Late", {"Thread.sleep(100_000);", ""}), *hurried);
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Unjudged, Kind::Unjudged}));
}

TEST_F(JudgeTest, SeesTheCodeUnderTest) {
  testing::TempFolder folder;
  folder.write("classes/data.txt", "x");
  JudgeOptions options = options_in(folder);
  options.class_path = (folder / "missing.jar").string() + ":" + (folder / "classes").string();
  auto with_code = start_judge(options);
  auto verdicts = judge(
      file_of("Resource", {"assertNotNull(getClass().getResource(\"/data.txt\"));"}), *with_code);
  EXPECT_EQ(kinds(verdicts), std::vector{Kind::Passed}) << verdicts[0].message;
}

TEST_F(JudgeTest, RunsJUnit4) {
  if (find_junit("", 4).jars.empty()) GTEST_SKIP() << "JUnit 4 is not installed";
  testing::TempFolder folder;
  auto judge4 = start_judge(options_in(folder, 4));
  auto verdicts =
      judge(file_of("Old", {"assertEquals(2, 1 + 1);", "assertEquals(1, 2);"}, "", 4), *judge4);
  EXPECT_EQ(kinds(verdicts), (std::vector{Kind::Passed, Kind::Failed})) << verdicts[0].message;
}

TEST(Judge, ReportsAMissingJdk) {
  testing::TempFolder folder;
  JudgeOptions options;
  options.jdk = folder.path();
  options.folder = folder / "judge";
  Result<std::unique_ptr<Judge>> judge = Judge::start(options);
  ASSERT_FALSE(judge.ok());
  EXPECT_EQ(judge.error().message, "no bin/java in " + folder.path().string());
}

TEST(Judge, ReportsAJavaThatDoesNotRun) {
  testing::TempFolder folder;
  auto java = folder.write("bin/java", "#!/bin/sh\necho no libjvm; exit 5\n");
  std::filesystem::permissions(java, std::filesystem::perms::owner_all);
  JudgeOptions options;
  options.jdk = folder.path();
  options.folder = folder / "judge";
  options.layers.reset();
  Result<std::unique_ptr<Judge>> judge = Judge::start(options);
  ASSERT_TRUE(judge.ok());
  auto verdicts = judge.value()->judge({file_of("A", {""})});
  ASSERT_FALSE(verdicts.ok());
  EXPECT_EQ(verdicts.error().message, "the virtual machine of " + folder.path().string() +
                                          " failed to start: exit 5 no libjvm");
}

}  // namespace
}  // namespace assay::validate
