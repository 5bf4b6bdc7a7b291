package ledger.util;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A queue of fixed size; when it is full the policy decides what gives way. */
public class RingBuffer<T> {
  private final Object[] cells;
  private final Policy policy;
  private int head;
  private int size;

  /** What happens to an element that finds no place. */
  public enum Policy {
    REJECT, OVERWRITE, FAIL
  }

  /** An empty buffer. */
  public RingBuffer(int capacity, Policy policy) {
    if (capacity <= 0) {
      throw new IllegalArgumentException("capacity must be positive: " + capacity);
    }
    cells = new Object[capacity];
    this.policy = policy;
  }

  /** Appends an element; returns whether it is in. */
  public boolean add(T element) {
    if (size == cells.length) {
      switch (policy) {
        case REJECT:
          return false;
        case FAIL:
          throw new IllegalStateException("buffer is full");
        default:
          remove();
      }
    }
    cells[(head + size) % cells.length] = element;
    size++;
    return true;
  }

  /** Takes the oldest element out. */
  public T remove() {
    if (size == 0) {
      throw new IllegalStateException("buffer is empty");
    }
    T oldest = cell(head);
    cells[head] = null;
    head = (head + 1) % cells.length;
    size--;
    return oldest;
  }

  /** An element by its age, the oldest is 0; negative numbers count from the newest, -1. */
  public T get(int index) {
    int position = index < 0 ? size + index : index;
    if (position < 0 || position >= size) {
      throw new IndexOutOfBoundsException("index " + index + " of " + size);
    }
    return cell((head + position) % cells.length);
  }

  /** How many elements are in it. */
  public int size() {
    return size;
  }

  /** Whether nothing is in it. */
  public boolean isEmpty() {
    return size == 0;
  }

  /** How many elements fit. */
  public int capacity() {
    return cells.length;
  }

  /** Calls an action for each element, the oldest first. */
  public void forEach(Consumer<? super T> action) {
    for (int i = 0; i < size; i++) {
      action.accept(get(i));
    }
  }

  /** A copy, the oldest first. */
  public List<T> toList() {
    List<T> list = new ArrayList<>(size);
    forEach(list::add);
    return list;
  }

  /** Forgets everything. */
  public void clear() {
    while (size > 0) {
      remove();
    }
    head = 0;
  }

  @SuppressWarnings("unchecked")
  private T cell(int index) {
    return (T) cells[index];
  }
}
