// SPDX-License-Identifier: Apache-2.0
package apps;

// EXPECT exhaustive Score.invariant Score.add(int)
// EXPECT exhaustive Score.invariant Score.merge(Score)
// EXPECT subclassing Capped.capped Score.add(int)
// EXPECT subclassing Capped.capped Score.merge(Score)
// EXPECT leaking Board.checkRep int[] =
/** Scores that are added up, and a board. */
public class Games {
    @interface Invariant {}

    public static class Score {
        int points;

        boolean invariant() {
            return points >= 0;
        }

        public void add(int more) {
            points += more;
        }

        public void merge(Score other) {
            points += other.points;
        }
    }

    public static class Capped extends Score {
        @Invariant
        boolean capped() {
            return points <= 100;
        }
    }

    public static class SafeScore {
        private int points;

        boolean invariant() {
            return points >= 0;
        }

        public void add(int more) {
            points = Math.max(0, points + more);
        }

        public void merge(SafeScore other) {
            points = Math.max(points, other.points);
        }
    }

    public static class Board {
        private final int[] cells = new int[2];

        boolean checkRep() {
            return cells[0] >= 0 && cells[1] >= 0;
        }

        public int[] cells() {
            return cells;
        }

        public void play(int at) {
            if (at >= 0 && at < 2 && cells[at] < 9) {
                cells[at]++;
            }
        }
    }
}
