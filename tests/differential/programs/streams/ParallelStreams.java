// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Parallel streams whose results do not depend on scheduling. */
public class ParallelStreams {
  public static void main(String[] args) {
    System.out.println(IntStream.range(0, 10000).parallel().filter(n -> n % 7 == 0).sum());
    System.out.println(LongStream.rangeClosed(1, 5000).parallel().map(n -> n * n).reduce(0, Long::sum));
    List<Integer> numbers = IntStream.range(0, 500).boxed().collect(Collectors.toList());
    System.out.println(numbers.parallelStream().map(n -> n * 2).filter(n -> n % 3 == 0).limit(10).toList());
    System.out.println(numbers.parallelStream().sorted(Collections.reverseOrder()).skip(495).toList());
    System.out.println(numbers.parallelStream().collect(Collectors.groupingBy(n -> n % 4, Collectors.counting())));
    System.out.println(numbers.parallelStream().map(String::valueOf).collect(Collectors.joining(",")).hashCode());
    System.out.println(numbers.parallelStream().reduce(0, Integer::sum) + " " + numbers.parallelStream().max(Integer::compare).get());
    System.out.println(numbers.parallelStream().anyMatch(n -> n == 250) + " " + numbers.parallelStream().allMatch(n -> n < 500));
    System.out.println(numbers.parallelStream().findFirst().get());
    AtomicInteger atomic = new AtomicInteger();
    numbers.parallelStream().forEach(atomic::addAndGet);
    System.out.println(atomic);
    LongAdder adder = new LongAdder();
    IntStream.range(0, 1000).parallel().forEach(adder::add);
    System.out.println(adder.sum());
    List<Integer> ordered = Collections.synchronizedList(new ArrayList<>());
    IntStream.range(0, 50).parallel().boxed().forEachOrdered(ordered::add);
    System.out.println(ordered);
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    numbers.parallelStream().forEach(n -> map.merge(n % 5, 1, Integer::sum));
    System.out.println(map);
    int[] array = new int[2000];
    Arrays.parallelSetAll(array, i -> (i * 7919) % 2003);
    Arrays.parallelSort(array);
    System.out.println(array[0] + " " + array[1999] + " " + Arrays.hashCode(array));
    long[] prefix = new long[300];
    Arrays.fill(prefix, 3);
    Arrays.parallelPrefix(prefix, Long::sum);
    System.out.println(prefix[299]);
    System.out.println(Arrays.stream(array).parallel().distinct().count() + " " + numbers.parallelStream().isParallel() + " " + numbers.parallelStream().sequential().isParallel());
    try {
      numbers.parallelStream().forEach(n -> { if (n == 77) throw new IllegalStateException("seventy-seven"); });
    } catch (IllegalStateException e) {
      System.out.println(e.getClass());  // the message depends on the thread that met 77
    }
    System.out.println(numbers.parallelStream().mapToInt(n -> n).average().getAsDouble());
    System.out.println(numbers.parallelStream().unordered().distinct().count());
    System.out.println(numbers.parallelStream().takeWhile(n -> n < 20).count() + " " + numbers.parallelStream().dropWhile(n -> n < 20).count());
  }
}
