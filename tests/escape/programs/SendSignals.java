// SPDX-License-Identifier: Apache-2.0
import sun.misc.Signal;
import sun.misc.SignalHandler;

/** Raises and catches signals. */
public class SendSignals {
  public static void main(String[] args) throws Exception {
    for (String name : new String[] {"KILL", "SEGV", "TERM", "INT", "STOP", "USR1"}) {
      Attempts.pretended("handle", () -> Signal.handle(new Signal(name), SignalHandler.SIG_IGN));
    }
    for (String name : new String[] {"STOP", "TSTP", "KILL", "SEGV"}) {
      Attempts.pretended("raise", () -> Signal.raise(new Signal(name)));
    }
    Attempts.done();
  }
}
