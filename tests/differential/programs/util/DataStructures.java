// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.function.BiFunction;

/** Hand-written structures of typical programs: a heap, a trie, a graph search, an LRU cache, union-find. */
public class DataStructures {
  static class Trie {
    final Map<Character, Trie> next = new TreeMap<>();
    boolean end;
    void add(String word) {
      Trie t = this;
      for (char c : word.toCharArray()) t = t.next.computeIfAbsent(c, k -> new Trie());
      t.end = true;
    }
    void collect(String prefix, List<String> out) {
      if (end) out.add(prefix);
      next.forEach((c, t) -> t.collect(prefix + c, out));
    }
  }

  static class UnionFind {
    final int[] parent;
    UnionFind(int n) { parent = new int[n]; Arrays.setAll(parent, i -> i); }
    int find(int x) { return parent[x] == x ? x : (parent[x] = find(parent[x])); }
    boolean union(int a, int b) {
      if (find(a) == find(b)) return false;
      parent[find(a)] = find(b);
      return true;
    }
  }

  static int[] dijkstra(int[][] edges, int n, int from) {
    List<List<int[]>> graph = new ArrayList<>();
    for (int i = 0; i < n; i++) graph.add(new ArrayList<>());
    for (int[] e : edges) graph.get(e[0]).add(new int[] {e[1], e[2]});
    int[] distance = new int[n];
    Arrays.fill(distance, Integer.MAX_VALUE);
    distance[from] = 0;
    PriorityQueue<int[]> queue = new PriorityQueue<>(Comparator.comparingInt(x -> x[1]));
    queue.add(new int[] {from, 0});
    while (!queue.isEmpty()) {
      int[] top = queue.poll();
      if (top[1] > distance[top[0]]) continue;
      for (int[] e : graph.get(top[0])) {
        int d = top[1] + e[1];
        if (d < distance[e[0]]) {
          distance[e[0]] = d;
          queue.add(new int[] {e[0], d});
        }
      }
    }
    return distance;
  }

  static class Node<K extends Comparable<K>, V> {
    K key;
    V value;
    Node<K, V> left, right;
    int height = 1;
    Node(K key, V value) { this.key = key; this.value = value; }
  }

  static class Avl<K extends Comparable<K>, V> {
    Node<K, V> root;
    int h(Node<K, V> n) { return n == null ? 0 : n.height; }
    void update(Node<K, V> n) { n.height = 1 + Math.max(h(n.left), h(n.right)); }
    Node<K, V> rotateRight(Node<K, V> n) { Node<K, V> l = n.left; n.left = l.right; l.right = n; update(n); update(l); return l; }
    Node<K, V> rotateLeft(Node<K, V> n) { Node<K, V> r = n.right; n.right = r.left; r.left = n; update(n); update(r); return r; }
    Node<K, V> put(Node<K, V> n, K key, V value) {
      if (n == null) return new Node<>(key, value);
      int c = key.compareTo(n.key);
      if (c == 0) n.value = value;
      else if (c < 0) n.left = put(n.left, key, value);
      else n.right = put(n.right, key, value);
      update(n);
      int balance = h(n.left) - h(n.right);
      if (balance > 1) {
        if (h(n.left.left) < h(n.left.right)) n.left = rotateLeft(n.left);
        return rotateRight(n);
      }
      if (balance < -1) {
        if (h(n.right.right) < h(n.right.left)) n.right = rotateRight(n.right);
        return rotateLeft(n);
      }
      return n;
    }
    <R> R fold(Node<K, V> n, R seed, BiFunction<R, Node<K, V>, R> f) { return n == null ? seed : fold(n.right, f.apply(fold(n.left, seed, f), n), f); }
  }

  static int editDistance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) d[i][0] = i;
    for (int j = 0; j <= b.length(); j++) d[0][j] = j;
    for (int i = 1; i <= a.length(); i++)
      for (int j = 1; j <= b.length(); j++) d[i][j] = Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
    return d[a.length()][b.length()];
  }

  static int queens(int n, int row, int columns, int left, int right) {
    if (row == n) return 1;
    int count = 0;
    for (int c = 0; c < n; c++) {
      int bit = 1 << c;
      if ((columns & bit) == 0 && (left & bit) == 0 && (right & bit) == 0) count += queens(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return count;
  }

  static void permutations(String rest, String done, List<String> out) {
    if (rest.isEmpty()) out.add(done);
    for (int i = 0; i < rest.length(); i++) permutations(rest.substring(0, i) + rest.substring(i + 1), done + rest.charAt(i), out);
  }

  public static void main(String[] args) {
    Trie trie = new Trie();
    for (String w : "car card care cat dog do done".split(" ")) trie.add(w);
    List<String> words = new ArrayList<>();
    trie.collect("", words);
    System.out.println(words);
    UnionFind u = new UnionFind(10);
    System.out.println(u.union(1, 2) + " " + u.union(2, 3) + " " + u.union(1, 3) + " " + (u.find(1) == u.find(3)) + " " + (u.find(0) == u.find(1)));
    System.out.println(Arrays.toString(dijkstra(new int[][] {{0, 1, 7}, {0, 2, 9}, {0, 5, 14}, {1, 2, 10}, {1, 3, 15}, {2, 3, 11}, {2, 5, 2}, {3, 4, 6}, {5, 4, 9}}, 7, 0)));
    Avl<Integer, String> tree = new Avl<>();
    for (int i = 0; i < 200; i++) tree.root = tree.put(tree.root, i * 37 % 211, "v" + i);
    System.out.println(tree.root.key + " " + tree.root.height + " " + tree.fold(tree.root, 0, (n, x) -> n + 1) + " " + tree.fold(tree.root, 7, (n, x) -> n * 31 + x.key));
    System.out.println(editDistance("kitten", "sitting") + " " + editDistance("", "abc") + " " + editDistance("intention", "execution"));
    for (int n = 1; n <= 7; n++) System.out.print(queens(n, 0, 0, 0, 0) + " ");
    System.out.println();
    List<String> all = new ArrayList<>();
    permutations("abcd", "", all);
    System.out.println(all.size() + " " + all.get(23) + " " + all.hashCode());
    long[][] m = {{1, 1}, {1, 0}}, r = {{1, 0}, {0, 1}};
    for (int e = 90; e > 0; e >>= 1) {
      if ((e & 1) == 1) r = multiply(r, m);
      m = multiply(m, m);
    }
    System.out.println(r[0][1]);
    StringBuilder life = new StringBuilder();
    boolean[][] grid = new boolean[8][8];
    for (int[] cell : new int[][] {{0, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}}) grid[cell[0]][cell[1]] = true;
    for (int step = 0; step < 8; step++) grid = step(grid);
    for (boolean[] row : grid) {
      for (boolean c : row) life.append(c ? '#' : '.');
      life.append('\n');
    }
    System.out.print(life);
    int[] coins = {1, 5, 10, 25, 50};
    long[] ways = new long[101];
    ways[0] = 1;
    for (int coin : coins) for (int i = coin; i <= 100; i++) ways[i] += ways[i - coin];
    System.out.println(ways[100]);
  }

  static long[][] multiply(long[][] a, long[][] b) {
    long[][] c = new long[2][2];
    for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) c[i][j] = a[i][0] * b[0][j] + a[i][1] * b[1][j];
    return c;
  }

  static boolean[][] step(boolean[][] g) {
    int n = g.length;
    boolean[][] out = new boolean[n][n];
    for (int r = 0; r < n; r++) {
      for (int c = 0; c < n; c++) {
        int around = 0;
        for (int dr = -1; dr <= 1; dr++) for (int dc = -1; dc <= 1; dc++) if ((dr != 0 || dc != 0) && g[(r + dr + n) % n][(c + dc + n) % n]) around++;
        out[r][c] = around == 3 || g[r][c] && around == 2;
      }
    }
    return out;
  }
}
