// SPDX-License-Identifier: Apache-2.0
import java.lang.reflect.Method;

/** Calls the C library and reads memory by address, where the JDK has the interface for it. */
public class CallForeignFunctions {
  public static void main(String[] args) throws Exception {
    Attempts.refused("linker", () -> {
      Class<?> linker = Class.forName("java.lang.foreign.Linker");
      Object found = linker.getMethod("nativeLinker").invoke(null);
      Object lookup = linker.getMethod("defaultLookup").invoke(found);
      Method find = Class.forName("java.lang.foreign.SymbolLookup").getMethod("find", String.class);
      Object system = find.invoke(lookup, "system");
      if (system.toString().contains("empty")) throw new UnsupportedOperationException("no such function");
    });
    Attempts.refused("memory", () -> {
      Class<?> segment = Class.forName("java.lang.foreign.MemorySegment");
      Object at = segment.getMethod("ofAddress", long.class).invoke(null, 0x400000L);
      Object wide = segment.getMethod("reinterpret", long.class).invoke(at, 4096L);
      Class<?> layout = Class.forName("java.lang.foreign.ValueLayout$OfByte");
      Object bytes = Class.forName("java.lang.foreign.ValueLayout").getField("JAVA_BYTE").get(null);
      System.out.println(segment.getMethod("get", layout, long.class).invoke(wide, bytes, 0L));
    });
    Attempts.done();
  }
}
