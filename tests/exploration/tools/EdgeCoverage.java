// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
 * Output: a line "edge CLASS METHOD LINE EDGE" per uncovered edge, "total N" at the end. It needs
 * JDK 17's internal ASM and, as no frames are written, a JVM without bytecode verification.
 */
public final class EdgeCoverage {
  private static final List<String> names = new ArrayList<>();
  private static boolean[] covered = new boolean[1 << 16];

  public static void hit(int edge) {
    covered[edge] = true;
  }

  public static void main(String[] args) throws Exception {
    Loader loader = new Loader(Path.of(args[0]));
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
    System.exit(0);
  }

  private static final class Loader extends ClassLoader {
    private final Path folder;

    Loader(Path folder) {
      super(EdgeCoverage.class.getClassLoader());
      this.folder = folder;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("battery.")) {
        return super.loadClass(name, resolve);
      }
      Class<?> known = findLoadedClass(name);
      return known != null ? known : define(name);
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try {
        byte[] bytes = Files.readAllBytes(folder.resolve(name.replace('.', '/') + ".class"));
        if (!name.startsWith("battery.witness.")) {
          bytes = instrument(bytes);
        }
        return defineClass(name, bytes, 0, bytes.length);
      } catch (java.io.IOException missing) {
        throw new ClassNotFoundException(name, missing);
      }
    }
  }

  private static byte[] instrument(byte[] bytes) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
    for (MethodNode method : node.methods) {
      if (!method.name.equals("<clinit>")) {
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
    ListIterator<AbstractInsnNode> instructions = method.instructions.iterator();
    while (instructions.hasNext()) {
      AbstractInsnNode instruction = instructions.next();
      String at = owner.replace('/', '.') + " " + method.name + " ";
      if (instruction instanceof LineNumberNode) {
        line = ((LineNumberNode) instruction).line;
      } else if (instruction instanceof JumpInsnNode jump
          && jump.getOpcode() != Opcodes.GOTO
          && jump.getOpcode() != Opcodes.JSR) {
        jump.label = trampoline(end, jump.label, at + line + " taken");
        for (AbstractInsnNode probe : probe(at + line + " fallthrough").toArray()) {
          instructions.add(probe);
        }
      } else if (instruction instanceof TableSwitchInsnNode table) {
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
