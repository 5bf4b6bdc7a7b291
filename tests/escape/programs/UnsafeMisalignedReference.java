// SPDX-License-Identifier: Apache-2.0
import sun.misc.Unsafe;

/** Reads a reference from the middle of two others and follows it. */
public class UnsafeMisalignedReference {
  public static void main(String[] args) throws ReflectiveOperationException {
    Unsafe unsafe = UnsafeNullRead.unsafe();
    String[] texts = {"one", "two"};
    System.out.println("reading");
    System.out.flush();
    Object forged = unsafe.getObject(texts, Unsafe.ARRAY_OBJECT_BASE_OFFSET + 2L);
    System.out.println("read " + forged + ": ESCAPED");
  }
}
