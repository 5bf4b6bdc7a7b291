// SPDX-License-Identifier: Apache-2.0

import java.util.stream.IntStream;

/** Many threads that give way to each other. */
class ManyThreads {
    static int bomb(int n, String s) {
        for (int i = 0; i < 300; i++) {
            new Thread(() -> {
                for (;;) Thread.yield();
            }).start();
        }
        for (;;) Thread.yield();
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Two threads that wake each other. */
class PingPong {
    static int bomb(int n, String s) {
        Object lock = new Object();
        new Thread(() -> play(lock)).start();
        play(lock);
        return n;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }

    private static void play(Object lock) {
        synchronized (lock) {
            for (;;) {
                lock.notifyAll();
                try {
                    lock.wait();
                } catch (InterruptedException ended) {
                    return;
                }
            }
        }
    }
}

/** Threads that sleep a little for ever. */
class Sleepers {
    static int bomb(int n, String s) {
        for (int i = 0; i < 200; i++) {
            new Thread(Sleepers::sleep).start();
        }
        sleep();
        return n;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }

    private static void sleep() {
        for (;;) {
            try {
                Thread.sleep(1);
            } catch (InterruptedException ended) {
                return;
            }
        }
    }
}

/** One short-lived thread after another. */
class ShortLives {
    static int bomb(int n, String s) {
        for (;;) {
            Thread thread = new Thread(() -> {});
            thread.start();
            try {
                thread.join();
            } catch (InterruptedException ended) {
                return 1;
            }
        }
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Many threads that want one lock. */
class Contention {
    static int bomb(int n, String s) {
        for (int i = 0; i < 100; i++) new Thread(Contention::hold).start();
        hold();
        return n;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }

    private static int count;

    private static synchronized void step() {
        count++;
        Thread.yield();
    }

    private static void hold() {
        for (;;) step();
    }
}

/** Parallel streams. */
class ForkJoin {
    static int bomb(int n, String s) {
        for (;;) n += IntStream.range(0, 1_000_000).parallel().map(i -> i * 31).sum();
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** A shutdown hook that never ends. */
class ShutdownHook {
    static int bomb(int n, String s) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            for (;;) Thread.yield();
        }));
        System.exit(n);
        return n;
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }
}

/** Threads with deep stacks. */
class Recursors {
    static int bomb(int n, String s) {
        for (int i = 0; i < 50; i++) new Thread(() -> down(0)).start();
        for (;;) Thread.yield();
    }

    public static void main(String[] arguments) {
        bomb(Verifier.nondetInt(), Verifier.nondetString());
    }

    private static int down(int depth) {
        return depth > 500 ? down(0) : down(depth + 1) + 1;
    }
}
