// SPDX-License-Identifier: Apache-2.0
package bad;

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
    position = (position + count % songs.size() + songs.size()) % songs.size(); // BUG java.lang.ArithmeticException
  }

  /** The length of the song that is on, zero if there is none. */
  public int current() {
    return songs.get(position); // BUG java.lang.IndexOutOfBoundsException
  }

  /** Drops all short songs and begins again. */
  public void dropShorter(int seconds) {
    position = 0;
    int count = songs.size();
    for (int i = 0; i < count; i++) {
      if (songs.get(i) < seconds) { // BUG java.lang.IndexOutOfBoundsException
        songs.remove(i);
      }
    }
  }
}
