// SPDX-License-Identifier: Apache-2.0
// java.lang.String, StringUTF16, Float and Double: canonical strings and the bits of numbers.
#include <bit>

#include "natives/lang/register.h"
#include "natives/lang/support.h"

namespace assay::natives {

namespace {

Outcome intern(NativeCall& call) { return call.returns(call.strings().intern(call.ref(0))); }

Outcome float_to_bits(NativeCall& call) {
  return call.returns_int(std::bit_cast<std::int32_t>(call.float_number(0)));
}
Outcome bits_to_float(NativeCall& call) {
  return call.returns_float(std::bit_cast<float>(call.integer(0)));
}
Outcome double_to_bits(NativeCall& call) {
  return call.returns_long(std::bit_cast<std::int64_t>(call.double_number(0)));
}
Outcome bits_to_double(NativeCall& call) {
  return call.returns_double(std::bit_cast<double>(call.long_integer(0)));
}

}  // namespace

void register_string(NativeTable& table) {
  table.add("java/lang/String", {{"intern", "()Ljava/lang/String;", intern}});
  table.add("java/lang/StringUTF16", {{"isBigEndian", "()Z", answer_false}});
  table.add("java/lang/Float", {{"floatToRawIntBits", "(F)I", float_to_bits},
                                {"intBitsToFloat", "(I)F", bits_to_float}});
  table.add("java/lang/Double", {{"doubleToRawLongBits", "(D)J", double_to_bits},
                                 {"longBitsToDouble", "(J)D", bits_to_double}});
  table.add("java/util/concurrent/atomic/AtomicLong", {{"VMSupportsCS8", "()Z", answer_true}});
}

}  // namespace assay::natives
