// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;

/** The heap is full in the main thread and nobody handles it: java says so and ends with 1. */
public class OutOfHeapUncaught {
  static int fill(List<Object> kept, int size) {
    while (true) kept.add(new long[size]);
  }

  static int fillAll() {
    List<Object> kept = new ArrayList<>(100_000);
    try {
      fill(kept, 8 << 20);
    } catch (OutOfMemoryError e) {
      System.out.println("nearly full: " + e.getMessage());
    }
    return fill(kept, 1 << 20) + kept.size();
  }

  public static void main(String[] args) {
    System.out.println("begin");
    fillAll();
  }
}
