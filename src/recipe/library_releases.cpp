// SPDX-License-Identifier: Apache-2.0
#include "recipe/library_releases.h"

#include <algorithm>
#include <iterator>

namespace assay::recipe {

namespace {

constexpr unsigned kOldest = 8;

struct Newer {
  std::string_view owner;
  std::string_view member;  // all of that name; empty: the class itself is that new
  unsigned release;
};

constexpr Newer kNewer[] = {
    {"java/util/List", "of", 9},
    {"java/util/List", "copyOf", 10},
    {"java/util/List", "reversed", 21},
    {"java/util/Set", "of", 9},
    {"java/util/Set", "copyOf", 10},
    {"java/util/Map", "of", 9},
    {"java/util/Map", "ofEntries", 9},
    {"java/util/Map", "entry", 9},
    {"java/util/Map", "copyOf", 10},
    {"java/util/Locale", "of", 19},
    {"java/util/Optional", "or", 9},
    {"java/util/HashMap", "newHashMap", 19},
    {"java/util/HashSet", "newHashSet", 19},
    {"java/util/LinkedHashMap", "newLinkedHashMap", 19},
    {"java/util/LinkedHashSet", "newLinkedHashSet", 19},
    {"java/util/HexFormat", "", 17},
    {"java/util/random/RandomGenerator", "", 17},
    {"java/util/stream/Stream", "ofNullable", 9},
    {"java/util/stream/Stream", "takeWhile", 9},
    {"java/util/stream/Stream", "dropWhile", 9},
    {"java/nio/file/Path", "of", 11},
    {"java/io/InputStream", "nullInputStream", 11},
    {"java/io/OutputStream", "nullOutputStream", 11},
    {"java/io/Reader", "nullReader", 11},
    {"java/io/Writer", "nullWriter", 11},
    {"java/math/BigInteger", "TWO", 9},
    {"java/math/BigInteger", "sqrt", 9},
    {"java/math/BigDecimal", "TWO", 19},
    {"java/math/BigDecimal", "sqrt", 9},
    {"java/time/LocalDate", "ofInstant", 9},
    {"java/time/LocalDate", "EPOCH", 9},
    {"java/time/LocalTime", "ofInstant", 9},
    {"java/time/Duration", "truncatedTo", 9},
    {"java/time/InstantSource", "", 17},
    {"java/lang/ProcessHandle", "", 9},
    {"java/lang/Module", "", 9},
    {"java/lang/ModuleLayer", "", 9},
    {"java/lang/StackWalker", "", 9},
    {"java/lang/Record", "", 16},
};

}  // namespace

unsigned first_release(std::string_view owner, std::string_view member) {
  const auto* const found = std::ranges::find_if(kNewer, [&](const Newer& row) {
    return row.owner == owner && (row.member.empty() || row.member == member);
  });
  return found == std::end(kNewer) ? kOldest : found->release;
}

}  // namespace assay::recipe
