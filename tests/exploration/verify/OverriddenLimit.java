// expect: FALSE
// witness: true;150
// SPDX-License-Identifier: Apache-2.0

/** A subclass forgets the limit of its parent. */
public final class OverriddenLimit {
  private static class Tank {
    protected int level;

    void fill(int amount) {
      level = Math.min(100, level + amount);
    }
  }

  private static final class FastTank extends Tank {
    @Override
    void fill(int amount) {
      level += amount;
    }
  }

  public static void main(String[] args) {
    Tank tank = Verifier.nondetBoolean() ? new FastTank() : new Tank();
    int amount = Verifier.nondetInt();
    Verifier.assume(0 <= amount && amount <= 1000);
    tank.fill(amount);
    assert tank.level <= 100;
  }
}
