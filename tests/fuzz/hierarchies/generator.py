# SPDX-License-Identifier: Apache-2.0
"""Java programs with a random hierarchy whose initialisers log, read each other, throw and are
touched from several threads. The same seed gives the same text.

Every program is one class with nested types. What it prints depends on the order of initialisation
alone: threads run one after the other, or behind a gate where what each of them does is its own.
"""

import random

HEADER = """import java.util.*;
import java.util.concurrent.*;

public class {name} {{
  static final Map<String, List<String>> LOGS = new TreeMap<>();

  static synchronized void log(String line) {{
    LOGS.computeIfAbsent(Thread.currentThread().getName(), any -> new ArrayList<>()).add(line);
  }}

  static String trace() {{
    StringBuilder text = new StringBuilder();
    for (StackTraceElement e : new Throwable().getStackTrace())
      if (e.getMethodName().equals("<clinit>")) text.append(' ').append(e.getClassName().replaceAll(".*[$]", ""));
    return text.toString();
  }}

  static int begin(String what, int value) {{
    log("init " + what + " = " + value + trace());
    return value;
  }}

  static int fail(String what, Throwable t) {{
    log("fail " + what + trace());
    {name}.<RuntimeException>raise(t);
    return 0;
  }}

  @SuppressWarnings("unchecked")
  static <T extends Throwable> void raise(Throwable t) throws T {{
    throw (T) t;
  }}

  static void attempt(String what, Callable<Object> use) {{
    try {{
      log(what + " -> " + use.call());
    }} catch (Throwable t) {{
      StringBuilder text = new StringBuilder(what + " threw");
      for (Throwable c = t; c != null; c = c.getCause()) text.append(" / ").append(c);
      log(text.toString());
    }}
  }}

  static Thread start(String name, Runnable body) {{
    Thread thread = new Thread(body, name);
    thread.start();
    return thread;
  }}

  static void pause() {{
    try {{
      Thread.sleep({pause});
    }} catch (InterruptedException e) {{
      throw new AssertionError(e);
    }}
  }}

  static void join(Thread... threads) {{
    for (Thread thread : threads) {{
      try {{
        thread.join();
      }} catch (InterruptedException e) {{
        throw new AssertionError(e);
      }}
    }}
  }}
"""

FOOTER = """
  public static void main(String[] args) {{
{body}
    LOGS.forEach((thread, lines) -> lines.forEach(line -> System.out.println(thread + ": " + line)));
  }}
}}
"""

THROWN = [
    'new IllegalStateException("{0}")',
    "new RuntimeException()",
    'new AssertionError("{0}")',
    'new java.io.IOException("{0}")',
    "new StackOverflowError()",
    'new RuntimeException("{0}", new Error("inner"))',
]


class Type:
    def __init__(self, name, is_interface):
        self.name = name
        self.is_interface = is_interface
        self.base = None
        self.interfaces = []
        self.text = ""


class Program:
    """The text of one program."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.name = f"H{seed}"
        self.types = []
        for i in range(self.random.randint(2, 6)):
            self.types.append(Type(f"I{i}", True))
        for i in range(self.random.randint(2, 7)):
            self.types.append(Type(f"C{i}", False))
        self.interfaces = [t for t in self.types if t.is_interface]
        self.classes = [t for t in self.types if not t.is_interface]
        self.failures = self.random.choice([0, 0, 0.1, 0.25])

    def some(self, items, most):
        return self.random.sample(items, min(len(items), self.random.randint(0, most)))

    def draw_hierarchy(self):
        for at, interface in enumerate(self.interfaces):
            interface.interfaces = self.some(self.interfaces[:at], 2)
        for at, klass in enumerate(self.classes):
            if at and self.random.random() < 0.6:
                klass.base = self.random.choice(self.classes[:at])
            klass.interfaces = self.some(self.interfaces, 3)

    def touch(self):
        """An expression of type int that uses some type: most ways initialise it, some do not."""
        used = self.random.choice(self.types)
        ways = [f"{used.name}.v_{used.name}", f"{used.name}.K_{used.name}", f"{used.name}.s_{used.name}()"]
        ways += [f"new {used.name}[2].length", f"{used.name}.class.getSimpleName().length()", ways[0], ways[0]]
        if not used.is_interface:
            ways += [f"new {used.name}().hashCode() * 0", f"made(new {used.name}())"]
        return self.random.choice(ways)

    def initialiser(self, name):
        """The value of v_NAME: logs, after touching others."""
        if self.random.random() < self.failures:
            thrown = self.random.choice(THROWN).format(name)
            early = self.touch() + " + " if self.random.random() < 0.3 else ""
            return f'{early}fail("{name}", {thrown})'
        touches = [self.touch() for _ in range(self.random.choice([0, 0, 1, 1, 2]))]
        return f'begin("{name}", {" + ".join([str(self.random.randint(1, 9)), *touches])})'

    def members(self, owner):
        name = owner.name
        has_initialiser = self.random.random() < 0.85
        value = self.initialiser(name) if has_initialiser else str(self.random.randint(1, 9))
        lines = [f"int v_{name} = {value};", f"int K_{name} = {self.random.randint(1, 9)};"]
        if not owner.is_interface:
            final = self.random.choice(["", "final "]) if has_initialiser else ""
            lines = [f"static {final}{lines[0]}", f"static final {lines[1]}"]
        lines.append(f"static int s_{name}() {{ return {self.random.randint(1, 9)}; }}")
        if owner.is_interface:
            kinds = [f"default int d_{name}() {{ return 1; }}"] * 3
            kinds += [f"private int p_{name}() {{ return 1; }}", "", ""]
            lines.append(self.random.choice(kinds))
        return "\n".join("    " + line for line in lines if line)

    def declare(self, owner):
        head = f"interface {owner.name}" if owner.is_interface else f"static class {owner.name}"
        if owner.base:
            head += f" extends {owner.base.name}"
        if owner.interfaces:
            word = "extends" if owner.is_interface else "implements"
            head += f" {word} {', '.join(i.name for i in owner.interfaces)}"
        return f"\n  {head} {{\n{self.members(owner)}\n  }}"

    def uses(self, count):
        return [f'attempt("{use.split("(")[0]}", () -> {use});'
                for use in (self.touch() for _ in range(count))]

    def in_turn(self, number):
        body = "\n".join("      " + use for use in self.uses(self.random.randint(1, 3)))
        return f'    join(start("t{number}", () -> {{\n{body}\n    }}));'

    def gate(self):
        """Three threads and a class whose initialiser takes long: two of them wait for it."""
        throws = self.random.random() < 0.4
        thrown = self.random.choice(THROWN[:4]).format("Gate")
        ends = f"fail(\"Gate\", {thrown})" if throws else 'begin("Gate", 7)'
        types = f"""
  interface GateFace {{ int v = begin("GateFace", 3); default void g() {{}} }}
  static class Gate implements GateFace {{
    static int v = slow();
    static int slow() {{ log("gate opens"); pause(); pause(); return {ends}; }}
  }}
  static class GateLeft extends Gate {{ static int l = begin("GateLeft", 1); }}
  static class GateRight extends Gate {{ static int r = begin("GateRight", 2); }}
  static class GateEmpty extends GateRight {{ }}"""
        uses = self.random.sample(["Gate.v", "GateLeft.l", "GateLeft.v", "made(new GateLeft())"], 2)
        right = self.random.choice(["GateRight.r", "made(new GateEmpty())", "Gate.v"])
        body = f"""    Thread first = start("g1", () -> attempt("first", () -> {self.random.choice(["Gate.v", "made(new Gate())"])}));
    pause();
    Thread second = start("g2", () -> {{ attempt("second", () -> {uses[0]}); attempt("again", () -> {uses[1]}); }});
    Thread third = start("g3", () -> attempt("third", () -> {right}));
    join(first, second, third);
    attempt("after", () -> GateLeft.l);"""
        return types, body

    def text(self):
        self.draw_hierarchy()
        parts = [HEADER.format(name=self.name, pause=60)]
        parts.append("\n  static int made(Object o) { return o == null ? 0 : 1; }\n")
        parts += [self.declare(owner) for owner in self.types]
        body = []
        for number in range(self.random.randint(2, 5)):
            if self.random.random() < 0.4:
                body.append(self.in_turn(number))
            else:
                body += ["    " + use for use in self.uses(2)]
        if self.random.random() < 0.3:
            types, gate_body = self.gate()
            parts.append(types)
            body.append(gate_body)
        body += [f'    attempt("{t.name}", () -> {t.name}.v_{t.name});' for t in self.types]
        parts.append(FOOTER.format(body="\n".join(body)))
        return "".join(parts)


def make(seed):
    """The name and text of the program of a seed."""
    program = Program(seed)
    return program.name, program.text()
