// SPDX-License-Identifier: Apache-2.0
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Writes through sun.misc.Unsafe to an address nobody allocated. */
public class UnsafeWildWrite {
  public static void main(String[] args) throws ReflectiveOperationException {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    System.out.println("writing");
    System.out.flush();
    unsafe.putLong(0x7fff_dead_0000L, 0x4141414141414141L);
    System.out.println("wrote: ESCAPED");
  }
}
