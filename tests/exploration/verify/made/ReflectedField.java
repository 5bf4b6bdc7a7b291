// expect: FALSE
// witness: 1;-3
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Field;

/** A private field is set by reflection behind its checks. */
public final class ReflectedField {
  private static final class Age {
    private int years;

    void set(int years) {
      this.years = Math.max(0, years);
    }
  }

  public static void main(String[] args) throws Exception {
    Age age = new Age();
    age.set(Verifier.nondetInt());
    Field years = Age.class.getDeclaredField("years");
    years.setAccessible(true);
    int x = Verifier.nondetInt();
    Verifier.assume(x >= -3 && x < 10);
    years.setInt(age, x);
    assert age.years > -3;
  }
}
