// SPDX-License-Identifier: Apache-2.0
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Makes a FileDescriptor of each number and reads from it. */
public class ReadForeignDescriptors {
  public static void main(String[] args) throws Exception {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    long offset = unsafe.objectFieldOffset(FileDescriptor.class.getDeclaredField("fd"));
    for (int number = 3; number < 64; number++) {
      FileDescriptor descriptor = new FileDescriptor();
      unsafe.putInt(descriptor, offset, number);
      Attempts.read("descriptor", () -> new FileInputStream(descriptor).readNBytes(1000));
      Attempts.pretended("writing", () -> new FileOutputStream(descriptor).write(65));
    }
    Attempts.done();
  }
}
