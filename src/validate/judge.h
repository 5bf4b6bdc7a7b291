// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/clocks.h"
#include "base/result.h"
#include "sandbox/layers.h"
#include "validate/places.h"

namespace assay::validate {

struct JudgeOptions {
  std::filesystem::path jdk;                 // its home: bin/java and the compiler module
  std::string class_path;                    // of the code under test
  std::vector<std::filesystem::path> junit;  // jars to compile and run against
  std::vector<std::string> java_flags;       // more of them, such as --add-opens=...
  unsigned release = 0;                      // of Java, that tests must keep to; 0: the JDK's
  std::filesystem::path folder;  // an empty folder of ours: the judge's classes, working folder
  /// What the machine is confined by; all of it, or it is not started. None: the user wants it
  /// unconfined.
  std::optional<sandbox::LayerSet> layers = sandbox::LayerSet::all();
  std::chrono::milliseconds test_limit{5'000};       // for one test
  std::chrono::milliseconds request_limit{120'000};  // for all that one call of `judge` does
  std::optional<WallClock::time_point> end;          // no request goes on after this
  std::uint64_t seed = 1;                            // of the shuffled round
};

/// A test file to judge.
struct Candidate {
  std::string path;        // "org/example/ParserGeneratedTest.java"
  std::string class_name;  // "org.example.ParserGeneratedTest"
  std::string text;
  std::vector<std::string> tests;                    // names of its test methods
  std::vector<std::pair<unsigned, unsigned>> lines;  // first and last one of each test, from 1
};

/// What became of one test.
struct TestVerdict {
  enum class Kind : std::uint8_t {
    Passed,  // in both rounds
    NotCompiled,
    Failed,  // in the first round
    Flaky,   // differed between the rounds
    TimedOut,
    Unjudged,  // the virtual machine died before it could say
  };
  Kind kind = Kind::Unjudged;
  std::string message;  // javac's, or the exception's first line
};

/// A line of a stack trace on the stock virtual machine.
struct StockFrame {
  std::string class_name, method;
  int line = -1;
  bool is_library = false;  // of a module of the JDK
  friend bool operator==(const StockFrame&, const StockFrame&) = default;
};

/// What a test that is expected to fail does, twice.
struct Reproduction {
  enum class Kind : std::uint8_t {
    Threw,     // both times the same, at the same place
    TimedOut,  // both times, or the test itself gave up
    Passed,
    Differs,  // from time to time
    NotCompiled,
    Unjudged,
  };
  Kind kind = Kind::Unjudged;
  std::string message;  // javac's, or the exception's first line
  std::string exception = {};
  std::vector<StockFrame> frames = {};  // innermost first
};

/// A class under test with probes in it: see coverage::ClassProbes. Its number is its place in the
/// list of those that are watched.
struct WatchedClass {
  std::string name;  // "pkg.Outer$Inner"
  std::size_t probes = 0;
  std::vector<std::uint8_t> bytes;
};

/// The probes that were passed, by the number of their class; classes of which none was are not
/// there, and neither are probes behind the last one.
using PassedProbes = std::map<std::size_t, std::vector<bool>>;

struct FileVerdict {
  std::vector<TestVerdict> tests;  // as in Candidate::tests
  /// By the tests that passed, run once more and by themselves. Nothing: that did not work.
  std::optional<PassedProbes> passed;
  bool all_passed() const;
};

/// A test that passed, but fails in another place.
struct PlaceFailure {
  std::string class_name, test;
  std::string place;    // "on Friday 13 ..."
  std::string message;  // the exception's first line
};

struct PlacesVerdict {
  std::vector<PlaceFailure> failures;  // one for each test that fails anywhere
  std::vector<std::string> not_tried;  // places, each with the reason
};

/// A stock Java virtual machine that compiles test files and runs them twice, the second time
/// shuffled, without being started anew for each. It is started in the background by `start`. When
/// a test takes the machine with it, by System.exit or an endless loop, the others go on in a new
/// one. The machine ends with this object, and with the thread that started it.
class Judge {
 public:
  static Result<std::unique_ptr<Judge>> start(const JudgeOptions& options);
  virtual ~Judge() = default;

  /// What is to be watched from now on while tests that passed are run once more.
  virtual void watch(const std::vector<WatchedClass>& /*classes*/) {}

  /// Compiles and runs. Tests that javac objects to are left out and the rest is compiled again.
  virtual Result<std::vector<FileVerdict>> judge(const std::vector<Candidate>& files) = 0;

  /// Compiles and runs tests that are expected to fail: the second time in another order, locale
  /// and time zone. As in Candidate::tests.
  virtual Result<std::vector<std::vector<Reproduction>>> reproduce(
      const std::vector<Candidate>& /*files*/) {
    return Error{"this judge runs passing tests only"};
  }

  /// Runs all tests that have passed so far in other places, by JUnit's own launcher: all of them
  /// in one machine for each place. Costs as many starts as there are places.
  virtual PlacesVerdict try_places(const std::vector<Place>& places) = 0;
};

/// The JUnit jars to use: from the class path, then from the places where Debian and local Maven
/// repositories keep them. Empty: there are none.
struct JUnitJars {
  unsigned version = 5;
  std::vector<std::filesystem::path> jars;
  bool on_class_path = false;
  bool has_isolated = false;  // JUnit 5.7 and newer know @Isolated
};
JUnitJars find_junit(const std::string& class_path, unsigned wanted_version /* 0: any */);

}  // namespace assay::validate
