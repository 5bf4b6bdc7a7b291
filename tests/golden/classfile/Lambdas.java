// SPDX-License-Identifier: Apache-2.0
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

class Lambdas {
  static IntUnaryOperator adder(int n) {
    return x -> x + n;
  }

  static Supplier<Lambdas> maker() {
    return Lambdas::new;
  }

  static String greet(String who, int times) {
    return "Hello " + who + times;
  }
}
