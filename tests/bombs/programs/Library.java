// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Proxy;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** A regular expression that backtracks for ever. */
class Backtracking {
    static int bomb(int n, String s) {
        return Pattern.compile("(a*)*\\1(a*)*\\2(a*)*\\3b").matcher("a".repeat(60) + "c").matches() ? 1 : 0;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** A text that doubles until the heap is full. */
class BuilderDoubling {
    static int bomb(int n, String s) {
        for (;;) {
            try {
                StringBuilder text = new StringBuilder("doubling");
                for (;;) text.append(text);
            } catch (OutOfMemoryError full) {
                n++;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** The same by concatenation. */
class ConcatDoubling {
    static int bomb(int n, String s) {
        for (;;) {
            try {
                String text = "doubling";
                for (;;) text = text + text + n;
            } catch (OutOfMemoryError full) {
                n++;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Huge repeated strings. */
class RepeatHuge {
    static int bomb(int n, String s) {
        for (;;) {
            try {
                n += "repeat".repeat(8 << 20).length();
            } catch (OutOfMemoryError full) {
                n++;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** The power of a number without end. */
class Powers {
    static int bomb(int n, String s) {
        BigInteger three = BigInteger.valueOf(3);
        return three.pow(20_000_000).mod(BigInteger.TEN).intValue();
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Modular powers of long numbers. */
class Moduli {
    static int bomb(int n, String s) {
        BigInteger modulus = BigInteger.ONE.shiftLeft(20_000).add(BigInteger.ONE);
        return BigInteger.valueOf(7).modPow(modulus, modulus).intValue();
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Sorts a huge array. */
class SortHuge {
    static int bomb(int n, String s) {
        int[] cells = new int[4 << 20];
        for (;;) {
            for (int i = 0; i < cells.length; i++) cells[i] = i * 0x9E3779B1;
            Arrays.sort(cells);
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** A map whose keys all have one hash code. */
class Collisions {
    static int bomb(int n, String s) {
        Map<Object, Integer> map = new HashMap<>();
        for (;;) map.put(new Same(), n++);
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }

    private static final class Same {
        @Override
        public int hashCode() {
            return 1;
        }
    }
}

/** Numbers of five million digits' width. */
class FormatWide {
    static int bomb(int n, String s) {
        for (;;) {
            try {
                n += String.format("%5000000d", n).length();
            } catch (OutOfMemoryError full) {
                n++;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Numbers of two million digits. */
class ParseLong {
    static int bomb(int n, String s) {
        String digits = "1." + "7".repeat(2_000_000);
        double sum = 0;
        for (;;) sum += new java.math.BigDecimal(digits).doubleValue();
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Splits a huge text. */
class SplitHuge {
    static int bomb(int n, String s) {
        String text = "a,".repeat(1 << 20);
        for (;;) {
            try {
                n += text.split(",").length;
            } catch (OutOfMemoryError full) {
                n++;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** A stream without end. */
class EndlessStream {
    static int bomb(int n, String s) {
        return IntStream.iterate(n, i -> i + 2).filter(i -> i == 1 && i == 2).findFirst().orElse(0);
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** A small graph of sets whose hash code takes for ever. */
class SerialGraph {
    static int bomb(int n, String s) {
        Set<Object> root = new HashSet<>();
        Set<Object> left = root;
        Set<Object> right = new HashSet<>();
        for (int i = 0; i < 60; i++) {
            Set<Object> a = new HashSet<>();
            Set<Object> b = new HashSet<>();
            a.add("x");
            left.add(a);
            left.add(b);
            right.add(a);
            right.add(b);
            left = a;
            right = b;
        }
        return root.hashCode();
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Reflection over and over. */
class ReflectiveCalls {
    static int bomb(int n, String s) {
        try {
            for (;;) n += String.class.getDeclaredMethods().length + "s".getClass().getMethod("length").getModifiers();
        } catch (ReflectiveOperationException absent) {
            return 1;
        } catch (OutOfMemoryError full) {
            for (;;) n++;
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Ever more hidden classes. */
class HiddenClasses {
    static int bomb(int n, String s) {
        try (InputStream in = Verifier.class.getResourceAsStream("Verifier.class")) {
            byte[] bytes = in.readAllBytes();
            for (;;) n += MethodHandles.lookup().defineHiddenClass(bytes, false).hashCode();
        } catch (IOException | IllegalAccessException absent) {
            return 1;
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Ever more loaders and proxies. */
class ManyLoaders {
    static int bomb(int n, String s) {
        for (;;) {
            ClassLoader loader = new ClassLoader() {};
            Object proxy = Proxy.newProxyInstance(loader, new Class<?>[] {Runnable.class}, (self, method, arguments) -> null);
            n += System.identityHashCode(proxy);
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Long chains of method handles. */
class HandleChains {
    static int bomb(int n, String s) {
        try {
            MethodHandle add = MethodHandles.lookup().findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
            for (;;) {
                MethodHandle chain = MethodHandles.insertArguments(add, 0, n);
                for (int i = 0; i < 200; i++) chain = MethodHandles.filterReturnValue(chain, MethodHandles.insertArguments(add, 0, i));
                n += (int) chain.invoke(1);
            }
        } catch (Throwable absent) {
            return 1;
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** A static initialiser without end. */
class EndlessInitialiser {
    static int bomb(int n, String s) {
        return Slow.value;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }

    private static final class Slow {
        static int value;

        static {
            for (boolean on = true; on; value++) {}
        }
    }
}

/** A static initialiser that copies for ever. */
class CopyInInitialiser {
    static int bomb(int n, String s) {
        return Slow.value;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }

    private static final class Slow {
        static int value;

        static {
            byte[] from = new byte[64 << 20];
            byte[] to = new byte[64 << 20];
            for (boolean on = true; on; ) System.arraycopy(from, 0, to, 0, from.length);
        }
    }
}

/** Waits for a time that never comes. */
class Clock {
    static int bomb(int n, String s) {
        long end = System.nanoTime() + Long.MAX_VALUE / 2;
        while (System.nanoTime() < end) n++;
        return n;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}
