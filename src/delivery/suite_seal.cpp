// SPDX-License-Identifier: Apache-2.0
// The digest is that of the text with zeros in its place. It guards against forgetting, not
// against forgery: whoever forges it loses but the file itself.
#include "delivery/suite_seal.h"

#include <fmt/format.h>

#include "base/hash.h"

namespace assay::delivery {
namespace {

constexpr std::string_view kComment = "// ";
constexpr std::string_view kBefore = "// Digest ";
constexpr std::string_view kAfter = "; assay never replaces this file once it has been edited.\n";
constexpr std::string_view kNoDigest = "0000000000000000";

/// Where the digest is: in the comment that opens the file, and nowhere else.
std::size_t find_digest(std::string_view text) {
  for (std::size_t line = 0; text.substr(line).starts_with(kComment);) {
    const std::size_t digest = line + kBefore.size();
    if (text.substr(line).starts_with(kBefore) && digest + kNoDigest.size() < text.size() &&
        text.substr(digest + kNoDigest.size()).starts_with(kAfter)) {
      return digest;
    }
    const std::size_t end = text.find('\n', line);
    if (end == std::string_view::npos) break;
    line = end + 1;
  }
  return std::string_view::npos;
}

std::string digest_of(std::string text, std::size_t place) {
  text.replace(place, kNoDigest.size(), kNoDigest);
  return fmt::format("{:016x}", hash_bytes(text));
}

std::string with_plain_line_ends(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!text.substr(i).starts_with("\r\n")) plain += text[i];
  }
  return plain;
}

}  // namespace

std::string seal_line() {
  std::string line = fmt::format("{}{}{}", kBefore, kNoDigest, kAfter);
  line.pop_back();  // the line end and "// " are the writer's
  return line.substr(kComment.size());
}

std::string sealed(std::string text) {
  const std::size_t place = find_digest(text);
  if (place != std::string::npos) text.replace(place, kNoDigest.size(), digest_of(text, place));
  return text;
}

Seal seal_of(std::string_view text) {
  const std::string plain = with_plain_line_ends(text);
  const std::size_t place = find_digest(plain);
  const bool is_ours =
      plain.starts_with(fmt::format("{}{}", kComment, kHeaderMark)) && place != std::string::npos;
  if (!is_ours) return Seal::None;
  return plain.substr(place, kNoDigest.size()) == digest_of(plain, place) ? Seal::Intact
                                                                          : Seal::Broken;
}

}  // namespace assay::delivery
