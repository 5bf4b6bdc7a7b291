// jars: antlr4-runtime.jar
// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import org.antlr.v4.runtime.*;
import org.antlr.v4.runtime.misc.*;
import org.antlr.v4.runtime.tree.*;

/** The ANTLR runtime without generated code: streams, tokens, rewriting, intervals, trees. */
public class AntlrDriver {
  static final int WORD = 1, NUMBER = 2, SPACE = 3;

  static class Words implements TokenSource {
    final CharStream in;
    int line = 1;
    TokenFactory<?> factory = CommonTokenFactory.DEFAULT;
    Words(String s) { in = CharStreams.fromString(s); }
    @Override public Token nextToken() {
      int start = in.index();
      int c = in.LA(1);
      int type = c == IntStream.EOF ? Token.EOF : Character.isDigit(c) ? NUMBER : Character.isWhitespace(c) ? SPACE : WORD;
      if (type != Token.EOF) do in.consume(); while (in.LA(1) != IntStream.EOF && kind(in.LA(1)) == type);
      return factory.create(new Pair<>(this, in), type, null, type == SPACE ? Token.HIDDEN_CHANNEL : Token.DEFAULT_CHANNEL, start, in.index() - 1, line, start);
    }
    static int kind(int c) { return Character.isDigit(c) ? NUMBER : Character.isWhitespace(c) ? SPACE : WORD; }
    @Override public int getLine() { return line; }
    @Override public int getCharPositionInLine() { return in.index(); }
    @Override public CharStream getInputStream() { return in; }
    @Override public String getSourceName() { return "words"; }
    @Override public void setTokenFactory(TokenFactory<?> f) { factory = f; }
    @Override public TokenFactory<?> getTokenFactory() { return factory; }
  }

  static class Rule extends ParserRuleContext {
    final String name;
    Rule(String name, Rule parent) { super(parent, -1); this.name = name; if (parent != null) parent.addChild(this); }
    @Override public String toString() { return name; }
  }

  public static void main(String[] args) {
    CommonTokenStream tokens = new CommonTokenStream(new Words("let abc 12 be 345"));
    tokens.fill();
    for (Token t : tokens.getTokens()) System.out.println(t + " " + t.getChannel());
    System.out.println(tokens.size() + " " + tokens.LT(1).getText() + " " + tokens.LA(2) + " " + tokens.getText(Interval.of(0, 2)) + " " + tokens.getHiddenTokensToRight(0).size() + " " + tokens.getText());
    TokenStreamRewriter rewriter = new TokenStreamRewriter(tokens);
    rewriter.replace(2, "xyz");
    rewriter.insertBefore(0, "(");
    rewriter.insertAfter(8, ")");
    rewriter.delete(3, 4);
    System.out.println(rewriter.getText() + " | " + rewriter.getText(Interval.of(0, 2)));
    try {
      rewriter.replace(5, 1, "bad");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    IntervalSet set = IntervalSet.of(1, 5);
    set.add(10, 12);
    set.add(6);
    System.out.println(set + " " + set.contains(7) + " " + set.or(IntervalSet.of(20)) + " " + set.and(IntervalSet.of(4, 11)) + " " + set.subtract(IntervalSet.of(3)) + " " + set.complement(IntervalSet.of(0, 15)) + " " + set.size() + " " + set.toList() + " " + Interval.of(1, 3).disjoint(Interval.of(5, 6)));
    Rule root = new Rule("root", null), left = new Rule("left", root), right = new Rule("right", root);
    left.addChild(new TerminalNodeImpl(tokens.get(0)));
    right.addChild(new TerminalNodeImpl(tokens.get(2)));
    right.addChild(new ErrorNodeImpl(tokens.get(4)));
    StringBuilder walk = new StringBuilder();
    ParseTreeWalker.DEFAULT.walk(new ParseTreeListener() {
      @Override public void visitTerminal(TerminalNode n) { walk.append(n.getText()).append(' '); }
      @Override public void visitErrorNode(ErrorNode n) { walk.append('!').append(n.getText()).append(' '); }
      @Override public void enterEveryRule(ParserRuleContext c) { walk.append('<').append(c).append(' '); }
      @Override public void exitEveryRule(ParserRuleContext c) { walk.append("> "); }
    }, root);
    System.out.println(walk + "| " + root.getText() + " " + root.depth() + " " + left.depth() + " " + Trees.getAncestors(left).size() + " " + Trees.getDescendants(root).size() + " " + root.getChildCount());
    AbstractParseTreeVisitor<Integer> count = new AbstractParseTreeVisitor<>() {
      @Override public Integer visitTerminal(TerminalNode n) { return 1; }
      @Override public Integer visitErrorNode(ErrorNode n) { return 100; }
      @Override protected Integer defaultResult() { return 0; }
      @Override protected Integer aggregateResult(Integer a, Integer b) { return a + b; }
    };
    System.out.println(count.visit(root));
    ParseTreeProperty<String> property = new ParseTreeProperty<>();
    property.put(left, "annotated");
    System.out.println(property.get(left) + " " + property.removeFrom(left) + " " + property.get(left));
    VocabularyImpl v = new VocabularyImpl(new String[] {null, "'word'"}, new String[] {null, "WORD", "NUMBER"});
    System.out.println(v.getDisplayName(1) + " " + v.getDisplayName(2) + " " + v.getDisplayName(9) + " " + v.getMaxTokenType());
    CodePointCharStream points = CharStreams.fromString("a\uD83D\uDE00\u20acz");
    points.seek(1);
    System.out.println(points.size() + " " + points.LA(1) + " " + points.LA(-1) + " " + points.getText(Interval.of(1, 2)) + " " + points);
    System.out.println(MurmurHash.finish(MurmurHash.update(MurmurHash.initialize(7), 42), 1) + " " + Utils.escapeWhitespace("a\tb c", true) + " " + Utils.join(List.of(1, 2).iterator(), ";") + " " + new DoubleKeyMap<String, String, Integer>().put("a", "b", 1));
    Array2DHashSet<String> hash = new Array2DHashSet<>();
    for (int i = 0; i < 50; i++) hash.add("k" + i % 30);
    System.out.println(hash.size() + " " + hash.contains("k7") + " " + hash.get("k8"));
    ListTokenSource list = new ListTokenSource(List.of(new CommonToken(5, "five"), new CommonToken(6, "six")));
    System.out.println(list.nextToken().getText() + list.nextToken().getType() + list.nextToken().getType());
  }
}
