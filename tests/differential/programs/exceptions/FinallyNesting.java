// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;

/** Nested try blocks in loops, returns through several finallys, exceptions replacing exceptions. */
public class FinallyNesting {
  static final List<String> LOG = new ArrayList<>();
  static void log(String s) { LOG.add(s); }
  static void flush(String name, Object result) {
    System.out.println(name + " -> " + result + " " + LOG);
    LOG.clear();
  }

  static int through() {
    try {
      try {
        try {
          log("return 1");
          return 1;
        } finally {
          log("f1");
        }
      } finally {
        log("f2");
      }
    } finally {
      log("f3");
    }
  }

  static String loop() {
    StringBuilder out = new StringBuilder();
    outer:
    for (int i = 0; i < 4; i++) {
      try {
        for (int j = 0; ; j++) {
          try {
            if (j == 1) continue;
            if (j == 2) continue outer;
            if (i == 3) break outer;
            out.append(i).append(j).append(' ');
          } finally {
            log("inner" + i + j);
          }
        }
      } finally {
        log("outer" + i);
      }
    }
    return out.toString();
  }

  @SuppressWarnings("finally")
  static int replace(int mode) {
    try {
      if (mode == 0) throw new RuntimeException("try");
      return mode;
    } catch (RuntimeException e) {
      log("catch " + e.getMessage());
      if (mode == 0) return 100;
      throw e;
    } finally {
      log("finally " + mode);
      if (mode == 2) return 200;
      if (mode == 3) throw new IllegalStateException("from finally");
    }
  }

  static int state(int n) {
    int x = n;
    try {
      x *= 2;
      if (x > 10) throw new Exception("big " + x);
      x += 1;
      return x;
    } catch (Exception e) {
      x = -x;
      log(e.getMessage());
      return x;
    } finally {
      x = 1000;
      log("x=" + x);
    }
  }

  static int nestedCatch(Object o) {
    try {
      try {
        return ((String) o).length() / (((String) o).length() - 3);
      } catch (ArithmeticException e) {
        log("arithmetic");
        return Integer.parseInt((String) o);
      } catch (ClassCastException e) {
        log("cast");
        throw new NullPointerException("converted");
      }
    } catch (NumberFormatException e) {
      log("number");
      return -1;
    } catch (NullPointerException e) {
      log("null " + (e.getMessage() != null));
      return -2;
    } finally {
      try {
        log("cleanup");
        if (o == null) throw new Exception("in cleanup");
      } catch (Exception e) {
        log(e.getMessage());
      }
    }
  }

  static boolean synchronizedAndFinally(Object lock, boolean fail) {
    try {
      synchronized (lock) {
        try {
          if (fail) throw new RuntimeException("locked");
          return Thread.holdsLock(lock);
        } finally {
          log("holds " + Thread.holdsLock(lock));
        }
      }
    } catch (RuntimeException e) {
      log("caught, holds " + Thread.holdsLock(lock));
      return false;
    }
  }

  static int switchInTry(int n) {
    int r = 0;
    while (true) {
      try {
        switch (n++) {
          case 0: r += 1; continue;
          case 1: r += 10; break;
          case 2: throw new RuntimeException();
          default: return r;
        }
        r += 100;
      } catch (RuntimeException e) {
        r += 1000;
      } finally {
        r += 10000;
      }
    }
  }

  static long longAndDouble(boolean fail) {
    long a = 1L << 40;
    double b = 0.5;
    try {
      if (fail) throw new Exception();
      return a;
    } catch (Exception e) {
      return (long) (a * b);
    } finally {
      a = 0;
      b = 0;
      log(a + " " + b);
    }
  }

  public static void main(String[] args) {
    flush("through", through());
    flush("loop", loop());
    for (int mode = 0; mode < 4; mode++) {
      try {
        flush("replace " + mode, replace(mode));
      } catch (RuntimeException e) {
        flush("replace " + mode, e);
      }
    }
    flush("state", state(2) + " " + state(9));
    for (Object o : new Object[] {"ab", "abc", "123", 5, null, "abcd"}) flush("nested " + o, nestedCatch(o));
    flush("lock", synchronizedAndFinally("lock", false) + " " + synchronizedAndFinally("lock", true));
    flush("switch", switchInTry(0));
    flush("long", longAndDouble(false) + " " + longAndDouble(true));
  }
}
