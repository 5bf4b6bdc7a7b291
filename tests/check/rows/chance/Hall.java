// SPDX-License-Identifier: Apache-2.0
package chance;

/** Wants a speaker. */
public final class Hall {
  private Hall() {}

  public static int fill(Speaker speaker) {
    return speaker == null ? 0 : 100 / (speaker.volume() - 11); // @fill
  }
}
