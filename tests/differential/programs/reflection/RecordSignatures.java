// SPDX-License-Identifier: Apache-2.0
// requires: 17
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;

/** Generic signatures of record components are interned. */
public class RecordSignatures {
  record Pair<A, B>(A first, List<B> second, Map<String, ? extends Number> third, int plain) { }

  public static void main(String[] args) {
    for (RecordComponent c : Pair.class.getRecordComponents()) {
      String signature = c.getGenericSignature();
      System.out.println(c.getName() + " " + signature + " " + (signature == null || signature == signature.intern()) + " " + (c.getName() == c.getName().intern()));
      System.out.println("  " + c.getGenericType() + " " + c.getType() + " " + c.getAccessor() + " " + c.getAnnotations().length + " " + c.getDeclaringRecord().getSimpleName());
    }
  }
}
