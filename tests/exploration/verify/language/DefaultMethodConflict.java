// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A class decides between two default methods. */
public final class DefaultMethodConflict {
  private interface Left {
    default int side() {
      return -1;
    }
  }

  private interface Right {
    default int side() {
      return 1;
    }
  }

  private static final class Both implements Left, Right {
    @Override
    public int side() {
      return Left.super.side() + Right.super.side();
    }
  }

  public static void main(String[] args) {
    Left left = Verifier.nondetBoolean() ? new Both() : new Left() {};
    assert left.side() <= 0;
  }
}
