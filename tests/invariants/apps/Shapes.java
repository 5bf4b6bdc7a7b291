// SPDX-License-Identifier: Apache-2.0
package apps;

// EXPECT direct-field-update Range.ordered Range.low =
// EXPECT direct-field-update Range.ordered Range.high =
// EXPECT exhaustive Range.ordered Range.shift(int)
// EXPECT leaking Box.inside Corner.x =
// EXPECT leaking Box.inside Corner.move(int)
// EXPECT capturing-constructor Box.inside Corner.x =
// EXPECT capturing-constructor Box.inside Corner.move(int)
// EXPECT subclassing Square.even Rect.widen(int)
// EXPECT constructor Circle.repOk new Circle(double)
/** Figures whose parts move without them. */
public class Shapes {
    @interface Invariant {}

    public static class Range {
        public int low;
        public int high;

        @Invariant
        boolean ordered() {
            return low <= high;
        }

        public void shift(int by) {
            low += by;
            high += by;
        }

        public void grow() {
            if (high < Integer.MAX_VALUE) {
                high++;
            }
        }
    }

    public static class Corner {
        public int x;

        public void move(int by) {
            x += by;
        }
    }

    public static class Box {
        private final Corner corner;

        public Box(Corner corner) {
            if (corner.x < 0) {
                throw new IllegalArgumentException("outside");
            }
            this.corner = corner;
        }

        @Invariant
        boolean inside() {
            return corner.x >= 0;
        }

        public Corner corner() {
            return corner;
        }
    }

    public static class SafeBox {
        private final Corner corner = new Corner();

        public SafeBox(Corner other) {
            corner.x = Math.max(other.x, 0);
        }

        @Invariant
        boolean inside() {
            return corner.x >= 0;
        }

        public Corner corner() {
            Corner copy = new Corner();
            copy.x = corner.x;
            return copy;
        }
    }

    public static class Rect {
        int width = 2;
        int height = 2;

        public void widen(int by) {
            if (by > 0 && by < 100 && width < 1000) {
                width += by;
            }
        }
    }

    public static class Square extends Rect {
        @Invariant
        boolean even() {
            return width == height;
        }
    }

    public static class SafeSquare extends Rect {
        @Invariant
        boolean even() {
            return width == height;
        }

        @Override
        public void widen(int by) {
            super.widen(by);
            height = width;
        }
    }

    public static class Circle {
        private final double radius;

        public Circle(double radius) {
            if (radius < 0) {
                throw new IllegalArgumentException("radius");
            }
            this.radius = radius;
        }

        /** NaN is not below zero, but not above it either. */
        private boolean repOk() {
            return radius >= 0;
        }
    }
}
