// expect: FALSE
// witness: 5
// SPDX-License-Identifier: Apache-2.0

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A handle of a field compares and sets. */
public final class VarHandleSwap {
  private static int state = 5;

  public static void main(String[] args) throws Exception {
    VarHandle handle = MethodHandles.lookup().findStaticVarHandle(
        VarHandleSwap.class, "state", int.class);
    boolean swapped = handle.compareAndSet(Verifier.nondetInt(), 9);
    assert !swapped && state == 5;
  }
}
