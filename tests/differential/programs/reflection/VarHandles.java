// SPDX-License-Identifier: Apache-2.0
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.concurrent.atomic.*;

/** VarHandle access modes on fields, statics, arrays and byte views; the field updaters. */
public class VarHandles {
  volatile int number = 1;
  long big = 2;
  volatile String text = "a";
  boolean flag;
  static double ratio = 0.5;
  byte small = 127;
  final int fixed = 3;
  volatile long updated;
  volatile Object reference;

  static final VarHandle NUMBER, BIG, TEXT, FLAG, RATIO, SMALL, FIXED;

  static {
    try {
      MethodHandles.Lookup l = MethodHandles.lookup();
      NUMBER = l.findVarHandle(VarHandles.class, "number", int.class);
      BIG = l.findVarHandle(VarHandles.class, "big", long.class);
      TEXT = l.findVarHandle(VarHandles.class, "text", String.class);
      FLAG = l.findVarHandle(VarHandles.class, "flag", boolean.class);
      RATIO = l.findStaticVarHandle(VarHandles.class, "ratio", double.class);
      SMALL = l.findVarHandle(VarHandles.class, "small", byte.class);
      FIXED = l.findVarHandle(VarHandles.class, "fixed", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  interface Action { Object run() throws Throwable; }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + ": " + action.run());
    } catch (Throwable e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    VarHandles v = new VarHandles();
    NUMBER.set(v, 10);
    System.out.println((int) NUMBER.get(v) + " " + (int) NUMBER.getVolatile(v) + " " + (int) NUMBER.getAcquire(v) + " " + (int) NUMBER.getOpaque(v));
    System.out.println(NUMBER.compareAndSet(v, 10, 11) + " " + NUMBER.compareAndSet(v, 10, 12) + " " + (int) NUMBER.compareAndExchange(v, 11, 13) + " " + (int) NUMBER.getAndSet(v, 20) + " " + v.number);
    System.out.println((int) NUMBER.getAndAdd(v, 5) + " " + (int) NUMBER.getAndBitwiseOr(v, 0x40) + " " + (int) NUMBER.getAndBitwiseAnd(v, 0x4F) + " " + (int) NUMBER.getAndBitwiseXor(v, 0xFF) + " " + v.number);
    NUMBER.setRelease(v, 3);
    NUMBER.setOpaque(v, 4);
    NUMBER.setVolatile(v, 5);
    System.out.println(v.number + " " + NUMBER.weakCompareAndSetPlain(v, 99, 1) + " " + (long) BIG.getAndAdd(v, 1L << 40) + " " + v.big);
    System.out.println((String) TEXT.getAndSet(v, "b") + " " + TEXT.compareAndSet(v, "b", "c") + " " + v.text + " " + (boolean) FLAG.getAndBitwiseOr(v, true) + " " + v.flag + " " + FLAG.compareAndSet(v, true, false) + v.flag);
    System.out.println((double) RATIO.getAndAdd(0.25) + " " + ratio + " " + RATIO.compareAndSet(0.75, 1.5) + " " + (byte) SMALL.getAndAdd(v, (byte) 1) + " " + v.small + " " + (int) FIXED.get(v));
    VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class);
    int[] array = {1, 2, 3};
    ints.set(array, 1, 50);
    System.out.println((int) ints.getAndAdd(array, 1, 5) + " " + array[1] + " " + ints.compareAndSet(array, 2, 3, 30) + " " + array[2]);
    VarHandle strings = MethodHandles.arrayElementVarHandle(String[].class);
    String[] words = {"x", "y"};
    System.out.println(strings.compareAndExchange(words, 0, "x", "z") + " " + words[0]);
    VarHandle longs = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
    byte[] bytes = new byte[16];
    longs.set(bytes, 3, 0x0102030405060708L);
    System.out.println(bytes[3] + " " + bytes[10] + " " + Long.toHexString((long) longs.get(bytes, 4)));
    VarHandle view = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    ByteBuffer buffer = ByteBuffer.allocate(8);
    view.set(buffer, 2, 0x11223344);
    System.out.println(buffer.get(2) + " " + buffer.get(5));
    attempt("index", () -> (int) ints.get(array, 3));
    attempt("null", () -> (int) NUMBER.get((VarHandles) null));
    attempt("wrong type", () -> { NUMBER.set(v, "text"); return 0; });
    attempt("final", () -> { FIXED.set(v, 1); return 0; });
    attempt("unsupported", () -> TEXT.getAndAdd(v, "x"));
    attempt("store", () -> { ((VarHandle) MethodHandles.arrayElementVarHandle(Object[].class)).set((Object[]) words, 0, (Object) 1); return 0; });
    attempt("view index", () -> (long) longs.get(bytes, 12));
    attempt("missing", () -> MethodHandles.lookup().findVarHandle(VarHandles.class, "nope", int.class));
    System.out.println(NUMBER.varType() + " " + NUMBER.coordinateTypes() + " " + ints.coordinateTypes() + " " + TEXT.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + " " + NUMBER.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET));
    AtomicLongFieldUpdater<VarHandles> updater = AtomicLongFieldUpdater.newUpdater(VarHandles.class, "updated");
    AtomicReferenceFieldUpdater<VarHandles, Object> references = AtomicReferenceFieldUpdater.newUpdater(VarHandles.class, Object.class, "reference");
    AtomicIntegerFieldUpdater<VarHandles> integers = AtomicIntegerFieldUpdater.newUpdater(VarHandles.class, "number");
    System.out.println(updater.addAndGet(v, 5) + " " + updater.compareAndSet(v, 5, 6) + " " + references.getAndSet(v, "r") + " " + v.reference + " " + integers.incrementAndGet(v) + " " + integers.updateAndGet(v, n -> n * 10));
    attempt("updater", () -> AtomicIntegerFieldUpdater.newUpdater(VarHandles.class, "small"));
    VarHandle.fullFence();
    VarHandle.acquireFence();
    System.out.println("fenced");
  }
}
