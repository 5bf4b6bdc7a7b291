// SPDX-License-Identifier: Apache-2.0
import java.util.InputMismatchException;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Scanner;

/** Scanner over standard input and strings: numbers, tokens, delimiters, failures. */
public class ScannerInput {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in, "UTF-8").useLocale(Locale.US);
    System.out.println(in.nextInt() + " " + in.nextLong() + " " + in.nextDouble() + " " + in.nextBoolean() + " " + in.next() + " " + in.nextByte());
    System.out.println("[" + in.nextLine() + "]");
    System.out.println("[" + in.nextLine() + "]");
    System.out.println(in.nextBigInteger() + " " + in.nextBigDecimal() + " " + in.nextInt(16) + " " + in.nextFloat());
    System.out.println(in.hasNextInt() + " " + in.hasNext());
    try {
      in.nextInt();
    } catch (InputMismatchException e) {
      System.out.println("mismatch " + e.getMessage());
    }
    System.out.println(in.next());
    try {
      in.nextInt();
    } catch (InputMismatchException e) {
      System.out.println("too big " + e.getMessage());
    }
    System.out.println(in.nextLong());
    in.nextLine();
    int count = 0;
    while (in.hasNextLine()) {
      String line = in.nextLine();
      if (line.isEmpty()) break;
      count++;
      System.out.println(count + ": " + line);
    }
    System.out.println(in.findInLine("(\\w+)=(\\d+)") + " " + in.match().group(2));
    in.nextLine();
    while (in.hasNext()) System.out.print("<" + in.next() + ">");
    System.out.println();
    try {
      in.next();
    } catch (NoSuchElementException e) {
      System.out.println("no more " + e.getMessage());
    }
    try {
      in.nextLine();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    in.close();
    try {
      in.hasNext();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    Scanner csv = new Scanner("a, b,c ,,d").useDelimiter("\\s*,\\s*");
    while (csv.hasNext()) System.out.print("[" + csv.next() + "]");
    System.out.println();
    Scanner mixed = new Scanner("1,234 5.5 0x10 -7 +8 1e3 true").useLocale(Locale.US);
    System.out.println(mixed.nextInt() + " " + mixed.nextDouble() + " " + mixed.hasNextInt() + " " + mixed.next() + " " + mixed.nextInt() + " " + mixed.nextInt() + " " + mixed.nextDouble() + " " + mixed.hasNextBoolean());
    System.out.println(new Scanner("one two three").tokens().map(String::length).toList() + " " + new Scanner("a1b22").findAll("\\d+").map(m -> m.group()).toList());
    System.out.println(new Scanner("x").skip("x").hasNext() + " " + new Scanner("").hasNextLine() + " " + new Scanner("\n").hasNextLine());
    System.out.println(new Scanner("12 apples").hasNext("\\d+") + " " + new Scanner("1;2").useDelimiter(";").delimiter());
  }
}
