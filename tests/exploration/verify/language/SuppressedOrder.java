// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Resources are closed in reverse order, their exceptions are added in that order. */
public final class SuppressedOrder {
  private static String closed = "";

  private record Named(String name) implements AutoCloseable {
    @Override
    public void close() {
      closed += name;
      throw new IllegalStateException(name);
    }
  }

  public static void main(String[] args) {
    String first = Verifier.nondetBoolean() ? "a" : "c";
    try (Named a = new Named(first); Named b = new Named("b")) {
      throw new IllegalArgumentException("body");
    } catch (IllegalArgumentException e) {
      assert closed.equals("b" + first) && e.getSuppressed().length == 2;
      assert e.getSuppressed()[0].getMessage().equals("b");
    }
  }
}
