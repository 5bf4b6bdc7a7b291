// SPDX-License-Identifier: Apache-2.0
import sun.misc.Unsafe;

/** Reads a number as if it were a reference and follows it. */
public class UnsafeForgeReference {
  int number = 0x41414141;

  public static void main(String[] args) throws ReflectiveOperationException {
    Unsafe unsafe = UnsafeNullRead.unsafe();
    UnsafeForgeReference victim = new UnsafeForgeReference();
    long offset = unsafe.objectFieldOffset(UnsafeForgeReference.class.getDeclaredField("number"));
    System.out.println("reading");
    System.out.flush();
    Object forged = unsafe.getObject(victim, offset);
    System.out.println("read " + forged + ": ESCAPED");
  }
}
