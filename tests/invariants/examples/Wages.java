// SPDX-License-Identifier: Apache-2.0
package worked;

// EXPECT exhaustive Wages.ok Wages.earn(int)
// EXPECT exhaustive Wages.ok Wages.find(int)
/** I7: two numbers above zero whose sum is not. */
public class Wages {
    private int coins = 1;
    private int wage = 1;

    @Invariant
    boolean ok() {
        return 0 < coins + wage;
    }

    public void earn(int n) {
        if (n > 0) {
            wage = n;
        }
    }

    public void find(int n) {
        if (n > 0) {
            coins = n;
        }
    }
}
