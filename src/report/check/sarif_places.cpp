// SPDX-License-Identifier: Apache-2.0
#include "report/check/sarif_places.h"

#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "report/text/uri.h"

namespace assay::report {
namespace {

using findings::Frame;
using nlohmann::ordered_json;

constexpr const char* kRoot = "%SRCROOT%";
constexpr const char* kTests = "TESTS";

/// "SOURCES", "SOURCES2", ...
std::string base_name(std::size_t root) {
  return root == 0 ? "SOURCES" : fmt::format("SOURCES{}", root + 1);
}

ordered_json base_of(const std::string& folder) {
  ordered_json base{{"uri", folder_uri(folder)}};
  if (!std::filesystem::path(folder).is_absolute()) base["uriBaseId"] = kRoot;
  return base;
}

}  // namespace

ordered_json SarifPlaces::artifact(const Frame& frame) {
  if (const SourceText* found = sources_.find(frame.class_name, frame.source_file))
    return {{"uri", path_uri(found->path)}, {"uriBaseId", base_name(found->root)}};
  std::string path = source_path(frame.class_name, frame.source_file);
  if (path.empty()) path = guessed_source_path(frame.class_name);
  return path.empty() ? ordered_json() : ordered_json{{"uri", path_uri(path)}};
}

ordered_json SarifPlaces::location(const Frame& frame) {
  ordered_json json = ordered_json::object();
  if (ordered_json file = artifact(frame); !file.is_null()) {
    json["physicalLocation"]["artifactLocation"] = std::move(file);
    if (frame.line > 0) json["physicalLocation"]["region"] = {{"startLine", frame.line}};
  }
  const std::string name = fmt::format("{}.{}", frame.class_name, frame.method);
  json["logicalLocations"] = {{{"name", frame.method},
                               {"fullyQualifiedName", name + frame.descriptor},
                               {"kind", "function"}}};
  return json;
}

ordered_json SarifPlaces::test(const std::string& file) const {
  return {{"physicalLocation",
           {{"artifactLocation", {{"uri", path_uri(file)}, {"uriBaseId", kTests}}}}}};
}

ordered_json SarifPlaces::bases() const {
  ordered_json bases{{kRoot, {{"description", {{"text", "the folder that assay was run in"}}}}}};
  const auto& roots = sources_.roots();
  for (std::size_t i = 0; i < roots.size(); ++i) bases[base_name(i)] = base_of(roots[i]);
  if (!tests_.empty()) bases[kTests] = base_of(tests_);
  return bases;
}

}  // namespace assay::report
