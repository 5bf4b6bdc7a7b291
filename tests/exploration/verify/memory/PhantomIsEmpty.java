// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;

/** A phantom reference never gives its object. */
public final class PhantomIsEmpty {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Object object = x;
    PhantomReference<Object> phantom = new PhantomReference<>(object, new ReferenceQueue<>());
    assert phantom.get() == null && object.equals(x);
  }
}
