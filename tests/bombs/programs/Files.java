// SPDX-License-Identifier: Apache-2.0

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes a huge file again and again. */
class WriteHuge {
    static int bomb(int n, String s) {
        byte[] block = new byte[16 << 20];
        for (;;) {
            try (FileOutputStream out = new FileOutputStream("/tmp/huge")) {
                for (int i = 0; i < 8; i++) out.write(block);
            } catch (IOException full) {
                n++;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Reads a huge file again and again. */
class ReadHuge {
    static int bomb(int n, String s) {
        byte[] block = new byte[32 << 20];
        try (FileOutputStream out = new FileOutputStream("/tmp/huge")) {
            out.write(block);
        } catch (IOException full) {
            return 1;
        }
        for (;;) {
            try (FileInputStream in = new FileInputStream("/tmp/huge")) {
                n += in.read(block);
            } catch (IOException gone) {
                return 2;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Ever more files. */
class ManyFiles {
    static int bomb(int n, String s) {
        for (int i = 0; ; i++) {
            try {
                new File("/tmp/file" + i).createNewFile();
            } catch (IOException full) {
                n++;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Listings of a large folder. */
class ManyListings {
    static int bomb(int n, String s) {
        for (int i = 0; i < 3000; i++) new File("/tmp/folder" + i).mkdir();
        for (;;) n += new File("/tmp").list().length;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Folders in folders in folders. */
class DeepFolders {
    static int bomb(int n, String s) {
        StringBuilder path = new StringBuilder("/tmp");
        for (;;) {
            path.append("/d");
            if (!new File(path.toString()).mkdir()) path.setLength(4);
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Files that grow by their length alone. */
class SparseFile {
    static int bomb(int n, String s) {
        for (;;) {
            try (RandomAccessFile file = new RandomAccessFile("/tmp/sparse", "rw")) {
                file.setLength(200 << 20);
                file.seek(100 << 20);
                file.write(1);
                file.setLength(0);
            } catch (IOException full) {
                n++;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Output without end. */
class PrintEndlessly {
    static int bomb(int n, String s) {
        for (;;) System.out.println("and on and on and on and on and on and on and on and on and on");
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Output in large pieces. */
class PrintHuge {
    static int bomb(int n, String s) {
        byte[] block = new byte[1 << 20];
        for (;;) System.out.write(block, 0, block.length);
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Archives of many entries. */
class ZipMany {
    static int bomb(int n, String s) {
        for (;;) {
            try (ZipOutputStream zip = new ZipOutputStream(new ByteArrayOutputStream())) {
                for (int i = 0; i < 2000; i++) {
                    zip.putNextEntry(new ZipEntry("entry" + i));
                    zip.write(new byte[4096]);
                }
            } catch (IOException | OutOfMemoryError full) {
                n++;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}
