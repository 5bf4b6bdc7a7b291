package org.example;

class Texts {
    static int parse(String text) {
        return Integer.parseInt(text);
    }

    static String join(String first, String second) {
        return first.isEmpty() ? second : first + ", " + second;
    }

    static char first(String text) {
        return text.charAt(0);
    }
}
