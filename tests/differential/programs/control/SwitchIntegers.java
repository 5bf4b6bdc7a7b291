// SPDX-License-Identifier: Apache-2.0

/** Dense and sparse integer switches (tableswitch, lookupswitch), fall-through and char cases. */
public class SwitchIntegers {
  static String dense(int n) {
    switch (n) {
      case 0:
        return "zero";
      case 1:
        return "one";
      case 2:
      case 3:
        return "two or three";
      case 5:
        return "five";
      default:
        return "other";
    }
  }

  static String sparse(int n) {
    switch (n) {
      case Integer.MIN_VALUE:
        return "min";
      case -1000000:
        return "minus a million";
      case 0:
        return "zero";
      case 777:
        return "lucky";
      case Integer.MAX_VALUE:
        return "max";
    }
    return "none";
  }

  static int fallThrough(int n) {
    int total = 0;
    switch (n) {
      case 3:
        total += 100;
      case 2:
        total += 10;
      case 1:
        total += 1;
        break;
      default:
        total = -1;
    }
    return total;
  }

  static int charKind(char c) {
    switch (c) {
      case 'a': case 'e': case 'i': case 'o': case 'u':
        return 1;
      case '0': case '1': case '2':
        return 2;
      case '\uFFFF':
        return 3;
      default:
        return 0;
    }
  }

  static int byteSwitch(byte b) {
    switch (b) {
      case -128: return 1;
      case -1: return 2;
      case 127: return 3;
      default: return 4;
    }
  }

  static int arrow(int n) {
    return switch (n) {
      case 1, 2, 3 -> n * 10;
      case 4 -> {
        int square = n * n;
        yield square + 1;
      }
      default -> throw new IllegalArgumentException("no case for " + n);
    };
  }

  public static void main(String[] args) {
    for (int n = -1; n < 8; n++) System.out.println(dense(n));
    int[] probes = {Integer.MIN_VALUE, -1000000, -1, 0, 776, 777, 778, Integer.MAX_VALUE};
    for (int n : probes) System.out.println(sparse(n));
    for (int n = 0; n < 5; n++) System.out.println(fallThrough(n));
    for (char c : "area 51012\uFFFF".toCharArray()) System.out.println(charKind(c));
    for (int b = -128; b < 128; b += 51) System.out.println(byteSwitch((byte) b));
    System.out.println(byteSwitch((byte) -1));
    for (int n = 1; n < 6; n++) {
      try {
        System.out.println(arrow(n));
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
