// SPDX-License-Identifier: Apache-2.0
package rows;

/** F21 (b): ten callers of a helper with twenty input-dependent branches. */
public class SharedHelper {
  public static int any(int which, int x) {
    switch (which) {
      case 0:
        return caller0(x);
      case 1:
        return caller1(x);
      case 2:
        return caller2(x);
      case 3:
        return caller3(x);
      case 4:
        return caller4(x);
      case 5:
        return caller5(x);
      case 6:
        return caller6(x);
      case 7:
        return caller7(x);
      case 8:
        return caller8(x);
      case 9:
        return caller9(x);
      default:
        return -1;
    }
  }

  public static int caller0(int x) {
    return helper(x) + 0;
  }

  public static int caller1(int x) {
    return helper(x) + 1;
  }

  public static int caller2(int x) {
    return helper(x) + 2;
  }

  public static int caller3(int x) {
    return helper(x) + 3;
  }

  public static int caller4(int x) {
    return helper(x) + 4;
  }

  public static int caller5(int x) {
    return helper(x) + 5;
  }

  public static int caller6(int x) {
    return helper(x) + 6;
  }

  public static int caller7(int x) {
    return helper(x) + 7;
  }

  public static int caller8(int x) {
    return helper(x) + 8;
  }

  public static int caller9(int x) {
    return helper(x) + 9;
  }

  private static int helper(int x) {
    int n = 0;
    if ((x & 1) != 0) {
      n += 1;
    }
    if ((x & 2) != 0) {
      n += 2;
    }
    if ((x & 4) != 0) {
      n += 3;
    }
    if ((x & 8) != 0) {
      n += 4;
    }
    if ((x & 16) != 0) {
      n += 5;
    }
    if ((x & 32) != 0) {
      n += 6;
    }
    if ((x & 64) != 0) {
      n += 7;
    }
    if ((x & 128) != 0) {
      n += 8;
    }
    if ((x & 256) != 0) {
      n += 9;
    }
    if ((x & 512) != 0) {
      n += 10;
    }
    if ((x & 1024) != 0) {
      n += 11;
    }
    if ((x & 2048) != 0) {
      n += 12;
    }
    if ((x & 4096) != 0) {
      n += 13;
    }
    if ((x & 8192) != 0) {
      n += 14;
    }
    if ((x & 16384) != 0) {
      n += 15;
    }
    if ((x & 32768) != 0) {
      n += 16;
    }
    if ((x & 65536) != 0) {
      n += 17;
    }
    if ((x & 131072) != 0) {
      n += 18;
    }
    if ((x & 262144) != 0) {
      n += 19;
    }
    if ((x & 524288) != 0) {
      n += 20;
    }
    return n;
  }
}
