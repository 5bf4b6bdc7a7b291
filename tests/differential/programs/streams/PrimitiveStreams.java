// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.LongSummaryStatistics;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** IntStream, LongStream and DoubleStream. */
public class PrimitiveStreams {
  public static void main(String[] args) {
    System.out.println(Arrays.toString(IntStream.range(0, 10).filter(n -> n % 3 == 1).toArray()));
    System.out.println(IntStream.rangeClosed(1, 10).reduce(1, (a, b) -> a * b));
    System.out.println(IntStream.of(3, 1, 2).sorted().boxed().toList());
    System.out.println(IntStream.of(3, 1, 3).distinct().count());
    System.out.println(IntStream.iterate(1, n -> n * 2).limit(12).sum());
    System.out.println(IntStream.iterate(100, n -> n > 1, n -> n / 3).boxed().toList());
    System.out.println(IntStream.concat(IntStream.of(1), IntStream.range(5, 7)).boxed().toList());
    System.out.println(IntStream.range(0, 5).mapToLong(n -> 1L << (n * 10)).sum());
    System.out.println(IntStream.range(0, 5).mapToDouble(n -> n / 2.0).boxed().toList());
    System.out.println(IntStream.range(0, 3).flatMap(n -> IntStream.range(0, n)).boxed().toList());
    System.out.println(IntStream.range(0, 10).skip(3).limit(4).peek(n -> System.out.print(n + ";")).anyMatch(n -> n == 5));
    System.out.println(IntStream.of(5, 9).max().getAsInt() + " " + IntStream.empty().min() + " " + OptionalInt.of(3));
    System.out.println(IntStream.range(0, 20).takeWhile(n -> n < 4).sum() + " " + IntStream.range(0, 20).dropWhile(n -> n < 18).sum());
    try {
      IntStream.empty().max().getAsInt();
    } catch (java.util.NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(LongStream.rangeClosed(1, 20).reduce((a, b) -> a * b).getAsLong());
    LongSummaryStatistics longs = LongStream.of(5, -3, 1L << 40).summaryStatistics();
    System.out.println(longs + " " + longs.getMin());
    System.out.println(LongStream.range(0, 5).mapToObj(Long::toBinaryString).toList());
    System.out.println(LongStream.of(7, 8).asDoubleStream().sum() + " " + LongStream.of(7, 8).mapToInt(n -> (int) n).sum());
    System.out.println(DoubleStream.of(0.1, 0.2, 0.3, 0.4).sum());
    double[] tenths = new double[1000];
    Arrays.fill(tenths, 0.1);
    System.out.println(DoubleStream.of(tenths).sum() + " " + DoubleStream.of(tenths).average().getAsDouble());
    DoubleSummaryStatistics doubles = DoubleStream.of(1e100, 1, -1e100).summaryStatistics();
    System.out.println(doubles + " " + doubles.getSum());
    System.out.println(DoubleStream.of(1, Double.NaN).max() + " " + DoubleStream.of(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY).sum());
    System.out.println(DoubleStream.iterate(1, d -> d / 2).limit(5).boxed().toList());
    System.out.println(DoubleStream.of(2.7, 3.2).mapToInt(d -> (int) d).sum() + " " + DoubleStream.of(1.5).mapToLong(Math::round).sum());
    PrimitiveIterator.OfInt it = IntStream.range(0, 3).iterator();
    int total = 0;
    while (it.hasNext()) total += it.nextInt();
    System.out.println(total);
    System.out.println(IntStream.range(0, 5).mapToObj(i -> "s" + i).reduce("", String::concat));
    System.out.println(IntStream.generate(() -> 7).limit(3).sum() + " " + IntStream.builder().add(1).add(4).build().sum());
    System.out.println((Object) IntStream.range(0, 5).<java.util.List<Integer>>collect(java.util.ArrayList::new, (list, n) -> list.add(n), (a, b) -> a.addAll(b)));
    System.out.println(IntStream.rangeClosed(1, 5).asLongStream().sum() + " " + IntStream.range(-3, 3).noneMatch(n -> n > 5));
    System.out.println(IntStream.rangeClosed(Integer.MAX_VALUE - 1, Integer.MAX_VALUE).count());
    IntStream.rangeClosed(2, 4).forEachOrdered(n -> System.out.print(n + " "));
    System.out.println(IntStream.range(0, 100).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).skip(2).limit(5).boxed().toList());
    System.out.println(IntStream.of(1, 2, 3).mapMulti((n, sink) -> { sink.accept(n); sink.accept(-n); }).sum());
  }
}
