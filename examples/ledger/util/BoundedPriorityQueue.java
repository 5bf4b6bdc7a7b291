package ledger.util;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/** A binary heap that keeps only the greatest elements it has seen; the least comes out first. */
public class BoundedPriorityQueue<T> {
  private final int capacity;
  private final Comparator<? super T> order;
  private final List<T> heap = new ArrayList<>();

  /** A queue for at most so many elements. */
  public BoundedPriorityQueue(int capacity, Comparator<? super T> order) {
    if (capacity < 1) {
      throw new IllegalArgumentException("capacity must be positive: " + capacity);
    }
    this.capacity = capacity;
    this.order = order;
  }

  /** A queue in the natural order. */
  public static <T extends Comparable<T>> BoundedPriorityQueue<T> natural(int capacity) {
    return new BoundedPriorityQueue<>(capacity, Comparator.naturalOrder());
  }

  /** Adds an element; returns the one that had to go, which may be the new one itself. */
  public Optional<T> offer(T element) {
    if (element == null) {
      throw new NullPointerException("element");
    }
    if (heap.size() < capacity) {
      heap.add(element);
      siftUp(heap.size() - 1);
      return Optional.empty();
    }
    T least = heap.get(0);
    if (order.compare(element, least) <= 0) {
      return Optional.of(element);
    }
    heap.set(0, element);
    siftDown(0);
    return Optional.of(least);
  }

  /** The least element, which stays. */
  public Optional<T> peek() {
    return heap.isEmpty() ? Optional.empty() : Optional.of(heap.get(0));
  }

  /** Takes the least element out. */
  public T poll() {
    if (heap.isEmpty()) {
      throw new NoSuchElementException("queue is empty");
    }
    T least = heap.get(0);
    T last = heap.remove(heap.size() - 1);
    if (!heap.isEmpty()) {
      heap.set(0, last);
      siftDown(0);
    }
    return least;
  }

  /** Empties the queue, the least element first. */
  public List<T> drain() {
    List<T> all = new ArrayList<>();
    while (!heap.isEmpty()) {
      all.add(poll());
    }
    return all;
  }

  /** How many elements are in it. */
  public int size() {
    return heap.size();
  }

  /** Whether a further element pushes another one out. */
  public boolean isFull() {
    return heap.size() == capacity;
  }

  private void siftUp(int start) {
    int child = start;
    while (child > 0) {
      int parent = (child - 1) / 2;
      if (order.compare(heap.get(child), heap.get(parent)) >= 0) {
        return;
      }
      swap(child, parent);
      child = parent;
    }
  }

  private void siftDown(int start) {
    int parent = start;
    while (true) {
      int least = parent;
      for (int child = 2 * parent + 1; child <= 2 * parent + 2; child++) {
        if (child < heap.size() && order.compare(heap.get(child), heap.get(least)) < 0) {
          least = child;
        }
      }
      if (least == parent) {
        return;
      }
      swap(parent, least);
      parent = least;
    }
  }

  private void swap(int i, int j) {
    T kept = heap.get(i);
    heap.set(i, heap.get(j));
    heap.set(j, kept);
  }
}
