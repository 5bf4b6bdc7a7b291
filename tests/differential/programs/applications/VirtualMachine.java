// SPDX-License-Identifier: Apache-2.0
import java.util.*;

/** A little stack machine with an assembler: arrays, switches, maps, exceptions. */
public class VirtualMachine {
  enum Op { PUSH, ADD, SUB, MUL, DIV, DUP, SWAP, POP, JMP, JZ, LOAD, STORE, PRINT, CALL, RET, LT, HALT }

  static class Fault extends RuntimeException {
    Fault(String message, int pc) { super(message + " at " + pc); }
  }

  final int[] code;
  final int[] stack = new int[64];
  final int[] memory = new int[16];
  final Deque<Integer> calls = new ArrayDeque<>();
  final StringBuilder output = new StringBuilder();
  int pc, sp, steps;

  VirtualMachine(int[] code) { this.code = code; }

  void push(int v) {
    if (sp == stack.length) throw new Fault("stack overflow", pc);
    stack[sp++] = v;
  }

  int pop() {
    if (sp == 0) throw new Fault("stack underflow", pc);
    return stack[--sp];
  }

  void run() {
    Op[] ops = Op.values();
    while (true) {
      if (++steps > 5000) throw new Fault("too many steps", pc);
      if (pc < 0 || pc >= code.length) throw new Fault("jumped out", pc);
      Op op = ops[code[pc++]];
      switch (op) {
        case PUSH -> push(code[pc++]);
        case ADD -> push(pop() + pop());
        case SUB -> { int b = pop(); push(pop() - b); }
        case MUL -> push(pop() * pop());
        case DIV -> { int b = pop(); if (b == 0) throw new Fault("division by zero", pc - 1); push(pop() / b); }
        case DUP -> { int v = pop(); push(v); push(v); }
        case SWAP -> { int b = pop(), a = pop(); push(b); push(a); }
        case POP -> pop();
        case JMP -> pc = code[pc];
        case JZ -> pc = pop() == 0 ? code[pc] : pc + 1;
        case LOAD -> push(memory[code[pc++]]);
        case STORE -> memory[code[pc++]] = pop();
        case PRINT -> output.append(pop()).append(' ');
        case CALL -> { calls.push(pc + 1); pc = code[pc]; }
        case RET -> { if (calls.isEmpty()) throw new Fault("return without call", pc); pc = calls.pop(); }
        case LT -> { int b = pop(); push(pop() < b ? 1 : 0); }
        case HALT -> { return; }
      }
    }
  }

  static int[] assemble(String source) {
    Map<String, Integer> labels = new HashMap<>();
    List<String> words = new ArrayList<>();
    for (String line : source.split("\n")) {
      String text = line.replaceAll(";.*", "").trim();
      if (text.isEmpty()) continue;
      if (text.endsWith(":")) labels.put(text.substring(0, text.length() - 1), words.size());
      else words.addAll(Arrays.asList(text.split("\\s+")));
    }
    int[] code = new int[words.size()];
    for (int i = 0; i < code.length; i++) {
      String word = words.get(i);
      if (labels.containsKey(word)) code[i] = labels.get(word);
      else if (word.matches("-?\\d+")) code[i] = Integer.parseInt(word);
      else code[i] = Op.valueOf(word.toUpperCase()).ordinal();
    }
    return code;
  }

  static void execute(String name, String source) {
    VirtualMachine vm = null;
    try {
      vm = new VirtualMachine(assemble(source));
      vm.run();
      System.out.println(name + ": " + vm.output.toString().trim() + " in " + vm.steps + " steps");
    } catch (Fault e) {
      System.out.println(name + ": fault " + e.getMessage() + " after [" + vm.output.toString().trim() + "]");
    } catch (RuntimeException e) {
      System.out.println(name + ": " + e);
    }
  }

  public static void main(String[] args) {
    execute("sum", "push 2\npush 3\nadd\nprint\nhalt");
    execute("countdown", "push 5\nstore 0\nloop:\nload 0\nprint\nload 0\npush 1\nsub\ndup\nstore 0\njz end\njmp loop\nend:\nhalt");
    execute("factorial", "push 1\nstore 1\npush 10\nstore 0\nloop: \nload 0\njz done\nload 1\nload 0\nmul\nstore 1\nload 0\npush 1\nsub\nstore 0\njmp loop\ndone:\nload 1\nprint\nhalt");
    execute("call", "push 7\ncall square\nprint\npush 9\ncall square\nprint\nhalt\nsquare:\ndup\nmul\nret");
    execute("fibonacci", "push 0\nstore 0\npush 1\nstore 1\nloop:\nload 0\npush 1000\nlt\njz end\nload 0\nprint\nload 0\nload 1\ndup\nstore 0\nadd\nstore 1\njmp loop\nend:\nhalt");
    execute("swap", "push 1\npush 2\nswap\nsub ; 2 - 1\nprint\nhalt");
    execute("division", "push 1\nprint\npush 1\npush 0\ndiv\nhalt");
    execute("underflow", "add");
    execute("overflow", "loop:\npush 1\njmp loop");
    execute("endless", "loop:\njmp loop");
    execute("out", "jmp 99");
    execute("return", "ret");
    execute("unknown", "frobnicate");
    execute("memory", "push 1\nstore 99\nhalt");
    execute("opcode", "push 1\nprint\n999");
  }
}
