package org.example;

import java.io.PrintStream;

class Greeter {
    private final PrintStream out = System.out;

    void greetAgain(String name) {
        out.println("Hello, " + name);
    }

    static void greet(String name) {
        if (!name.isEmpty()) System.out.println("Hello, " + name);
    }

    static int greetAll(String[] names) {
        for (String name : names) greet(name);
        return names.length;
    }

    static void greetStrictly(String name) {
        System.out.print("Hello, ");
        if (name.isEmpty()) throw new IllegalArgumentException("no name");
    }
}
