// SPDX-License-Identifier: Apache-2.0
#include "report/html/page.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "base/hash.h"
#include "report/html/assets.h"
#include "report/text/append.h"
#include "report/text/utf8.h"

namespace assay::report {
namespace {

using nlohmann::ordered_json;

std::string start_of(std::string_view report) {
  return fmt::format("<!DOCTYPE html>\n<html lang=\"en\" data-report=\"assay-{}\">\n", report);
}

std::string escaped(std::uint32_t c, std::string_view bytes) {
  switch (c) {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '"':
      return "&quot;";
    case '\'':
      return "&#39;";
    default:
      return std::string(bytes);
  }
}

bool is_control(std::uint32_t c) {
  return (c < 0x20 && c != '\t' && c != '\n') || (c >= 0x7f && c < 0xa0);
}

constexpr std::string_view kBody = R"(<body>
<header class="head">
<div class="brand"><span class="mark" aria-hidden="true"></span><h1 class="brand"><b>assay</b>
<span class="what">{report}</span></h1></div>
<div class="command" id="command"></div>
<button class="button" type="button" id="keys">Keys <kbd>?</kbd></button>
<button class="button" type="button" id="theme">Dark</button>
</header>
<div class="figures" id="figures"></div>
<nav class="tabs" id="tabs" role="tablist" aria-label="Parts of the report"></nav>
<main id="main"></main>
<noscript><p class="empty">This page needs JavaScript. The same report is there as text, JSON and more:
see assay help {report}.</p></noscript>
)";

}  // namespace

std::string html_escaped(std::string_view text) {
  std::string result;
  for_each_character(text, [&](const Character& character, std::string_view bytes) {
    const bool is_good = character.bytes > 0 && !is_control(character.code_point);
    result += is_good ? escaped(character.code_point, bytes) : std::string(kReplacement);
  });
  return result;
}

/// "</script>" and "<!--" would end or change the element: no '<' is left, nor what ends a line in
/// JavaScript and not in JSON. Only in texts can any of them occur.
std::string script_json(const ordered_json& json) {
  const std::string dumped = json.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
  std::string result;
  result.reserve(dumped.size());
  for_each_character(dumped, [&](const Character& character, std::string_view bytes) {
    const std::uint32_t c = character.code_point;
    if (c == '<' || c == '>' || c == '&' || c == 0x2028 || c == 0x2029) {
      append(result, "\\u{:04x}", c);
    } else {
      result += bytes;
    }
  });
  return result;
}

bool is_page(std::string_view start, std::string_view report) {
  return start.starts_with(start_of(report));
}

std::string page_text(const Page& page, const ordered_json& data) {
  const std::string json = script_json(data);
  // Who knows what to write into a class name knows nothing of what else is in the report.
  const std::string nonce =
      fmt::format("{:016x}{:016x}", hash_bytes(json), hash_bytes(json + page.title));
  std::string text = start_of(page.report);
  append(text,
         "<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" "
         "content=\"default-src 'none'; script-src 'nonce-{0}'; style-src 'nonce-{0}'; "
         "base-uri 'none'; form-action 'none'\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<meta name=\"color-scheme\" content=\"light dark\">\n<title>{1}</title>\n"
         "<style nonce=\"{0}\">\n{2}</style>\n</head>\n",
         nonce, html_escaped(page.title), assets::kPageStyle);
  text += fmt::format(fmt::runtime(kBody), fmt::arg("report", page.report));
  append(text, "<script type=\"application/json\" id=\"data\">{}</script>\n", json);
  append(text, "<script nonce=\"{}\">\n{}{}</script>\n</body>\n</html>\n", nonce,
         assets::kPageScript, page.script);
  return text;
}

}  // namespace assay::report
