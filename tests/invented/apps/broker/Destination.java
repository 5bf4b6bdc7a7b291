// SPDX-License-Identifier: Apache-2.0
package broker;

/** Where messages go; each vendor has its own. */
public interface Destination {}
