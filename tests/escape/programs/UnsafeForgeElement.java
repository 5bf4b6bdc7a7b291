// SPDX-License-Identifier: Apache-2.0
import sun.misc.Unsafe;

/** Reads an element of an int[] as if it were a reference and follows it. */
public class UnsafeForgeElement {
  public static void main(String[] args) throws ReflectiveOperationException {
    Unsafe unsafe = UnsafeNullRead.unsafe();
    int[] numbers = {0x41414141, 0x41414141};
    System.out.println("reading");
    System.out.flush();
    Object forged = unsafe.getObjectVolatile(numbers, Unsafe.ARRAY_INT_BASE_OFFSET);
    System.out.println("read " + forged + ": ESCAPED");
  }
}
