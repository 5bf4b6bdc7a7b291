// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The top frame is where the exception was made; hard, as a JVM may leave out frames. */
public final class ThreadTraceTop {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    StackTraceElement[] trace = new Throwable().getStackTrace();
    assert trace.length == 0 || trace[0].getMethodName().equals("main") || x == 0;
  }
}
