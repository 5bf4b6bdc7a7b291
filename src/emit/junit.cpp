// SPDX-License-Identifier: Apache-2.0
#include "emit/junit.h"

#include <fmt/format.h>

#include "base/text.h"
#include "emit/class_names.h"
#include "emit/fake_writer.h"
#include "emit/fakes.h"
#include "emit/method_writer.h"
#include "emit/mocks.h"
#include "emit/place_writer.h"
#include "emit/prepared.h"
#include "emit/test_names.h"

namespace assay::emit {

namespace {

class FileWriter {
 public:
  void line(const std::string& text) {
    text_ += text + '\n';
    ++count_;
  }
  void paragraph(const std::vector<std::string>& lines) {
    if (lines.empty()) return;
    for (const std::string& text : lines) line(text);
    line("");
  }
  unsigned count() const { return count_; }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
  unsigned count_ = 0;
};

std::vector<std::string> import_lines(const std::string& keyword,
                                      const std::set<std::string>& names) {
  std::vector<std::string> lines;
  lines.reserve(names.size());
  for (const std::string& name : names) lines.push_back(fmt::format("{} {};", keyword, name));
  return lines;
}

std::vector<std::string> opening_lines(const RenderedClass& tests) {
  std::vector<std::string> lines;
  for (const std::string& line : tests.header) lines.push_back(line.empty() ? "//" : "// " + line);
  if (!tests.package.empty()) lines.push_back("package " + tests.package + ";");
  return lines;
}

/// What tests have in common: each once, in order.
template <class Member>
std::set<Member> shared(const RenderedClass& tests, const std::vector<bool>& keep,
                        std::vector<Member> RenderedTest::*members) {
  std::set<Member> all;
  for (std::size_t i = 0; i < tests.tests.size(); ++i) {
    const std::vector<Member>& own = tests.tests[i].*members;
    if (keep.at(i)) all.insert(own.begin(), own.end());
  }
  return all;
}

std::string name_of_part(const RenderedClass& tests, std::size_t part) {
  constexpr std::string_view kEnd = "Test";
  if (part == 0) return tests.name;
  std::string name = tests.name;
  const std::size_t at = name.ends_with(kEnd) ? name.size() - kEnd.size() : name.size();
  return name.insert(at, std::to_string(part + 1));
}

}  // namespace

std::string path_of(const RenderedClass& tests, std::size_t part) {
  std::string path = replaced(tests.package, '.', '/');
  return path + (path.empty() ? "" : "/") + name_of_part(tests, part) + ".java";
}

RenderedClass render(const source::TestClass& tests, const EmitOptions& options) {
  bool is_four = options.junit == JUnit::Four;
  RenderedClass rendered{tests.package, tests.name, is_four, options.header, {}};
  ClassNames names(tests);
  names.claim(is_four ? "org.junit.Test" : "org.junit.jupiter.api.Test");
  std::vector<std::string> method_names = test_names(tests);
  std::vector<std::set<std::string>> mock_imports(tests.cases.size());
  source::TestClass written = tests;
  for (std::size_t i = 0; i < written.cases.size(); ++i) {
    written.cases[i] = prepared(std::move(written.cases[i]));
    if (options.mocks == MockStyle::Mockito) mock_imports[i] = speak_mockito(written.cases[i]);
  }
  const Fakes fakes(written, names);
  for (std::size_t i = 0; i < written.cases.size(); ++i) {
    const Fakes::Named named = fakes.named(written.cases[i]);
    std::vector<std::vector<std::string>> used;
    for (const Fake* fake : named.used) used.push_back(write_fake(names, *fake));
    RenderedTest test = MethodWriter(names, options, named.test).write(method_names[i]);
    std::move(used.begin(), used.end(), std::back_inserter(test.helpers));
    test.static_imports.merge(mock_imports[i]);
    rendered.tests.push_back(std::move(test));
  }
  return rendered;
}

std::string source_of(const RenderedTest& test) {
  std::string text = join(test.lines, "\n") + "\n";
  for (const std::vector<std::string>& helper : test.helpers)
    text += "\n" + join(helper, "\n") + "\n";
  return text;
}

std::string qualified_name(const RenderedClass& tests) {
  return tests.package.empty() ? tests.name : tests.package + "." + tests.name;
}

SourceFile assemble(const RenderedClass& tests, const std::vector<bool>& keep, std::size_t part) {
  SourceFile file{path_of(tests, part), "",
                  std::vector<std::pair<unsigned, unsigned>>(tests.tests.size())};
  std::set<std::string> imports;
  std::set<std::string> static_imports;
  std::set<std::string> annotations;
  bool has_tests = false;
  for (std::size_t i = 0; i < tests.tests.size(); ++i) {
    if (!keep.at(i)) continue;
    has_tests = true;
    imports.insert(tests.tests[i].imports.begin(), tests.tests[i].imports.end());
    static_imports.insert(tests.tests[i].static_imports.begin(),
                          tests.tests[i].static_imports.end());
    annotations.insert(tests.tests[i].class_annotations.begin(),
                       tests.tests[i].class_annotations.end());
  }
  if (!has_tests) return file;
  FileWriter writer;
  writer.paragraph(opening_lines(tests));
  writer.paragraph(import_lines("import static", static_imports));
  writer.paragraph(import_lines("import", imports));
  for (const std::string& annotation : annotations) writer.line(annotation);
  writer.line((tests.is_public ? "public class " : "class ") + name_of_part(tests, part) + " {");
  const std::set<Fixture> fixtures = shared(tests, keep, &RenderedTest::fixtures);
  if (!fixtures.empty()) writer.line("");
  for (const std::string& line : fixture_lines(fixtures, tests.is_public)) writer.line(line);
  for (std::size_t i = 0; i < tests.tests.size(); ++i) {
    if (!keep.at(i)) continue;
    writer.line("");
    unsigned first = writer.count() + 1;
    for (const std::string& line : tests.tests[i].lines) writer.line(line);
    file.lines[i] = {first, writer.count()};
  }
  for (const std::vector<std::string>& helper : shared(tests, keep, &RenderedTest::helpers)) {
    writer.line("");
    for (const std::string& line : helper) writer.line(line);
  }
  writer.line("}");
  file.text = writer.take();
  return file;
}

}  // namespace assay::emit
