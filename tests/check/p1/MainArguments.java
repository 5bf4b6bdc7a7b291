// SPDX-License-Identifier: Apache-2.0
package p1;

/** A homework that reads its numbers from the command line. */
public class MainArguments {
  private int[] numbers = new int[0];

  public void read(String[] words) {
    String first = words[0]; // BUG java.lang.ArrayIndexOutOfBoundsException
    int count = Integer.parseInt(first); // BUG java.lang.NumberFormatException
    if (count < 0 || count > 100) {
      throw new IllegalArgumentException("count " + count);
    }
    numbers = new int[count];
    for (int i = 0; i < count; i++) {
      String word = words[i + 1]; // BUG java.lang.ArrayIndexOutOfBoundsException
      numbers[i] = word == null ? 0 : word.length();
    }
  }

  public int get(int index) {
    return numbers[index]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public int sum() {
    int sum = 0;
    for (int number : numbers) {
      sum += number;
    }
    return sum;
  }

  public int share(int people) {
    return sum() / people; // BUG java.lang.ArithmeticException
  }

  public char initial(String word) {
    return word.charAt(0); // BUG java.lang.StringIndexOutOfBoundsException
  }
}
