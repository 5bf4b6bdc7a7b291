// SPDX-License-Identifier: Apache-2.0
import sun.misc.Unsafe;

/** Puts an object into a field of another type and calls what that type has. */
public class UnsafeWrongType {
  static class Large {
    long a, b, c, d, e, f;

    long seventh() {
      return f;
    }
  }

  Large large = new Large();

  public static void main(String[] args) throws ReflectiveOperationException {
    Unsafe unsafe = UnsafeNullRead.unsafe();
    UnsafeWrongType victim = new UnsafeWrongType();
    long offset = unsafe.objectFieldOffset(UnsafeWrongType.class.getDeclaredField("large"));
    System.out.println("writing");
    System.out.flush();
    unsafe.putObject(victim, offset, Byte.valueOf((byte) 1));
    System.out.println("read " + victim.large.seventh() + ": ESCAPED");
  }
}
