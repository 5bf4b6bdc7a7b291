package ledger.text;

import java.util.Map;

/** An arithmetic expression over whole numbers and variables. */
public sealed interface Expression {
  /** The value under an assignment of the variables. */
  long evaluate(Map<String, Long> variables);

  /** An equal expression with what can be computed computed. */
  Expression simplify();

  /** A number. */
  record Number(long value) implements Expression {
    @Override
    public long evaluate(Map<String, Long> variables) {
      return value;
    }

    @Override
    public Expression simplify() {
      return this;
    }

    @Override
    public String toString() {
      return Long.toString(value);
    }
  }

  /** A variable by its name. */
  record Variable(String name) implements Expression {
    @Override
    public long evaluate(Map<String, Long> variables) {
      Long value = variables.get(name);
      if (value == null) {
        throw new IllegalArgumentException("no value for " + name);
      }
      return value;
    }

    @Override
    public Expression simplify() {
      return this;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** The negative of an expression. */
  record Negation(Expression operand) implements Expression {
    @Override
    public long evaluate(Map<String, Long> variables) {
      return Math.negateExact(operand.evaluate(variables));
    }

    @Override
    public Expression simplify() {
      Expression inner = operand.simplify();
      if (inner instanceof Number number) {
        return new Number(Math.negateExact(number.value()));
      }
      if (inner instanceof Negation negation) {
        return negation.operand();
      }
      return new Negation(inner);
    }

    @Override
    public String toString() {
      return "-" + operand;
    }
  }

  /** Two expressions and what joins them. */
  record Binary(Operator operator, Expression left, Expression right) implements Expression {
    @Override
    public long evaluate(Map<String, Long> variables) {
      return operator.apply(left.evaluate(variables), right.evaluate(variables));
    }

    @Override
    public Expression simplify() {
      Expression first = left.simplify();
      Expression second = right.simplify();
      if (first instanceof Number a && second instanceof Number b
          && !(operator.divides() && b.value() == 0)) {
        return new Number(operator.apply(a.value(), b.value()));
      }
      if (second instanceof Number b && operator.isRightNeutral(b.value())) {
        return first;
      }
      return new Binary(operator, first, second);
    }

    @Override
    public String toString() {
      return "(" + left + " " + operator.symbol() + " " + right + ")";
    }
  }

  /** The binary operators, loosest first. */
  enum Operator {
    PLUS('+', 1), MINUS('-', 1), TIMES('*', 2), DIVIDE('/', 2), MODULO('%', 2);

    private final char symbol;
    private final int precedence;

    Operator(char symbol, int precedence) {
      this.symbol = symbol;
      this.precedence = precedence;
    }

    /** How it is written. */
    public char symbol() {
      return symbol;
    }

    /** How tightly it binds. */
    public int precedence() {
      return precedence;
    }

    /** Whether zero on the right is an error. */
    public boolean divides() {
      return this == DIVIDE || this == MODULO;
    }

    /** Whether this number on the right changes nothing. */
    public boolean isRightNeutral(long value) {
      return switch (this) {
        case PLUS, MINUS -> value == 0;
        case TIMES, DIVIDE -> value == 1;
        case MODULO -> false;
      };
    }

    /** The result for two numbers; an overflow or a zero divisor is an ArithmeticException. */
    public long apply(long left, long right) {
      return switch (this) {
        case PLUS -> Math.addExact(left, right);
        case MINUS -> Math.subtractExact(left, right);
        case TIMES -> Math.multiplyExact(left, right);
        case DIVIDE -> left / right;
        case MODULO -> left % right;
      };
    }

    /** The operator written with a character, or null. */
    static Operator of(char symbol) {
      for (Operator operator : values()) {
        if (operator.symbol == symbol) {
          return operator;
        }
      }
      return null;
    }
  }
}
