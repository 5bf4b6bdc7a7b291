// SPDX-License-Identifier: Apache-2.0
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** BufferedReader over standard input: line ends, blank lines, UTF-8, the missing last newline. */
public class ReadLines {
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    System.out.println("first: " + in.readLine());
    System.out.println("char: " + (char) in.read());
    in.mark(100);
    char[] chars = new char[4];
    System.out.println(in.read(chars, 1, 3) + " " + new String(chars, 1, 3));
    in.reset();
    System.out.println("after reset: " + in.readLine());
    System.out.println("skipped: " + in.skip(2) + " then " + in.readLine());
    int n = Integer.parseInt(in.readLine().trim());
    long sum = 0;
    for (int i = 0; i < n; i++) {
      String[] parts = in.readLine().split(" ");
      for (String part : parts) sum += Long.parseLong(part);
      System.out.println(parts.length + " numbers, sum " + sum);
    }
    System.out.println("ready: " + in.ready());
    String line;
    int number = 0;
    while ((line = in.readLine()) != null) System.out.println(++number + " [" + line + "] " + line.length());
    System.out.println("end: " + in.readLine() + " " + in.read() + " " + System.in.read());
    in.close();
    try {
      in.readLine();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }
}
