// SPDX-License-Identifier: Apache-2.0

/** An error that leaves a static initialiser of the main class's helper: exit code 1 and its trace. */
public class UncaughtNested {
  static class Config {
    static final int LIMIT = parse("12x");

    static int parse(String s) {
      return Integer.parseInt(s);
    }
  }

  static void use() {
    System.out.println("limit " + Config.LIMIT);
  }

  public static void main(String[] args) {
    for (int i = 0; i < 2; i++) {
      try {
        use();
      } catch (ExceptionInInitializerError e) {
        System.out.println("first time: " + e.getCause().getMessage());
      } catch (NoClassDefFoundError e) {
        System.out.println("second time: " + e.getMessage());
      }
    }
    try {
      throw new Exception("closing", new RuntimeException("inner cause"));
    } catch (Exception e) {
      StackTraceElement top = e.getStackTrace()[0];
      System.out.println(top.getMethodName() + " " + top.getLineNumber());
    }
    System.out.println("now uncaught");
    use();
  }
}
