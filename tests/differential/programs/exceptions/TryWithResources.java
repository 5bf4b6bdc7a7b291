// SPDX-License-Identifier: Apache-2.0

/** Closing order, suppressed exceptions, null resources and failures while closing. */
public class TryWithResources {
  static class Resource implements AutoCloseable {
    final String name;
    final boolean failOnClose;

    Resource(String name, boolean failOnOpen, boolean failOnClose) {
      if (failOnOpen) throw new IllegalStateException("cannot open " + name);
      this.name = name;
      this.failOnClose = failOnClose;
      System.out.println("open " + name);
    }

    Resource(String name) { this(name, false, false); }

    @Override public void close() {
      System.out.println("close " + name);
      if (failOnClose) throw new IllegalArgumentException("cannot close " + name);
    }
  }

  static void report(Throwable t, String indent) {
    System.out.println(indent + t.getClass().getSimpleName() + ": " + t.getMessage());
    for (Throwable s : t.getSuppressed()) report(s, indent + "  suppressed ");
    if (t.getCause() != null) report(t.getCause(), indent + "  cause ");
  }

  interface Action { void run() throws Exception; }

  static void run(String name, Action action) {
    System.out.println("-- " + name);
    try {
      action.run();
    } catch (Exception e) {
      report(e, "");
    }
  }

  static int returnsFromInside() {
    try (Resource r = new Resource("returning")) {
      return r.name.length();
    } finally {
      System.out.println("finally after close");
    }
  }

  public static void main(String[] args) {
    run("normal", () -> {
      try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
        System.out.println("body " + a.name + b.name);
      }
    });
    run("body fails", () -> {
      try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
        throw new Exception("body");
      }
    });
    run("everything fails", () -> {
      try (Resource a = new Resource("a", false, true); Resource b = new Resource("b", false, true)) {
        throw new Exception("body");
      }
    });
    run("close fails", () -> {
      try (Resource a = new Resource("a", false, true); Resource b = new Resource("b", false, true)) {
        System.out.println("body");
      }
    });
    run("second open fails", () -> {
      try (Resource a = new Resource("a"); Resource b = new Resource("b", true, false)) {
        System.out.println("never");
      }
    });
    run("null resource", () -> {
      try (Resource a = null) {
        System.out.println("null is fine");
      }
    });
    run("existing variable", () -> {
      Resource outside = new Resource("outside");
      try (outside) {
        System.out.println("using " + outside.name);
      }
    });
    run("catch and finally", () -> {
      try (Resource a = new Resource("a", false, true)) {
        throw new Exception("body");
      } catch (Exception e) {
        System.out.println("caught " + e.getMessage() + " after close, suppressed " + e.getSuppressed().length);
      } finally {
        System.out.println("finally");
      }
    });
    run("lambda resource", () -> {
      try (AutoCloseable c = () -> System.out.println("lambda closed")) {
        System.out.println("lambda body");
      }
    });
    System.out.println(returnsFromInside());
    run("loop", () -> {
      for (int i = 0; i < 3; i++) {
        try (Resource r = new Resource("r" + i)) {
          if (i == 1) continue;
          System.out.println("iteration " + i);
        }
      }
    });
    run("self suppression", () -> {
      Exception e = new Exception("self");
      e.addSuppressed(e);
    });
    run("null suppression", () -> new Exception("x").addSuppressed(null));
  }
}
