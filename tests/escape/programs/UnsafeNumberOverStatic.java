// SPDX-License-Identifier: Apache-2.0
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Swaps a number into two static references at once and follows one. */
public class UnsafeNumberOverStatic {
  static String text = "mine", other = "too";

  public static void main(String[] args) throws ReflectiveOperationException {
    Unsafe unsafe = UnsafeNullRead.unsafe();
    Field field = UnsafeNumberOverStatic.class.getDeclaredField("text");
    Object base = unsafe.staticFieldBase(field);
    long offset = unsafe.staticFieldOffset(field);
    System.out.println("writing");
    System.out.flush();
    unsafe.compareAndSwapLong(base, offset, unsafe.getLong(base, offset), 0x4141414141414141L);
    System.out.println("wrote " + text.length() + ": ESCAPED");
  }
}
