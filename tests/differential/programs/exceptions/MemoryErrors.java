// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;

/** OutOfMemoryError for impossible sizes, caught; big but possible arrays. */
public class MemoryErrors {
  interface Allocation { Object make(); }

  static void attempt(String name, Allocation a) {
    try {
      Object o = a.make();
      System.out.println(name + ": allocated " + (o != null));
    } catch (OutOfMemoryError e) {
      System.out.println(name + ": " + e);
    } catch (RuntimeException e) {
      System.out.println(name + ": runtime " + e);
    }
  }

  public static void main(String[] args) {
    attempt("max ints", () -> new int[Integer.MAX_VALUE]);
    attempt("max longs", () -> new long[Integer.MAX_VALUE]);
    attempt("max bytes", () -> new byte[Integer.MAX_VALUE]);
    attempt("max objects", () -> new Object[Integer.MAX_VALUE]);
    attempt("large longs", () -> new long[Integer.MAX_VALUE - 100]);
    attempt("list capacity", () -> new ArrayList<>(Integer.MAX_VALUE));
    attempt("builder capacity", () -> new StringBuilder(Integer.MAX_VALUE));
    attempt("repeat", () -> "ab".repeat(Integer.MAX_VALUE));
    attempt("reflective", () -> java.lang.reflect.Array.newInstance(int.class, Integer.MAX_VALUE));
    attempt("negative", () -> new int[args.length - 1]);
    byte[] megabytes = new byte[20_000_000];
    megabytes[19_999_999] = 5;
    System.out.println(megabytes.length + " " + megabytes[19_999_999] + " " + megabytes[10_000_000]);
    int[][] matrix = new int[500][500];
    for (int i = 0; i < 500; i++) for (int j = 0; j < 500; j++) matrix[i][j] = i ^ j;
    long sum = 0;
    for (int[] row : matrix) for (int cell : row) sum += cell;
    System.out.println(sum);
    List<Object> kept = new ArrayList<>();
    for (int i = 0; i < 100_000; i++) kept.add(new int[] {i});
    System.out.println(kept.size() + " " + ((int[]) kept.get(99_999))[0]);
    int[][][] cube = new int[20][30][40];
    cube[19][29][39] = 7;
    System.out.println(cube[19][29][39] + cube[0][0][0]);
    OutOfMemoryError own = new OutOfMemoryError("thrown by hand");
    try {
      throw own;
    } catch (VirtualMachineError e) {
      System.out.println(e.getMessage());
    }
    Runtime r = Runtime.getRuntime();
    System.out.println((r.maxMemory() > 0) + " " + (r.totalMemory() > 0) + " " + (r.freeMemory() >= 0) + " " + (r.availableProcessors() >= 1));
  }
}
