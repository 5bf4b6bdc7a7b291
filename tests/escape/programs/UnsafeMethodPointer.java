// SPDX-License-Identifier: Apache-2.0
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Replaces what a method handle leads to by a made-up address, and calls it. */
public class UnsafeMethodPointer {
  static String victim() {
    return "mine";
  }

  public static void main(String[] args) throws Throwable {
    Unsafe unsafe = UnsafeNullRead.unsafe();
    MethodHandle handle =
        MethodHandles.lookup()
            .findStatic(UnsafeMethodPointer.class, "victim", MethodType.methodType(String.class));
    Field member = Class.forName("java.lang.invoke.DirectMethodHandle").getDeclaredField("member");
    Object name = unsafe.getObject(handle, unsafe.objectFieldOffset(member));
    Field method = Class.forName("java.lang.invoke.MemberName").getDeclaredField("method");
    Object resolved = unsafe.getObject(name, unsafe.objectFieldOffset(method));
    System.out.println("writing");
    System.out.flush();
    unsafe.putLong(resolved, 8, 0x4141414141414140L);
    System.out.println("called " + (String) handle.invokeExact() + ": ESCAPED");
  }
}
