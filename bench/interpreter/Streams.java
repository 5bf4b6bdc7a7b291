// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Sequential stream pipelines: boxed and primitive, grouping, sorting, flat mapping. */
public class Streams {
  record Item(int id, String group, double price) { }

  static List<Item> items(int n) {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < n; i++) items.add(new Item(i, "g" + i % 17, i * 37 % 1000 / 10.0));
    return items;
  }

  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 55;
    List<Item> items = items(4000);
    long checksum = 0;
    for (int round = 0; round < rounds; round++) {
      int limit = round;
      Map<String, Double> sums = items.stream().filter(i -> i.id() % 7 != limit % 7)
          .collect(Collectors.groupingBy(Item::group, TreeMap::new, Collectors.summingDouble(Item::price)));
      checksum = checksum * 31 + sums.hashCode();
      checksum = checksum * 31 + (long) items.stream().map(Item::price).sorted().skip(100).limit(1000).mapToDouble(d -> d).sum();
      checksum = checksum * 31 + IntStream.range(0, 20_000).filter(n -> (n & 3) != 0).map(n -> n * n).asLongStream().sum();
      checksum = checksum * 31 + IntStream.range(0, 100).boxed().flatMap(n -> IntStream.range(0, n).boxed()).mapToInt(n -> n).sum();
      checksum = checksum * 31 + items.stream().map(Item::group).distinct().count();
      checksum = checksum * 31 + items.stream().reduce(0, (n, i) -> n * 3 + i.id(), Integer::sum);
      checksum = checksum * 31 + (items.stream().anyMatch(i -> i.price() > 1e6 || i.id() == 3999) ? 1 : 2);
    }
    System.out.println("checksum " + checksum);
  }
}
