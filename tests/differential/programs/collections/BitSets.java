// SPDX-License-Identifier: Apache-2.0
import java.util.BitSet;

/** BitSet operations, growth, streams and words. */
public class BitSets {
  public static void main(String[] args) {
    BitSet a = new BitSet();
    for (int i = 0; i < 100; i += 7) a.set(i);
    BitSet b = new BitSet(200);
    b.set(10, 50);
    b.clear(20, 30);
    b.flip(45, 60);
    System.out.println(a + " " + a.cardinality() + " " + a.length() + " " + a.size());
    System.out.println(b + " " + b.cardinality() + " " + b.length() + " " + b.size());
    BitSet and = (BitSet) a.clone();
    and.and(b);
    BitSet or = (BitSet) a.clone();
    or.or(b);
    BitSet xor = (BitSet) a.clone();
    xor.xor(b);
    BitSet without = (BitSet) a.clone();
    without.andNot(b);
    System.out.println(and + "\n" + or + "\n" + xor + "\n" + without);
    System.out.println(a.intersects(b) + " " + a.get(7) + " " + a.get(8) + " " + a.get(100000) + " " + a.get(5, 30));
    System.out.println(a.nextSetBit(8) + " " + a.nextClearBit(7) + " " + a.previousSetBit(97) + " " + a.previousClearBit(98) + " " + a.nextSetBit(99));
    a.set(1000);
    System.out.println(a.length() + " " + a.size() + " " + a.hashCode() + " " + b.hashCode() + " " + new BitSet().hashCode());
    a.clear(1000);
    System.out.println(a.length() + " " + a.equals(BitSet.valueOf(a.toLongArray())));
    System.out.println(a.stream().filter(n -> n % 2 == 0).sum() + " " + a.isEmpty());
    byte[] bytes = b.toByteArray();
    for (byte x : bytes) System.out.print(x + " ");
    System.out.println();
    for (long x : b.toLongArray()) System.out.println(Long.toHexString(x));
    System.out.println(BitSet.valueOf(new long[] {5, 0, 1}) + " " + BitSet.valueOf(new byte[] {-1, 1}));
    BitSet sieve = new BitSet(500);
    sieve.set(2, 500);
    for (int i = 2; i * i < 500; i = sieve.nextSetBit(i + 1)) for (int j = i * i; j < 500; j += i) sieve.clear(j);
    System.out.println(sieve.cardinality() + " " + sieve.previousSetBit(499) + " " + sieve.stream().limit(12).boxed().toList());
    String[] failures = {"negative", "range", "size"};
    for (String failure : failures) {
      try {
        switch (failure) {
          case "negative" -> new BitSet().set(-1);
          case "range" -> new BitSet().set(5, 3);
          default -> new BitSet(-1);
        }
      } catch (RuntimeException e) {
        System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    BitSet words = new BitSet();
    words.set(63);
    words.set(64);
    words.flip(63);
    words.set(128, false);
    System.out.println(words + " " + words.toLongArray().length);
  }
}
