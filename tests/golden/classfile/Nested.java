// SPDX-License-Identifier: Apache-2.0
import java.util.List;

abstract class Nested<T extends Comparable<T>> implements Comparable<Nested<T>> {
  private transient volatile T value;
  protected List<? super T>[] lists;

  class Inner {
    T get() {
      return value;
    }
  }

  enum Color {
    RED {
      @Override
      int code() {
        return 1;
      }
    },
    GREEN;

    int code() {
      return 0;
    }
  }

  native int size();

  abstract void run() throws java.io.IOException, InterruptedException;

  @Deprecated
  static Runnable anonymous(int... values) {
    return new Runnable() {
      @Override
      public void run() {
        System.out.println(values.length);
      }
    };
  }
}
