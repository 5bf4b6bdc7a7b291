// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.function.Function;
import java.util.stream.Stream;

/** The name of the thread is asked for by a stream on behalf of the program. */
public final class ThreadNameByHandle {
  public static void main(String[] args) {
    Function<Thread, String> name = Thread::getName;
    assert Stream.of(Thread.currentThread()).map(name).findFirst().get().equals("main");
  }
}
