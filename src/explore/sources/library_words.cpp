// SPDX-License-Identifier: Apache-2.0
#include "explore/sources/library_words.h"

#include "classfile/constant_pool.h"

namespace assay::explore {

namespace {

struct Reader {
  std::string_view class_name, method;
  std::u16string_view words[4];  // the empty ones do not count
};

constexpr Reader kReaders[] = {
    {"java/lang/Double", "parseDouble", {u"NaN", u"1.5", u"-Infinity", u"1e9"}},
    {"java/lang/Double", "valueOf", {u"NaN", u"1.5", u"-Infinity", u"1e9"}},
    {"java/lang/Float", "parseFloat", {u"NaN", u"1.5", u"-Infinity", u"1e9"}},
    {"java/lang/Float", "valueOf", {u"NaN", u"1.5", u"-Infinity", u"1e9"}},
    {"java/lang/Boolean", "parseBoolean", {u"true"}},
    {"java/lang/Boolean", "valueOf", {u"true"}},
    {"java/lang/Integer", "decode", {u"0x1F", u"-1", u"010", u"#A"}},
    {"java/lang/Long", "decode", {u"0x1F", u"-1", u"010", u"#A"}},
    {"java/math/BigDecimal", "<init>", {u"1.50", u"-2", u"1e3"}},
    {"java/math/BigInteger", "<init>", {u"12", u"-3"}},
    {"java/time/LocalDate", "parse", {u"2024-02-29", u"1970-01-01"}},
    {"java/time/LocalTime", "parse", {u"12:30", u"23:59:59"}},
    {"java/time/LocalDateTime", "parse", {u"2024-02-29T12:30"}},
    {"java/time/Duration", "parse", {u"PT1H", u"-PT2M"}},
    {"java/time/Period", "parse", {u"P1D"}},
    {"java/time/Instant", "parse", {u"2024-02-29T12:30:00Z"}},
    {"java/util/UUID", "fromString", {u"00000000-0000-0000-0000-000000000001"}},
    {"java/net/URI", "create", {u"http://a.b/c?d"}},
    {"java/net/URI", "<init>", {u"http://a.b/c?d"}},
    {"java/net/URL", "<init>", {u"http://a.b/c?d"}},
};

}  // namespace

void add_library_words(const classfile::ConstantPool& pool, std::vector<std::u16string>& words) {
  for (std::size_t i = 1; i < pool.size(); ++i) {
    if (!pool.is(i, classfile::Tag::Methodref)) continue;
    const classfile::MemberRef member = pool.member(i);
    for (const Reader& reader : kReaders) {
      if (member.class_name != reader.class_name || member.name != reader.method) continue;
      for (std::u16string_view word : reader.words) {
        if (!word.empty()) words.emplace_back(word);
      }
    }
  }
}

}  // namespace assay::explore
