// SPDX-License-Identifier: Apache-2.0

/** Loads native code by name and by path, real library or not. */
public class LoadNativeLibrary {
  static native int escape();

  public static void main(String[] args) {
    for (String name : new String[] {"c", "nosuchlibrary"}) {
      try {
        System.loadLibrary(name);
        System.out.println(name + ": ESCAPED");
      } catch (UnsatisfiedLinkError e) {
        System.out.println("loadLibrary " + name + ": refused");
      }
    }
    for (String path : new String[] {"/lib/x86_64-linux-gnu/libc.so.6", "/lib/x86_64-linux-gnu/libm.so.6"}) {
      try {
        System.load(path);
        System.out.println(path + ": ESCAPED");
      } catch (UnsatisfiedLinkError e) {
        System.out.println("load: refused");
      }
    }
    try {
      System.out.println(escape() + ": ESCAPED");
    } catch (UnsatisfiedLinkError e) {
      System.out.println("native method: " + e.getMessage());
    }
    System.out.println("done");
  }
}
