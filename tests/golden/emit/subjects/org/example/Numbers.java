package org.example;

class Numbers {
    static int limit(int value) {
        return value < 0 ? 0 : Math.min(value, 100);
    }

    static double half(double value) {
        return value / 2;
    }

    static long clamp(int value, int low, int high) {
        if (low > high) throw new IllegalArgumentException(low + " > " + high);
        return Math.max(low, Math.min(value, high));
    }

    static boolean isEven(int value) {
        return value % 2 == 0;
    }

    static Integer boxed(int value) {
        return value == 0 ? null : value;
    }
}
