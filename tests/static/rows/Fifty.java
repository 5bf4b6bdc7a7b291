// SPDX-License-Identifier: Apache-2.0
package rows;

/** Only what is read is an input. */
public class Fifty {
  public static int f1;
  public static int f2;
  public static int f3;
  public static int f4;
  public static int f5;
  public static int f6;
  public static int f7;
  public static int f8;
  public static int f9;
  public static int f10;
  public static int f11;
  public static int f12;
  public static int f13;
  public static int f14;
  public static int f15;
  public static int f16;
  public static int f17;
  public static int f18;
  public static int f19;
  public static int f20;
  public static int f21;
  public static int f22;
  public static int f23;
  public static int f24;
  public static int f25;
  public static int f26;
  public static int f27;
  public static int f28;
  public static int f29;
  public static int f30;
  public static int f31;
  public static int f32;
  public static int f33;
  public static int f34;
  public static int f35;
  public static int f36;
  public static int f37;
  public static int f38;
  public static int f39;
  public static int f40;
  public static int f41;
  public static int f42;
  public static int f43;
  public static int f44;
  public static int f45;
  public static int f46;
  public static int f47;
  public static int f48;
  public static int f49;
  public static int f50;

  public static int read() {
    f17 += 2;
    if (f17 == 4_711) throw new IllegalStateException("found"); // @read
    return f17;
  }
}
