// SPDX-License-Identifier: Apache-2.0
package apps;

// EXPECT exhaustive Seats.repOk Seats.book(int)
// EXPECT direct-field-update Seats.repOk Agency.swap(Seats,Seats)
// EXPECT constructor Trip.repOk new Trip(int,int)
// EXPECT leaking Route.repOk Stop.minute =
// EXPECT capturing Route.repOk Stop.minute =
/** Trips, seats and stops. */
public class Travel {
    public static class Seats {
        private int free = 10;

        public boolean repOk() {
            return free >= 0 && free <= 10;
        }

        public void book(int count) {
            if (count > 0) {
                free -= count;
            }
        }

        public void clear() {
            free = 10;
        }
    }

    public static class SafeSeats {
        private int free = 10;

        public boolean repOk() {
            return free >= 0 && free <= 10;
        }

        public void book(int count) {
            if (count > 0 && count <= free) {
                free -= count;
            }
        }
    }

    public static class Agency {
        public static void swap(Seats from, Seats to) {
            from.free++;
            to.free--;
        }
    }

    public static class Trip {
        private final int start;
        private final int end;

        public Trip(int start, int length) {
            this.start = Math.max(start, 0);
            this.end = this.start + length;
        }

        public boolean repOk() {
            return start <= end;
        }
    }

    public static class Stop {
        public int minute;
    }

    public static class Route {
        private Stop last = new Stop();

        public boolean repOk() {
            return last.minute >= 0;
        }

        public void end(Stop stop) {
            if (stop.minute >= 0) {
                last = stop;
            }
        }

        public Stop last() {
            return last;
        }
    }
}
