// SPDX-License-Identifier: Apache-2.0
package battery;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Collections whose keys and elements are the input. */
public final class Collections {
  private Collections() {}

  public static int textKeys(String key) {
    Map<String, Integer> prices = new HashMap<>();
    prices.put("apple", 3);
    prices.put("pear", 5);
    prices.put("plum", 7);
    Integer price = prices.get(key);
    if (price == null) {
      return -1;
    }
    return price > 4 ? 2 : 1;
  }

  public static String numberKeys(int key) {
    Map<Integer, String> names = new HashMap<>();
    names.put(10, "ten");
    names.put(70_000, "many");
    if (names.containsKey(key)) {
      return names.get(key);
    }
    return names.getOrDefault(key + 1, "none").equals("ten") ? "before ten" : "none";
  }

  public static int storedUnderInput(int a, int b) {
    Map<Integer, Integer> map = new HashMap<>();
    map.put(a, 1);
    Integer previous = map.put(b, 2);
    if (previous != null) {
      return 1;
    }
    return map.containsKey(33) ? 2 : 3;
  }

  public static String tree(int key) {
    TreeMap<Integer, String> grades = new TreeMap<>();
    grades.put(50, "pass");
    grades.put(70, "good");
    grades.put(90, "best");
    Map.Entry<Integer, String> entry = grades.floorEntry(key);
    if (entry == null) {
      return "fail";
    }
    return entry.getKey() == key ? "exactly " + entry.getValue() : entry.getValue();
  }

  public static int list(int a, int b, int c) {
    List<Integer> values = new ArrayList<>();
    values.add(a);
    values.add(b);
    values.remove(Integer.valueOf(c));
    if (values.size() == 1) {
      return values.get(0) == b ? 1 : 2;
    }
    return values.indexOf(5) == 1 ? 3 : 0;
  }

  public static boolean duplicates(int[] values) {
    Set<Integer> seen = new HashSet<>();
    for (int value : values) {
      if (!seen.add(value)) {
        return true;
      }
    }
    return false;
  }

  public static int brackets(String s) {
    ArrayDeque<Character> open = new ArrayDeque<>();
    for (char c : s.toCharArray()) {
      if (c == '(' || c == '[') {
        open.push(c);
      } else if (open.isEmpty() || open.pop() != (c == ')' ? '(' : '[')) {
        return -1;
      }
    }
    return open.isEmpty() ? 1 : 0;
  }

  public static String immutable(String key, int n) {
    List<Integer> allowed = List.of(2, 3, 5, 7);
    Map<String, String> routes = Map.of("home", "/", "help", "/help");
    if (!allowed.contains(n)) {
      return "refused";
    }
    String route = routes.get(key);
    return route == null ? "lost" : route.length() == 1 ? "root" : "page";
  }

  public static int counting(String s) {
    Map<Character, Integer> counts = new HashMap<>();
    for (int i = 0; i < s.length(); i++) {
      counts.merge(s.charAt(i), 1, Integer::sum);
    }
    if (counts.size() > 3) {
      return -1;
    }
    return counts.getOrDefault('e', 0) == 2 ? 1 : 0;
  }

  public static int tuples(int x, int y) {
    Set<List<Integer>> points = new HashSet<>();
    points.add(List.of(1, 2));
    points.add(List.of(40, -3));
    if (points.contains(List.of(x, y))) {
      return x > 10 ? 2 : 1;
    }
    return 0;
  }
}
