// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Is quiet on a build server. */
public class BuildServer {
  public String mode(int verbosity) {
    if (System.getenv("CI") != null) return "quiet";
    return verbosity > 2 ? "loud" : "normal";
  }
}
