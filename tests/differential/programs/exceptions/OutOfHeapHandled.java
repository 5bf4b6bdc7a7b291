// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;

/** Handlers, finally blocks and an uncaught exception handler run and print when the heap is full. */
public class OutOfHeapHandled {
  static final List<Object> KEPT = new ArrayList<>(100_000);

  static void fill(int size) {
    while (true) KEPT.add(new long[size]);
  }

  public static void main(String[] args) throws Exception {
    try {
      fill(8 << 20);
    } catch (OutOfMemoryError e) {
      System.out.println("caught " + e.getMessage() + " " + (KEPT.size() > 3));
      System.out.println(e.getStackTrace()[0].getMethodName() + " " + e.getCause() + " " + e.getSuppressed().length);
    } finally {
      System.out.println(String.format("finally %d %s", 3, "text"));
    }
    try {
      fill(1 << 20);
    } catch (VirtualMachineError e) {
      System.out.println("again " + e);
    }
    KEPT.clear();
    Thread other = new Thread(() -> fill(8 << 20), "filler");
    other.setUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " ended with " + e));
    other.start();
    other.join();
    Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default: " + t.getName() + " " + e));
    fill(8 << 20);
  }
}
