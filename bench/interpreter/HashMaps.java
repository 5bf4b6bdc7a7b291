// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** HashMap, TreeMap and ArrayList under integer and string keys. */
public class HashMaps {
  static long integers(int n) {
    Map<Integer, Integer> map = new HashMap<>();
    for (int i = 0; i < n; i++) map.merge(i * 7919 % 5000, i, Integer::sum);
    long total = 0;
    for (Map.Entry<Integer, Integer> e : map.entrySet()) total = total * 31 + e.getKey() + e.getValue();
    for (int i = 0; i < n; i += 3) if (map.containsKey(i)) map.remove(i);
    return total + map.size();
  }

  static long strings(String[] keys, int n) {
    Map<String, Integer> map = new HashMap<>();
    for (int i = 0; i < n; i++) {
      String key = keys[i * 31 % keys.length];
      Integer old = map.get(key);
      map.put(key, old == null ? 1 : old + 1);
    }
    return map.hashCode();
  }

  static long sorted(int n) {
    TreeMap<Integer, Integer> map = new TreeMap<>();
    for (int i = 0; i < n; i++) map.put(i * 7919 % 3001, i);
    long total = 0;
    for (int i = 0; i < n; i++) {
      Integer key = map.ceilingKey(i);
      if (key != null) total += key;
    }
    return total;
  }

  static long lists(int n) {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < n; i++) list.add(i ^ 0x55);
    long total = 0;
    for (int value : list) total += value;
    for (int i = 0; i < n; i++) total ^= list.get(i);
    return total;
  }

  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    String[] keys = new String[2000];
    for (int i = 0; i < keys.length; i++) keys[i] = "key" + i * i;
    long checksum = 0;
    for (int round = 0; round < rounds; round++) {
      checksum = checksum * 31 + integers(20_000);
      checksum = checksum * 31 + strings(keys, 40_000);
      checksum = checksum * 31 + sorted(6000);
      checksum = checksum * 31 + lists(20_000);
    }
    System.out.println("checksum " + checksum);
  }
}
