// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;

/** Command-line arguments: empty ones, spaces, unicode, things that look like options. */
public class CommandLine {
  static int parse(String s) {
    try {
      return Integer.parseInt(s);
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  public static void main(String[] args) {
    System.out.println(args.length + " " + Arrays.toString(args));
    for (int i = 0; i < args.length; i++) {
      System.out.println(i + " [" + args[i] + "] " + args[i].length() + " " + args[i].hashCode() + " " + parse(args[i]));
    }
    int total = 0;
    boolean verbose = false;
    String output = null;
    for (int i = 0; i < args.length; i++) {
      switch (args[i]) {
        case "-v", "--verbose" -> verbose = true;
        case "-o" -> output = args[++i];
        default -> {
          if (args[i].startsWith("--sum=")) for (String n : args[i].substring(6).split(",")) total += Integer.parseInt(n);
        }
      }
    }
    System.out.println(verbose + " " + output + " " + total);
    args[0] = "changed";
    System.out.println(args[0] + " " + args.getClass().getSimpleName());
    System.exit(args.length);
  }
}
