// SPDX-License-Identifier: Apache-2.0

/** Text blocks: indentation, escapes, line continuations, embedded quotes. */
public class TextBlocks {
  static final String HTML = """
      <html>
        <body class="x">
          <p>Hello</p>
        </body>
      </html>
      """;

  static final String NO_NEWLINE = """
      one
      two""";

  static final String CONTINUED = """
      this is \
      one \
      line
      """;

  static void show(String name, String text) {
    System.out.println(name + " " + text.length() + " " + text.hashCode());
    System.out.println(text.replace(' ', '.').replace('\t', '>'));
  }

  public static void main(String[] args) {
    show("html", HTML);
    show("no newline", NO_NEWLINE);
    show("continued", CONTINUED);
    show("trailing", """
        trailing spaces   \s
        stripped   
        tab\tinside
        """);
    show("quotes", """
        "quoted" ""two"" \"""three\"""
        'single' \\ backslash
        """);
    show("indented end", """
        a
          b
      c
      """);
    show("empty", """
        """);
    show("blank lines", """

        first

        second
        """);
    show("unicode", """
        é € \u00e9 \uD83D\uDE00
        \101\60
        """);
    show("expression", """
        Hello, %s!
        You are %d.
        """.formatted("Ann", 30));
    String s = """
        x""" + 1 + """
        y""";
    System.out.println(s);
    System.out.println("""
        a""" == "a");
    System.out.println("escapes: \b|\f|\0|\7|\77|\377|\s|".length());
    char c = '\s';
    System.out.println((int) c + " " + (int) '\'' + " " + (int) '\"' + " " + (int) '\uuu0041');
  }
}
