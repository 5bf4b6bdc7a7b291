// SPDX-License-Identifier: Apache-2.0
package chance;

/** Ten constructors that need more and more of the same. */
public class Ten {
  public Ten(Ten a) {}

  public Ten(Ten a, Ten b) {}

  public Ten(Ten a, Ten b, Ten c) {}

  public Ten(Ten a, Ten b, Ten c, Ten d) {}

  public Ten(Ten a, Ten b, Ten c, Ten d, Ten e) {}

  public Ten(Ten a, Ten b, Ten c, Ten d, Ten e, Ten f) {}

  public Ten(Ten a, Ten b, Ten c, Ten d, Ten e, Ten f, Ten g) {}

  public Ten(Ten a, Ten b, Ten c, Ten d, Ten e, Ten f, Ten g, Ten h) {}

  public Ten(Ten a, Ten b, Ten c, Ten d, Ten e, Ten f, Ten g, Ten h, Ten i) {}

  public Ten(Ten a, Ten b, Ten c, Ten d, Ten e, Ten f, Ten g, Ten h, Ten i, Ten j) {}

  public static boolean isMissing(Ten ten) {
    return ten == null;
  }
}
