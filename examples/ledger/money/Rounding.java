package ledger.money;

/** How a fraction of a minor unit becomes a whole one. */
public enum Rounding {
  /** Towards zero. */
  DOWN {
    @Override
    boolean goesUp(long quotient, long twiceRemainder, long divisor) {
      return false;
    }
  },
  /** Away from zero. */
  UP {
    @Override
    boolean goesUp(long quotient, long twiceRemainder, long divisor) {
      return twiceRemainder > 0;
    }
  },
  /** To the nearest unit, a half away from zero. */
  HALF_UP {
    @Override
    boolean goesUp(long quotient, long twiceRemainder, long divisor) {
      return twiceRemainder >= divisor;
    }
  },
  /** To the nearest unit, a half to the even neighbour. */
  HALF_EVEN {
    @Override
    boolean goesUp(long quotient, long twiceRemainder, long divisor) {
      if (twiceRemainder == divisor) {
        return quotient % 2 != 0;
      }
      return twiceRemainder > divisor;
    }
  };

  private static final long LARGEST_DIVISOR = Long.MAX_VALUE / 2;

  /** Whether a positive quotient with this remainder is rounded away from zero. */
  abstract boolean goesUp(long quotient, long twiceRemainder, long divisor);

  /** Divides and rounds; the divisor is positive. */
  public long divide(long dividend, long divisor) {
    if (divisor <= 0 || divisor > LARGEST_DIVISOR) {
      throw new IllegalArgumentException("divisor out of range: " + divisor);
    }
    long quotient = dividend / divisor;
    long remainder = Math.abs(dividend % divisor);
    if (!goesUp(Math.abs(quotient), 2 * remainder, divisor)) {
      return quotient;
    }
    return dividend < 0 ? quotient - 1 : quotient + 1;
  }

  /** Rounds to a multiple of a step, for cash where the small coins are gone. */
  public long toMultiple(long amount, long step) {
    return Math.multiplyExact(divide(amount, step), step);
  }
}
