// SPDX-License-Identifier: Apache-2.0
package apps;

// EXPECT constructor Name.written new Name(String)
// EXPECT exhaustive Name.written Name.rename(String)
// EXPECT direct-field-update Label.repOk Label.text =
/** Words. */
public class Texts {
    @interface Invariant {}

    public static class Name {
        private String text;

        public Name(String text) {
            this.text = text == null ? "" : text;
        }

        @Invariant
        boolean written() {
            return !text.isEmpty();
        }

        public void rename(String to) {
            if (to != null) {
                text = to.trim();
            }
        }
    }

    public static class Label {
        public String text = "?";

        public boolean repOk() {
            return text != null;
        }
    }

    public static class SafeLabel {
        private String text = "?";

        public boolean repOk() {
            return text != null;
        }

        public void set(String to) {
            text = to == null ? "?" : to;
        }
    }
}
