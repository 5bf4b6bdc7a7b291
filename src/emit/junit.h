// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "source/test_case.h"

namespace assay::emit {

enum class JUnit : std::uint8_t { Four = 4, Five = 5 };

/// What stands in for a type that nothing else is of.
enum class MockStyle : std::uint8_t {
  Fakes,    // classes of the test file
  Mockito,  // mocks, where Mockito can make them
};

struct EmitOptions {
  JUnit junit = JUnit::Five;
  std::vector<std::string> header;  // lines of the comment that opens the file
  bool has_isolated = false;        // it knows @Isolated
  MockStyle mocks = MockStyle::Fakes;
};

/// What a test class does before and after its tests, as words and statements. One without an
/// annotation for before keeps something in each test's object and puts it back after the test.
struct Fixture {
  std::string noun;           // of what is set: "Locale"
  std::string before, after;  // annotations
  std::string field;          // declaration of what keeps the user's
  std::string fix, restore;

  bool is_of_each_test() const { return before.empty(); }
  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads the defaulted operator
  friend auto operator<=>(const Fixture&, const Fixture&) = default;
};

/// A test method as text, with what it needs imported.
struct RenderedTest {
  std::string name;
  std::vector<std::string> lines;                 // of the whole method, indented as in the file
  std::set<std::string> imports;                  // qualified names
  std::set<std::string> static_imports;           // "org.junit.jupiter.api.Assertions.assertEquals"
  std::vector<std::vector<std::string>> helpers;  // lines of methods that it calls
  std::vector<Fixture> fixtures;                  // without which it does not run alike everywhere
  std::set<std::string> class_annotations;        // "@Isolated"
};

/// A test file whose tests can still be dropped one by one.
struct RenderedClass {
  std::string package;
  std::string name;
  bool is_public = false;  // JUnit 4 wants it
  std::vector<std::string> header;
  std::vector<RenderedTest> tests;
};

/// Writes tests the way a careful colleague would: names that say what happens, arrange, act and
/// assert set apart, imports instead of qualified names.
RenderedClass render(const source::TestClass& tests, const EmitOptions& options);

/// A test with all that it calls in the test class: to read, or to copy into another one.
std::string source_of(const RenderedTest& test);

/// "org.example.ParserGeneratedTest".
std::string qualified_name(const RenderedClass& tests);

/// A file and, for each test, its first and last line (from 1; 0 if it was dropped).
struct SourceFile {
  std::string path;  // "org/example/ParserGeneratedTest.java"
  std::string text;
  std::vector<std::pair<unsigned, unsigned>> lines;
};
/// The file with the tests for which `keep` is true. If they are in several files, `part` says
/// which one it is: ParserGenerated2Test is the second.
SourceFile assemble(const RenderedClass& tests, const std::vector<bool>& keep,
                    std::size_t part = 0);
std::string path_of(const RenderedClass& tests, std::size_t part);

}  // namespace assay::emit
