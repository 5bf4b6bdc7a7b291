// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Stack;
import java.util.Vector;

/** PriorityQueue, Stack and Vector; heap order is part of the output. */
public class Queues {
  static class Task implements Comparable<Task> {
    final String name;
    final int priority;
    Task(String name, int priority) { this.name = name; this.priority = priority; }
    @Override public int compareTo(Task o) { return Integer.compare(priority, o.priority); }
    @Override public String toString() { return name + ":" + priority; }
  }

  static <T> List<T> drain(Queue<T> queue) {
    List<T> out = new ArrayList<>();
    while (!queue.isEmpty()) out.add(queue.remove());
    return out;
  }

  public static void main(String[] args) {
    PriorityQueue<Integer> heap = new PriorityQueue<>();
    int seed = 99;
    for (int i = 0; i < 20; i++) {
      seed = (seed * 1309 + 13849) & 0xFFFF;
      heap.add(seed % 100);
    }
    System.out.println(heap);
    heap.remove(50);
    heap.removeIf(n -> n % 7 == 0);
    System.out.println(heap + " " + heap.peek() + " " + heap.contains(3));
    System.out.println(drain(heap));
    PriorityQueue<String> byLength = new PriorityQueue<>(Comparator.comparing(String::length).reversed());
    Collections.addAll(byLength, "a", "bbb", "cc", "dddd");
    System.out.println(drain(byLength) + " " + byLength.poll() + " " + byLength.peek());
    PriorityQueue<Task> tasks = new PriorityQueue<>();
    for (int i = 0; i < 8; i++) tasks.offer(new Task("t" + i, i * 5 % 8));
    System.out.println(tasks + " " + drain(tasks));
    System.out.println(new PriorityQueue<>(List.of(9, 3, 7, 1, 8)));
    try {
      new PriorityQueue<Object>().add(null);
    } catch (NullPointerException e) {
      System.out.println("no nulls");
    }
    try {
      new PriorityQueue<String>().remove();
    } catch (java.util.NoSuchElementException e) {
      System.out.println("nothing there " + e.getMessage());
    }
    try {
      new PriorityQueue<Integer>(0);
    } catch (IllegalArgumentException e) {
      System.out.println("capacity " + e.getMessage());
    }
    Stack<String> stack = new Stack<>();
    stack.push("one");
    stack.push("two");
    stack.push("three");
    System.out.println(stack + " " + stack.peek() + " " + stack.search("one") + " " + stack.search("four") + " " + stack.pop());
    stack.clear();
    try {
      stack.pop();
    } catch (java.util.EmptyStackException e) {
      System.out.println(e);
    }
    Vector<Integer> vector = new Vector<>(2, 3);
    for (int i = 0; i < 6; i++) vector.addElement(i);
    vector.insertElementAt(50, 2);
    vector.removeElementAt(0);
    System.out.println(vector + " " + vector.capacity() + " " + vector.firstElement() + " " + vector.lastElement() + " " + vector.elementAt(3));
    vector.setSize(9);
    System.out.println(vector);
    var elements = vector.elements();
    int count = 0;
    while (elements.hasMoreElements()) if (elements.nextElement() != null) count++;
    System.out.println(count);
    try {
      vector.elementAt(20);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      vector.get(20);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }
}
