package org.example;

import java.util.AbstractMap;
import java.util.Map;

class Collections {
    static int sum(int[] values) {
        if (values == null) return -1;
        int sum = 0;
        for (int value : values) sum += value;
        return sum;
    }

    static int[] reversed(int[] values) {
        int[] reversed = new int[values.length];
        for (int i = 0; i < values.length; i++) reversed[values.length - 1 - i] = values[i];
        return reversed;
    }

    static String longest(java.util.List<String> texts) {
        String longest = null;
        for (String text : texts) {
            if (longest == null || text.length() > longest.length()) longest = text;
        }
        return longest;
    }

    static Map.Entry<String, Integer> entry(String key, int value) {
        return new AbstractMap.SimpleEntry<>(key, value);
    }

    static List own() {
        return new List();
    }
}
