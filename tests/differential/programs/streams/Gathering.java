// requires: 25
// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.stream.*;

/** Stream gatherers, built-in and own, sequential and parallel. */
public class Gathering {
  static <T> Gatherer<T, ?, T> everyNth(int n) {
    return Gatherer.ofSequential(() -> new int[1], Gatherer.Integrator.ofGreedy((state, element, downstream) -> state[0]++ % n == 0 ? downstream.push(element) : true));
  }

  static Gatherer<Integer, ?, Integer> runningMax() {
    return Gatherer.ofSequential(() -> new int[] {Integer.MIN_VALUE}, (state, n, downstream) -> { state[0] = Math.max(state[0], n); return downstream.push(state[0]); }, (state, downstream) -> downstream.push(-state[0]));
  }

  static <T> Gatherer<T, ?, T> distinctBy(java.util.function.Function<T, ?> key) {
    return Gatherer.ofSequential(HashSet<Object>::new, (seen, t, downstream) -> !seen.add(key.apply(t)) || downstream.push(t));
  }

  public static void main(String[] args) {
    System.out.println(IntStream.range(0, 10).boxed().gather(Gatherers.windowFixed(3)).toList());
    System.out.println(IntStream.range(0, 5).boxed().gather(Gatherers.windowSliding(2)).toList());
    System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.scan(() -> "", (s, n) -> s + n)).toList());
    System.out.println(Stream.of(1, 2, 3).gather(Gatherers.fold(() -> 10, Integer::sum)).findFirst());
    System.out.println(IntStream.range(0, 8).boxed().gather(Gatherers.mapConcurrent(3, n -> n * n)).toList());
    System.out.println(IntStream.range(0, 10).boxed().gather(everyNth(4)).toList());
    System.out.println(Stream.of(3, 1, 4, 1, 5).gather(runningMax()).toList());
    System.out.println(Stream.of("apple", "bob", "avocado", "cat", "bean").gather(distinctBy(s -> s.charAt(0))).map(String::toUpperCase).toList());
    System.out.println(IntStream.range(0, 20).boxed().gather(everyNth(3).andThen(Gatherers.windowFixed(2))).toList());
    System.out.println(Stream.iterate(1, n -> n + 1).gather(Gatherers.windowFixed(2)).limit(3).toList());
    System.out.println(IntStream.range(0, 100).boxed().parallel().gather(Gatherers.windowFixed(25)).map(w -> w.stream().mapToInt(n -> n).sum()).toList());
    System.out.println(Stream.<Integer>empty().gather(Gatherers.windowSliding(3)).toList() + " " + Stream.of(1).gather(Gatherers.windowSliding(3)).toList());
    Gatherer<Integer, ?, Integer> stop = Gatherer.of((unused, n, downstream) -> n < 4 && downstream.push(n));
    System.out.println(Stream.of(1, 2, 3, 4, 1, 2).gather(stop).toList());
    for (Runnable bad : new Runnable[] {() -> Gatherers.windowFixed(0), () -> Stream.of(1).gather(null), () -> Stream.of(1).gather(Gatherers.mapConcurrent(1, n -> n / 0)).toList()}) {
      try {
        bad.run();
      } catch (RuntimeException e) {
        System.out.println(e.getClass().getSimpleName() + " " + (e.getCause() == null ? "" : e.getCause().getMessage()));
      }
    }
    System.out.println(Stream.of(5, 3, 8).gather(Gatherer.<Integer, List<Integer>, Integer>ofSequential(ArrayList::new, (list, n, d) -> list.add(n), (list, d) -> { Collections.sort(list); list.forEach(d::push); })).toList());
  }
}
