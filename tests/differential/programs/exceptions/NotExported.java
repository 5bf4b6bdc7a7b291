// javac: --add-exports java.base/jdk.internal.misc=ALL-UNNAMED --add-exports java.base/sun.security.util=ALL-UNNAMED
// SPDX-License-Identifier: Apache-2.0

/** Classes of the JDK that the compiler was allowed to see, but the program is not. */
public class NotExported {
  static class Extends extends sun.security.util.BitArray {
    Extends() {
      super(8);
    }
  }

  static class Implements implements sun.security.util.Length {
    @Override
    public int length() {
      return 1;
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

  public static void main(String[] args) {
    attempt(() -> jdk.internal.misc.Unsafe.getUnsafe().pageSize());
    attempt(() -> jdk.internal.misc.Unsafe.class);
    attempt(() -> new jdk.internal.misc.Unsafe[2]);
    attempt(() -> ((Object) "text") instanceof sun.security.util.Length);
    attempt(() -> new Extends().length());
    attempt(() -> new Implements().length());
    attempt(() -> Class.forName("jdk.internal.misc.Unsafe"));
    attempt(() -> Class.forName("jdk.internal.misc.Unsafe").getMethod("getUnsafe").invoke(null));
    attempt(() -> Class.forName("sun.misc.Unsafe").getModule());
  }
}
