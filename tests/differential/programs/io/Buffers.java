// SPDX-License-Identifier: Apache-2.0
import java.nio.*;
import java.util.Arrays;

/** ByteBuffer and its relatives: positions, views, orders, slices, direct and read-only ones. */
public class Buffers {
  interface Action { Object run(); }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + ": " + action.run());
    } catch (RuntimeException e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
    }
  }

  static void exercise(ByteBuffer b) {
    System.out.println(b + " direct " + b.isDirect() + " array " + b.hasArray() + " order " + b.order());
    b.put((byte) 1).putShort((short) -2).putInt(0x01020304).putLong(-5L).putFloat(1.5f).putDouble(-2.5).putChar('x');
    System.out.println(b.position() + " " + b.remaining());
    b.flip();
    System.out.println(b.get() + " " + b.getShort() + " " + b.getInt() + " " + b.getLong() + " " + b.getFloat() + " " + b.getDouble() + " " + b.getChar() + " " + b.hasRemaining());
    b.rewind();
    b.order(ByteOrder.LITTLE_ENDIAN);
    System.out.println(b.getShort(1) + " " + Integer.toHexString(b.getInt(3)) + " " + Long.toHexString(b.getLong(7)));
    b.position(3).mark();
    b.get();
    b.reset();
    ByteBuffer slice = b.slice();
    slice.put(0, (byte) 99);
    System.out.println(slice + " " + b.get(3) + " " + slice.order() + " " + b.duplicate().order() + " " + b.slice(3, 2).remaining());
    b.compact();
    System.out.println(b + " " + b.get(0) + " " + b.hashCode());
    byte[] target = new byte[4];
    b.clear().get(target, 1, 3);
    System.out.println(Arrays.toString(target) + " " + b.position());
  }

  public static void main(String[] args) {
    exercise(ByteBuffer.allocate(32));
    exercise(ByteBuffer.allocateDirect(32));
    exercise(ByteBuffer.wrap(new byte[40], 4, 32).slice());
    ByteBuffer b = ByteBuffer.allocate(16);
    IntBuffer ints = b.asIntBuffer();
    ints.put(0x0A0B0C0D).put(2, 7);
    System.out.println(b.get(3) + " " + b.getInt(8) + " " + ints + " " + b.asLongBuffer().capacity() + " " + b.asCharBuffer().get(0) + 0);
    ByteBuffer readOnly = b.asReadOnlyBuffer();
    attempt("read only", () -> readOnly.put((byte) 1));
    attempt("array of read only", () -> readOnly.array());
    attempt("overflow", () -> ByteBuffer.allocate(2).putInt(1));
    attempt("underflow", () -> ByteBuffer.allocate(2).getLong());
    attempt("index", () -> ByteBuffer.allocate(2).get(2));
    attempt("position", () -> ByteBuffer.allocate(2).position(3));
    attempt("limit", () -> ByteBuffer.allocate(2).limit(-1));
    attempt("mark", () -> ByteBuffer.allocate(2).reset());
    attempt("capacity", () -> ByteBuffer.allocate(-1));
    attempt("self put", () -> b.put(b));
    System.out.println(ByteBuffer.wrap(new byte[] {1, 2}).equals(ByteBuffer.wrap(new byte[] {0, 1, 2}, 1, 2)) + " " + ByteBuffer.wrap(new byte[] {1}).compareTo(ByteBuffer.wrap(new byte[] {2})) + " " + ByteBuffer.wrap(new byte[] {1, 2}).mismatch(ByteBuffer.wrap(new byte[] {1, 3})));
    CharBuffer chars = CharBuffer.wrap("characters");
    System.out.println(chars.subSequence(2, 6) + " " + chars.charAt(3) + " " + chars.length() + " " + chars.isReadOnly() + " " + chars.get() + chars + " " + chars.chars().count());
    CharBuffer built = CharBuffer.allocate(10);
    built.put("abc").append('d').append("xyz", 1, 3).flip();
    System.out.println(built + " " + built.compareTo(CharBuffer.wrap("abd")));
    LongBuffer longs = LongBuffer.wrap(new long[] {1, 2, 3});
    longs.get();
    System.out.println(longs.remaining() + " " + longs.array().length + " " + longs.slice().get(0) + " " + ShortBuffer.allocate(2).put((short) 1).position());
    DoubleBuffer doubles = DoubleBuffer.wrap(new double[] {1.5, Double.NaN});
    FloatBuffer floats = FloatBuffer.allocate(2).put(2.5f);
    System.out.println(doubles.get(1) + " " + floats.get(0) + " " + doubles.equals(DoubleBuffer.wrap(new double[] {1.5, Double.NaN})));
    ByteBuffer big = ByteBuffer.allocate(1000);
    for (int i = 0; i < 250; i++) big.putInt(i * i);
    big.flip();
    long sum = 0;
    while (big.hasRemaining()) sum = sum * 31 + big.getInt();
    System.out.println(sum + " " + big.alignedSlice(1).capacity());
    MappedLike.run();
  }

  static class MappedLike {
    static void run() {
      ByteBuffer direct = ByteBuffer.allocateDirect(64).order(ByteOrder.nativeOrder());
      FloatBuffer view = direct.asFloatBuffer();
      for (int i = 0; i < view.capacity(); i++) view.put(i, i / 4f);
      float total = 0;
      for (int i = 0; i < 16; i++) total += direct.getFloat(i * 4);
      System.out.println(total + " " + ByteOrder.nativeOrder() + " " + direct.asReadOnlyBuffer().isReadOnly());
    }
  }
}
