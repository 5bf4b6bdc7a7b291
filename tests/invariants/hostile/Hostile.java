// SPDX-License-Identifier: Apache-2.0
package hostile;

import java.util.ArrayList;
import java.util.List;

// EXPECT exhaustive Throwing.ok Throwing.set(int)
// EXPECT leaking Stack.ok ArrayList.clear()
// EXPECT leaking Stack.ok ArrayList.remove(int)
// EXPECT leaking Stack.ok ArrayList.remove(Object)
// EXPECT exhaustive Mode.ok Mode.set(int)
// EXPECT constructor Span.ok new Span(int,int)
/** Invariants that do what none should, and classes of all kinds. */
public class Hostile {
    @interface Invariant {}

    /** Never ends once it has been set. */
    public static class Endless {
        private int n;

        @Invariant
        boolean ok() {
            while (n != 0) {
                if (n == Integer.MIN_VALUE + 7) {
                    return true;
                }
            }
            return true;
        }

        public void set(int value) {
            n = value;
        }
    }

    /** One that throws does not hold. */
    public static class Throwing {
        private int n = 1;

        @Invariant
        boolean ok() {
            return 100 / n != 1000;
        }

        public void set(int value) {
            n = value;
        }
    }

    /** Takes the machine with it. */
    public static class Exiting {
        private int n;

        @Invariant
        boolean ok() {
            if (n > 0) {
                System.exit(3);
            }
            return true;
        }

        public void set(int value) {
            n = value;
        }
    }

    /** Is refused: asking changes the answer. */
    public static class Counting {
        private int asked;

        @Invariant
        boolean ok() {
            return ++asked < 3;
        }

        public void nothing() {
            asked = 0;
        }
    }

    /** No client can break it; the package could. */
    public static class Inside {
        int n;

        @Invariant
        boolean ok() {
            return n >= 0;
        }

        void corrupt() {
            n = -1;
        }

        public void reset() {
            n = 0;
        }
    }

    /** Null is not what it is about: it fails for it, but nobody said that it may be handed in. */
    public static class Wrapped {
        private final String text;

        public Wrapped(String text) {
            this.text = text;
        }

        @Invariant
        boolean ok() {
            return text.length() >= 0;
        }
    }

    public static class Stack<T> {
        private final ArrayList<T> items = new ArrayList<>();

        public Stack(T first) {
            items.add(first);
        }

        @Invariant
        boolean ok() {
            return !items.isEmpty();
        }

        public ArrayList<T> items() {
            return items;
        }

        public List<T> copy() {
            return new ArrayList<>(items);
        }
    }

    public enum Mode {
        ON,
        OFF;

        private int level;

        @Invariant
        boolean ok() {
            return level <= 9;
        }

        public void set(int value) {
            level = value;
        }
    }

    public record Span(int from, int to) {
        @Invariant
        boolean ok() {
            return from <= to;
        }
    }

    public record Ordered(int from, int to) {
        public Ordered {
            if (from > to) {
                throw new IllegalArgumentException("order");
            }
        }

        @Invariant
        boolean ok() {
            return from <= to;
        }
    }

    /** Another class answers for it: an invented one keeps to nothing. */
    public interface Gauge {
        int level();
    }

    public static class Tank {
        private final Gauge gauge;

        public Tank(Gauge gauge) {
            this.gauge = gauge;
        }

        @Invariant
        boolean ok() {
            return gauge == null || gauge.level() >= 0;
        }
    }
}
