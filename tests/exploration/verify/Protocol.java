// expect: FALSE
// witness: 2863311530
// SPDX-License-Identifier: Apache-2.0

/** One header carries the forbidden type. */
public final class Protocol {
  public static void main(String[] args) {
    long word = Verifier.nondetLong();
    int version = (int) (word >>> 28) & 0xf;
    int type = (int) (word >>> 20) & 0xff;
    int length = (int) word & 0xfff;
    if (version == 10 && length == 0xaaa) {
      assert type != 0xaa;
    }
  }
}
