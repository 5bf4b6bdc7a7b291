// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A resource that is null is not closed. */
public final class AssertInCloseOfNull {
  private static final class Lock implements AutoCloseable {
    @Override
    public void close() {
      assert false;
    }
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try (Lock lock = x == x + 1 ? new Lock() : null) {
      assert lock == null;
    }
  }
}
