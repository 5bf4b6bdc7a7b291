// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::source {

/// A type as Java source can name it.
struct Type {
  std::string name;             // "int", "java.util.Map.Entry": qualified, nested classes by dots
  std::vector<Type> arguments;  // of a generic type; empty: none, or a raw type
  unsigned dimensions = 0;      // of an array

  friend bool operator==(const Type&, const Type&) = default;
};

/// A Java expression. Types are kept apart from the text so that a printer can import them. Large
/// because it has the fields of all kinds of expressions.
struct Expression {
  enum class Kind : std::uint8_t {
    Literal,      // text, as it is written: 12, 'a', "text", null, Double.NaN, 3.0f
    Variable,     // text: its name
    New,          // type(operands)
    Call,         // operands[0].text(operands[1..])
    StaticCall,   // type.text(operands); without a type: a method of the test class
    Field,        // operands[0].text
    StaticField,  // type.text
    Array,        // new type {operands}; type.dimensions counts the brackets
    NewArray,     // an array of operands[0] zero elements; type is the array's, int[] say
    Element,      // operands[0][operands[1]]
    Cast,         // (type) operands[0]
    ClassOf,      // type.class; with an operand, a Stub: the class of that
    Lambda,       // (parameters) -> operands[0]; none: an empty block; text: the method
    Stub,         // new type() { methods }: an anonymous class; one that counts calls needs a name
    Assign,       // operands[0] = operands[1]
    Annotation,   // @type(parameters[0] = operands[0], ...)
  };
  struct Method {  // of a Stub
    Type returns;
    std::string name;
    std::vector<Type> parameters;
    std::vector<Expression> result;  // of the first call, the second, ...; the last one stays
    bool throws = false;             // the first result is an exception that it throws
    std::vector<std::string> parameter_names;  // as many as there are parameters, or none
    Type thrown;                               // what it may throw, as it declares; empty: nothing
    bool is_varargs = false;
  };
  /// Of a Stub, beside its methods: a public field of type Object or a method that does nothing.
  struct Member {
    std::string name;
    bool is_method = false;
    bool is_static = false;
    std::vector<Expression> annotations;
    std::vector<Expression> value;  // that the field begins with; none: null
  };
  Kind kind = Kind::Literal;
  std::string text;
  Type type;
  std::vector<Expression> operands;
  std::vector<std::string> parameters;  // names, of a Lambda
  bool has_diamond = false;             // of New: type<>(...)
  bool is_inner = false;                // of New: operands[0].new type(operands[1..])
  std::vector<Method> methods;          // of a Stub
  Method constructor;                   // of a Stub: what it calls of its base with the operands
  bool is_anonymous = false;            // of a Stub: a class with a name would be another one
  bool extends_class = false;           // of a Stub: its type is no interface
  std::vector<Type> others;             // of a Stub: further interfaces, so that it needs a name
  bool is_functional = false;           // of a Stub: a lambda would do if nobody asks it for calls
  bool has_defaults = false;            // of a Stub: methods of its type that it does not override
  std::vector<Expression> annotations;  // of a Stub: those of its class, so that it needs a name
  std::vector<Member> members;          // of a Stub: likewise
};

/// A variable with its first value, or an expression that is evaluated for what it does.
struct Statement {
  Type type;         // of the variable
  std::string name;  // empty: no variable
  Expression value;
  bool may_throw = false;  // written as try { ... } catch (Exception expected) { }
  Type caught;             // if it may throw; empty: java.lang.Exception
};

/// The class of JUnit's assumptions, whatever it is called in the version that tests are written
/// for: of a StaticCall.
inline constexpr std::string_view kAssumptions = "JUnit assumptions";

// Literals that javac reads back as the same value.
Expression null_literal();
Expression boolean_literal(bool value);
Expression int_literal(std::int32_t value);
Expression long_literal(std::int64_t value);
Expression char_literal(char16_t unit);
Expression float_literal(float value);
Expression double_literal(double value);
Expression string_literal(const std::u16string& units);
Expression text_literal(std::string_view utf8);  // a string
Expression variable(std::string name);

Expression cast(Type type, Expression value);
/// A list that is made of lambdas, each with a cast: below a raw type javac does not know what they
/// are. Anything else stays as it is.
Expression with_typed_lambdas(Expression list);

/// How an array is written.
enum class ArrayStyle : std::uint8_t {
  Nested,   // new int[][] {{1}, {2}}: as people do
  Spelled,  // new int[][]{new int[]{1}, new int[]{2}}: each as what it is
};

/// The expression with qualified names: for reports, not for test files.
std::string to_text(const Expression& expression, ArrayStyle arrays = ArrayStyle::Nested);
std::string to_text(const Type& type);

}  // namespace assay::source
