package org.example;

class Greeter {
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
