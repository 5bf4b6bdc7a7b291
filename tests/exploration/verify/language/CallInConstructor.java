// expect: FALSE
// witness: 7
// SPDX-License-Identifier: Apache-2.0

/** An overridden method sees the fields of the subclass before they are set. */
public final class CallInConstructor {
  private static class Base {
    final int seen;

    Base() {
      seen = value();
    }

    int value() {
      return 1;
    }
  }

  private static final class Derived extends Base {
    private final int own;

    Derived(int own) {
      this.own = own;
    }

    @Override
    int value() {
      return own;
    }
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert new Derived(x).seen == x;
  }
}
