package org.example;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.IntUnaryOperator;

class Callbacks {
    interface Source {
        int next() throws IOException;

        void reset(int position, String reason);
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
