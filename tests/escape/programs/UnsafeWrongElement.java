// SPDX-License-Identifier: Apache-2.0
import sun.misc.Unsafe;

/** Swaps an object into an array of another type and calls what that type has. */
public class UnsafeWrongElement {
  public static void main(String[] args) throws ReflectiveOperationException {
    Unsafe unsafe = UnsafeNullRead.unsafe();
    String[] texts = {"one"};
    System.out.println("writing");
    System.out.flush();
    unsafe.compareAndSwapObject(
        texts, Unsafe.ARRAY_OBJECT_BASE_OFFSET, texts[0], new int[] {0x41414141});
    System.out.println("read " + texts[0].length() + ": ESCAPED");
  }
}
