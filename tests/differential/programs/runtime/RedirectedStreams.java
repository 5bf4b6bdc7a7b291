// SPDX-License-Identifier: Apache-2.0
import java.io.*;
import java.util.logging.*;

/** System.setOut, setErr and setIn, and java.util.logging with an own formatter. */
public class RedirectedStreams {
  static class Plain extends Formatter {
    @Override public String format(LogRecord r) { return r.getLevel() + " " + r.getLoggerName() + ": " + formatMessage(r) + (r.getThrown() == null ? "" : " " + r.getThrown()) + "\n"; }
  }

  static class Collecting extends Handler {
    final StringBuilder text = new StringBuilder();
    @Override public void publish(LogRecord r) { if (isLoggable(r)) text.append(getFormatter().format(r)); }
    @Override public void flush() { }
    @Override public void close() { text.append("closed"); }
  }

  public static void main(String[] args) throws Exception {
    PrintStream original = System.out;
    ByteArrayOutputStream captured = new ByteArrayOutputStream();
    System.setOut(new PrintStream(captured, true));
    System.out.println("captured line");
    System.out.printf("%d%%%n", 50);
    System.setOut(original);
    System.out.println("got [" + captured.toString().replace("\n", "|") + "]");
    PrintStream originalErr = System.err;
    captured.reset();
    System.setErr(new PrintStream(captured, true));
    new RuntimeException("to err").printStackTrace();
    Thread t = new Thread(() -> { throw new IllegalStateException("in thread"); }, "worker");
    t.start();
    t.join();
    System.setErr(originalErr);
    System.out.println(captured.toString().lines().filter(l -> !l.contains("java.base")).toList());
    InputStream originalIn = System.in;
    System.setIn(new ByteArrayInputStream("replaced input\nsecond".getBytes()));
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    System.out.println(in.readLine() + ", " + in.readLine() + ", " + in.readLine());
    System.setIn(originalIn);
    Logger logger = Logger.getLogger("assay.test");
    logger.setUseParentHandlers(false);
    Collecting handler = new Collecting();
    handler.setFormatter(new Plain());
    handler.setLevel(Level.FINE);
    logger.addHandler(handler);
    logger.setLevel(Level.FINE);
    logger.info("plain");
    logger.log(Level.WARNING, "with {0} and {1}", new Object[] {"one", 2});
    logger.log(Level.SEVERE, "thrown", new Exception("cause"));
    logger.finest("too fine");
    logger.fine(() -> "supplied");
    Logger child = Logger.getLogger("assay.test.child");
    child.config("from the child");
    child.setLevel(Level.SEVERE);
    child.warning("filtered");
    handler.setFilter(r -> !r.getMessage().contains("secret"));
    logger.info("a secret");
    System.out.print(handler.text);
    System.out.println(child.getParent() == logger ? "parent is right" : "wrong parent");
    System.out.println(logger.isLoggable(Level.FINER) + " " + Level.parse("WARNING").intValue() + " " + child.getName() + " " + logger.getHandlers().length + " " + Level.ALL);
    try {
      Level.parse("LOUD");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.append("appended").append('\n');
    System.out.write(new byte[] {104, 105, 10});
    System.out.flush();
    System.out.print('c');
    System.out.print(5L);
    System.out.print(2.5f);
    System.out.print(true);
    System.out.print((String) null);
    System.out.print((Object) null);
    System.out.println();
    System.out.println(new char[] {'a', 'b'});
    System.out.println((Object) "o");
    System.out.println('\u20ac' + " " + "\uD83D\uDE00");
    System.err.println("error line 1");
    System.err.printf("error %s%n", "line 2");
  }
}
