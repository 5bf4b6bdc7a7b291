// SPDX-License-Identifier: Apache-2.0
package worked;

/** Marks what always holds of an object. */
public @interface Invariant {}
