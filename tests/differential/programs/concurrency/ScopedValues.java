// requires: 25
// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.concurrent.*;

/** Scoped values: nesting, rebinding, absence, exceptions through scopes. */
public class ScopedValues {
  static final ScopedValue<String> USER = ScopedValue.newInstance();
  static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();

  static String describe() { return USER.orElse("nobody") + "@" + (DEPTH.isBound() ? DEPTH.get() : -1); }

  static int recurse(int n) {
    if (n == 0) return DEPTH.get();
    return ScopedValue.where(DEPTH, DEPTH.get() + n).call(() -> recurse(n - 1));
  }

  public static void main(String[] args) throws Exception {
    System.out.println(describe() + " " + USER.isBound());
    ScopedValue.where(USER, "ann").run(() -> {
      System.out.println(describe());
      ScopedValue.where(USER, "bob").where(DEPTH, 2).run(() -> System.out.println(describe()));
      System.out.println(describe());
    });
    System.out.println(describe());
    System.out.println(ScopedValue.where(DEPTH, 0).call(() -> recurse(10)));
    try {
      USER.get();
    } catch (NoSuchElementException e) {
      System.out.println("unbound " + e.getMessage());
    }
    try {
      ScopedValue.where(USER, "eve").call(() -> { throw new java.io.IOException("inside " + describe()); });
    } catch (java.io.IOException e) {
      System.out.println(e.getMessage() + " then " + describe());
    }
    try {
      USER.orElseThrow(() -> new IllegalStateException("no user"));
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    ScopedValue.where(USER, "main").run(() -> {
      String[] seen = new String[1];
      Thread t = new Thread(() -> seen[0] = describe());
      t.start();
      try {
        t.join();
      } catch (InterruptedException e) {
        System.out.println(e);
      }
      System.out.println("thread saw " + seen[0]);
    });
    ScopedValue.Carrier carrier = ScopedValue.where(USER, "c").where(DEPTH, 9);
    System.out.println(carrier.get(USER) + " " + carrier.get(DEPTH));
    carrier.run(() -> System.out.println(describe()));
    ScopedValue.where(USER, null).run(() -> System.out.println(USER.isBound() + " " + USER.get()));
    List<String> log = new ArrayList<>();
    ScopedValue.where(DEPTH, 1).run(() -> {
      Runnable captured = () -> log.add(describe());
      ScopedValue.where(DEPTH, 2).run(captured);
      captured.run();
    });
    System.out.println(log);
    try (ExecutorService e = Executors.newSingleThreadExecutor()) {
      System.out.println(ScopedValue.where(USER, "outer").call(() -> e.submit(ScopedValues::describe).get()));
    }
    StableLike.run();
  }

  static class StableLike {
    static void run() {
      ScopedValue<Integer> local = ScopedValue.newInstance();
      int total = 0;
      for (int i = 0; i < 100; i++) total += ScopedValue.where(local, i).call(() -> local.get() * 2);
      System.out.println(total);
    }
  }
}
