package ledger.order;

/** What an order is packed in; sizes in millimetres, weights in grams. */
public sealed interface Parcel permits Parcel.Letter, Parcel.Box, Parcel.Tube {
  /** The weight with the packing. */
  int grams();

  /** The space it takes, in cubic millimetres. */
  long volume();

  /** The longest side. */
  int longestSide();

  /** Whether it needs a van rather than a bicycle. */
  default boolean isBulky() {
    return longestSide() > 1_200 || grams() > 31_500;
  }

  /** The weight carriers charge for: light but large parcels cost more than they weigh. */
  default int chargeableGrams() {
    long volumetric = volume() / 5_000;
    return (int) Math.min(Integer.MAX_VALUE, Math.max(grams(), volumetric));
  }

  /** How a clerk names it. */
  static String describe(Parcel parcel) {
    if (parcel instanceof Letter letter) {
      return letter.grams() <= 20 ? "standard letter" : "large letter";
    }
    if (parcel instanceof Box box) {
      return box.isCube() ? "cube" : "box";
    }
    return parcel.isBulky() ? "long tube" : "tube";
  }

  /** Flat, and at most half a kilogram. */
  record Letter(int grams) implements Parcel {
    /** Up to 500 grams. */
    public Letter {
      requirePositive(grams);
      if (grams > 500) {
        throw new IllegalArgumentException("too heavy for a letter: " + grams);
      }
    }

    @Override
    public long volume() {
      return 353L * 250 * 20;
    }

    @Override
    public int longestSide() {
      return 353;
    }
  }

  /** With three sides. */
  record Box(int grams, int length, int width, int height) implements Parcel {
    /** All sides are positive. */
    public Box {
      requirePositive(grams, length, width, height);
    }

    /** Whether all sides are equal. */
    public boolean isCube() {
      return length == width && width == height;
    }

    @Override
    public long volume() {
      return Math.multiplyExact((long) length * width, (long) height);
    }

    @Override
    public int longestSide() {
      return Math.max(length, Math.max(width, height));
    }
  }

  /** For posters; charged like the box around it. */
  record Tube(int grams, int length, int diameter) implements Parcel {
    /** Longer than thick. */
    public Tube {
      requirePositive(grams, length, diameter);
      if (diameter > length) {
        throw new IllegalArgumentException("thicker than long");
      }
    }

    @Override
    public long volume() {
      return Math.multiplyExact((long) diameter * diameter, (long) length);
    }

    @Override
    public int longestSide() {
      return length;
    }
  }

  private static void requirePositive(int... numbers) {
    for (int number : numbers) {
      if (number <= 0) {
        throw new IllegalArgumentException("must be positive: " + number);
      }
    }
  }
}
