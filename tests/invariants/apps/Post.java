// SPDX-License-Identifier: Apache-2.0
package apps;

import java.util.ArrayList;
import java.util.List;

// EXPECT capturing Box.filled List.clear()
// EXPECT capturing Box.filled List.remove(int)
// EXPECT capturing Box.filled List.remove(Object)
// EXPECT constructor Parcel.light new Parcel(int)
// EXPECT direct-field-update Parcel.light Parcel.grams =
/** A box that keeps the caller's list. */
public class Post {
    @interface Invariant {}

    public static class Box {
        private List<String> letters = List.of("first");

        public void fill(List<String> all) {
            if (!all.isEmpty()) {
                letters = all;
            }
        }

        @Invariant
        boolean filled() {
            return !letters.isEmpty();
        }
    }

    public static class SafeBox {
        private List<String> letters = List.of("first");

        public void fill(List<String> all) {
            if (!all.isEmpty()) {
                letters = new ArrayList<>(all);
            }
        }

        @Invariant
        boolean filled() {
            return !letters.isEmpty();
        }
    }

    public static class Parcel {
        public int grams;

        public Parcel(int grams) {
            this.grams = grams;
        }

        @Invariant
        boolean light() {
            return grams < 20000;
        }
    }
}
