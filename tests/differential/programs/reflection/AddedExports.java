// javac: --add-exports java.base/jdk.internal.misc=ALL-UNNAMED --add-exports java.base/sun.security.util=ALL-UNNAMED
// java: --add-exports java.base/sun.security.util=ALL-UNNAMED --add-exports=java.base/jdk.internal.misc=ALL-UNNAMED,java.logging --add-opens java.base/java.lang=ALL-UNNAMED --add-opens java.base/java.util=java.logging --add-exports java.base/no.such=ALL-UNNAMED --add-opens no.module/p=ALL-UNNAMED --add-exports java.base/sun.net=no.module
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.AccessibleObject;

/** Packages of the JDK that the command line exports and opens, and what stays closed. */
public class AddedExports {
  static class Extends extends sun.security.util.BitArray {
    Extends() {
      super(8);
    }
  }

  interface Attempt {
    Object run() throws Exception;
  }

  static void attempt(Attempt attempt) {
    try {
      System.out.println(attempt.run());
    } catch (Exception | LinkageError e) {
      System.out.println(String.valueOf(e).replaceAll("@(0x)?[0-9a-f]+", "@"));
    }
  }

  static Object opened(AccessibleObject member) {
    member.setAccessible(true);
    return member;
  }

  public static void main(String[] args) throws Exception {
    attempt(() -> new Extends().length());
    attempt(() -> jdk.internal.misc.Unsafe.getUnsafe().addressSize());
    attempt(() -> Class.forName("jdk.internal.misc.Unsafe").getMethod("pageSize").getName());
    attempt(() -> Class.forName("jdk.internal.misc.Unsafe").getMethod("getUnsafe").invoke(null) == null);
    attempt(() -> opened(jdk.internal.misc.Unsafe.class.getDeclaredField("theUnsafe")));
    attempt(() -> opened(String.class.getDeclaredField("value")));
    attempt(() -> opened(java.util.ArrayList.class.getDeclaredField("elementData")));
    Class<?> closed = Class.forName("sun.net.www.ParseUtil");
    attempt(() -> closed.getMethod("decode", String.class).invoke(null, "%41"));

    Module base = Object.class.getModule();
    Module here = AddedExports.class.getModule();
    Module logging = ModuleLayer.boot().findModule("java.logging").get();
    String[] packages = {"java.lang", "java.util", "jdk.internal.misc", "sun.security.util", "sun.net"};
    for (String name : packages) {
      System.out.println(name + " to us: " + base.isExported(name, here) + " " + base.isOpen(name, here));
      System.out.println(" to logging: " + base.isExported(name, logging) + " " + base.isOpen(name, logging));
      System.out.println(" to all: " + base.isExported(name) + " " + base.isOpen(name));
    }
    System.out.println(System.getProperty("jdk.module.addexports.0"));
    System.out.println(System.getProperty("jdk.module.addopens.0"));
  }
}
