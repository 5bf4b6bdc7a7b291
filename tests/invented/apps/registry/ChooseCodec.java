// SPDX-License-Identifier: Apache-2.0
package registry;

/** Decides how a class of codecs is used. */
public class ChooseCodec {
  public static String choose(Class<?> type) {
    if (!Codec.class.isAssignableFrom(type)) {
      return "no codec";
    }
    if (type.isInterface()) {
      return "only a promise";
    }
    return FastCodec.class.isAssignableFrom(type) ? "fast" : "slow";
  }
}
