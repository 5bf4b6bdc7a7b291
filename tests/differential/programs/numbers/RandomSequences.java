// SPDX-License-Identifier: Apache-2.0
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;

/** The exact sequences of seeded random generators, and UUIDs made from bytes. */
public class RandomSequences {
  public static void main(String[] args) {
    Random r = new Random(42);
    for (int i = 0; i < 5; i++) System.out.print(r.nextInt() + " ");
    System.out.println();
    for (int bound : new int[] {1, 2, 6, 10, 16, 100, 1 << 30, Integer.MAX_VALUE}) System.out.print(r.nextInt(bound) + " ");
    System.out.println();
    System.out.println(r.nextLong() + " " + r.nextBoolean() + " " + r.nextFloat() + " " + r.nextDouble() + " " + r.nextGaussian() + " " + r.nextGaussian());
    byte[] bytes = new byte[10];
    r.nextBytes(bytes);
    for (byte b : bytes) System.out.print(b + " ");
    System.out.println();
    r.setSeed(0);
    System.out.println(r.nextInt() + " " + r.nextInt(5, 10) + " " + r.nextLong(100) + " " + r.nextDouble(1, 2));
    System.out.println(new Random(1).ints(5, 0, 100).boxed().toList() + " " + new Random(1).longs(2).boxed().toList() + " " + new Random(1).doubles(2).boxed().toList());
    System.out.println(new Random(-1).nextInt() + " " + new Random(Long.MAX_VALUE).nextLong());
    int[] histogram = new int[6];
    Random dice = new Random(2024);
    for (int i = 0; i < 6000; i++) histogram[dice.nextInt(6)]++;
    for (int n : histogram) System.out.print(n + " ");
    System.out.println();
    SplittableRandom s = new SplittableRandom(42);
    System.out.println(s.nextInt() + " " + s.nextLong() + " " + s.nextInt(100) + " " + s.nextDouble() + " " + s.nextBoolean() + " " + s.nextInt(-5, 5) + " " + s.nextLong(1000));
    SplittableRandom child = s.split();
    System.out.println(child.nextInt() + " " + s.nextInt() + " " + child.split().nextLong());
    System.out.println(new SplittableRandom(7).ints(4, 0, 50).boxed().toList());
    for (Runnable bad : new Runnable[] {() -> new Random(1).nextInt(0), () -> new Random(1).nextInt(5, 5), () -> new SplittableRandom(1).nextInt(-1)}) {
      try {
        bad.run();
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
    UUID u = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");
    System.out.println(u + " " + u.version() + " " + u.variant() + " " + u.hashCode() + " " + u.getMostSignificantBits() + " " + u.timestamp() + " " + u.clockSequence() + " " + u.node());
    System.out.println(UUID.nameUUIDFromBytes("name".getBytes()) + " " + new UUID(1, 2) + " " + new UUID(-1, -1).compareTo(new UUID(1, 1)) + " " + UUID.fromString("1-2-3-4-5"));
    for (String bad : new String[] {"nope", "123e4567e89b12d3a456426614174000", "1-2-3-4-"}) {
      try {
        System.out.println(UUID.fromString(bad));
      } catch (IllegalArgumentException e) {
        System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    System.out.println(UUID.randomUUID().version() + " " + UUID.randomUUID().equals(UUID.randomUUID()));
    java.util.random.RandomGenerator xoshiro = java.util.random.RandomGeneratorFactory.of("Xoshiro256PlusPlus").create(99);
    System.out.println(xoshiro.nextInt() + " " + xoshiro.nextLong() + " " + xoshiro.nextInt(10, 20) + " " + xoshiro.nextDouble());
    java.util.random.RandomGenerator l64 = java.util.random.RandomGenerator.of("L64X128MixRandom");
    System.out.println(l64.nextInt(5) < 5);
    double estimate = 0;
    Random pi = new Random(314);
    for (int i = 0; i < 10000; i++) {
      double x = pi.nextDouble(), y = pi.nextDouble();
      if (x * x + y * y < 1) estimate += 4.0 / 10000;
    }
    System.out.println((float) estimate);
  }
}
