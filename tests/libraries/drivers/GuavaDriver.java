// jars: guava.jar
// SPDX-License-Identifier: Apache-2.0
import com.google.common.base.*;
import com.google.common.cache.*;
import com.google.common.collect.*;
import com.google.common.eventbus.*;
import com.google.common.graph.*;
import com.google.common.hash.*;
import com.google.common.io.*;
import com.google.common.math.*;
import com.google.common.primitives.*;
import com.google.common.reflect.TypeToken;
import com.google.common.util.concurrent.*;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.ExecutionException;

/** guava: collections, strings, caches, hashing, graphs, maths, events. */
public class GuavaDriver {
  static void attempt(String name, Runnable r) {
    try {
      r.run();
      System.out.println(name + ": fine");
    } catch (RuntimeException e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static class Listener {
    final List<Object> got = new ArrayList<>();
    @Subscribe public void text(String s) { got.add("s:" + s); }
    @Subscribe public void number(Integer i) { got.add("i:" + i); }
    @Subscribe public void dead(DeadEvent d) { got.add("dead:" + d.getEvent()); }
  }

  public static void main(String[] args) throws Exception {
    System.out.println(ImmutableList.of(1, 2, 3).reverse() + " " + ImmutableMap.of("a", 1, "b", 2).keySet() + " " + ImmutableSortedSet.of(3, 1, 2).headSet(3) + " " + ImmutableSet.copyOf(List.of(2, 1, 2)));
    Multimap<String, Integer> multi = ArrayListMultimap.create();
    multi.put("x", 1);
    multi.put("x", 2);
    multi.put("y", 3);
    Multiset<String> bag = TreeMultiset.create(List.of("a", "b", "a"));
    BiMap<String, Integer> bi = HashBiMap.create(Map.of("one", 1));
    Table<String, String, Integer> table = TreeBasedTable.create();
    table.put("r", "c", 5);
    table.put("r", "d", 6);
    RangeSet<Integer> ranges = TreeRangeSet.create();
    ranges.add(Range.closed(1, 5));
    ranges.add(Range.open(4, 9));
    ranges.remove(Range.singleton(3));
    RangeMap<Integer, String> rm = TreeRangeMap.create();
    rm.put(Range.closedOpen(0, 10), "low");
    System.out.println(multi + " " + multi.get("x") + " " + bag + " " + bag.count("a") + " " + bi.inverse().get(1) + " " + table.row("r") + " " + table.column("d") + " " + ranges + " " + rm.get(5) + " " + ContiguousSet.create(Range.closed(1, 4), DiscreteDomain.integers()));
    attempt("bimap", () -> bi.put("uno", 1));
    attempt("immutable", () -> ImmutableList.of().add(null));
    attempt("null", () -> ImmutableList.of((Object) null));
    attempt("duplicate", () -> ImmutableMap.builder().put("a", 1).put("a", 2).build());
    System.out.println(Lists.partition(List.of(1, 2, 3, 4, 5), 2) + " " + Lists.reverse(List.of(1, 2)) + " " + Sets.powerSet(ImmutableSet.of(1, 2)).size() + " " + Sets.difference(ImmutableSet.of(1, 2), ImmutableSet.of(2)) + " " + Lists.cartesianProduct(List.of(1, 2), List.of(3, 4)) + " " + Maps.difference(Map.of("a", 1), Map.of("a", 2)) + " " + Iterables.getLast(List.of(7, 8)) + " " + Ordering.natural().reverse().sortedCopy(List.of(1, 3, 2)) + " " + Multimaps.index(List.of("a", "bb", "cc"), String::length) + " " + Collections2.permutations(List.of(1, 2, 3)).size() + " " + EvictingQueue.create(2));
    System.out.println(Joiner.on(",").skipNulls().join("a", null, "b") + " " + Joiner.on("&").withKeyValueSeparator("=").join(ImmutableMap.of("k", "v")) + " " + Splitter.on(',').trimResults().omitEmptyStrings().splitToList(" a,, b ") + " " + Splitter.fixedLength(2).splitToList("abcde") + " " + CaseFormat.LOWER_CAMEL.to(CaseFormat.UPPER_UNDERSCORE, "someName") + " " + CharMatcher.inRange('0', '9').retainFrom("a1b2") + " " + Strings.padStart("7", 3, '0') + " " + Strings.commonPrefix("abc", "abd") + " " + MoreObjects.toStringHelper("T").add("x", 1).omitNullValues().add("n", (Object) null) + " " + Ascii.toUpperCase("x") + " " + Strings.lenientFormat("%s %s", 1));
    attempt("check", () -> Preconditions.checkArgument(false, "bad %s", 5));
    attempt("state", () -> Preconditions.checkState(false));
    attempt("index", () -> Preconditions.checkElementIndex(5, 3));
    attempt("verify", () -> Verify.verify(false, "v %s", 1));
    int[] loads = {0};
    LoadingCache<String, Integer> cache = CacheBuilder.newBuilder().maximumSize(2).recordStats().build(new CacheLoader<>() { @Override public Integer load(String k) { loads[0]++; if (k.isEmpty()) throw new IllegalArgumentException("empty"); return k.length(); } });
    System.out.println(cache.get("abc") + cache.get("abc") + cache.getUnchecked("z") + " " + loads[0] + " " + cache.stats().hitCount() + " " + cache.getIfPresent("none"));
    try {
      cache.get("");
    } catch (ExecutionException | UncheckedExecutionException e) {
      System.out.println(e.getClass().getSimpleName() + " " + e.getCause().getMessage());
    }
    System.out.println(Hashing.sha256().hashString("x", StandardCharsets.UTF_8) + " " + Hashing.murmur3_32_fixed().hashInt(5) + " " + Hashing.crc32().hashBytes(new byte[] {1, 2}) + " " + Hashing.sipHash24().hashLong(1) + " " + Hashing.consistentHash(12345, 10) + " " + BaseEncoding.base32().encode("hi".getBytes()) + " " + BaseEncoding.base16().lowerCase().encode(new byte[] {-1, 1}));
    BloomFilter<CharSequence> bloom = BloomFilter.create(Funnels.unencodedCharsFunnel(), 100);
    bloom.put("in");
    System.out.println(bloom.mightContain("in") + " " + bloom.mightContain("definitely not"));
    System.out.println(IntMath.gcd(12, 18) + " " + IntMath.pow(3, 5) + " " + LongMath.factorial(15) + " " + IntMath.divide(7, 2, RoundingMode.CEILING) + " " + IntMath.isPrime(97) + " " + DoubleMath.roundToInt(2.5, RoundingMode.HALF_EVEN) + " " + BigIntegerMath.log2(java.math.BigInteger.valueOf(1000), RoundingMode.FLOOR) + " " + Stats.of(1, 2, 3, 4).populationVariance() + " " + Quantiles.median().compute(5, 1, 3));
    System.out.println(Ints.asList(3, 1) + " " + Ints.max(4, 9) + " " + Ints.tryParse("x") + " " + Longs.toByteArray(258)[6] + " " + UnsignedInts.toString(-1) + " " + UnsignedLong.MAX_VALUE + " " + Ints.concat(new int[] {1}, new int[] {2}).length + " " + Bytes.indexOf(new byte[] {1, 2, 3}, (byte) 3) + " " + Doubles.join(",", 1.5, 2) + " " + Chars.contains(new char[] {'a'}, 'a'));
    MutableGraph<String> g = GraphBuilder.directed().build();
    g.putEdge("a", "b");
    g.putEdge("b", "c");
    g.putEdge("c", "a");
    System.out.println(Graphs.hasCycle(g) + " " + Graphs.reachableNodes(g, "a") + " " + g.successors("a") + " " + ImmutableList.copyOf(Traverser.forGraph(g).breadthFirst("a")) + " " + Graphs.transpose(g).hasEdgeConnecting("b", "a"));
    EventBus bus = new EventBus();
    Listener l = new Listener();
    bus.register(l);
    bus.post("hello");
    bus.post(5);
    bus.post(2.5);
    System.out.println(l.got);
    SettableFuture<Integer> f = SettableFuture.create();
    ListenableFuture<String> t = Futures.transform(f, n -> "n" + n, MoreExecutors.directExecutor());
    f.set(9);
    System.out.println(t.get() + " " + Futures.allAsList(Futures.immediateFuture(1), f).get() + " " + Futures.getDone(Futures.catching(Futures.immediateFailedFuture(new Exception("x")), Exception.class, e -> e.getMessage(), MoreExecutors.directExecutor())));
    System.out.println(new TypeToken<List<String>>() { }.getType() + " " + new TypeToken<ArrayList<Integer>>() { }.resolveType(List.class.getMethod("get", int.class).getGenericReturnType()) + " " + CharStreams.toString(new java.io.StringReader("cs")) + " " + ByteStreams.toByteArray(new java.io.ByteArrayInputStream(new byte[3])).length + " " + Suppliers.memoize(() -> ++loads[0]).get() + " " + Converter.from((String s) -> s.length(), (Integer n) -> "x".repeat(n)).reverse().convert(3) + " " + com.google.common.base.Optional.fromNullable(null).or("absent") + " " + Enums.getIfPresent(RoundingMode.class, "UP").isPresent() + " " + Throwables.getRootCause(new RuntimeException(new Error("root"))).getMessage());
  }
}
