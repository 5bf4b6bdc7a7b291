// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Without volatile the two writes may be seen the other way round, or only the first of them. */
public final class VisibleWithoutFlag {
  private static int data = 0;
  private static int copy = 0;

  public static void main(String[] args) throws Exception {
    Thread reader = new Thread(() -> {
      int seen = copy;
      assert seen == data;
    });
    reader.start();
    data = 1;
    copy = 1;
    reader.join();
  }
}
