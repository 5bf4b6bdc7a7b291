// expect: FALSE or UNKNOWN
// witness: 9
// SPDX-License-Identifier: Apache-2.0

import java.io.InputStream;

/**
 * A loader of our own defines a second copy of a class, with statics of its own.
 * Hard: the run also learns what is otherwise each time.
 */
public final class LoaderDefines {
  public static final class Counter implements Runnable {
    private static int count = 0;

    @Override
    public void run() {
      count++;
      assert count < 2;
    }
  }

  private static final class Copying extends ClassLoader {
    Copying() {
      super(LoaderDefines.class.getClassLoader());
    }

    Class<?> copy(Class<?> type) throws Exception {
      String file = type.getName() + ".class";
      try (InputStream in = LoaderDefines.class.getResourceAsStream(file)) {
        byte[] bytes = in.readAllBytes();
        return defineClass(type.getName(), bytes, 0, bytes.length);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Runnable other = (Runnable) new Copying().copy(Counter.class).getConstructor().newInstance();
    Runnable counter = new Counter();
    counter.run();
    if (x == 9) {
      counter.run();
    } else {
      other.run();
    }
  }
}
