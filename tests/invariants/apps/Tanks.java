// SPDX-License-Identifier: Apache-2.0
package apps;

// EXPECT exhaustive Tank.inside Tank.fill(double)
// EXPECT exhaustive Tank.inside Tank.flush()
// EXPECT capturing-constructor Pump.running Motor.stop()
// EXPECT leaking Pump.running Motor.stop()
/** Water and what moves it. */
public class Tanks {
    @interface Invariant {}

    public static class Tank {
        private double level;
        private double next;

        @Invariant
        boolean inside() {
            return 0 <= level && level <= 100;
        }

        public void fill(double by) {
            level += by;
        }

        public void plan(double to) {
            next = to;
        }

        public void flush() {
            level = next;
        }

        public double level() {
            return level;
        }
    }

    public static class Motor {
        private boolean on = true;

        public void start() {
            on = true;
        }

        public void stop() {
            on = false;
        }
    }

    public static class Pump {
        private final Motor motor;

        public Pump(Motor motor) {
            motor.start();
            this.motor = motor;
        }

        @Invariant
        boolean running() {
            return motor.on;
        }

        public Motor motor() {
            return motor;
        }
    }
}
