package org.example;

import java.io.IOException;

class Pages {
    interface Cursor {
        boolean hasNext();

        String next(int width) throws IOException;

        void close();
    }

    interface Counter {
        int count(int count);
    }

    static String join(Cursor cursor) {
        StringBuilder text = new StringBuilder();
        try {
            while (cursor.hasNext()) {
                text.append(cursor.next(80));
            }
        } catch (IOException exception) {
            return "broken";
        } finally {
            cursor.close();
        }
        return text.toString();
    }

    static int sum(Counter counter) {
        return counter.count(1) + counter.count(2);
    }
}
