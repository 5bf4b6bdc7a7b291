// SPDX-License-Identifier: Apache-2.0

/** Leaves by Runtime.halt: hooks do not run. */
public class RuntimeHalt {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("never printed")));
    System.out.println("halting");
    System.out.flush();
    Runtime.getRuntime().halt(43);
  }
}
