// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;

/** The second is started after the first has ended; hard, as schedules are. */
public final class OrderByJoin {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    List<Integer> order = new ArrayList<>();
    Thread a = new Thread(() -> order.add(x));
    a.start();
    a.join();
    Thread b = new Thread(() -> order.add(x + 1));
    b.start();
    b.join();
    assert order.get(0) + 1 == order.get(1);
  }
}
