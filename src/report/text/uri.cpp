// SPDX-License-Identifier: Apache-2.0
#include "report/text/uri.h"

#include <filesystem>

#include "report/text/append.h"

namespace assay::report {
namespace {

/// RFC 3986: pchar without what is encoded anyway, and '/'. A colon in the first segment would make
/// a scheme of it.
bool stands_in_uri(char c) {
  constexpr std::string_view kOthers = "-._~!$&'()*+,;=@/";
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         kOthers.find(c) != std::string_view::npos;
}

}  // namespace

std::string path_uri(std::string_view path) {
  std::string uri;
  for (const char c : path) {
    if (stands_in_uri(c)) {
      uri += c;
    } else {
      append(uri, "%{:02X}", static_cast<unsigned char>(c));
    }
  }
  return uri;
}

std::string folder_uri(std::string_view folder) {
  const std::filesystem::path path = std::filesystem::path(folder).lexically_normal();
  std::string text = path.string();
  if (text == ".") return "./";
  if (!text.ends_with('/')) text += '/';
  return (path.is_absolute() ? "file://" : "") + path_uri(text);
}

}  // namespace assay::report
