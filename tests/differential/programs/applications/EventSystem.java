// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.function.*;

/** Typed event bus, observers, command history and a state machine: generics and lambdas together. */
public class EventSystem {
  interface Event { String describe(); }
  record UserCreated(String name) implements Event { public String describe() { return "created " + name; } }
  record UserRenamed(String from, String to) implements Event { public String describe() { return from + " is now " + to; } }
  record Tick(int n) implements Event { public String describe() { return "tick " + n; } }

  static class Bus {
    private final Map<Class<?>, List<Consumer<?>>> handlers = new LinkedHashMap<>();
    private final List<String> errors = new ArrayList<>();

    <E extends Event> Runnable on(Class<E> type, Consumer<? super E> handler) {
      handlers.computeIfAbsent(type, k -> new ArrayList<>()).add(handler);
      return () -> handlers.get(type).remove(handler);
    }

    @SuppressWarnings("unchecked")
    <E extends Event> int publish(E event) {
      int count = 0;
      for (Map.Entry<Class<?>, List<Consumer<?>>> e : handlers.entrySet()) {
        if (!e.getKey().isInstance(event)) continue;
        for (Consumer<?> h : List.copyOf(e.getValue())) {
          try {
            ((Consumer<E>) h).accept(event);
            count++;
          } catch (RuntimeException x) {
            errors.add(x.getMessage());
          }
        }
      }
      return count;
    }
  }

  interface Command { void execute(); void undo(); }

  static class Editor {
    final StringBuilder text = new StringBuilder();
    private final Deque<Command> done = new ArrayDeque<>(), undone = new ArrayDeque<>();

    void run(Command c) { c.execute(); done.push(c); undone.clear(); }
    boolean undo() { if (done.isEmpty()) return false; Command c = done.pop(); c.undo(); undone.push(c); return true; }
    boolean redo() { if (undone.isEmpty()) return false; Command c = undone.pop(); c.execute(); done.push(c); return true; }

    Command insert(int at, String s) {
      return new Command() {
        @Override public void execute() { text.insert(at, s); }
        @Override public void undo() { text.delete(at, at + s.length()); }
      };
    }

    Command delete(int from, int to) {
      return new Command() {
        private String removed;
        @Override public void execute() { removed = text.substring(from, to); text.delete(from, to); }
        @Override public void undo() { text.insert(from, removed); }
      };
    }
  }

  enum State {
    IDLE { State next(char c) { return c == 'c' ? HAS_COIN : this; } },
    HAS_COIN { State next(char c) { return c == 'p' ? DISPENSING : c == 'r' ? IDLE : this; } },
    DISPENSING { State next(char c) { return IDLE; } };
    abstract State next(char c);
  }

  static <T, R> Function<T, R> memoize(Function<T, R> f, List<T> misses) {
    Map<T, R> cache = new HashMap<>();
    return t -> cache.computeIfAbsent(t, k -> { misses.add(k); return f.apply(k); });
  }

  public static void main(String[] args) {
    Bus bus = new Bus();
    List<String> log = new ArrayList<>();
    Runnable remove = bus.on(UserCreated.class, e -> log.add("first " + e.name()));
    bus.on(UserCreated.class, e -> { if (e.name().isEmpty()) throw new IllegalArgumentException("empty name"); log.add("second"); });
    bus.on(Event.class, e -> log.add("any " + e.describe()));
    bus.on(UserRenamed.class, e -> bus.publish(new UserCreated(e.to())));
    System.out.println(bus.publish(new UserCreated("ann")) + " " + bus.publish(new UserRenamed("ann", "bea")) + " " + bus.publish(new Tick(1)) + " " + bus.publish(new UserCreated("")));
    remove.run();
    System.out.println(bus.publish(new UserCreated("cid")) + " " + bus.errors);
    for (String line : log) System.out.println(line);
    Editor editor = new Editor();
    editor.run(editor.insert(0, "hello world"));
    editor.run(editor.delete(0, 6));
    editor.run(editor.insert(5, "!"));
    System.out.println(editor.text);
    System.out.println(editor.undo() + " " + editor.text + " " + editor.undo() + " " + editor.text + " " + editor.redo() + " " + editor.text + " " + editor.undo() + editor.undo() + editor.undo() + " [" + editor.text + "]");
    State state = State.IDLE;
    StringBuilder path = new StringBuilder();
    for (char c : "pcrcpxcp".toCharArray()) path.append(state = state.next(c)).append(' ');
    System.out.println(path);
    List<Integer> misses = new ArrayList<>();
    Function<Integer, Integer> square = memoize(n -> n * n, misses);
    System.out.println(square.apply(4) + square.apply(4) + square.apply(5) + " " + misses);
    Map<String, BinaryOperator<Integer>> operators = new TreeMap<>(Map.of("+", Integer::sum, "-", (a, b) -> a - b, "*", (a, b) -> a * b, "max", BinaryOperator.maxBy(Comparator.naturalOrder())));
    operators.forEach((name, op) -> System.out.print(name + "=" + op.apply(7, 5) + " "));
    System.out.println();
    Supplier<Iterator<Integer>> primes = () -> new Iterator<>() {
      private int n = 1;
      @Override public boolean hasNext() { return true; }
      @Override public Integer next() {
        search:
        while (true) {
          n++;
          for (int d = 2; d * d <= n; d++) if (n % d == 0) continue search;
          return n;
        }
      }
    };
    Iterator<Integer> it = primes.get();
    for (int i = 0; i < 15; i++) System.out.print(it.next() + " ");
    System.out.println();
  }
}
