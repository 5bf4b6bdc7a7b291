// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;

/** Keeps everything it allocates until the heap is full. */
public class HeapExhaustion {
  public static void main(String[] args) {
    List<byte[]> kept = new ArrayList<>();
    try {
      while (true) kept.add(new byte[1 << 20]);
    } catch (OutOfMemoryError e) {
      int count = kept.size();
      kept = null;
      System.out.println("heap was full: " + (count > 10));
    }
  }
}
