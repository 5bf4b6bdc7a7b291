// SPDX-License-Identifier: Apache-2.0
package filter;

/** What nobody has set, and what results have no room in. */
public class Missed {
  private String file;
  private boolean verbose;
  private int[] table;

  public void setFile(String file) {
    this.file = file;
  }

  public void setVerbose(boolean verbose) {
    this.verbose = verbose;
  }

  /** Fails below, with an exception of no particular class. */
  public void execute() {
    validate();
  }

  public void validate() {
    if (file == null) {
      throw new RuntimeException("there is no file");
    }
  }

  /** With an assertion. */
  public String name() {
    assert file != null;
    return file;
  }

  /** The program's own state, which no caller sets. */
  public void fill() {
    table = new int[] {1, 2, 3};
  }

  public int sum() {
    assert table != null; // @empty
    int sum = verbose ? 1 : 0;
    for (int each : table) {
      sum += each;
    }
    return sum;
  }

  /** The caller knows how much there will be. */
  public static void unpack(int[] packed, int count, int[] target) {
    int to = 0;
    for (int i = 0; i < packed.length && i < count; ++i) {
      target[to++] = packed[i] & 15;
      target[to++] = packed[i] >> 4;
    }
  }

  /** In the array itself, one too far. */
  public static void moveUp(int[] values) {
    for (int i = values.length - 1; i >= 0; --i) {
      values[i + 1] = values[i]; // @beyond
    }
  }

  /** Its length was looked at. */
  public static void count(int[] from) {
    for (int i = 0; i <= from.length; ++i) {
      from[i] = i; // @end
    }
  }
}
