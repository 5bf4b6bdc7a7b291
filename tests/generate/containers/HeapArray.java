// SPDX-License-Identifier: Apache-2.0
package containers;

/** F72: a binary heap in an array, the greatest element on top. */
public class HeapArray {
  private static final int INITIAL_CAPACITY = 3;

  @SuppressWarnings("rawtypes")
  private Comparable[] cells = new Comparable[INITIAL_CAPACITY];
  private int size;

  @SuppressWarnings("rawtypes")
  public void insert(Comparable element) {
    if (element == null) {
      throw new IllegalArgumentException("null");
    }
    if (size == cells.length) {
      Comparable[] larger = new Comparable[2 * size];
      for (int i = 0; i < size; i++) {
        larger[i] = cells[i];
      }
      cells = larger;
    }
    cells[size++] = element;
    heapifyUp(size - 1);
  }

  /** Returns null when the heap is empty. */
  @SuppressWarnings("rawtypes")
  public Comparable extractMax() {
    if (size == 0) {
      return null;
    }
    Comparable max = cells[0];
    size--;
    if (size > 0) {
      cells[0] = cells[size];
      heapifyDown(0);
    }
    cells[size] = null;
    return max;
  }

  public int size() {
    return size;
  }

  private void heapifyUp(int index) {
    int parent = (index - 1) / 2;
    if (index > 0 && isLess(parent, index)) {
      swap(parent, index);
      heapifyUp(parent);
    }
  }

  private void heapifyDown(int index) {
    int left = 2 * index + 1;
    int right = left + 1;
    int largest = index;
    if (left < size && isLess(largest, left)) {
      largest = left;
    }
    if (right < size && isLess(largest, right)) {
      largest = right;
    }
    if (largest != index) {
      swap(index, largest);
      heapifyDown(largest);
    }
  }

  @SuppressWarnings("unchecked")
  private boolean isLess(int i, int j) {
    return cells[i].compareTo(cells[j]) < 0;
  }

  @SuppressWarnings("rawtypes")
  private void swap(int i, int j) {
    Comparable kept = cells[i];
    cells[i] = cells[j];
    cells[j] = kept;
  }
}
