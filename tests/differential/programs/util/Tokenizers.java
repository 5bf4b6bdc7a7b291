// SPDX-License-Identifier: Apache-2.0
import java.util.*;

/** StringTokenizer, StringJoiner, and hand-written parsing. */
public class Tokenizers {
  static class Calculator {
    private final String text;
    private int at;
    Calculator(String text) { this.text = text; }
    static double evaluate(String s) {
      Calculator c = new Calculator(s.replace(" ", ""));
      double value = c.sum();
      if (c.at < c.text.length()) throw new IllegalArgumentException("unexpected '" + c.text.charAt(c.at) + "' at " + c.at);
      return value;
    }
    private double sum() {
      double value = product();
      while (at < text.length() && (peek() == '+' || peek() == '-')) value = text.charAt(at++) == '+' ? value + product() : value - product();
      return value;
    }
    private double product() {
      double value = power();
      while (at < text.length() && (peek() == '*' || peek() == '/' || peek() == '%')) {
        char op = text.charAt(at++);
        double right = power();
        value = op == '*' ? value * right : op == '/' ? value / right : value % right;
      }
      return value;
    }
    private double power() {
      double base = unary();
      if (at < text.length() && peek() == '^') {
        at++;
        return Math.pow(base, power());
      }
      return base;
    }
    private double unary() {
      if (at >= text.length()) throw new IllegalArgumentException("unexpected end");
      if (peek() == '-') {
        at++;
        return -unary();
      }
      if (peek() == '(') {
        at++;
        double value = sum();
        if (at >= text.length() || text.charAt(at++) != ')') throw new IllegalArgumentException("missing )");
        return value;
      }
      int start = at;
      while (at < text.length() && (Character.isDigit(peek()) || peek() == '.')) at++;
      if (start == at) throw new IllegalArgumentException("number expected at " + at);
      return Double.parseDouble(text.substring(start, at));
    }
    private char peek() { return text.charAt(at); }
  }

  public static void main(String[] args) {
    StringTokenizer t = new StringTokenizer("  the quick\tbrown\nfox ");
    System.out.println(t.countTokens());
    while (t.hasMoreTokens()) System.out.print("[" + t.nextToken() + "]");
    System.out.println();
    StringTokenizer d = new StringTokenizer("a=1;b=2", "=;", true);
    while (d.hasMoreElements()) System.out.print(d.nextElement() + "|");
    System.out.println();
    StringTokenizer changing = new StringTokenizer("key:value,rest");
    System.out.println(changing.nextToken(":") + " " + changing.nextToken(",") + " " + changing.nextToken());
    try {
      changing.nextToken();
    } catch (NoSuchElementException e) {
      System.out.println("no more");
    }
    try {
      new StringTokenizer("x", null).hasMoreTokens();
    } catch (NullPointerException e) {
      System.out.println("null delimiters");
    }
    StringJoiner j = new StringJoiner(", ", "[", "]");
    j.setEmptyValue("nothing");
    System.out.println(j + " " + j.length());
    j.add("a").add(null).add("");
    System.out.println(j + " " + j.length() + " " + new StringJoiner("-").add("x").merge(j));
    for (String s : new String[] {"1+2*3", "(1+2)*3", "2^3^2", "-4+10/4", "10%4-7", "1/0", "2*(3+", "", "1++2", "a", "3.5.2", "((((7))))", "1 - 2 - 3", "--5"}) {
      try {
        System.out.println(s + " = " + Calculator.evaluate(s));
      } catch (RuntimeException e) {
        System.out.println(s + " fails: " + e.getMessage());
      }
    }
    Map<String, Object> parsed = new TreeMap<>();
    for (String pair : "name=Ann;age=30;tags=a,b,c;empty=".split(";")) {
      String[] kv = pair.split("=", 2);
      parsed.put(kv[0], kv[1].contains(",") ? Arrays.asList(kv[1].split(",")) : kv[1].matches("\\d+") ? (Object) Integer.valueOf(kv[1]) : kv[1]);
    }
    System.out.println(parsed);
  }
}
