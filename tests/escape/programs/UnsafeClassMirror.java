// SPDX-License-Identifier: Apache-2.0
import sun.misc.Unsafe;

/** Writes over everything in a java.lang.Class that is not a reference, and uses it. */
public class UnsafeClassMirror {
  interface Victim {}

  public static void main(String[] args) throws ReflectiveOperationException {
    Unsafe unsafe = UnsafeNullRead.unsafe();
    System.out.println("writing");
    System.out.flush();
    for (long offset = 8; offset < 256; offset += 4) {
      int held = unsafe.getInt(Victim.class, offset);
      if (held > 0 && held < 100_000) unsafe.putInt(Victim.class, offset, 0x01414141);
    }
    System.out.println("used " + Victim.class.isInterface() + ": ESCAPED");
  }
}
