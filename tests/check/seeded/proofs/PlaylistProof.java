// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Playlist;

/** One call of each defect of Playlist. */
public final class PlaylistProof {
  private PlaylistProof() {}

  public static void skipNothing() {
    new Playlist().skip(1);
  }

  public static void currentOfNone() {
    new Playlist().current();
  }

  public static void dropOne() {
    Playlist list = new Playlist();
    list.add(10);
    list.add(20);
    list.dropShorter(15);
  }
}
