// SPDX-License-Identifier: Apache-2.0
package rows;

import java.util.Collection;
import java.util.Comparator;
import java.util.function.Function;
import java.util.function.Predicate;

/** Generic types that javac cannot infer from what a test passes. */
class GenericTypes {
  /** A subclass fixes one of the type arguments: no Table of Object and Object. */
  abstract static class Table<K, V> {
    private int size;

    abstract int hash(K key);

    int put(K key, V value) {
      if (key == null) {
        return -1;
      }
      size += value == null ? 0 : hash(key);
      return size;
    }
  }

  static class TextTable<V> extends Table<String, V> {
    @Override
    int hash(String key) {
      return key.length();
    }
  }

  /** The natural order of just any T is none. */
  static <T> int compare(T left, T right, Comparator<T> order) {
    if (order == null) {
      return 0;
    }
    return left == right ? 1 : order.compare(left, right);
  }

  /** A lambda that gives just any object is none. */
  static <T> boolean test(T value, Function<? super T, Boolean> function) {
    if (function == null) {
      throw new IllegalArgumentException("function");
    }
    return function.apply(value);
  }

  /** In a raw collection javac does not know what a lambda is. */
  static int count(Collection<? extends Predicate<String>> all) {
    int found = 0;
    for (Predicate<String> each : all) {
      found += each.test("a") ? 1 : 2;
    }
    return found == 4 ? -1 : found;
  }

  static int count(Iterable<? extends Predicate<String>> all) {
    return all == null ? 0 : 1;
  }

  /** What a stand-in returns is the same object every time. */
  interface Holder {
    Object held();
  }

  static boolean isStable(Holder holder) {
    return holder.held() != null && holder.held() == holder.held();
  }
}
