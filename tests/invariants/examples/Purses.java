// SPDX-License-Identifier: Apache-2.0
package worked;

// EXPECT direct-field-update Owner.ok Owner.wage =
// EXPECT exhaustive Owner.ok Owner.spendA(int)
// EXPECT exhaustive Owner.ok Owner.spendB(int)
// EXPECT leaking Owner.ok Purse.coins =
// EXPECT leaking Owner.ok Purse.take(int)
// EXPECT capturing-constructor Owner.ok Purse.coins =
// EXPECT capturing-constructor Owner.ok Purse.take(int)
// EXPECT subclassing SafePurse.ok Purse.take(int)
// EXPECT direct-field-update SafePurse.ok Purse.coins =
// EXPECT direct-field-update SafePurse.ok Owner.spendA(int)
// EXPECT direct-field-update SafePurse.ok Owner.spendB(int)
/** The examples I1 to I4 of the paper's kind: purses and who owns them. */
public class Purses {
    /** Knows no limit. */
    public static class Purse {
        public int coins;

        public void take(int n) {
            coins -= n;
        }
    }

    /** I2: what it inherits knows nothing of its invariant. I4: neither do owners. */
    public static class SafePurse extends Purse {
        @Invariant
        public boolean ok() {
            return 0 <= coins;
        }
    }

    /** I1, I3 and I4. */
    public static class Owner {
        private final Purse purse;
        public int wage;

        public Owner(Purse purse, int wage) {
            if (purse.coins + (long) wage <= 0 || purse.coins + wage <= 0) {
                throw new IllegalArgumentException("poor");
            }
            this.purse = purse;
            this.wage = wage;
        }

        @Invariant
        boolean ok() {
            return 0 < purse.coins + wage;
        }

        public void spendA(int n) {
            purse.take(n);
        }

        public void spendB(int n) {
            purse.coins -= n;
        }

        public Purse purse() {
            return purse;
        }
    }
}
