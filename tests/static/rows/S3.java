// SPDX-License-Identifier: Apache-2.0
package rows;

/** S3: it would matter when the classes inside were initialised, if that were left open. */
class S3 {
  static int a = 0;

  static void go() {
    a = 2; // @store
    assert a == 2; // @assert
    if (Q.b == 3) // @test
      a = R.c; // @load
  }

  static class Q {
    static int b = S3.a++;
  }

  static class R {
    static int c = 11;
  }
}
