// SPDX-License-Identifier: Apache-2.0

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.analysis.ICoverageNode;
import org.jacoco.core.analysis.ILine;
import org.jacoco.core.analysis.IMethodCoverage;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.internal.data.CRC64;
import org.jacoco.core.tools.ExecFileLoader;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Asks JaCoCo for branch counts of single classes.
 *
 * <pre>
 *   ClassCoverage eligible JAR NEEDED_JAR...
 *       writes jar TAB class TAB branches for each class of the first jar that may be drawn
 *   ClassCoverage measure
 *       reads lines jar-or-folder TAB class TAB exec-file, writes lines
 *       class TAB branches covered TAB branches TAB lines covered TAB lines
 *   ClassCoverage lines
 *       reads the same, writes for each line of each method
 *       class TAB method TAB line TAB instructions TAB covered TAB branches TAB covered
 *       and for each class its counters in the words of JaCoCo's XML report
 *       class TAB counter TAB missed TAB covered
 *   ClassCoverage methods
 *       reads the same, writes class TAB method TAB branches covered TAB branches
 *   ClassCoverage chance JAR
 *       writes the same of all classes of a jar as if probes had been passed by chance: the lines,
 *       class TAB method TAB complexity missed TAB complexity covered, or class TAB unreadable
 * </pre>
 */
public final class ClassCoverage {
  private static final int FEWEST_BRANCHES = 2;

  private ClassCoverage() {}

  /** Runs one of the commands. */
  public static void main(String[] arguments) throws IOException {
    switch (arguments[0]) {
      case "eligible" -> printEligible(List.of(arguments).subList(1, arguments.length));
      case "chance" -> printByChance(arguments[1]);
      case "lines" -> measure(ClassCoverage::printLines);
      case "methods" -> measure(ClassCoverage::printMethods);
      default -> measure(ClassCoverage::printCounts);
    }
  }

  private static void printEligible(List<String> classPath) throws IOException {
    String jar = classPath.get(0);
    try (ZipFile zip = new ZipFile(jar); URLClassLoader loader = loader(classPath)) {
      List<ZipEntry> entries = new ArrayList<>();
      zip.stream().filter(ClassCoverage::isPlainClass).forEach(entries::add);
      entries.sort(Comparator.comparing(ZipEntry::getName));
      for (ZipEntry entry : entries) {
        byte[] bytes = bytes(zip, entry);
        Shape shape = new Shape();
        new ClassReader(bytes).accept(shape, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        if (shape.isEligible() && isLoadable(shape.name.replace('/', '.'), loader)) {
          printIfItBranches(jar, bytes, entry.getName());
        }
      }
    }
  }

  private static URLClassLoader loader(List<String> classPath) throws IOException {
    List<URL> urls = new ArrayList<>();
    for (String jar : classPath) {
      urls.add(new File(jar).toURI().toURL());
    }
    return new URLClassLoader(urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
  }

  // Debian builds some classes against jars that are not installed.
  private static boolean isLoadable(String name, ClassLoader loader) {
    try {
      Class<?> loaded = Class.forName(name, false, loader);
      loaded.getDeclaredConstructors();
      loaded.getDeclaredMethods();
      loaded.getDeclaredFields();
      return true;
    } catch (ReflectiveOperationException | LinkageError e) {
      return false;
    }
  }

  // META-INF/versions holds second versions of classes; the stock JVM may or may not load them.
  private static boolean isPlainClass(ZipEntry entry) {
    return entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF/");
  }

  private static void printIfItBranches(String jar, byte[] bytes, String path) throws IOException {
    IClassCoverage coverage;
    try {
      coverage = analyse(bytes, new ExecutionDataStore(), path);
    } catch (IOException e) {
      System.err.println(path + ": " + e.getCause());
      return;
    }
    if (coverage != null && coverage.getBranchCounter().getTotalCount() >= FEWEST_BRANCHES) {
      System.out.println(new File(jar).getName() + "\t" + coverage.getName().replace('/', '.')
          + "\t" + coverage.getBranchCounter().getTotalCount());
    }
  }

  private interface Printer {
    void print(String name, IClassCoverage coverage);
  }

  private static void measure(Printer printer) throws IOException {
    BufferedReader input =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      String[] fields = line.split("\t");
      ExecFileLoader loader = new ExecFileLoader();
      if (fields.length > 2 && new File(fields[2]).exists()) {
        loader.load(new File(fields[2]));
      }
      String path = fields[1].replace('.', '/') + ".class";
      IClassCoverage coverage =
          analyse(classBytes(fields[0], path), loader.getExecutionDataStore(), path);
      if (coverage != null && coverage.isNoMatch()) {
        throw new IOException(fields[1] + ": the class that ran is not the class of " + fields[0]);
      }
      printer.print(fields[1], coverage);
    }
  }

  private static void printCounts(String name, IClassCoverage coverage) {
    if (coverage == null) { // synthetic: JaCoCo leaves it out
      System.out.println(name + "\t0\t0\t0\t0");
      return;
    }
    System.out.println(name
        + "\t" + coverage.getBranchCounter().getCoveredCount()
        + "\t" + coverage.getBranchCounter().getTotalCount()
        + "\t" + coverage.getLineCounter().getCoveredCount()
        + "\t" + coverage.getLineCounter().getTotalCount());
  }

  private static void printMethods(String name, IClassCoverage coverage) {
    if (coverage == null) {
      return;
    }
    for (IMethodCoverage method : coverage.getMethods()) {
      System.out.println(name + "\t" + method.getName() + method.getDesc()
          + "\t" + method.getBranchCounter().getCoveredCount()
          + "\t" + method.getBranchCounter().getTotalCount());
    }
  }

  /** As in tests/coverage/probe_counts.cpp. */
  private static boolean isPassed(int probe) {
    int mixed = (probe + 1) * 0x9E3779B1;
    mixed ^= mixed >>> 15;
    return (mixed >>> 3) % 4 != 0;
  }

  private static void printByChance(String jar) throws IOException {
    boolean[] probes = new boolean[1 << 16];
    for (int i = 0; i < probes.length; i++) {
      probes[i] = isPassed(i);
    }
    try (ZipFile zip = new ZipFile(jar)) {
      List<ZipEntry> entries = new ArrayList<>();
      zip.stream().filter(ClassCoverage::isPlainClass).forEach(entries::add);
      entries.sort(Comparator.comparing(ZipEntry::getName));
      for (ZipEntry entry : entries) {
        byte[] bytes = bytes(zip, entry);
        String name = entry.getName().substring(0, entry.getName().length() - 6);
        ExecutionDataStore data = new ExecutionDataStore();
        data.put(new ExecutionData(CRC64.classId(bytes), name, probes));
        IClassCoverage coverage;
        try {
          coverage = analyse(bytes, data, name);
        } catch (IOException e) { // a class that this version does not know, such as a sealed one
          System.out.println(name.replace('/', '.') + "\tunreadable");
          continue;
        }
        if (coverage == null) {
          continue;
        }
        for (IMethodCoverage method : coverage.getMethods()) {
          printLines(name.replace('/', '.'), method);
          System.out.println(name.replace('/', '.') + "\t" + method.getName() + method.getDesc()
              + "\t" + method.getComplexityCounter().getMissedCount()
              + "\t" + method.getComplexityCounter().getCoveredCount());
        }
      }
    }
  }

  private static void printLines(String name, IClassCoverage coverage) {
    if (coverage == null) {
      return;
    }
    for (IMethodCoverage method : coverage.getMethods()) {
      printLines(name, method);
    }
    for (ICoverageNode.CounterEntity entity : ICoverageNode.CounterEntity.values()) {
      ICounter counter = coverage.getCounter(entity);
      System.out.println(name + "\t" + entity + "\t" + counter.getMissedCount()
          + "\t" + counter.getCoveredCount());
    }
  }

  private static void printLines(String name, IMethodCoverage method) {
    for (int nr = Math.max(method.getFirstLine(), 1); nr <= method.getLastLine(); nr++) {
      ILine line = method.getLine(nr);
      if (line.getStatus() == ICounter.EMPTY) {
        continue;
      }
      System.out.println(name + "\t" + method.getName() + method.getDesc() + "\t" + nr
          + "\t" + line.getInstructionCounter().getTotalCount()
          + "\t" + line.getInstructionCounter().getCoveredCount()
          + "\t" + line.getBranchCounter().getTotalCount()
          + "\t" + line.getBranchCounter().getCoveredCount());
    }
  }

  private static byte[] classBytes(String place, String path) throws IOException {
    File folder = new File(place);
    if (folder.isDirectory()) {
      return Files.readAllBytes(new File(folder, path).toPath());
    }
    try (ZipFile zip = new ZipFile(folder)) {
      return bytes(zip, zip.getEntry(path));
    }
  }

  private static IClassCoverage analyse(byte[] bytes, ExecutionDataStore data, String path)
      throws IOException {
    CoverageBuilder builder = new CoverageBuilder();
    new Analyzer(data, builder).analyzeClass(bytes, path);
    return builder.getClasses().isEmpty() ? null : builder.getClasses().iterator().next();
  }

  private static byte[] bytes(ZipFile zip, ZipEntry entry) throws IOException {
    try (InputStream stream = zip.getInputStream(entry)) {
      return stream.readAllBytes();
    }
  }

  /** What of a class file decides whether it is drawn. */
  private static final class Shape extends ClassVisitor {
    private int access;
    private String name;
    private boolean isHidden;

    Shape() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(int version, int flags, String className, String signature, String superName,
        String[] interfaces) {
      access = flags;
      name = className;
    }

    @Override
    public void visitOuterClass(String owner, String method, String descriptor) {
      isHidden = true; // local or anonymous
    }

    @Override
    public void visitInnerClass(String inner, String outer, String simpleName, int flags) {
      if (inner.equals(name) || name.startsWith(inner + "$")) {
        boolean isStatic = (flags & (Opcodes.ACC_STATIC | Opcodes.ACC_INTERFACE)) != 0;
        isHidden |= simpleName == null || !isStatic || (flags & Opcodes.ACC_PRIVATE) != 0;
      }
    }

    boolean isEligible() {
      int unwanted = Opcodes.ACC_INTERFACE | Opcodes.ACC_ANNOTATION | Opcodes.ACC_MODULE
          | Opcodes.ACC_SYNTHETIC;
      return (access & unwanted) == 0 && !isHidden && !name.endsWith("package-info");
    }
  }
}
