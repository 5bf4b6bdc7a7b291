// SPDX-License-Identifier: Apache-2.0
#include "report/explore/replay_verifier.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <string_view>
#include <system_error>

#include "report/text/append.h"

namespace assay::report {
namespace {

using Value = explore::VerifyReport::Value;

struct NondetMethod {
  std::string_view name, type;
};
constexpr NondetMethod kMethods[] = {
    {"nondetBoolean", "boolean"}, {"nondetByte", "byte"},     {"nondetChar", "char"},
    {"nondetShort", "short"},     {"nondetInt", "int"},       {"nondetLong", "long"},
    {"nondetFloat", "float"},     {"nondetDouble", "double"}, {"nondetString", "String"},
};

/// The answers to one Verifier by the number of the call.
using Answers = std::vector<const Value*>;

std::string method_source(const NondetMethod& method, const Answers& answers) {
  std::string text = fmt::format("\n  public static {} {}() {{\n    switch (next++) {{\n",
                                 method.type, method.name);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (answers[i]->method == method.name)
      append(text, "      case {}: return {};\n", i, answers[i]->value);
  }
  append(text,
         "      default: throw new IllegalStateException(\"the witness ends before this "
         "call\");\n    }}\n  }}\n");
  return text;
}

std::string source_of(std::string_view package, const Answers& answers) {
  std::string text;
  if (!package.empty()) append(text, "package {};\n\n", package);
  text +=
      "/** Gives the answers of a witness, one after the other. */\n"
      "public final class Verifier {\n"
      "  private static int next = 0;\n";
  for (const NondetMethod& method : kMethods) text += method_source(method, answers);
  text +=
      "\n  public static void assume(boolean condition) {\n"
      "    if (!condition) Runtime.getRuntime().halt(2);\n"
      "  }\n"
      "}\n";
  return text;
}

}  // namespace

std::vector<ReplayVerifier> replay_verifiers(const explore::VerifyReport& result) {
  std::map<std::string, Answers> by_class;
  for (const Value& value : result.witness) by_class[value.verifier].push_back(&value);
  std::vector<ReplayVerifier> verifiers;
  for (const auto& [name, answers] : by_class) {
    const std::size_t dot = name.rfind('.');
    const std::string package = dot == std::string::npos ? "" : name.substr(0, dot);
    std::string file = name + ".java";
    std::replace(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(name.size()), '.', '/');
    verifiers.push_back({file, source_of(package, answers)});
  }
  return verifiers;
}

Result<void> write_replay_verifiers(const explore::VerifyReport& result,
                                    const std::filesystem::path& folder) {
  for (const ReplayVerifier& verifier : replay_verifiers(result)) {
    const std::filesystem::path file = folder / verifier.file;
    std::error_code failure;
    std::filesystem::create_directories(file.parent_path(), failure);
    std::ofstream out(file, std::ios::binary);
    out << verifier.source;
    if (failure || !out.flush())
      return Error{
          fmt::format("cannot write {}; expected a folder that can be written to", file.string())};
  }
  return {};
}

}  // namespace assay::report
