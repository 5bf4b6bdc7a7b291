// SPDX-License-Identifier: Apache-2.0
// Every term becomes a text and the precedence of its outermost operator, which says whether it
// needs parentheses where it is put. Terms are graphs and may be huge as trees: a budget of nodes
// ends the printing long before that.
#include "expr/java_printer.h"

#include <fmt/format.h>

#include <string_view>

#include "expr/bits.h"
#include "expr/java_type.h"

namespace assay::expr {

namespace {

/// JLS 15, from loose to tight.
constexpr int kConditional = 1;
constexpr int kOrElse = 2;
constexpr int kAndAlso = 3;
constexpr int kBitOr = 4;
constexpr int kBitXor = 5;
constexpr int kBitAnd = 6;
constexpr int kEquality = 7;
constexpr int kRelational = 8;
constexpr int kShift = 9;
constexpr int kAdditive = 10;
constexpr int kMultiplicative = 11;
constexpr int kUnary = 12;
constexpr int kPrimary = 13;

struct Text {
  std::string text;
  int precedence = kPrimary;
};

struct Operator {
  std::string_view symbol;
  int precedence;
  bool associative;  // a op (b op c) needs no parentheses
};

class JavaPrinter {
 public:
  JavaPrinter(const Terms& terms, std::size_t budget) : terms_(terms), budget_(budget) {}

  Text print(Term term);

 private:
  Text print_as(Term term, JavaType type);
  std::string inside(Term term, int precedence);
  std::string inside_as(Term term, JavaType type, int precedence);
  static std::string wrap(Text text, int precedence);
  Text infix(const Operator& op, Text left, Text right);
  Text binary(const Node& node);
  Text sum(const Node& node);
  Text shift(const Node& node, std::string_view symbol);
  Text unsigned_call(const Node& node, std::string_view function);
  Text comparison(const Node& node, bool negated);
  Text unsigned_comparison(const Node& node);
  Text floating(const Node& node);
  Text floating_infix(const Node& node, const Operator& op);
  Text negation(Term operand);
  Text conditional(const Node& node);
  Text extension(const Node& node);
  Text extract(const Node& node, JavaType target);
  Text cast(JavaType type, Text operand);
  Text call(std::string_view function, const Node& node);
  Text narrow(const Node& node, Text text);
  JavaType type(Term term) const { return java_type_of(terms_, term); }
  bool is_constant(Term term) const { return terms_.is_constant(term); }

  const Terms& terms_;
  std::size_t budget_;
};

std::string JavaPrinter::wrap(Text text, int precedence) {
  return text.precedence < precedence ? "(" + text.text + ")" : std::move(text.text);
}

std::string JavaPrinter::inside(Term term, int precedence) { return wrap(print(term), precedence); }

std::string JavaPrinter::inside_as(Term term, JavaType wanted, int precedence) {
  return wrap(print_as(term, wanted), precedence);
}

/// The term as a value of a type: floating point and bits are told apart, constants take the type.
Text JavaPrinter::print_as(Term term, JavaType wanted) {
  const Node node = terms_.node(term);
  if (node.op == Op::Constant) {
    std::string literal = java_literal(wanted, node.width, node.constant());
    const bool negative = literal.front() == '-';
    return {std::move(literal), negative ? kUnary : kPrimary};
  }
  const JavaType own = type(term);
  if (is_floating(own) == is_floating(wanted) || node.op == Op::Ite) return print(term);
  const char* function =
      is_floating(wanted)
          ? (wanted == JavaType::Float ? "Float.intBitsToFloat" : "Double.longBitsToDouble")
          : (own == JavaType::Float ? "Float.floatToRawIntBits" : "Double.doubleToRawLongBits");
  return {fmt::format("{}({})", function, print(term).text)};
}

Text JavaPrinter::infix(const Operator& op, Text left, Text right) {
  const int right_precedence = op.associative ? op.precedence : op.precedence + 1;
  return {fmt::format("{} {} {}", wrap(std::move(left), op.precedence), op.symbol,
                      wrap(std::move(right), right_precedence)),
          op.precedence};
}

Text JavaPrinter::cast(JavaType target, Text operand) {
  return {fmt::format("({}) {}", java_name_of(target), wrap(std::move(operand), kUnary)), kUnary};
}

/// Arithmetic of 8 and 16 bits wraps around where Java's, which is of 32 bits, does not.
Text JavaPrinter::narrow(const Node& node, Text text) {
  if (node.width == 1 || node.width >= 32) return text;
  return cast(integer_type(node.width), std::move(text));
}

Text JavaPrinter::call(std::string_view function, const Node& node) {
  std::string arguments;
  for (Term operand : {node.a, node.b}) {
    if (!operand) continue;
    if (!arguments.empty()) arguments += ", ";
    arguments += print(operand).text;
  }
  return {fmt::format("{}({})", function, arguments)};
}

Text JavaPrinter::unsigned_call(const Node& node, std::string_view function) {
  const char* owner = terms_.width(node.a) > 32 ? "Long" : "Integer";
  return call(fmt::format("{}.{}", owner, function), node);
}

Text JavaPrinter::sum(const Node& node) {
  const JavaType integer = integer_type(node.width);
  const bool minus_constant = is_constant(node.b) &&
                              to_signed(terms_.node(node.b).constant(), node.width) < 0 &&
                              terms_.node(node.b).constant() != sign_bit_of(node.width);
  Text left = print_as(node.a, integer);
  if (!minus_constant) {
    return narrow(node, infix({"+", kAdditive, true}, std::move(left), print_as(node.b, integer)));
  }
  const std::uint64_t magnitude = -terms_.node(node.b).constant() & mask_of(node.width);
  return narrow(node, infix({"-", kAdditive, false}, std::move(left),
                            {java_literal(integer, node.width, magnitude)}));
}

/// Java masks the distance of a shift itself.
Text JavaPrinter::shift(const Node& node, std::string_view symbol) {
  Term distance = node.b;
  const Node mask = terms_.node(distance);
  if (mask.op == Op::And && is_constant(mask.b) &&
      terms_.node(mask.b).constant() == node.width - 1u) {
    distance = mask.a;
  }
  return narrow(node, infix({symbol, kShift, false}, print_as(node.a, integer_type(node.width)),
                            print_as(distance, JavaType::Int)));
}

Text JavaPrinter::binary(const Node& node) {
  const bool boolean = node.width == 1;
  const JavaType integer = integer_type(node.width);
  auto operation = [&](std::string_view symbol, int precedence, bool associative) {
    return infix({symbol, precedence, associative}, print_as(node.a, integer),
                 print_as(node.b, integer));
  };
  switch (node.op) {
    case Op::And:
      return boolean ? operation("&&", kAndAlso, true) : operation("&", kBitAnd, true);
    case Op::Or:
      return boolean ? operation("||", kOrElse, true) : operation("|", kBitOr, true);
    case Op::Xor:
      return operation("^", kBitXor, true);
    case Op::Add:
      return sum(node);
    case Op::Sub:
      return narrow(node, operation("-", kAdditive, false));
    case Op::Mul:
      return narrow(node, operation("*", kMultiplicative, true));
    case Op::SDiv:
      return narrow(node, operation("/", kMultiplicative, false));
    case Op::SRem:
      return narrow(node, operation("%", kMultiplicative, false));
    case Op::UDiv:
      return unsigned_call(node, "divideUnsigned");
    case Op::URem:
      return unsigned_call(node, "remainderUnsigned");
    case Op::Shl:
      return shift(node, "<<");
    case Op::LShr:
      return shift(node, ">>>");
    default:
      return shift(node, ">>");
  }
}

struct Relation {
  std::string_view straight, flipped;
};

Relation relation_of(Op op, bool negated) {
  if (op == Op::Eq || op == Op::FEq) return negated ? Relation{"!=", "!="} : Relation{"==", "=="};
  const bool strict = op == Op::Ult || op == Op::Slt || op == Op::FLt;
  return strict ? Relation{"<", ">"} : Relation{"<=", ">="};
}

/// With a constant on the right: "x > 5" rather than "5 < x". `negated` only for equality.
Text JavaPrinter::comparison(const Node& node, bool negated) {
  const Relation relation = relation_of(node.op, negated);
  const bool flip = is_constant(node.a) && !is_constant(node.b);
  const Term left = flip ? node.b : node.a;
  const Term right = flip ? node.a : node.b;
  // What is compared with a character is one.
  Term inner = left;
  if (terms_.node(left).op == Op::ZExt) inner = terms_.node(left).a;
  const bool is_char = terms_.node(inner).op == Op::Variable && type(inner) == JavaType::Char;
  JavaType common = type(left);
  if (is_char && is_constant(right)) {
    common = JavaType::Char;
  } else if (node.op >= Op::FEq) {
    common = terms_.width(left) == 32 ? JavaType::Float : JavaType::Double;
  } else if (is_floating(common) != is_floating(type(right)) && !is_constant(right)) {
    common = integer_type(terms_.width(left));
  }
  const int precedence = node.op == Op::Eq || node.op == Op::FEq ? kEquality : kRelational;
  return infix({flip ? relation.flipped : relation.straight, precedence, false},
               print_as(left, common), print_as(right, common));
}

/// Java has no unsigned order. Between numbers that cannot be negative the signed one is the same,
/// and "index below length" is what a bounds check looks like.
Text JavaPrinter::unsigned_comparison(const Node& node) {
  const bool strict = node.op == Op::Ult;
  auto never_negative = [&](Term term) {
    const Node& x = terms_.node(term);
    if (terms_.facts(term).range.smin >= 0) return true;
    if (x.op != Op::Variable) return false;
    const VariableKind kind = terms_.info(x.variable()).kind;
    return kind == VariableKind::Length || kind == VariableKind::Char ||
           kind == VariableKind::Latin1;
  };
  const bool a_natural = never_negative(node.a);
  const bool b_natural = never_negative(node.b);
  auto is_char = [&](Term term) {
    return terms_.node(term).op == Op::Variable && type(term) == JavaType::Char;
  };
  if ((a_natural && b_natural) || is_char(node.a) || is_char(node.b)) {
    return comparison(node, false);
  }
  auto around_zero = [&](Term value, Term bound, bool within) -> Text {
    const JavaType integer = integer_type(terms_.width(value));
    const std::string text = inside_as(value, integer, kShift);
    const std::string limit = inside_as(bound, integer, kShift);
    if (within) {
      return {fmt::format("0 <= {} && {} {} {}", text, text, strict ? "<" : "<=", limit), kAndAlso};
    }
    return {fmt::format("{} < 0 || {} {} {}", text, text, strict ? ">" : ">=", limit), kOrElse};
  };
  if (b_natural) return around_zero(node.a, node.b, true);
  if (a_natural) return around_zero(node.b, node.a, false);
  return {fmt::format("{} {} 0", unsigned_call(node, "compareUnsigned").text, strict ? "<" : "<="),
          kRelational};
}

Text JavaPrinter::floating_infix(const Node& node, const Operator& op) {
  const JavaType real = node.width == 32 ? JavaType::Float : JavaType::Double;
  return infix(op, print_as(node.a, real), print_as(node.b, real));
}

Text JavaPrinter::floating(const Node& node) {
  const JavaType operand_type = terms_.width(node.a) == 32 ? JavaType::Float : JavaType::Double;
  auto function = [&](std::string_view name) -> Text {
    return {fmt::format("{}({})", name, print_as(node.a, operand_type).text)};
  };
  switch (node.op) {
    case Op::FAdd:
      return floating_infix(node, {"+", kAdditive, false});
    case Op::FSub:
      return floating_infix(node, {"-", kAdditive, false});
    case Op::FMul:
      return floating_infix(node, {"*", kMultiplicative, false});
    case Op::FDiv:
      return floating_infix(node, {"/", kMultiplicative, false});
    case Op::FRem:
      return floating_infix(node, {"%", kMultiplicative, false});
    case Op::FNeg:
      return {"-" + inside_as(node.a, operand_type, kPrimary), kUnary};
    case Op::FSqrt:
      return function("Math.sqrt");
    case Op::FRound:
      switch (static_cast<Rounding>(node.detail)) {
        case Rounding::Floor:
          return function("Math.floor");
        case Rounding::Ceiling:
          return function("Math.ceil");
        case Rounding::NearestEven:
          return function("Math.rint");
        case Rounding::TowardZero:
          return function("truncate");
      }
      return {};
    case Op::FFromS:
      return cast(node.width == 32 ? JavaType::Float : JavaType::Double,
                  print_as(node.a, integer_type(terms_.width(node.a))));
    case Op::FFromF:
      return cast(node.width == 32 ? JavaType::Float : JavaType::Double,
                  print_as(node.a, operand_type));
    default:
      return cast(integer_type(node.width), print_as(node.a, operand_type));
  }
}

Text JavaPrinter::negation(Term operand) {
  const Node node = terms_.node(operand);
  if (node.width > 1) {
    return {"~" + inside_as(operand, integer_type(node.width), kUnary), kUnary};
  }
  if (node.op == Op::Eq || node.op == Op::FEq) return comparison(node, true);
  return {"!" + inside(operand, kUnary), kUnary};
}

Text JavaPrinter::conditional(const Node& node) {
  JavaType common = type(is_constant(node.b) ? node.c : node.b);
  if (common == JavaType::Char || common == JavaType::Byte) common = JavaType::Int;
  return {fmt::format("{} ? {} : {}", inside(node.a, kOrElse),
                      inside_as(node.b, common, kConditional + 1),
                      inside_as(node.c, common, kConditional)),
          kConditional};
}

/// Java extends byte, short, char and int by itself; only the other way of extending shows.
Text JavaPrinter::extension(const Node& node) {
  const Node inner = terms_.node(node.a);
  const bool zeros = node.op == Op::ZExt;
  if (inner.width == 1) {
    return {fmt::format("{} ? {} : 0", inside(node.a, kOrElse), zeros ? 1 : -1), kConditional};
  }
  if (inner.op == Op::Extract && inner.detail == 0 && inner.width == 16 && zeros) {
    return extract(inner, JavaType::Char);
  }
  if (inner.width == 32) {
    if (zeros) return {fmt::format("Integer.toUnsignedLong({})", print(node.a).text)};
    return cast(JavaType::Long, print_as(node.a, JavaType::Int));
  }
  const bool is_unsigned =
      inner.op == Op::Variable && (type(node.a) == JavaType::Char ||
                                   terms_.info(inner.variable()).kind == VariableKind::Length);
  if (is_unsigned == zeros) return print(node.a);
  if (!zeros) return cast(integer_type(inner.width), print(node.a));
  if (terms_.facts(node.a).range.smin >= 0) return print(node.a);
  Text bits = inner.op == Op::Extract && inner.detail == 0
                  ? print_as(inner.a, integer_type(terms_.width(inner.a)))
                  : print(node.a);
  return infix({"&", kBitAnd, true}, std::move(bits), {fmt::format("{:#x}", mask_of(inner.width))});
}

Text JavaPrinter::extract(const Node& node, JavaType target) {
  Text whole = print_as(node.a, integer_type(terms_.width(node.a)));
  if (node.detail != 0) {
    whole = infix({">>>", kShift, false}, std::move(whole), {fmt::format("{}", node.detail)});
  }
  if (node.width > 1) return cast(target, std::move(whole));
  return infix({"!=", kEquality, false},
               {"(" + infix({"&", kBitAnd, true}, std::move(whole), {"1"}).text + ")"}, {"0"});
}

Text JavaPrinter::print(Term term) {
  if (budget_ == 0) return {"..."};
  --budget_;
  const Node node = terms_.node(term);
  switch (node.op) {
    case Op::Constant:
      return print_as(term, integer_type(node.width));
    case Op::Variable:
      return {terms_.info(node.variable()).name};
    case Op::Not:
      return negation(node.a);
    case Op::Neg:
      return narrow(node, {"-" + inside_as(node.a, integer_type(node.width), kPrimary), kUnary});
    case Op::Eq:
    case Op::Slt:
    case Op::Sle:
    case Op::FEq:
    case Op::FLt:
    case Op::FLe:
      return comparison(node, false);
    case Op::Ult:
    case Op::Ule:
      return unsigned_comparison(node);
    case Op::Ite:
      return conditional(node);
    case Op::Extract:
      return extract(node, integer_type(node.width));
    case Op::ZExt:
    case Op::SExt:
      return extension(node);
    case Op::Select:
      return {fmt::format("table{}[{}]", node.detail, print(node.a).text)};
    case Op::External:
      return call(terms_.external(node.detail).name, node);
    default:
      return node.op >= Op::FAdd ? floating(node) : binary(node);
  }
}

}  // namespace

std::string to_java(const Terms& terms, Term term, std::size_t limit) {
  if (!term) return "";
  std::string text = JavaPrinter(terms, limit / 2).print(term).text;
  if (text.size() > limit) text = text.substr(0, limit) + "...";
  return text;
}

}  // namespace assay::expr
