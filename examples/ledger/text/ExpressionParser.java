package ledger.text;

import ledger.text.Expression.Binary;
import ledger.text.Expression.Negation;
import ledger.text.Expression.Operator;
import ledger.text.Expression.Variable;

/** Reads expressions like {@code (net + 5) * -rate % 3} by precedence climbing. */
public final class ExpressionParser {
  private static final int MAX_DEPTH = 100;

  private final String text;
  private int position;
  private int depth;

  private ExpressionParser(String text) {
    this.text = text;
  }

  /** The expression a text stands for. */
  public static Expression parse(String text) {
    ExpressionParser parser = new ExpressionParser(text);
    Expression expression = parser.binary(1);
    parser.skipBlanks();
    if (parser.position < text.length()) {
      throw new ParseException("unexpected '" + text.charAt(parser.position) + "'",
          parser.position);
    }
    return expression;
  }

  private Expression binary(int minimum) {
    Expression left = unary();
    while (true) {
      skipBlanks();
      Operator operator = position < text.length() ? Operator.of(text.charAt(position)) : null;
      if (operator == null || operator.precedence() < minimum) {
        return left;
      }
      position++;
      left = new Binary(operator, left, binary(operator.precedence() + 1));
    }
  }

  private Expression unary() {
    if (++depth > MAX_DEPTH) {
      throw new ParseException("nested too deeply", position);
    }
    try {
      skipBlanks();
      if (position == text.length()) {
        throw new ParseException("expression expected", position);
      }
      char c = text.charAt(position);
      if (c == '-') {
        position++;
        return new Negation(unary());
      }
      if (c == '(') {
        return parenthesized();
      }
      if (isDigit(c)) {
        return number();
      }
      if (Character.isJavaIdentifierStart(c)) {
        return variable();
      }
      throw new ParseException("unexpected '" + c + "'", position);
    } finally {
      depth--;
    }
  }

  private Expression parenthesized() {
    int open = position++;
    Expression inner = binary(1);
    skipBlanks();
    if (position == text.length() || text.charAt(position) != ')') {
      throw new ParseException("parenthesis not closed", open);
    }
    position++;
    return inner;
  }

  private Expression number() {
    int start = position;
    long value = 0;
    while (position < text.length() && isDigit(text.charAt(position))) {
      int digit = text.charAt(position) - '0';
      if (value > (Long.MAX_VALUE - digit) / 10) {
        throw new ParseException("number too large", start);
      }
      value = value * 10 + digit;
      position++;
    }
    return new Expression.Number(value);
  }

  private Expression variable() {
    int start = position;
    while (position < text.length() && Character.isJavaIdentifierPart(text.charAt(position))) {
      position++;
    }
    return new Variable(text.substring(start, position));
  }

  private void skipBlanks() {
    while (position < text.length() && text.charAt(position) == ' ') {
      position++;
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
