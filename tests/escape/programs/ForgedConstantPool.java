// SPDX-License-Identifier: Apache-2.0
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Calls a private native through the trusted Lookup, for a class that has no constant pool. */
public class ForgedConstantPool {
  public static void main(String[] args) throws Throwable {
    Unsafe unsafe = UnsafeNullRead.unsafe();
    Field field = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
    Object base = unsafe.staticFieldBase(field);
    MethodHandles.Lookup trusted =
        (MethodHandles.Lookup) unsafe.getObject(base, unsafe.staticFieldOffset(field));
    Class<?> pools = Class.forName("jdk.internal.reflect.ConstantPool");
    MethodHandle size =
        trusted.findVirtual(
            pools, "getSize0", MethodType.methodType(int.class, Object.class));
    Object pool = unsafe.allocateInstance(pools);
    System.out.println("asking");
    System.out.println("size " + (int) size.invoke(pool, (Object) int[].class) + ": ESCAPED");
  }
}
