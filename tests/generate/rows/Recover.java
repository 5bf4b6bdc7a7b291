// SPDX-License-Identifier: Apache-2.0
package rows;

/** Handlers without branches, and lines that an exception leaves in the middle. */
public final class Recover {
    private int attempts;

    private static int checked(int value) {
        if (value > 40) {
            throw new IllegalStateException("too much");
        }
        return value + 1;
    }

    /** Nothing in the handler is a branch, and nothing near it. */
    public int orZero(String text) {
        try {
            attempts++;
            return Integer.parseInt(text);
        } catch (NumberFormatException notANumber) {
            attempts += 2;
            return 0;
        } finally {
            attempts += 4;
        }
    }

    /** The last lines are reached only if the call in the middle returns. */
    public int between(int value) {
        int before = value * 2;
        attempts++;
        int inside = checked(before);
        attempts += inside;
        return attempts;
    }

    /** The element is read before anything is added. */
    public int last(int[] values) {
        int sum = 3;
        sum += values[values.length - 1];
        sum *= 2;
        return sum;
    }

    public int attempts() {
        return attempts;
    }
}
