// SPDX-License-Identifier: Apache-2.0
import java.io.*;
import java.util.Arrays;

/** In-memory byte streams: data streams, buffering, pushback, piping, sequencing. */
public class ByteStreams {
  static class Upper extends FilterOutputStream {
    Upper(OutputStream out) { super(out); }
    @Override public void write(int b) throws IOException { super.write(Character.toUpperCase(b)); }
  }

  static class Failing extends InputStream {
    int left = 3;
    @Override public int read() throws IOException {
      if (left-- == 0) throw new IOException("device failed");
      return 'a' + left;
    }
    @Override public void close() { System.out.println("closed failing stream"); }
  }

  public static void main(String[] args) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeByte(-1);
      out.writeShort(-2);
      out.writeChar('\u20ac');
      out.writeInt(0x12345678);
      out.writeLong(Long.MIN_VALUE);
      out.writeFloat(1.5f);
      out.writeDouble(Math.PI);
      out.writeBoolean(true);
      out.writeUTF("h\u00e9llo \0 \uD83D\uDE00");
      out.writeBytes("plain");
      out.writeChars("wide");
      System.out.println(out.size());
    }
    byte[] data = bytes.toByteArray();
    System.out.println(Arrays.toString(data));
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(data))) {
      System.out.println(in.readByte() + " " + in.readUnsignedShort() + " " + in.readChar() + " " + Integer.toHexString(in.readInt()) + " " + in.readLong() + " " + in.readFloat() + " " + in.readDouble() + " " + in.readBoolean() + " " + in.readUTF().length());
      byte[] rest = new byte[5];
      in.readFully(rest);
      System.out.println(new String(rest) + " " + in.skipBytes(2) + " " + in.available());
      in.readFully(new byte[6]);
      try {
        in.readInt();
      } catch (EOFException e) {
        System.out.println("end of file " + e.getMessage());
      }
    }
    PushbackInputStream push = new PushbackInputStream(new ByteArrayInputStream("abc".getBytes()), 2);
    int c = push.read();
    push.unread(c);
    push.unread('z');
    System.out.println(new String(push.readAllBytes()));
    BufferedInputStream buffered = new BufferedInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5}), 2);
    buffered.mark(10);
    System.out.println(buffered.read() + " " + buffered.skip(2) + " " + buffered.read() + " " + buffered.markSupported());
    buffered.reset();
    System.out.println(buffered.readNBytes(2).length + " " + buffered.available());
    SequenceInputStream sequence = new SequenceInputStream(new ByteArrayInputStream("one ".getBytes()), new ByteArrayInputStream("two".getBytes()));
    System.out.println(new String(sequence.readAllBytes()));
    ByteArrayOutputStream target = new ByteArrayOutputStream();
    new Upper(target).write("shout".getBytes());
    new ByteArrayInputStream(" copied".getBytes()).transferTo(target);
    System.out.println(target + " " + target.size());
    target.reset();
    PrintStream print = new PrintStream(target, true, "UTF-8");
    print.printf("%d-%s", 5, "x");
    print.append('c').append("hars");
    print.println(new char[] {'!', '?'});
    print.write(65);
    print.flush();
    System.out.println(target.toString("UTF-8") + " " + print.checkError());
    try (InputStream failing = new Failing()) {
      while (true) System.out.print((char) failing.read());
    } catch (IOException e) {
      System.out.println(" " + e.getMessage());
    }
    byte[] partial = new byte[10];
    System.out.println(new Failing().read(partial) + " " + partial[0]);
    PipedInputStream pin = new PipedInputStream();
    PipedOutputStream pout = new PipedOutputStream(pin);
    Thread writer = new Thread(() -> {
      try (pout) {
        pout.write("through the pipe".getBytes());
      } catch (IOException e) {
        System.out.println(e);
      }
    });
    writer.start();
    System.out.println(new String(pin.readAllBytes()));
    writer.join();
    for (Runnable bad : new Runnable[] {() -> new ByteArrayOutputStream(-1), () -> new BufferedInputStream(pin, 0), () -> new ByteArrayInputStream(new byte[2]).read(new byte[1], 0, 5)}) {
      try {
        bad.run();
      } catch (RuntimeException e) {
        System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    System.out.println(InputStream.nullInputStream().read() + " " + new ByteArrayInputStream(new byte[0]).read(new byte[0]));
    CheckedStreams.run();
  }

  static class CheckedStreams {
    static void run() throws IOException {
      java.util.zip.CheckedOutputStream out = new java.util.zip.CheckedOutputStream(OutputStream.nullOutputStream(), new java.util.zip.CRC32());
      out.write("checksum".getBytes());
      System.out.println(out.getChecksum().getValue());
    }
  }
}
