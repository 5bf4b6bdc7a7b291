// SPDX-License-Identifier: Apache-2.0
package rules;

/** Part of facts that are not true for ever. */
public interface Expiring {
  long expiresAt();
}
