// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Optional and its primitive relatives. */
public class Optionals {
  static Optional<Integer> parse(String s) {
    try {
      return Optional.of(Integer.parseInt(s));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  public static void main(String[] args) {
    Optional<String> full = Optional.of("value");
    Optional<String> empty = Optional.empty();
    System.out.println(full + " " + empty + " " + full.isPresent() + " " + empty.isEmpty());
    System.out.println(full.map(String::length) + " " + empty.map(String::length) + " " + full.map(s -> (String) null));
    System.out.println(full.filter(s -> s.startsWith("v")) + " " + full.filter(s -> s.startsWith("x")));
    System.out.println(full.flatMap(s -> Optional.of(s + "!")) + " " + empty.flatMap(s -> Optional.of(1)));
    System.out.println(empty.orElse("other") + " " + empty.orElseGet(() -> "computed") + " " + full.orElse("other"));
    System.out.println(empty.or(() -> Optional.of("alternative")) + " " + full.or(() -> Optional.of("unused")));
    full.ifPresent(s -> System.out.println("present " + s));
    empty.ifPresent(s -> System.out.println("never"));
    empty.ifPresentOrElse(s -> System.out.println("never"), () -> System.out.println("absent"));
    try {
      empty.get();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    try {
      empty.orElseThrow(() -> new IllegalArgumentException("own exception"));
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      empty.orElseThrow();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    try {
      Optional.of(null);
    } catch (NullPointerException e) {
      System.out.println("null value");
    }
    System.out.println(Optional.ofNullable(null) + " " + Optional.ofNullable(5) + " " + full.equals(Optional.of("value")) + " " + full.hashCode() + " " + empty.hashCode());
    System.out.println(full.stream().count() + " " + empty.stream().count());
    List<Integer> parsed = Stream.of("1", "x", "3", "", "5").map(Optionals::parse).flatMap(Optional::stream).collect(Collectors.toList());
    System.out.println(parsed);
    OptionalInt i = OptionalInt.of(4);
    OptionalLong l = OptionalLong.empty();
    OptionalDouble d = OptionalDouble.of(2.5);
    System.out.println(i + " " + l + " " + d + " " + i.getAsInt() + " " + l.orElse(9L) + " " + d.orElseThrow());
    i.ifPresent(n -> System.out.println(n + 1));
    l.ifPresentOrElse(n -> System.out.println(n), () -> System.out.println("no long"));
    System.out.println(i.equals(OptionalInt.of(4)) + " " + i.hashCode() + " " + d.hashCode() + " " + i.stream().sum());
    try {
      l.getAsLong();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    Map<String, Map<String, String>> config = Map.of("server", Map.of("port", "8080"));
    for (String[] path : new String[][] {{"server", "port"}, {"server", "host"}, {"client", "port"}}) {
      int port = Optional.ofNullable(config.get(path[0])).map(m -> m.get(path[1])).flatMap(Optionals::parse).orElse(-1);
      System.out.println(path[0] + "." + path[1] + " = " + port);
    }
    Optional<Optional<String>> nested = Optional.of(Optional.of("deep"));
    System.out.println(nested + " " + nested.flatMap(o -> o).get());
  }
}
