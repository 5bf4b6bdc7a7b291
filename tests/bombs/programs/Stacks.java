// SPDX-License-Identifier: Apache-2.0

/** Exceptions made far down the stack. */
class DeepTraces {
    static int bomb(int n, String s) {
        return n < -1000 ? endless() : bomb(Math.min(n, 0) - 1, s);
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }

    private static int endless() {
        int sum = 0;
        for (;;) sum += new Throwable().hashCode();
    }
}

/** Stack traces as objects, far down the stack. */
class TraceElements {
    static int bomb(int n, String s) {
        return n < -1000 ? endless() : bomb(Math.min(n, 0) - 1, s);
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }

    private static int endless() {
        int sum = 0;
        for (;;) {
            try {
                sum += new Throwable().getStackTrace().length;
            } catch (OutOfMemoryError full) {
                sum = 0;
            }
        }
    }
}

/** One stack overflow after another. */
class StackOverflows {
    static int bomb(int n, String s) {
        for (;;) {
            try {
                down();
            } catch (StackOverflowError full) {
                n++;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }

    private static int down() {
        return down() + 1;
    }
}

/** A recursion that begins again wherever it overflows. */
class Finallys {
    static int bomb(int n, String s) {
        try {
            return bomb(n + 1, s);
        } finally {
            bomb(n - 1, s);
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** An exponential recursion. */
class Fibonacci {
    static int bomb(int n, String s) {
        return fibonacci(90);
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }

    private static int fibonacci(int k) {
        return k < 2 ? k : fibonacci(k - 1) + fibonacci(k - 2);
    }
}

/** Walks over a deep stack. */
class StackWalks {
    static int bomb(int n, String s) {
        return n < -500 ? endless() : bomb(Math.min(n, 0) - 1, s);
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }

    private static int endless() {
        long sum = 0;
        for (;;) {
            try {
                sum += StackWalker.getInstance().walk(frames -> frames.count());
            } catch (OutOfMemoryError full) {
                sum = 0;
            }
        }
    }
}

/** Throws and catches. */
class RethrowForever {
    static final IllegalStateException FIXED = new IllegalStateException();

    static int bomb(int n, String s) {
        for (;;) {
            try {
                throw FIXED;
            } catch (IllegalStateException caught) {
                n++;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** A handler of uncaught exceptions that never ends. */
class UncaughtHandler {
    static int bomb(int n, String s) {
        Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> {
            for (;;) Thread.yield();
        });
        throw new IllegalStateException();
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}
