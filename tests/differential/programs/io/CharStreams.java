// SPDX-License-Identifier: Apache-2.0
import java.io.*;
import java.util.Arrays;

/** Readers and writers in memory: line numbers, tokenizing, printing, piping. */
public class CharStreams {
  public static void main(String[] args) throws Exception {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    out.println("first line");
    out.printf("%s has %d%n", "second", 2);
    out.print(3.5);
    out.print('c');
    out.print(new char[] {'x', 'y'});
    out.print((Object) null);
    out.write("tail", 1, 2);
    out.append("seq", 0, 1).append('!');
    out.println();
    out.flush();
    System.out.print(text);
    LineNumberReader lines = new LineNumberReader(new StringReader("a\nb\r\nc\rd"));
    String line;
    while ((line = lines.readLine()) != null) System.out.print(lines.getLineNumber() + line + " ");
    System.out.println();
    BufferedReader reader = new BufferedReader(new StringReader("one two\nthree"), 2);
    System.out.println((char) reader.read() + " " + reader.readLine() + " " + reader.lines().toList());
    PushbackReader push = new PushbackReader(new StringReader("yz"));
    push.unread('x');
    char[] buffer = new char[5];
    System.out.println(push.read(buffer) + " " + new String(buffer).trim() + " " + push.read(buffer) + push.read(buffer));
    CharArrayWriter chars = new CharArrayWriter();
    chars.write("array");
    chars.append('s');
    System.out.println(chars.size() + " " + new String(chars.toCharArray()) + " " + chars);
    CharArrayReader array = new CharArrayReader("characters".toCharArray(), 2, 5);
    array.mark(0);
    System.out.println(array.skip(2) + " " + (char) array.read());
    array.reset();
    StringBuilder all = new StringBuilder();
    for (int c = array.read(); c != -1; c = array.read()) all.append((char) c);
    System.out.println(all);
    StreamTokenizer tokens = new StreamTokenizer(new StringReader("x = 3.5 + 'quoted' // comment\n\"string\" name_1 -7 /"));
    tokens.slashSlashComments(true);
    tokens.wordChars('_', '_');
    while (tokens.nextToken() != StreamTokenizer.TT_EOF) {
      System.out.print(switch (tokens.ttype) {
        case StreamTokenizer.TT_WORD -> "word " + tokens.sval;
        case StreamTokenizer.TT_NUMBER -> "number " + tokens.nval;
        case '\'', '"' -> "text " + tokens.sval;
        default -> "char " + (char) tokens.ttype;
      } + " @" + tokens.lineno() + "; ");
    }
    System.out.println();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (Writer writer = new OutputStreamWriter(bytes, "UTF-16BE")) {
      writer.write("h\u00e9");
      writer.write(0x20ac);
    }
    System.out.println(Arrays.toString(bytes.toByteArray()) + " " + new InputStreamReader(new ByteArrayInputStream(bytes.toByteArray()), "UTF-16").read());
    try {
      new OutputStreamWriter(bytes, "no-such-charset");
    } catch (UnsupportedEncodingException e) {
      System.out.println(e);
    }
    InputStreamReader utf8 = new InputStreamReader(new ByteArrayInputStream("a\u00e9\u20ac\uD83D\uDE00".getBytes("UTF-8")), "UTF-8");
    for (int c = utf8.read(); c != -1; c = utf8.read()) System.out.print(Integer.toHexString(c) + " ");
    System.out.println(utf8.getEncoding() + " " + new InputStreamReader(System.in, "ISO-8859-1").getEncoding());
    PipedReader pr = new PipedReader();
    PipedWriter pw = new PipedWriter(pr);
    Thread t = new Thread(() -> {
      try (pw) {
        for (int i = 0; i < 2000; i++) pw.write('a' + i % 26);
      } catch (IOException e) {
        System.out.println(e);
      }
    });
    t.start();
    int hash = 0, count = 0;
    for (int c = pr.read(); c != -1; c = pr.read(), count++) hash = hash * 31 + c;
    t.join();
    System.out.println(count + " " + hash);
    StringReader closed = new StringReader("x");
    closed.close();
    try {
      closed.read();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
    FilterReader twice = new FilterReader(new StringReader("ab")) {
      int pending = -1;
      @Override public int read() throws IOException {
        if (pending >= 0) {
          int c = pending;
          pending = -1;
          return c;
        }
        return pending = super.read();
      }
    };
    System.out.println("" + (char) twice.read() + (char) twice.read() + (char) twice.read());
    System.out.println(new StringReader("transfer").transferTo(Writer.nullWriter()) + " " + Reader.nullReader().read());
  }
}
