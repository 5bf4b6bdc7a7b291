// SPDX-License-Identifier: Apache-2.0

/** Runs forever without calling anything. */
public class EndlessLoop {
  static int sink;

  public static void main(String[] args) {
    System.out.println("looping");
    System.out.flush();
    for (int i = 0; ; i++) sink ^= i;
  }
}
