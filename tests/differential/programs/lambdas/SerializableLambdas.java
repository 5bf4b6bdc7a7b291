// SPDX-License-Identifier: Apache-2.0
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Comparator;
import java.util.function.Function;
import java.util.function.Supplier;

/** Lambdas written and read by serialization, captures included. */
public class SerializableLambdas {
  interface SerializableFunction<T, R> extends Function<T, R>, Serializable { }
  interface SerializableSupplier<T> extends Supplier<T>, Serializable { }

  static class Counter implements Serializable {
    int count = 5;
    int next() { return ++count; }
    SerializableSupplier<Integer> bound() { return this::next; }
    SerializableSupplier<String> lambda(String prefix) { return () -> prefix + count; }
  }

  static byte[] write(Object o) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(o);
    }
    return bytes.toByteArray();
  }

  @SuppressWarnings("unchecked")
  static <T> T copy(T o) throws IOException, ClassNotFoundException {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(write(o)))) {
      return (T) in.readObject();
    }
  }

  public static void main(String[] args) throws Exception {
    int offset = 10;
    long scale = 3L;
    SerializableFunction<Integer, Long> f = n -> (n + offset) * scale;
    System.out.println(f.apply(1) + " " + copy(f).apply(1));
    SerializableFunction<String, Integer> length = String::length;
    System.out.println(copy(length).apply("four"));
    SerializableFunction<String, StringBuilder> constructor = StringBuilder::new;
    System.out.println(copy(constructor).apply("built").reverse());
    Counter counter = new Counter();
    SerializableSupplier<Integer> bound = counter.bound();
    SerializableSupplier<Integer> copied = copy(bound);
    System.out.println(bound.get() + " " + copied.get() + " " + copied.get() + " " + counter.count);
    System.out.println(copy(counter.lambda("count ")).get());
    Comparator<String> comparator = (Comparator<String> & Serializable) (a, b) -> b.compareTo(a);
    System.out.println(copy(comparator).compare("a", "b"));
    SerializableFunction<Integer, Function<Integer, Integer>> nested = a -> b -> a - b;
    System.out.println(copy(nested).apply(10).apply(3));
    Runnable plain = () -> System.out.println("plain");
    try {
      write(plain);
      System.out.println("wrote a plain lambda");
    } catch (NotSerializableException e) {
      System.out.println("not serializable");
    }
    Object lock = new Object();
    SerializableSupplier<Object> captures = () -> lock;
    try {
      write(captures);
    } catch (NotSerializableException e) {
      System.out.println(e.getMessage());
    }
  }
}
