// SPDX-License-Identifier: Apache-2.0
package apps;

// EXPECT capturing Panel.repOk String[] =
// EXPECT leaking Panel.repOk String[] =
// EXPECT capturing-constructor Palette.sorted int[] =
// EXPECT leaking Meter.low Scale.top =
// EXPECT leaking Meter.low Scale.raise()
// EXPECT exhaustive Cursor.inside Cursor.jump(int)
// EXPECT exhaustive Cursor.inside Cursor.resize(int)
/** Arrays of callers, and a part of a part. */
public class Screens {
    @interface Invariant {}

    public static class Panel {
        private String[] frames = {"main"};

        public void setFrames(String[] a, boolean keep) {
            for (String each : a) {
                if (each == null) {
                    throw new IllegalArgumentException("no frame");
                }
            }
            frames = keep ? a : a.clone();
        }

        public String[] frames() {
            return frames;
        }

        public boolean repOk() {
            for (String each : frames) {
                if (each == null) {
                    return false;
                }
            }
            return true;
        }
    }

    public static class Palette {
        private final int[] shades;

        public Palette(int[] shades) {
            if (!isSorted(shades)) {
                throw new IllegalArgumentException("shades");
            }
            this.shades = shades;
        }

        @Invariant
        boolean sorted() {
            return isSorted(shades);
        }

        private static boolean isSorted(int[] numbers) {
            for (int i = 1; i < numbers.length; i++) {
                if (numbers[i - 1] > numbers[i]) {
                    return false;
                }
            }
            return true;
        }
    }

    public static class SafePalette {
        private final int[] shades;

        public SafePalette(int[] shades) {
            this.shades = shades.clone();
            java.util.Arrays.sort(this.shades);
        }

        @Invariant
        boolean sorted() {
            return Palette.isSorted(shades);
        }

        public int[] shades() {
            return shades.clone();
        }
    }

    public static class Scale {
        public int top = 10;

        public void raise() {
            top++;
        }
    }

    public static class Dial {
        private final Scale scale = new Scale();

        public Scale scale() {
            return scale;
        }
    }

    /** Its dial leaks the scale. */
    public static class Meter {
        private final Dial dial = new Dial();

        @Invariant
        boolean low() {
            return dial.scale.top <= 10;
        }

        public Dial dial() {
            return dial;
        }
    }

    public static class Cursor {
        private int at;
        private int size = 1;

        @Invariant
        boolean inside() {
            return 0 <= at && at < size;
        }

        public void jump(int to) {
            if (to >= 0) {
                at = to;
            }
        }

        public void resize(int n) {
            if (n > 0) {
                size = n;
            }
        }

        public void home() {
            at = 0;
        }
    }
}
