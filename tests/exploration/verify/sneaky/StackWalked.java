// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Frames below main. */
public final class StackWalked {
  public static void main(String[] args) {
    long frames = StackWalker.getInstance().walk(stream -> stream.count());
    assert frames == 1;
  }
}
