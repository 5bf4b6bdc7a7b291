// SPDX-License-Identifier: Apache-2.0
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Lets the handle of a method that takes a long lead to one that takes an object. */
public class ForgedMethodHandle {
  static String ofNumber(long number) {
    return "number";
  }

  static String ofText(String text) {
    return "text of length " + text.length();
  }

  private static MethodHandle find(String name, Class<?> parameter) throws Exception {
    MethodType type = MethodType.methodType(String.class, parameter);
    return MethodHandles.lookup().findStatic(ForgedMethodHandle.class, name, type);
  }

  public static void main(String[] args) throws Throwable {
    Unsafe unsafe = UnsafeNullRead.unsafe();
    MethodHandle number = find("ofNumber", long.class);
    MethodHandle text = find("ofText", String.class);
    Field member = Class.forName("java.lang.invoke.DirectMethodHandle").getDeclaredField("member");
    long offset = unsafe.objectFieldOffset(member);
    System.out.println((String) number.invokeExact(1L));
    unsafe.putObject(number, offset, unsafe.getObject(text, offset));
    System.out.println("called " + (String) number.invokeExact(0x40000000L) + ": ESCAPED");
  }
}
