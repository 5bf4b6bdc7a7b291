// SPDX-License-Identifier: Apache-2.0
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;

/** Private access between nest mates: fields, methods, constructors, across siblings and lambdas. */
public class NestMates {
  private int secret = 1;
  private static long counter = 10;
  private static String hidden(String s) { return "outer " + s; }
  private NestMates() { }
  private NestMates(int secret) { this.secret = secret; }

  static class First {
    private int value = 5;
    private final Second peer = new Second(this);
    private int read() { return value + peer.value + new NestMates(7).secret; }
    private static int shared = 3;
  }

  static class Second {
    private int value = 50;
    private final First first;
    private Second(First first) { this.first = first; }
    private int poke() { first.value += 100; first.value++; First.shared *= 2; counter -= 4; return first.value; }
    private class Deep {
      private int sum() { return value + first.value + First.shared + new NestMates().secret; }
    }
  }

  interface WithPrivate {
    private int base() { return 7; }
    private static int factor() { return 6; }
    default int answer() { return base() * factor(); }
  }

  enum Kind {
    A { int get() { return -1; } }, B;
    private final int code = ordinal() * 10;
    int get() { return code; }
  }

  private record Hidden(int n) { private Hidden { n++; } private int twice() { return n * 2; } }

  private class Inner {
    private int x = secret * 2;
    private void bump() { secret += x++; }
  }

  public static void main(String[] args) throws Exception {
    First f = new First();
    System.out.println(f.read() + " " + f.peer.poke() + " " + f.value + " " + First.shared + " " + counter);
    System.out.println(f.peer.new Deep().sum() + " " + hidden("called"));
    System.out.println(new WithPrivate() { }.answer() + " " + Kind.A.get() + " " + Kind.B.code + " " + new Hidden(4).twice() + " " + new Hidden(4).n);
    NestMates n = new NestMates(3);
    Inner inner = n.new Inner();
    inner.bump();
    inner.bump();
    System.out.println(n.secret + " " + inner.x);
    Runnable r = () -> { n.secret -= 100; counter++; f.peer.value = n.secret; };
    r.run();
    System.out.println(n.secret + " " + counter + " " + f.peer.value);
    Method m = First.class.getDeclaredMethod("read");
    System.out.println(m.invoke(f));
    Constructor<Second> c = Second.class.getDeclaredConstructor(First.class);
    System.out.println(c.newInstance(f).value);
    f.value++;
    --f.value;
    f.value <<= 1;
    First.shared += f.value++ - --f.peer.value;
    System.out.println(f.value + " " + First.shared + " " + f.peer.value);
    Object local = new Object() {
      private int hiddenField = 9;
      @Override public String toString() { return "anonymous " + hiddenField + counter; }
    };
    System.out.println(local);
    System.out.println(NestMates.class.getNestMembers().length + " " + First.class.getNestHost().getSimpleName() + " " + Second.Deep.class.isNestmateOf(Kind.class));
    var anonymous = new Object() { int a = 1; int b() { return a + 1; } };
    System.out.println(anonymous.a + anonymous.b());
  }
}
