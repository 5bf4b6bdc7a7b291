// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.ArrayList;
import java.util.List;

/** Collects samples between start and stop. */
public class Recorder {
  private enum State { IDLE, RUNNING, PAUSED }

  private State state = State.IDLE;
  private List<Integer> samples;

  public void start() {
    if (state != State.IDLE) {
      throw new IllegalStateException("already started");
    }
    samples = new ArrayList<>();
    state = State.RUNNING;
  }

  public void pause() {
    if (state == State.RUNNING) {
      state = State.PAUSED;
    }
  }

  public List<Integer> stop() {
    if (state == State.IDLE) {
      throw new IllegalStateException("not started");
    }
    List<Integer> done = samples;
    samples = null;
    if (state == State.RUNNING) {
      state = State.IDLE;
    }
    return done;
  }

  /** Takes a sample, which also ends a pause. */
  public void sample(int value) {
    if (state == State.IDLE) {
      throw new IllegalStateException("not started");
    }
    state = State.RUNNING;
    samples.add(value); // BUG java.lang.NullPointerException
  }

  /** How many samples there are, also when nothing is being recorded. */
  public int length() {
    return samples.size(); // BUG java.lang.NullPointerException
  }
}
