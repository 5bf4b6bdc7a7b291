// SPDX-License-Identifier: Apache-2.0
import java.util.*;

/** Huffman coding: priority queue, tree walks, bit packing. */
public class Huffman {
  static abstract class Node implements Comparable<Node> {
    final int weight, order;
    Node(int weight, int order) { this.weight = weight; this.order = order; }
    @Override public int compareTo(Node o) { return weight != o.weight ? Integer.compare(weight, o.weight) : Integer.compare(order, o.order); }
  }

  static class Leaf extends Node {
    final char c;
    Leaf(char c, int weight, int order) { super(weight, order); this.c = c; }
  }

  static class Branch extends Node {
    final Node left, right;
    Branch(Node left, Node right, int order) { super(left.weight + right.weight, order); this.left = left; this.right = right; }
  }

  static Node build(String text) {
    Map<Character, Integer> counts = new TreeMap<>();
    for (char c : text.toCharArray()) counts.merge(c, 1, Integer::sum);
    PriorityQueue<Node> queue = new PriorityQueue<>();
    int order = 0;
    for (Map.Entry<Character, Integer> e : counts.entrySet()) queue.add(new Leaf(e.getKey(), e.getValue(), order++));
    while (queue.size() > 1) queue.add(new Branch(queue.poll(), queue.poll(), order++));
    return queue.poll();
  }

  static void codes(Node n, String prefix, Map<Character, String> out) {
    if (n instanceof Leaf l) out.put(l.c, prefix.isEmpty() ? "0" : prefix);
    else if (n instanceof Branch b) {
      codes(b.left, prefix + "0", out);
      codes(b.right, prefix + "1", out);
    }
  }

  static byte[] pack(String bits) {
    byte[] out = new byte[(bits.length() + 7) / 8];
    for (int i = 0; i < bits.length(); i++) if (bits.charAt(i) == '1') out[i / 8] |= (byte) (0x80 >>> (i % 8));
    return out;
  }

  static String decode(Node root, byte[] data, int length) {
    StringBuilder out = new StringBuilder();
    int bit = 0;
    while (out.length() < length) {
      Node n = root;
      if (n instanceof Leaf) bit++;
      while (n instanceof Branch b) {
        n = (data[bit / 8] & (0x80 >>> (bit % 8))) == 0 ? b.left : b.right;
        bit++;
      }
      out.append(((Leaf) n).c);
    }
    return out.toString();
  }

  public static void main(String[] args) {
    for (String text : new String[] {"abracadabra", "a", "aaaa", "mississippi river", "the quick brown fox jumps over the lazy dog", "\u00e9\u20ac\u00e9"}) {
      Node root = build(text);
      Map<Character, String> codes = new TreeMap<>();
      codes(root, "", codes);
      StringBuilder bits = new StringBuilder();
      for (char c : text.toCharArray()) bits.append(codes.get(c));
      byte[] packed = pack(bits.toString());
      System.out.println(text + " " + codes + " " + bits.length() + " bits " + Arrays.toString(packed));
      System.out.println(decode(root, packed, text.length()).equals(text) + " " + root.weight);
    }
    System.out.println(build(""));
    long total = 0;
    StringBuilder big = new StringBuilder();
    for (int i = 0; i < 3000; i++) big.append((char) ('a' + (i * i) % 26));
    Map<Character, String> codes = new HashMap<>();
    codes(build(big.toString()), "", codes);
    for (char c : big.toString().toCharArray()) total += codes.get(c).length();
    System.out.println(total);
  }
}
