// requires: 25
// SPDX-License-Identifier: Apache-2.0
import java.lang.classfile.*;
import java.lang.classfile.attribute.SourceFileAttribute;
import java.lang.constant.*;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.AccessFlag;
import java.util.*;

/** The class-file API: generating a class, loading it as hidden, reading and transforming. */
public class ClassFileApi {
  static byte[] generate() {
    return ClassFile.of().build(ClassDesc.of("Made"), b -> b
        .withFlags(AccessFlag.PUBLIC, AccessFlag.FINAL)
        .withField("counter", ConstantDescs.CD_int, f -> f.withFlags(AccessFlag.STATIC, AccessFlag.PUBLIC))
        .withMethodBody("sum", MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int), ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, c -> {
          Label loop = c.newLabel(), end = c.newLabel();
          c.iconst_0().istore(1);
          c.labelBinding(loop).iload(0).ifle(end).iload(1).iload(0).iadd().istore(1).iinc(0, -1).goto_(loop);
          c.labelBinding(end).iload(1).ireturn();
        })
        .withMethodBody("greet", MethodTypeDesc.of(ConstantDescs.CD_String, ConstantDescs.CD_String), ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, c -> c
            .ldc("hello ").aload(0).invokevirtual(ConstantDescs.CD_String, "concat", MethodTypeDesc.of(ConstantDescs.CD_String, ConstantDescs.CD_String)).areturn()));
  }

  static class Subject {
    int n = 4;
    int twice(int x) { return x * 2 + n; }
    static void nothing() { }
  }

  public static void main(String[] args) throws Throwable {
    byte[] bytes = generate();
    System.out.println(bytes.length > 100);
    Class<?> c = new ClassLoader() { Class<?> define() { return defineClass("Made", bytes, 0, bytes.length); } }.define();
    System.out.println(c.getMethod("sum", int.class).invoke(null, 10) + " " + c.getMethod("greet", String.class).invoke(null, "you") + " " + c.getField("counter").get(null) + " " + java.lang.reflect.Modifier.toString(c.getModifiers()));
    ClassModel model = ClassFile.of().parse(bytes);
    System.out.println(model.thisClass().asInternalName() + " " + model.superclass().get().asInternalName() + " " + model.fields().size() + " " + model.methods().size() + " " + model.majorVersion());
    for (MethodModel m : model.methods()) {
      List<String> ops = new ArrayList<>();
      for (CodeElement e : m.code().get()) if (e instanceof Instruction i) ops.add(i.opcode().name());
      System.out.println(m.methodName().stringValue() + m.methodType().stringValue() + " " + ops);
    }
    byte[] own = ClassFileApi.class.getResourceAsStream("ClassFileApi$Subject.class").readAllBytes();
    ClassModel subject = ClassFile.of().parse(own);
    TreeSet<String> names = new TreeSet<>();
    subject.methods().forEach(m -> names.add(m.methodName().stringValue() + " " + m.flags().flags()));
    System.out.println(names + " " + subject.findAttribute(Attributes.sourceFile()).map(SourceFileAttribute::sourceFile).get());
    byte[] changed = ClassFile.of().transformClass(model, ClassTransform.transformingMethodBodies((b, e) -> {
      if (e instanceof Instruction i && i.opcode() == Opcode.IADD) b.imul();
      else b.with(e);
    }).andThen(ClassTransform.dropping(e -> e instanceof FieldModel)));
    ClassModel after = ClassFile.of().parse(changed);
    System.out.println(after.fields().size() + " " + after.methods().get(0).code().get().elementList().stream().filter(e -> e instanceof Instruction i && i.opcode() == Opcode.IMUL).count());
    System.out.println(ClassFile.of().verify(bytes).size() + " " + ClassFile.of().verify(changed).size());
    System.out.println(MethodTypeDesc.ofDescriptor("(I[J)V").displayDescriptor() + " " + ClassDesc.of("java.util.List").arrayType().descriptorString() + " " + ConstantDescs.CD_long.isPrimitive());
    Class<?> hidden = MethodHandles.lookup().defineHiddenClass(own, true).lookupClass();
    System.out.println(hidden.isHidden() + " " + hidden.getName().startsWith("ClassFileApi$Subject/"));
    try {
      ClassFile.of().parse(new byte[] {1, 2, 3, 4});
    } catch (IllegalArgumentException e) {
      System.out.println("not a class file");
    }
  }
}
