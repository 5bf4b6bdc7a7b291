// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

import java.util.Iterator;

/** An iterator that asserts where it stands. */
public final class AssertInIterator {
  private static final class Steps implements Iterable<Integer> {
    private final int width;

    Steps(int width) {
      this.width = width;
    }

    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        private int at = 0;

        @Override
        public boolean hasNext() {
          return at < 10;
        }

        @Override
        public Integer next() {
          at += width;
          assert at != 8;
          return at;
        }
      };
    }
  }

  public static void main(String[] args) {
    int width = Verifier.nondetInt();
    Verifier.assume(width > 1 && width < 4);
    int sum = 0;
    for (int step : new Steps(width)) {
      sum += step;
    }
    assert sum > 0;
  }
}
