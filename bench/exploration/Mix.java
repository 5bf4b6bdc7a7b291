// SPDX-License-Identifier: Apache-2.0

/** What bench/executions runs: about 200 bytecodes, most of them on symbolic values. */
public final class Mix {
  private Mix() {}

  public static int mix(int a, int b, byte c, long d) {
    int hash = 17;
    for (int i = 0; i < 6; i++) {
      hash = hash * 31 + a;
      hash ^= b >>> i;
      if ((hash & 1) == 0) {
        hash += c;
      }
      d = d * 3 + hash;
    }
    int low = (int) (d ^ (d >>> 32));
    if (low > 1000) {
      hash -= low;
    }
    return hash % 7 == 0 ? low : hash;
  }
}
