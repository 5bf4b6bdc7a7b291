// jars: asm.jar asm-tree.jar asm-util.jar asm-analysis.jar asm-commons.jar
// javac: --release 17
// SPDX-License-Identifier: Apache-2.0
import java.io.*;
import java.util.*;
import org.objectweb.asm.*;
import org.objectweb.asm.commons.*;
import org.objectweb.asm.tree.*;
import org.objectweb.asm.tree.analysis.*;
import org.objectweb.asm.util.*;

/** asm: classes generated at run time and run, read back, transformed and printed. */
public class AsmDriver {
  static class Loader extends ClassLoader { Class<?> define(String name, byte[] b) { return defineClass(name, b, 0, b.length); } }

  static byte[] generate() {
    ClassWriter w = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
    w.visit(Opcodes.V11, Opcodes.ACC_PUBLIC, "Generated", null, "java/lang/Object", new String[] {"java/util/function/IntUnaryOperator"});
    w.visitField(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "calls", "I", null, null).visitEnd();
    MethodVisitor init = w.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    init.visitCode();
    init.visitVarInsn(Opcodes.ALOAD, 0);
    init.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    init.visitInsn(Opcodes.RETURN);
    init.visitMaxs(0, 0);
    init.visitEnd();
    GeneratorAdapter m = new GeneratorAdapter(w.visitMethod(Opcodes.ACC_PUBLIC, "applyAsInt", "(I)I", null, null), Opcodes.ACC_PUBLIC, "applyAsInt", "(I)I");
    Label loop = m.newLabel(), end = m.newLabel();
    int total = m.newLocal(Type.INT_TYPE);
    m.push(0);
    m.storeLocal(total);
    m.mark(loop);
    m.loadArg(0);
    m.ifZCmp(GeneratorAdapter.LE, end);
    m.loadLocal(total);
    m.loadArg(0);
    m.math(GeneratorAdapter.ADD, Type.INT_TYPE);
    m.storeLocal(total);
    m.visitIincInsn(1, -1);
    m.goTo(loop);
    m.mark(end);
    m.getStatic(Type.getObjectType("Generated"), "calls", Type.INT_TYPE);
    m.push(1);
    m.math(GeneratorAdapter.ADD, Type.INT_TYPE);
    m.putStatic(Type.getObjectType("Generated"), "calls", Type.INT_TYPE);
    m.loadLocal(total);
    m.returnValue();
    m.endMethod();
    w.visitEnd();
    return w.toByteArray();
  }

  public static class Subject {
    private int n = 3;
    public int twice(int x) { return x > 0 ? x * 2 : n; }
    public static String greet(String s) { return "hello " + s; }
  }

  public static void main(String[] args) throws Exception {
    byte[] bytes = generate();
    Class<?> c = new Loader().define("Generated", bytes);
    var op = (java.util.function.IntUnaryOperator) c.getDeclaredConstructor().newInstance();
    System.out.println(op.applyAsInt(10) + " " + op.applyAsInt(-1) + " " + c.getField("calls").get(null) + " " + bytes.length + " " + Arrays.hashCode(bytes));
    StringWriter text = new StringWriter();
    new ClassReader(bytes).accept(new TraceClassVisitor(new PrintWriter(text)), 0);
    System.out.println(text);
    byte[] subject = AsmDriver.class.getResourceAsStream("AsmDriver$Subject.class").readAllBytes();
    ClassNode node = new ClassNode();
    new ClassReader(subject).accept(node, ClassReader.SKIP_DEBUG);
    for (MethodNode m : node.methods) {
      StringBuilder ops = new StringBuilder();
      for (AbstractInsnNode i : m.instructions) if (i.getOpcode() >= 0) ops.append(Printer.OPCODES[i.getOpcode()]).append(' ');
      System.out.println(m.name + m.desc + " " + m.maxStack + " " + m.maxLocals + " " + ops);
      Frame<BasicValue>[] frames = new Analyzer<>(new BasicVerifier()).analyze(node.name, m);
      System.out.println("  frames " + frames.length);
    }
    ClassReader reader = new ClassReader(subject);
    ClassWriter rewritten = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(new ClassVisitor(Opcodes.ASM9, rewritten) {
      @Override public MethodVisitor visitMethod(int access, String name, String desc, String sig, String[] ex) {
        MethodVisitor mv = super.visitMethod(access, name, desc, sig, ex);
        if (!name.equals("twice")) return mv;
        return new AdviceAdapter(Opcodes.ASM9, mv, access, name, desc) {
          @Override protected void onMethodEnter() { getStatic(Type.getType(System.class), "out", Type.getType(PrintStream.class)); push("entering"); invokeVirtual(Type.getType(PrintStream.class), new Method("println", "(Ljava/lang/String;)V")); }
          @Override public void visitInsn(int opcode) { super.visitInsn(opcode == Opcodes.IMUL ? Opcodes.IADD : opcode); }
        };
      }
    }, ClassReader.EXPAND_FRAMES);
    Class<?> changed = new Loader().define("AsmDriver$Subject", rewritten.toByteArray());
    System.out.println(changed.getMethod("twice", int.class).invoke(changed.getDeclaredConstructor().newInstance(), 5) + " " + new Subject().twice(5) + " " + changed.getMethod("greet", String.class).invoke(null, "asm"));
    ClassWriter renamed = new ClassWriter(0);
    new ClassReader(bytes).accept(new ClassRemapper(renamed, new SimpleRemapper("Generated", "other/Renamed")), 0);
    System.out.println(new Loader().define("other.Renamed", renamed.toByteArray()).getName());
    System.out.println(Type.getMethodDescriptor(String.class.getMethod("indexOf", String.class, int.class)) + " " + Arrays.toString(Type.getArgumentTypes("(I[JLjava/lang/String;)V")) + " " + Type.getType("[[I").getDimensions() + " " + Type.getReturnType("()D").getSize() + " " + Method.getMethod("int f(long, String[])"));
    try {
      new ClassReader(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getClass().getSimpleName());
    }
    StringWriter verdict = new StringWriter();
    CheckClassAdapter.verify(new ClassReader(bytes), false, new PrintWriter(verdict));
    System.out.println("[" + verdict + "]");
  }
}
