// SPDX-License-Identifier: Apache-2.0
/** Which bits of a NaN survive which operation. */
public class NanPayloads {
  static void show(String what, double d) {
    System.out.println(what + " " + Long.toHexString(Double.doubleToRawLongBits(d)));
  }

  static void show(String what, float f) {
    System.out.println(what + " " + Integer.toHexString(Float.floatToRawIntBits(f)));
  }

  public static void main(String[] args) {
    double quiet = Double.longBitsToDouble(0x7ff8000000001234L), negative = Double.longBitsToDouble(0xfff8000000005678L);
    float small = Float.intBitsToFloat(0x7fc01234), minus = Float.intBitsToFloat(0xffc05678);
    show("as is", quiet);
    show("negated", -quiet);
    show("sqrt", Math.sqrt(negative));
    show("floor", Math.floor(quiet));
    show("ceil", Math.ceil(negative));
    show("rint", Math.rint(quiet));
    show("max left", Math.max(quiet, 1.0));
    show("max right", Math.max(1.0, negative));
    show("min left", Math.min(quiet, 1.0));
    show("min right", Math.min(1.0, negative));
    show("max float", Math.max(small, 1f));
    show("min float", Math.min(1f, minus));
    show("plus", quiet + 1);
    show("plus right", 1 + negative);
    show("to float", (float) quiet);
    show("to double", (double) small);
    show("copySign", Math.copySign(quiet, -1.0));
    show("signum", Math.signum(quiet));
    show("signum float", Math.signum(minus));
    show("ulp", Math.ulp(quiet));
    show("nextUp", Math.nextUp(negative));
    show("scalb", Math.scalb(quiet, 3));
    show("cbrt", Math.cbrt(negative));
    show("sin", Math.sin(quiet));
    show("pow", Math.pow(quiet, 2));
    show("pow zero", Math.pow(negative, 0));
    show("exp", Math.exp(negative));
    show("log", Math.log(quiet));
    show("hypot", Math.hypot(quiet, 2));
    show("atan2", Math.atan2(quiet, 2));
    show("remainder", Math.IEEEremainder(quiet, 2));
    show("canonical", Double.longBitsToDouble(Double.doubleToLongBits(quiet)));
    double[] array = {negative};
    show("array", array.clone()[0]);
    System.out.println(Double.compare(quiet, negative) + " " + Double.valueOf(quiet).equals(negative) + " " + Math.round(quiet));
  }
}
