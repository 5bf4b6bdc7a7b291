// SPDX-License-Identifier: Apache-2.0
package worked;

// EXPECT direct-field-update Box.ok Box.x =
// EXPECT exhaustive Box.ok Box.pull()
/** I5: set has to come before pull. */
public class Box {
    public int x = 42;
    int y = 42;

    @Invariant
    private boolean ok() {
        return x == 42;
    }

    public void pull() {
        x = y;
    }

    public void set(int v) {
        y = v;
    }
}
