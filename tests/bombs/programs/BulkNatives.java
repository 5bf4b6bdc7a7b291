// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Copies of huge arrays. */
class CopyHuge {
    static int bomb(int n, String s) {
        byte[] from = new byte[64 << 20];
        byte[] to = new byte[64 << 20];
        for (;;) System.arraycopy(from, 0, to, 0, from.length);
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** A huge array moved within itself. */
class CopyOverlapping {
    static int bomb(int n, String s) {
        long[] cells = new long[8 << 20];
        for (;;) System.arraycopy(cells, 0, cells, 1, cells.length - 1);
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Copies whose elements have to be checked one by one. */
class CopyChecked {
    static int bomb(int n, String s) {
        Object[] from = new Object[16 << 20];
        from[from.length - 1] = "last";
        String[] to = new String[from.length];
        for (;;) System.arraycopy(from, 0, to, 0, from.length);
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Copies over an array that a rollback has to restore. */
class CopyToOld {
    static final byte[] OLD = new byte[64 << 20];

    static int bomb(int n, String s) {
        byte[] from = new byte[OLD.length];
        for (;;) System.arraycopy(from, 0, OLD, 0, from.length);
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Clones until the heap is full, and on. */
class CloneHuge {
    static int bomb(int n, String s) {
        byte[] from = new byte[32 << 20];
        int made = 0;
        for (;;) {
            try {
                made += from.clone().length;
            } catch (OutOfMemoryError full) {
                made = 0;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Checksums of a huge array. */
class CrcHuge {
    static int bomb(int n, String s) {
        byte[] bytes = new byte[100 << 20];
        CRC32 sum = new CRC32();
        for (;;) sum.update(bytes, 0, bytes.length);
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Checksums of memory outside the heap. */
class AdlerDirect {
    static int bomb(int n, String s) {
        ByteBuffer bytes = ByteBuffer.allocateDirect(100 << 20);
        Adler32 sum = new Adler32();
        for (;;) {
            bytes.clear();
            sum.update(bytes);
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Compresses a huge array in one call. */
class DeflateHuge {
    static int bomb(int n, String s) {
        byte[] bytes = new byte[80 << 20];
        byte[] out = new byte[80 << 20];
        for (;;) {
            Deflater deflater = new Deflater(9);
            deflater.setInput(bytes);
            deflater.finish();
            deflater.deflate(out);
            deflater.end();
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Unpacks a zip bomb. */
class InflateHuge {
    static int bomb(int n, String s) {
        Deflater deflater = new Deflater(1);
        deflater.setInput(new byte[60 << 20]);
        deflater.finish();
        byte[] packed = new byte[4 << 20];
        int size = deflater.deflate(packed);
        byte[] out = new byte[60 << 20];
        for (;;) {
            Inflater inflater = new Inflater();
            inflater.setInput(packed, 0, size);
            try {
                inflater.inflate(out);
            } catch (DataFormatException broken) {
                return 1;
            }
            inflater.end();
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Copies memory outside the heap. */
class DirectMemory {
    static int bomb(int n, String s) {
        ByteBuffer from = ByteBuffer.allocateDirect(64 << 20);
        ByteBuffer to = ByteBuffer.allocateDirect(64 << 20);
        for (;;) {
            from.clear();
            to.clear();
            to.put(from);
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Zeroed memory outside the heap until there is none. */
class DirectAllocation {
    static int bomb(int n, String s) {
        int made = 0;
        for (;;) {
            try {
                made += ByteBuffer.allocateDirect(16 << 20).capacity();
            } catch (OutOfMemoryError full) {
                made = 0;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Huge canonical strings. */
class InternHuge {
    static int bomb(int n, String s) {
        char[] text = new char[20 << 20];
        int sum = 0;
        for (;;) {
            text[0]++;
            sum += new String(text).intern().length();
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Ever more canonical strings. */
class InternMany {
    static int bomb(int n, String s) {
        int sum = 0;
        for (int i = 0; ; i++) sum += ("name" + i).intern().length();
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Huge arrays until the heap is full, and on. */
class NewHuge {
    static int bomb(int n, String s) {
        int made = 0;
        for (;;) {
            try {
                made += new long[30 << 20].length;
            } catch (OutOfMemoryError full) {
                made = 0;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Arrays of arrays of arrays in one instruction. */
class NewManyDimensions {
    static int bomb(int n, String s) {
        int made = 0;
        for (;;) {
            try {
                made += new int[300][300][300].length;
            } catch (OutOfMemoryError full) {
                made = 0;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** The same by reflection. */
class ReflectiveArrays {
    static int bomb(int n, String s) {
        int made = 0;
        for (;;) {
            try {
                made += ((int[][][]) Array.newInstance(int.class, 300, 300, 300)).length;
            } catch (OutOfMemoryError full) {
                made = 0;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Hash codes of a huge array. */
class HashHuge {
    static int bomb(int n, String s) {
        byte[] bytes = new byte[64 << 20];
        int sum = 0;
        for (;;) sum += Arrays.hashCode(bytes);
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Comparisons of huge arrays. */
class EqualsHuge {
    static int bomb(int n, String s) {
        byte[] left = new byte[64 << 20];
        byte[] right = left.clone();
        int sum = 0;
        for (;;) sum += Arrays.equals(left, right) ? 1 : 0;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Fills a huge array. */
class FillHuge {
    static int bomb(int n, String s) {
        long[] cells = new long[8 << 20];
        for (;;) Arrays.fill(cells, n);
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Digests of a huge array. */
class DigestHuge {
    static int bomb(int n, String s) {
        byte[] bytes = new byte[32 << 20];
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (;;) digest.update(bytes);
        } catch (NoSuchAlgorithmException absent) {
            return 1;
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}
