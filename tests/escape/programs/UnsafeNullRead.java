// SPDX-License-Identifier: Apache-2.0
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Reads address zero and past the end of an array through sun.misc.Unsafe. */
public class UnsafeNullRead {
  static Unsafe unsafe() throws ReflectiveOperationException {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    return (Unsafe) field.get(null);
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    System.out.println("reading");
    System.out.flush();
    long value = unsafe().getLong(0);
    System.out.println("read " + value + ": ESCAPED");
  }
}
