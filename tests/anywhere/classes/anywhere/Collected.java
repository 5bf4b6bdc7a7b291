// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.lang.ref.WeakReference;

/** Sees what a collection leaves. */
public class Collected {
  public boolean isGone(boolean collect) {
    WeakReference<Object> reference = new WeakReference<>(new Object());
    if (collect) System.gc();
    return reference.get() == null;
  }
}
