// SPDX-License-Identifier: Apache-2.0

/** System.exit ends the program with its code: finally blocks do not run, hooks do. */
public class ExitCode {
  static void leave(int code) {
    try {
      System.out.println("leaving with " + code);
      System.exit(code);
    } finally {
      System.out.println("finally is never printed");
    }
  }

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook ran")));
    System.err.println("error output before exit");
    int[] codes = {7, 3, 42};
    for (int i = 0; i < codes.length; i++) {
      if (i == 2) leave(codes[i]);
      System.out.println("still here " + i);
    }
  }
}
