// SPDX-License-Identifier: Apache-2.0
package apps;

import java.util.ArrayList;
import java.util.List;

// EXPECT leaking Shelf.filled List.clear()
// EXPECT leaking Shelf.filled List.remove(int)
// EXPECT leaking Shelf.filled List.remove(Object)
// EXPECT exhaustive Shelf.filled Shelf.lend()
// EXPECT leaking Catalogue.priced Book.setPrice(int)
// EXPECT capturing Catalogue.priced Book.setPrice(int)
// EXPECT exhaustive Loan.repOk Loan.extend(int)
// EXPECT constructor Loan.repOk new Loan(int,int)
/** Collections that are given away and books that are handed in. */
public class Library {
    @interface Invariant {}

    public static class Shelf {
        private final List<String> titles = new ArrayList<>(List.of("Emma"));

        @Invariant
        boolean filled() {
            return !titles.isEmpty();
        }

        public List<String> titles() {
            return titles;
        }

        public void lend() {
            if (!titles.isEmpty()) {
                titles.remove(0);
            }
        }

        public void put(String title) {
            titles.add(title);
        }
    }

    public static class SafeShelf {
        private final List<String> titles = new ArrayList<>(List.of("Emma"));

        @Invariant
        boolean filled() {
            return !titles.isEmpty();
        }

        public List<String> titles() {
            return List.copyOf(titles);
        }

        public void lend() {
            if (titles.size() > 1) {
                titles.remove(0);
            }
        }
    }

    public static class Book {
        private int price = 1;

        public void setPrice(int price) {
            this.price = price;
        }
    }

    public static class Catalogue {
        private Book best = new Book();

        @Invariant
        boolean priced() {
            return best.price > 0;
        }

        public void promote(Book book) {
            if (book.price > 0) {
                best = book;
            }
        }

        public Book best() {
            return best;
        }
    }

    public static class Loan {
        private final int from;
        private int to;

        public Loan(int from, int to) {
            this.from = from;
            this.to = to;
        }

        public boolean repOk() {
            return from <= to;
        }

        public void extend(int days) {
            to += days;
        }
    }
}
