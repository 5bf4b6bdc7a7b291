// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.ArrayList;
import java.util.List;

/** Songs by their lengths in seconds, played round and round. */
public class Playlist {
  private final List<Integer> songs = new ArrayList<>();
  private int position;

  public void add(int seconds) {
    if (seconds < 1) {
      throw new IllegalArgumentException("seconds " + seconds);
    }
    songs.add(seconds);
  }

  /** Goes on by some songs, or back. */
  public void skip(int count) {
    if (!songs.isEmpty()) {
      position = Math.floorMod((long) position + count, songs.size());
    }
  }

  /** The length of the song that is on, zero if there is none. */
  public int current() {
    return songs.isEmpty() ? 0 : songs.get(position);
  }

  /** Drops all short songs and begins again. */
  public void dropShorter(int seconds) {
    position = 0;
    songs.removeIf(song -> song < seconds);
  }
}
