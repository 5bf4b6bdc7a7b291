// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.io.InputStream;

/** Raw bytes of standard input: available, skip, mark, ends of input, text statistics. */
public class StdinBytes {
  public static void main(String[] args) throws IOException {
    InputStream in = System.in;
    System.out.println(in.read() + " " + in.read());
    byte[] five = new byte[5];
    System.out.println(in.read(five) + " " + new String(five));
    System.out.println(in.skip(3) + " " + (char) in.read());
    byte[] partial = new byte[10];
    int n = in.read(partial, 2, 4);
    System.out.println(n + " " + partial[1] + " " + (char) partial[2] + " " + partial[6]);
    System.out.println(in.read(new byte[0]));
    byte[] rest = in.readAllBytes();
    int lines = 0, words = 0, high = 0;
    boolean inWord = false;
    long hash = 7;
    for (byte b : rest) {
      hash = hash * 31 + b;
      if (b == '\n') lines++;
      if (b < 0) high++;
      boolean letter = b > ' ' || b < 0;
      if (letter && !inWord) words++;
      inWord = letter;
    }
    System.out.println(rest.length + " bytes, " + lines + " lines, " + words + " words, " + high + " high, hash " + hash);
    System.out.println(in.read() + " " + in.available() + " " + in.read(new byte[3]) + " " + in.readNBytes(4).length);
    for (int i = 0; i < 3; i++) System.out.print(new String(rest, "UTF-8").split("\n")[i].length() + " ");
    System.out.println();
    try {
      in.read(five, 3, 9);
    } catch (IndexOutOfBoundsException e) {
      System.out.println("out of bounds");
    }
    try {
      in.read(null);
    } catch (NullPointerException e) {
      System.out.println("null buffer");
    }
    System.out.write('w');
    System.out.write(new byte[] {'x', 'y', '\n'}, 1, 2);
    System.out.println();
    System.out.write(0xC3);
    System.out.write(0xA9);
    System.out.println();
    System.out.flush();
  }
}
