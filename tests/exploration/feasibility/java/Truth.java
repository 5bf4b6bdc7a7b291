// SPDX-License-Identifier: Apache-2.0
package feasibility;

import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Says which marks of the listed classes are wrong, a line each, and then "done". */
public final class Truth {
  private Truth() {}

  public static void main(String[] arguments) throws Exception {
    int tries = Integer.parseInt(arguments[1]);
    List<String> lines = Files.readAllLines(Path.of(arguments[0]));
    for (String line : lines) {
      checkWitnesses(line.split("\t", -1));
    }
    for (String line : lines) {
      checkInfeasible(line.split("\t", -1), tries);
    }
    System.out.println("done");
  }

  private static void checkWitnesses(String[] fields) throws Exception {
    for (int bit : bits(fields[1])) {
      Method witness = Class.forName(fields[0] + "Witness").getDeclaredMethod("take" + bit);
      witness.setAccessible(true);
      String found;
      try {
        int result = (Integer) Tools.invoke(witness, null, new Object[0]);
        found = (result & 1 << bit) != 0 ? "" : "target returned " + result;
      } catch (Throwable e) {
        found = e.toString();
      }
      if (!found.isEmpty()) {
        System.out.println(fields[0] + " mark " + bit + ": the witness does not take it: " + found);
      }
    }
  }

  private static void checkInfeasible(String[] fields, int tries) throws Exception {
    int infeasible = 0;
    for (int bit : bits(fields[2])) {
      infeasible |= 1 << bit;
    }
    List<Integer> numbers = new ArrayList<>();
    for (String number : fields[3].split(",")) {
      if (!number.isEmpty()) {
        numbers.add((int) Long.parseLong(number));
      }
    }
    Fuzz fuzz = new Fuzz(Class.forName(fields[0]), numbers, fields[4].split("\u0001", -1));
    for (int round = 0; infeasible != 0 && round < tries; round++) {
      int hit = fuzz.attempt() & infeasible;
      if (hit != 0) {
        int bit = Integer.numberOfTrailingZeros(hit);
        System.out.println(fields[0] + " mark " + bit + ": taken by " + fuzz.described());
        return;
      }
    }
  }

  private static List<Integer> bits(String text) {
    List<Integer> bits = new ArrayList<>();
    for (String bit : text.split(",")) {
      if (!bit.isEmpty()) {
        bits.add(Integer.valueOf(bit));
      }
    }
    return bits;
  }
}
