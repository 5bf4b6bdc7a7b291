// SPDX-License-Identifier: Apache-2.0

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Four billion paths. */
class ManyPaths {
    static int bomb(int n, String s) {
        int sum = 0;
        for (int i = 0; i < 32; i++) {
            if ((n & 1 << i) != 0) sum = sum * 31 + i;
        }
        return sum == 12345 ? 1 : 0;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** A term of a million operations. */
class GrowingTerm {
    static int bomb(int n, String s) {
        int x = n;
        for (int i = 0; i < 1_000_000; i++) x = x * x + n * i;
        return x == 42 ? 1 : 0;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** A loop as long as the input says. */
class BoundedByInput {
    static int bomb(int n, String s) {
        int sum = 0;
        for (int i = 0; i < n; i++) sum += i % 3 == n % 7 ? 1 : 2;
        return sum;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Equations that are hard to solve. */
class HardEquation {
    static int bomb(int n, String s) {
        long x = n;
        long y = s == null ? 1 : s.length() + 2;
        if (x * x * x + y * y * y == 1_000_730_021L * 7919 && x % 1009 == 17) return 1;
        if ((x * 0x9E3779B97F4A7C15L ^ x >>> 13) * 0xC2B2AE3D27D4EB4FL % 1_000_003 == 77) return 2;
        if (x * x % 2_147_483_647 == 1_234_567) return 3;
        return 0;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Conditions on floats. */
class HardFloats {
    static int bomb(int n, String s) {
        double x = n * 0.37 + 1;
        for (int i = 0; i < 200; i++) {
            x = Math.sqrt(x * x + i) / 1.0001 - Math.sin(x);
            if (x > 3 && x < 3.0000001) return i;
        }
        return 0;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Searches all over the input. */
class TextSearch {
    static int bomb(int n, String s) {
        if (s == null) return 0;
        int found = 0;
        for (int i = 0; i < s.length(); i++) {
            for (int j = i; j < s.length(); j++) {
                if (s.substring(i, j).contains("ab" + i) || s.indexOf("x" + j) > i) found++;
            }
        }
        return found > 100 ? 1 : 0;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** A bad regular expression on the input. */
class PatternOnInput {
    static int bomb(int n, String s) {
        return s != null && s.matches("(x+x+)+y(z|a*b)*[0-9]{3,8}") ? 1 : 0;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** A hash to be inverted. */
class HashOfInput {
    static int bomb(int n, String s) {
        int hash = n;
        for (int round = 0; round < 64; round++) {
            hash ^= hash >>> 15;
            hash *= 0x2c1b3c6d;
            hash ^= hash << 7 | hash >>> 11;
            hash += round * n;
        }
        return hash == 0x1234567 ? 1 : 0;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** A table read through itself by the input. */
class IndexChains {
    static final int[] TABLE = new int[1024];

    static {
        for (int i = 0; i < TABLE.length; i++) TABLE[i] = i * 0x9E3779B1 >>> 7;
    }

    static int bomb(int n, String s) {
        int at = n;
        for (int i = 0; i < 1000; i++) at = TABLE[(at ^ i) & 1023];
        return at == 17 ? 1 : 0;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** A digest to be inverted. */
class DigestOfInput {
    static int bomb(int n, String s) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(new byte[] {(byte) n, (byte) (n >> 8), (byte) (n >> 16)});
            return digest[0] == 1 && digest[1] == 2 && digest[2] == 3 ? 1 : 0;
        } catch (NoSuchAlgorithmException absent) {
            return 2;
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** A huge text of the input. */
class BuildsText {
    static int bomb(int n, String s) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 100_000; i++) text.append(n + i);
        return text.toString().hashCode() == 99 ? 1 : 0;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** An array as large as the input says. */
class SizeOfInput {
    static int bomb(int n, String s) {
        int[] cells = new int[Math.abs(n % 100_000_000)];
        for (int i = 0; i < cells.length; i++) cells[i] = i ^ n;
        return cells.length > 50_000_000 ? cells[17] : 0;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}
