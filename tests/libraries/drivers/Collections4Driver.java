// jars: commons-collections4.jar
// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.bag.*;
import org.apache.commons.collections4.bidimap.*;
import org.apache.commons.collections4.collection.*;
import org.apache.commons.collections4.iterators.*;
import org.apache.commons.collections4.keyvalue.*;
import org.apache.commons.collections4.list.*;
import org.apache.commons.collections4.map.*;
import org.apache.commons.collections4.multimap.*;
import org.apache.commons.collections4.queue.*;
import org.apache.commons.collections4.set.*;
import org.apache.commons.collections4.trie.*;

/** commons-collections4: bags, bidirectional and multi maps, LRU, tries, iterators. */
public class Collections4Driver {
  public static void main(String[] args) {
    Bag<String> bag = new TreeBag<>(List.of("a", "b", "a"));
    bag.add("c", 3);
    bag.remove("c", 1);
    System.out.println(bag + " " + bag.getCount("a") + " " + bag.uniqueSet() + " " + bag.size());
    BidiMap<String, Integer> bidi = new TreeBidiMap<>();
    bidi.put("one", 1);
    bidi.put("two", 2);
    bidi.put("uno", 1);
    System.out.println(bidi + " " + bidi.getKey(2) + " " + bidi.inverseBidiMap() + " " + bidi.removeValue(2));
    MultiValuedMap<String, Integer> multi = new ArrayListValuedHashMap<>();
    multi.put("k", 1);
    multi.put("k", 1);
    multi.put("l", 2);
    System.out.println(multi + " " + multi.get("k") + " " + multi.size() + " " + multi.removeMapping("k", 1) + " " + multi.keys().getCount("k"));
    LRUMap<Integer, String> lru = new LRUMap<>(3);
    for (int i = 0; i < 5; i++) lru.put(i, "v" + i);
    lru.get(2);
    lru.put(9, "v9");
    System.out.println(lru + " " + lru.firstKey() + " " + lru.isFull());
    MultiKeyMap<String, Integer> keys = new MultiKeyMap<>();
    keys.put("a", "b", 5);
    System.out.println(keys.get("a", "b") + " " + keys.get("b", "a") + " " + new MultiKey<>("x", "y").hashCode());
    OrderedMap<String, Integer> linked = new LinkedMap<>();
    linked.put("z", 26);
    linked.put("a", 1);
    MapIterator<String, Integer> it = linked.mapIterator();
    while (it.hasNext()) System.out.print(it.next() + it.getValue() + " ");
    System.out.println(linked.lastKey() + " " + linked.nextKey("z") + " " + ((LinkedMap<String, Integer>) linked).indexOf("a"));
    CaseInsensitiveMap<String, Integer> insensitive = new CaseInsensitiveMap<>(Map.of("Key", 1));
    System.out.println(insensitive.get("KEY") + " " + new Flat3Map<>(Map.of("f", 1)) + " " + DefaultedMap.defaultedMap(new HashMap<String, Integer>(), 7).get("none") + " " + LazyMap.lazyMap(new HashMap<String, Integer>(), String::length).get("lazy"));
    PatriciaTrie<Integer> trie = new PatriciaTrie<>();
    for (String s : "car card care cat dog".split(" ")) trie.put(s, s.length());
    System.out.println(trie + " " + trie.prefixMap("car") + " " + trie.firstKey() + " " + trie.nextKey("cat") + " " + trie.selectKey("cab"));
    CircularFifoQueue<Integer> ring = new CircularFifoQueue<>(3);
    for (int i = 0; i < 5; i++) ring.add(i);
    System.out.println(ring + " " + ring.get(0) + " " + ring.maxSize());
    System.out.println(new TreeList<>(List.of(3, 1, 2)) + " " + new CursorableLinkedList<>(List.of(1)) + " " + SetUniqueList.setUniqueList(new ArrayList<>(List.of(1, 2, 1))) + " " + new ListOrderedSet<Integer>().add(5) + " " + GrowthList.growthList(new ArrayList<Integer>()).getClass().getSimpleName());
    System.out.println(CollectionUtils.union(List.of(1, 2), List.of(2, 3)) + " " + CollectionUtils.intersection(List.of(1, 2), List.of(2, 3)) + " " + CollectionUtils.subtract(List.of(1, 2, 2), List.of(2)) + " " + CollectionUtils.disjunction(List.of(1, 2), List.of(2, 3)) + " " + CollectionUtils.isEqualCollection(List.of(1, 2), List.of(2, 1)) + " " + CollectionUtils.getCardinalityMap(List.of("x", "x")) + " " + CollectionUtils.collate(List.of(1, 4), List.of(2, 3)) + " " + CollectionUtils.permutations(List.of(1, 2, 3)).size());
    System.out.println(ListUtils.partition(List.of(1, 2, 3, 4, 5), 2) + " " + ListUtils.longestCommonSubsequence("ABCBDAB", "BDCABA") + " " + SetUtils.difference(Set.of(1, 2), Set.of(2)) + " " + MapUtils.invertMap(Map.of("a", 1)) + " " + IterableUtils.countMatches(List.of(1, 2, 3), n -> n > 1) + " " + IterableUtils.chainedIterable(List.of(1), List.of(2)));
    System.out.println(IteratorUtils.toList(IteratorUtils.zippingIterator(List.of(1, 3).iterator(), List.of(2, 4).iterator())) + " " + IteratorUtils.toList(new PermutationIterator<>(List.of(1, 2))) + " " + IteratorUtils.toString(IteratorUtils.filteredIterator(List.of(1, 2, 3).iterator(), n -> n % 2 == 1)) + " " + IteratorUtils.get(IteratorUtils.loopingIterator(List.of(1, 2)), 5));
    System.out.println(PredicatedCollection.notNullBuilder().add(1).addAll(List.of(2)).createPredicatedList() + " " + ComparatorUtils.chainedComparator(Comparator.comparing(String::length), Comparator.<String>reverseOrder()).compare("ab", "cd") + " " + TransformerUtils.chainedTransformer(s -> s + "1", s -> s + "2").transform("t"));
    try {
      PredicatedCollection.predicatedCollection(new ArrayList<Integer>(), n -> n > 0).add(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage().startsWith("Cannot add"));
    }
    try {
      UnmodifiableBag.unmodifiableBag(bag).add("x");
    } catch (UnsupportedOperationException e) {
      System.out.println("unmodifiable");
    }
  }
}
