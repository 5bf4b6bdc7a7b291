// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Names who calls. */
public class Caller {
  public String caller(boolean brief) {
    StackTraceElement[] stack = Thread.currentThread().getStackTrace();
    String name = stack[stack.length - 1].getClassName();
    return brief ? name.substring(name.lastIndexOf('.') + 1) : name;
  }
}
