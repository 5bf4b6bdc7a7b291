// SPDX-License-Identifier: Apache-2.0
import java.lang.ref.*;
import java.util.*;

/** References to objects that stay strongly reachable, identity and hash invariants, time that moves. */
public class References {
  static class Named {
    final String name;
    Named(String name) { this.name = name; }
  }

  public static void main(String[] args) throws Exception {
    Named kept = new Named("kept");
    WeakReference<Named> weak = new WeakReference<>(kept);
    SoftReference<Named> soft = new SoftReference<>(kept);
    ReferenceQueue<Named> queue = new ReferenceQueue<>();
    PhantomReference<Named> phantom = new PhantomReference<>(kept, queue);
    System.out.println(weak.get().name + " " + (soft.get() == kept) + " " + phantom.get() + " " + queue.poll());
    System.out.println(weak.refersTo(kept) + " " + phantom.refersTo(kept) + " " + weak.refersTo(null));
    weak.clear();
    System.out.println(weak.get() + " " + weak.refersTo(null) + " " + soft.get().name);
    WeakReference<Named> registered = new WeakReference<>(kept, queue);
    System.out.println(registered.enqueue() + " " + registered.enqueue() + " " + (queue.poll() == registered) + " " + queue.poll() + " " + queue.remove(1));
    Reference.reachabilityFence(kept);
    WeakHashMap<Named, String> map = new WeakHashMap<>();
    map.put(kept, "value");
    System.out.println(map.get(kept) + " " + map.size() + " " + map.containsKey(new Named("kept")));
    Object o = new Object();
    int h = o.hashCode();
    Set<Integer> hashes = new HashSet<>();
    boolean stable = true;
    for (int i = 0; i < 1000; i++) {
      stable &= o.hashCode() == h && System.identityHashCode(o) == h;
      hashes.add(new Object().hashCode());
    }
    System.out.println(stable + " " + (hashes.size() > 900) + " " + System.identityHashCode(null));
    String s = "abc";
    System.out.println((s.hashCode() == System.identityHashCode(s)) + " " + (System.identityHashCode(s) == System.identityHashCode("abc")));
    long before = System.nanoTime();
    long millis = System.currentTimeMillis();
    long sum = 0;
    for (int i = 0; i < 10000; i++) sum += i;
    System.out.println((System.nanoTime() >= before) + " " + (System.currentTimeMillis() >= millis) + " " + sum + " " + (millis > 1_000_000_000_000L));
    System.gc();
    Runtime.getRuntime().gc();
    System.runFinalization();
    System.out.println("collected " + (weak.get() == null) + " " + kept.name);
    Cleaner cleaner = Cleaner.create();
    boolean[] cleaned = {false};
    Cleaner.Cleanable cleanable = cleaner.register(kept, () -> cleaned[0] = true);
    cleanable.clean();
    cleanable.clean();
    System.out.println(cleaned[0]);
    System.out.println(System.getenv("ASSAY_NO_SUCH_VARIABLE") + " " + System.lineSeparator().equals("\n"));
    System.out.println(Runtime.version().feature() >= 17);
    Thread hook = new Thread(() -> System.out.println("hook at the end"));
    Runtime.getRuntime().addShutdownHook(hook);
    System.out.println(Runtime.getRuntime().removeShutdownHook(hook) + " " + Runtime.getRuntime().removeShutdownHook(hook));
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
