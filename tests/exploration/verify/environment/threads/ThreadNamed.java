// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A thread has the name it was given. */
public final class ThreadNamed {
  public static void main(String[] args) {
    String name = Verifier.nondetBoolean() ? "a" : "b";
    Thread thread = new Thread(() -> {}, name);
    assert thread.getName().equals(name);
  }
}
