// SPDX-License-Identifier: Apache-2.0
package good;

/** Counts values in bins of equal size. */
public class Histogram {
  private final int[] bins;
  private int most;

  public Histogram(int bins) {
    if (bins < 1 || bins > 100) {
      throw new IllegalArgumentException("bins " + bins);
    }
    this.bins = new int[bins];
  }

  /** Counts a value from 0 to a maximum, which falls into the last bin. */
  public void add(int value, int maximum) {
    if (value < 0 || value > maximum || maximum == 0) {
      throw new IllegalArgumentException(value + " is not in 0 to " + maximum);
    }
    int bin = (int) ((long) value * bins.length / maximum);
    bin = Math.min(bin, bins.length - 1);
    bins[bin]++;
    most = Math.max(most, bins[bin]);
  }

  /** The length of a bar if the longest one has this length. */
  public int bar(int bin, int longest) {
    if (bin < 0 || bin >= bins.length) {
      throw new IndexOutOfBoundsException("bin " + bin);
    }
    return most == 0 ? 0 : bins[bin] * longest / most;
  }
}
