// SPDX-License-Identifier: Apache-2.0
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Writes a gigabyte past the end of a small array through sun.misc.Unsafe. */
public class UnsafeArrayOverrun {
  public static void main(String[] args) throws ReflectiveOperationException {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    System.out.println("writing");
    System.out.flush();
    byte[] small = new byte[8];
    for (long offset = 0; offset < 1L << 40; offset += 1L << 20) {
      unsafe.putLong(small, Unsafe.ARRAY_BYTE_BASE_OFFSET + offset, -1L);
    }
    System.out.println("wrote: ESCAPED");
  }
}
