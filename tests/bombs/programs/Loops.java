// SPDX-License-Identifier: Apache-2.0

/** The smallest loop. */
class TightLoop {
    static int bomb(int n, String s) {
        for (;;) n++;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Counts to the largest number. */
class Counting {
    static int bomb(int n, String s) {
        long sum = 0;
        for (long i = 0; i < Long.MAX_VALUE; i++) sum += i ^ n;
        return (int) sum;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Writes all over an array that a rollback has to restore. */
class OldWrites {
    static final int[] OLD = new int[16 << 20];

    static int bomb(int n, String s) {
        for (int i = n; ; i += 7919) OLD[i & (OLD.length - 1)]++;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Garbage in a long chain. */
class Garbage {
    static int bomb(int n, String s) {
        Object[] last = null;
        for (;;) {
            try {
                last = new Object[] {last};
            } catch (OutOfMemoryError full) {
                last = null;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Small objects until the heap is full, and on. */
class ManyObjects {
    static int bomb(int n, String s) {
        Object[] kept = new Object[1 << 20];
        for (int i = 0; ; i++) {
            try {
                kept[i & (kept.length - 1)] = new int[4];
            } catch (OutOfMemoryError full) {
                i = 0;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}
