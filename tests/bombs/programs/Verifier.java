// SPDX-License-Identifier: Apache-2.0

/** Where the bombs get their inputs: fixed for `run`, everything for `verify`. */
final class Verifier {
    private Verifier() {}

    static int nondetInt() {
        return 7;
    }

    static String nondetString() {
        return "seven";
    }
}
