package org.example;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.IntUnaryOperator;

class Callbacks {
    interface Source {
        int next() throws IOException;

        void reset(int position, String reason);
    }

    interface Observer {
        void moved(String calls, int to, StringBuilder parts, Object sender);

        void moved(int to);

        void done();
    }

    static int move(Observer observer) {
        return 1;
    }

    static int move(Observer observer, int times) {
        if (times > 0) observer.moved("a \"b\"", 2, new StringBuilder(), new Callbacks());
        for (int i = 1; i < times; i++) observer.moved(3);
        return 1;
    }

    static int apply(IntUnaryOperator function, int value) {
        return function.applyAsInt(value);
    }

    static int read(Source source) {
        source.reset(0, "start");
        try {
            return source.next() + 1;
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    static int[] table(int length) {
        return new int[length];
    }

    static void run(Runnable action) {
        action.run();
    }
}
