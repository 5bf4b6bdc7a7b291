// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.CountDownLatch;

/** Subclasses of library classes whose fields are named like those a JVM uses itself. */
public class ShadowedLibraryFields {
  static class Worker extends Thread {
    int holder = 0x41414141;
    int name = 7;
    String daemon = "mine";
    double threadStatus = 2.5;
    byte eetop = 3;
    int target = 11;
    int task = 12;
    String interrupted = "never";
    int inheritedAccessControlContext = 13;
    final CountDownLatch done = new CountDownLatch(1);

    Worker(Runnable work) {
      super(work, "worker");
    }

    @Override
    public void run() {
      super.run();
      done.countDown();
    }

    String fields() {
      return holder + " " + name + " " + daemon + " " + threadStatus + " " + eetop + " " + target
          + " " + task + " " + interrupted + " " + inheritedAccessControlContext;
    }
  }

  static class Loader extends ClassLoader {
    int parent = 0x41414141;
    int name = 0x41414141;
    int unnamedModule = 0x41414141;
    int nameAndId = 0x41414141;

    Loader() {
      super("private", ShadowedLibraryFields.class.getClassLoader());
    }

    Class<?> defineCopy(Class<?> original) throws IOException {
      String file = original.getName() + ".class";
      try (InputStream in = original.getClassLoader().getResourceAsStream(file)) {
        byte[] bytes = in.readAllBytes();
        return defineClass(original.getName(), bytes, 0, bytes.length);
      }
    }
  }

  static class Failure extends RuntimeException {
    int backtrace = 0x41414141;
    int depth = -1;
    int stackTrace = 0x41414141;
    int detailMessage = 0x41414141;
    int cause = 0x41414141;

    Failure(String message, Throwable reason) {
      super(message, reason);
    }
  }

  public static class Copied implements Runnable {
    @Override
    public void run() {
      throw new IllegalStateException("in the copy");
    }
  }

  static void threads() throws InterruptedException {
    Object lock = new Object();
    Worker worker = new Worker(() -> {
      synchronized (lock) {
        System.out.println("in " + Thread.currentThread().getName());
      }
    });
    worker.setDaemon(true);
    System.out.println(worker.getState() + " " + worker.isDaemon());
    synchronized (lock) {
      worker.start();
      lock.wait(5);
    }
    worker.done.await();
    worker.join();
    System.out.println(worker.getState() + " " + worker.isAlive() + " " + worker.fields());
    worker = new Worker(() -> {
      try {
        Thread.sleep(100_000);
      } catch (InterruptedException e) {
        System.out.println("interrupted: " + Thread.currentThread().isInterrupted());
      }
    });
    worker.start();
    worker.interrupt();
    worker.join();
    System.out.println(worker.fields());
  }

  static void loaders() throws Exception {
    Loader loader = new Loader();
    Class<?> copy = loader.defineCopy(Copied.class);
    System.out.println(copy.getName() + " " + (copy == Copied.class));
    System.out.println(copy.getModule().isNamed() + " " + loader.getName());
    Runnable runnable = (Runnable) copy.getDeclaredConstructor().newInstance();
    try {
      runnable.run();
    } catch (IllegalStateException e) {
      System.out.println(e.getStackTrace()[0]);
    }
    try {
      Copied impossible = (Copied) (Object) runnable;
      System.out.println(impossible);
    } catch (ClassCastException e) {
      System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
    }
    try {
      loader.defineCopy(Copied.class);
    } catch (LinkageError e) {
      System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
    }
    System.out.println(loader.parent + " " + loader.name + " " + loader.unnamedModule);
  }

  public static void main(String[] args) throws Exception {
    threads();
    loaders();
    Failure failure = new Failure("outer", new Failure("inner", null));
    System.out.println(failure + " " + failure.getCause() + " " + failure.getStackTrace()[0]);
    System.out.println(failure.backtrace + " " + failure.depth + " " + failure.detailMessage);
    throw failure;
  }
}
