// SPDX-License-Identifier: Apache-2.0
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import sun.misc.Unsafe;

/** A class that becomes java.lang.Forger, its second argument taken for a reference. */
class java$lang$Forger {
  public static Object forge(Object object, int number) {
    return object;
  }
}

/** Has the boot loader define a class that no verifier lets pass, by a lookup it must not have. */
public class UnverifiedBootClass {
  static byte[] forger() throws Exception {
    try (InputStream in = UnverifiedBootClass.class.getResourceAsStream("java$lang$Forger.class")) {
      String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
      text = text.replace("java$lang$Forger", "java/lang/Forger");
      text = text.replace("\u002a\u00b0", "\u001b\u00b0"); // aload_0, areturn -> iload_1, areturn
      return text.getBytes(StandardCharsets.ISO_8859_1);
    }
  }

  public static void main(String[] args) throws Exception {
    Unsafe unsafe = UnsafeNullRead.unsafe();
    Field trusted = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
    MethodHandles.Lookup lookup =
        (MethodHandles.Lookup)
            unsafe.getObject(unsafe.staticFieldBase(trusted), unsafe.staticFieldOffset(trusted));
    Class<?> forger = lookup.in(Object.class).defineClass(forger());
    System.out.println("defined " + forger.getName());
    try {
      MethodType type = MethodType.methodType(Object.class, Object.class, int.class);
      Object forged =
          lookup.findStatic(forger, "forge", type).invokeWithArguments("", 0x41414141);
      System.out.println("forged " + forged + ": ESCAPED");
    } catch (Throwable e) {
      Throwable reason = e.getCause() == null ? e : e.getCause();
      System.out.println("refused with " + reason.getClass().getName());
    }
  }
}
