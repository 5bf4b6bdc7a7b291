// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.util.Calendar;
import java.util.Date;

/** Turns an age into a year. */
public class YearOfBirth {
  public int born(int age) {
    if (age < 0 || age > 150) throw new IllegalArgumentException("age");
    Calendar now = Calendar.getInstance();
    now.setTime(new Date());
    return now.get(Calendar.YEAR) - age;
  }
}
