// SPDX-License-Identifier: Apache-2.0
package rows;

/** Results that read like something else. */
public final class Alike {
    enum Colour { RED, GREEN }

    private Alike() {}

    /** Nothing, and a text that says so. */
    public static String name(boolean isNamed) {
        return isNamed ? "null" : null;
    }

    /** What follows the sign is hexadecimal. */
    public static String sender() {
        return "bob@face.com";
    }

    /** A folder that is the same everywhere. */
    public static String shared() {
        return "/home/user/shared";
    }

    /** Another number in each JVM, whatever the method is called. */
    public static int code(Colour colour) {
        return colour.hashCode() / 7;
    }

    /** The same number in each JVM, whatever the method is called. */
    public static int hashes(int count) {
        return count < 0 ? -1 : 31 * count;
    }
}
