// SPDX-License-Identifier: Apache-2.0
import sun.misc.Unsafe;

/** Writes a number over a reference in an object and follows it. */
public class UnsafeNumberOverReference {
  String text = "mine";

  public static void main(String[] args) throws ReflectiveOperationException {
    Unsafe unsafe = UnsafeNullRead.unsafe();
    UnsafeNumberOverReference victim = new UnsafeNumberOverReference();
    long offset = unsafe.objectFieldOffset(UnsafeNumberOverReference.class.getDeclaredField("text"));
    System.out.println("writing");
    System.out.flush();
    unsafe.putInt(victim, offset, 0x41414141);
    System.out.println("wrote " + victim.text.length() + ": ESCAPED");
  }
}
