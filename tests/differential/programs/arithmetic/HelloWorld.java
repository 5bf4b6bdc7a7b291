// SPDX-License-Identifier: Apache-2.0

/** The smallest useful program: one line on each stream. */
public class HelloWorld {
  public static void main(String[] args) {
    System.out.println("Hello, world");
    System.err.println("Hello, error stream");
  }
}
