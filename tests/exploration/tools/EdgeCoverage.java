// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.ListIterator;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.tree.AbstractInsnNode;
import jdk.internal.org.objectweb.asm.tree.ClassNode;
import jdk.internal.org.objectweb.asm.tree.InsnList;
import jdk.internal.org.objectweb.asm.tree.JumpInsnNode;
import jdk.internal.org.objectweb.asm.tree.LabelNode;
import jdk.internal.org.objectweb.asm.tree.LdcInsnNode;
import jdk.internal.org.objectweb.asm.tree.LineNumberNode;
import jdk.internal.org.objectweb.asm.tree.LookupSwitchInsnNode;
import jdk.internal.org.objectweb.asm.tree.MethodInsnNode;
import jdk.internal.org.objectweb.asm.tree.MethodNode;
import jdk.internal.org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Runs witness programs on the stock JVM and prints the branch edges they leave uncovered.
 *
 * <p>Arguments: the folder of classes, then names of classes X with a battery.witness.XWitness.
 * Output: a line "edge CLASS METHOD NUMBER LINE EDGE" per uncovered edge, "total N" at the end;
 * NUMBER counts the branch instructions of the method. It needs JDK 17's internal ASM and, as no
 * frames are written, a JVM without bytecode verification.
 *
 * <p>With --run FOLDER MAIN ARGUMENTS... it runs a program and prints, "taken" instead of "edge",
 * those edges that were taken in the methods named target of the package of MAIN.
 */
public final class EdgeCoverage {
  private static final List<String> names = new ArrayList<>();
  private static boolean[] covered = new boolean[1 << 16];

  public static void hit(int edge) {
    covered[edge] = true;
  }

  public static void main(String[] args) throws Exception {
    if (args[0].equals("--run")) {
      runProgram(args);
    } else {
      runWitnesses(args);
    }
    System.exit(0);
  }

  private static void runProgram(String[] args) throws Exception {
    String prefix = args[2].substring(0, args[2].lastIndexOf('.') + 1);
    Loader loader = new Loader(Path.of(args[1]), prefix, "target");
    Method main = Class.forName(args[2], true, loader).getMethod("main", String[].class);
    main.setAccessible(true);
    main.invoke(null, (Object) Arrays.copyOfRange(args, 3, args.length));
    for (int edge = 0; edge < names.size(); edge++) {
      if (covered[edge]) {
        System.out.println("taken " + names.get(edge));
      }
    }
  }

  private static void runWitnesses(String[] args) throws Exception {
    Loader loader = new Loader(Path.of(args[0]), "battery.", "");
    java.io.PrintStream out = System.out;
    System.setOut(new java.io.PrintStream(java.io.OutputStream.nullOutputStream()));
    for (int i = 1; i < args.length; i++) {
      Class.forName("battery." + args[i], true, loader);
      Class<?> witness = Class.forName("battery.witness." + args[i] + "Witness", true, loader);
      Method main = witness.getMethod("main", String[].class);
      main.invoke(null, (Object) new String[0]);
    }
    for (int edge = 0; edge < names.size(); edge++) {
      if (!covered[edge]) {
        out.println("edge " + names.get(edge));
      }
    }
    out.println("total " + names.size());
  }

  private static final class Loader extends ClassLoader {
    private final Path folder;
    private final String prefix; // of the classes that it defines
    private final String method; // the only one to watch; empty: all

    Loader(Path folder, String prefix, String method) {
      super(EdgeCoverage.class.getClassLoader());
      this.folder = folder;
      this.prefix = prefix;
      this.method = method;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(prefix)) {
        return super.loadClass(name, resolve);
      }
      Class<?> known = findLoadedClass(name);
      return known != null ? known : define(name);
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try {
        byte[] bytes = Files.readAllBytes(folder.resolve(name.replace('.', '/') + ".class"));
        if (!name.startsWith("battery.witness.")) {
          bytes = instrument(bytes, method);
        }
        return defineClass(name, bytes, 0, bytes.length);
      } catch (java.io.IOException missing) {
        throw new ClassNotFoundException(name, missing);
      }
    }
  }

  private static byte[] instrument(byte[] bytes, String only) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
    for (MethodNode method : node.methods) {
      if (only.isEmpty() ? !method.name.equals("<clinit>") : method.name.equals(only)) {
        instrument(node.name, method);
      }
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }

  private static void instrument(String owner, MethodNode method) {
    InsnList end = new InsnList();
    int line = 0;
    int number = 0;
    ListIterator<AbstractInsnNode> instructions = method.instructions.iterator();
    while (instructions.hasNext()) {
      AbstractInsnNode instruction = instructions.next();
      String at = owner.replace('/', '.') + " " + method.name + " " + number + " ";
      if (instruction instanceof LineNumberNode) {
        line = ((LineNumberNode) instruction).line;
      } else if (instruction instanceof JumpInsnNode jump
          && jump.getOpcode() != Opcodes.GOTO
          && jump.getOpcode() != Opcodes.JSR) {
        number++;
        jump.label = trampoline(end, jump.label, at + line + " taken");
        for (AbstractInsnNode probe : probe(at + line + " fallthrough").toArray()) {
          instructions.add(probe);
        }
      } else if (instruction instanceof TableSwitchInsnNode table) {
        number++;
        // A gap of the table is an arm of its own only when its target is not the default.
        for (int i = 0; i < table.labels.size(); i++) {
          if (table.labels.get(i) != table.dflt) {
            String name = at + line + " case " + (table.min + i);
            table.labels.set(i, trampoline(end, table.labels.get(i), name));
          }
        }
        LabelNode original = table.dflt;
        table.dflt = trampoline(end, original, at + line + " default");
        for (int i = 0; i < table.labels.size(); i++) {
          if (table.labels.get(i) == original) {
            table.labels.set(i, table.dflt);
          }
        }
      } else if (instruction instanceof LookupSwitchInsnNode lookup) {
        number++;
        for (int i = 0; i < lookup.labels.size(); i++) {
          String name = at + line + " case " + lookup.keys.get(i);
          lookup.labels.set(i, trampoline(end, lookup.labels.get(i), name));
        }
        lookup.dflt = trampoline(end, lookup.dflt, at + line + " default");
      }
    }
    method.instructions.add(end);
  }

  private static LabelNode trampoline(InsnList end, LabelNode target, String name) {
    LabelNode start = new LabelNode();
    end.add(start);
    end.add(probe(name));
    end.add(new JumpInsnNode(Opcodes.GOTO, target));
    return start;
  }

  private static InsnList probe(String name) {
    InsnList probe = new InsnList();
    probe.add(new LdcInsnNode(names.size()));
    probe.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "EdgeCoverage", "hit", "(I)V", false));
    names.add(name);
    return probe;
  }
}
