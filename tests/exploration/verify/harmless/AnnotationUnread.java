// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Annotations that nobody reads. */
public final class AnnotationUnread {
  @FunctionalInterface
  private interface Step {
    @Deprecated
    int next(int x);
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Step step = v -> v + 1;
    assert step.next(x) - 1 == x;
  }
}
