// SPDX-License-Identifier: Apache-2.0
class ControlFlow {
  static int dense(int n) {
    switch (n) {
      case 1: return 10;
      case 2: return 20;
      case 4: return 40;
      default: return 0;
    }
  }

  static int sparse(int n) {
    switch (n) {
      case -1000: return 1;
      case 7: return 2;
      case 1000000: return 3;
      default: return 0;
    }
  }

  static int guarded(int[] values, int index) {
    int sum = 0;
    try {
      for (int i = 0; i < index; i++) sum += values[i];
    } catch (ArrayIndexOutOfBoundsException e) {
      sum = -1;
    } finally {
      sum *= 2;
    }
    return sum;
  }

  static void locked(Object lock) {
    synchronized (lock) {
      lock.notify();
    }
  }
}
