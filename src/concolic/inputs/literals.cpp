// SPDX-License-Identifier: Apache-2.0
#include "concolic/inputs/literals.h"

#include <bit>
#include <string_view>

#include "expr/bits.h"
#include "vm/ref.h"

namespace assay::concolic {

using source::Expression;

source::Type type_of_kind(vm::Kind kind) {
  constexpr std::string_view kNames[] = {"boolean", "byte", "char",  "short",
                                         "int",     "long", "float", "double"};
  if (kind == vm::Kind::Void) return {"void", {}, 0};
  return {std::string(kNames[static_cast<unsigned>(kind)]), {}, 0};
}

bool is_narrow(vm::Kind kind) { return kind == vm::Kind::Byte || kind == vm::Kind::Short; }

Expression bare_literal(vm::Kind kind, std::uint64_t bits) {
  switch (kind) {
    case vm::Kind::Boolean:
      return source::boolean_literal(bits != 0);
    case vm::Kind::Char:
      return source::char_literal(static_cast<char16_t>(bits));
    case vm::Kind::Byte:
      return source::int_literal(static_cast<std::int32_t>(expr::to_signed(bits, 8)));
    case vm::Kind::Short:
      return source::int_literal(static_cast<std::int32_t>(expr::to_signed(bits, 16)));
    case vm::Kind::Long:
      return source::long_literal(static_cast<std::int64_t>(bits));
    case vm::Kind::Float:
      return source::float_literal(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case vm::Kind::Double:
      return source::double_literal(std::bit_cast<double>(bits));
    default:
      return source::int_literal(static_cast<std::int32_t>(bits));
  }
}

Expression literal_of(vm::Kind kind, std::uint64_t bits) {
  Expression literal = bare_literal(kind, bits);
  return is_narrow(kind) ? source::cast(type_of_kind(kind), std::move(literal)) : literal;
}

}  // namespace assay::concolic
