// expect: FALSE
// witness: 6
// SPDX-License-Identifier: Apache-2.0

/** The error of close() is only added to the exception of the body. */
public final class AssertInClose {
  private static final class Lock implements AutoCloseable {
    private final int holders;

    Lock(int holders) {
      this.holders = holders;
    }

    @Override
    public void close() {
      assert holders != 6;
    }
  }

  public static void main(String[] args) {
    try (Lock lock = new Lock(Verifier.nondetInt())) {
      throw new IllegalStateException("body");
    } catch (IllegalStateException e) {
      System.out.println(e.getSuppressed().length);
    }
  }
}
