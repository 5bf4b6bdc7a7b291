// SPDX-License-Identifier: Apache-2.0
package p1;

/** A homework about keeping numbers in order. */
public class SortedNumbers {
  private final int[] numbers;
  private int size;

  public SortedNumbers(int capacity) {
    if (capacity > 100) {
      throw new IllegalArgumentException("too large");
    }
    numbers = new int[capacity]; // BUG java.lang.NegativeArraySizeException
  }

  public void insert(int number) {
    int at = 0;
    while (at < size && numbers[at] < number) {
      at++;
    }
    for (int i = size; i > at; i--) {
      numbers[i] = numbers[i - 1]; // BUG java.lang.ArrayIndexOutOfBoundsException
    }
    numbers[at] = number; // BUG java.lang.ArrayIndexOutOfBoundsException
    size++;
  }

  public int smallest() {
    return numbers[0]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public int largest() {
    return numbers[size - 1]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public boolean contains(int number) {
    int low = 0;
    int high = size - 1;
    while (low <= high) {
      int middle = (low + high) / 2;
      if (numbers[middle] == number) {
        return true;
      } else if (numbers[middle] < number) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return false;
  }
}
