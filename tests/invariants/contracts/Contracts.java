// SPDX-License-Identifier: Apache-2.0
package contracts;

// EXPECT contract-violation equals-symmetric Contracts$Point
// EXPECT contract-violation equals-hash-code Contracts$Coded
// EXPECT contract-violation equals-null Contracts$Trusting
// EXPECT contract-violation equals-transitive Contracts$Near
// EXPECT contract-violation equals-reflexive Contracts$Picky
// EXPECT contract-violation equals-reflexive Contracts$Ratio
// EXPECT contract-violation compare-antisymmetric Contracts$Version
// EXPECT contract-violation compare-transitive Contracts$Version
// EXPECT contract-violation compare-equals Contracts$Named
/** Classes that break what the library expects of equals, hashCode and compareTo, and such that do not. */
public class Contracts {
    /** A coloured point equals points of its colour only, but they equal it. */
    public static class Point {
        private final int x;

        public Point(int x) {
            this.x = x;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Point && ((Point) other).x == x;
        }

        @Override
        public int hashCode() {
            return x;
        }
    }

    public static class ColoredPoint extends Point {
        private final int color;

        public ColoredPoint(int x, int color) {
            super(x);
            this.color = color;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof ColoredPoint && super.equals(other) && ((ColoredPoint) other).color == color;
        }

        @Override
        public int hashCode() {
            return super.hashCode();
        }
    }

    /** The code is of a field that equals does not look at. */
    public static class Coded {
        private final int id;
        private final int note;

        public Coded(int id, int note) {
            this.id = id;
            this.note = note;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Coded && ((Coded) other).id == id;
        }

        @Override
        public int hashCode() {
            return 31 * id + note;
        }
    }

    /** Casts what it has not looked at. */
    public static class Trusting {
        private final int id;

        public Trusting(int id) {
            this.id = id;
        }

        @Override
        public boolean equals(Object other) {
            return ((Trusting) other).id == id;
        }

        @Override
        public int hashCode() {
            return id;
        }
    }

    /** Near enough is no equality. */
    public static class Near {
        private final int at;

        public Near(int at) {
            this.at = at;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Near && Math.abs((long) ((Near) other).at - at) <= 1;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    /** Nothing equals what is empty, not even itself. */
    public static class Picky {
        private final int size;

        public Picky(int size) {
            this.size = size;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Picky && size > 0 && ((Picky) other).size == size;
        }

        @Override
        public int hashCode() {
            return size;
        }
    }

    /** NaN is not NaN. */
    public static class Ratio {
        private final double value;

        public Ratio(double value) {
            this.value = value;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Ratio && ((Ratio) other).value == value;
        }

        @Override
        public int hashCode() {
            return 7;
        }
    }

    /** The difference wraps. */
    public static class Version implements Comparable<Version> {
        private final int number;

        public Version(int number) {
            this.number = number;
        }

        @Override
        public int compareTo(Version other) {
            return number - other.number;
        }
    }

    /** Sorted by one field, equal by two. */
    public static class Named implements Comparable<Named> {
        private final int order;
        private final int salt;

        public Named(int order, int salt) {
            this.order = order;
            this.salt = salt;
        }

        @Override
        public int compareTo(Named other) {
            return Integer.compare(order, other.order);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Named && ((Named) other).order == order && ((Named) other).salt == salt;
        }

        @Override
        public int hashCode() {
            return order;
        }
    }

    /** Keeps all of them. */
    public static final class Money implements Comparable<Money> {
        private final long cents;

        public Money(long cents) {
            this.cents = cents;
        }

        @Override
        public int compareTo(Money other) {
            return Long.compare(cents, other.cents);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Money && ((Money) other).cents == cents;
        }

        @Override
        public int hashCode() {
            return Long.hashCode(cents);
        }
    }

    /** So does what the compiler writes. */
    public record Place(int row, double column) {}

    public enum Size {
        SMALL,
        LARGE
    }
}
