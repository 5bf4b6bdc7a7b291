// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Recorder;

/** One call of each defect of Recorder. */
public final class RecorderProof {
  private RecorderProof() {}

  public static void sampleAfterStoppedPause() {
    Recorder recorder = new Recorder();
    recorder.start();
    recorder.pause();
    recorder.stop();
    recorder.sample(3);
  }

  public static void lengthBeforeStart() {
    new Recorder().length();
  }
}
