// SPDX-License-Identifier: Apache-2.0
import sun.misc.Unsafe;

/** Writes a byte into a reference in an array and follows it. */
public class UnsafeNumberOverElement {
  public static void main(String[] args) throws ReflectiveOperationException {
    Unsafe unsafe = UnsafeNullRead.unsafe();
    String[] texts = {"one", "two"};
    System.out.println("writing");
    System.out.flush();
    unsafe.putByte(texts, Unsafe.ARRAY_OBJECT_BASE_OFFSET + 1L, (byte) 0x41);
    System.out.println("wrote " + texts[0].length() + ": ESCAPED");
  }
}
