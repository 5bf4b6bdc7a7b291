// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A thread has the name it was given. Hard: names are told apart from those of the launcher. */
public final class ThreadNamed {
  public static void main(String[] args) {
    String name = Verifier.nondetBoolean() ? "a" : "b";
    Thread thread = new Thread(() -> {}, name);
    assert thread.getName().equals(name);
  }
}
