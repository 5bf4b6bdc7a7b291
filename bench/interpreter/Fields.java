// SPDX-License-Identifier: Apache-2.0

/** Instance and static field traffic of several types, linked structures, moderate allocation. */
public class Fields {
  static class Particle {
    double x, y, vx = 1.25, vy = -0.5;
    int hits;
    long age;
    boolean alive = true;
    Particle next;
  }

  static int steps;
  static long totalAge;

  static void move(Particle p) {
    p.x += p.vx;
    p.y += p.vy;
    p.age++;
    if (p.x > 100 || p.x < 0) {
      p.vx = -p.vx;
      p.hits++;
    }
    if (p.y > 100 || p.y < 0) {
      p.vy = -p.vy;
      p.hits += 2;
    }
    p.alive = !p.alive;
    steps++;
    totalAge += p.age;
  }

  static Particle chain(int length) {
    Particle head = null;
    for (int i = 0; i < length; i++) {
      Particle p = new Particle();
      p.x = i % 100;
      p.y = i % 37;
      p.next = head;
      head = p;
    }
    return head;
  }

  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1600;
    Particle head = chain(10_000);
    for (int round = 0; round < rounds; round++) {
      for (Particle p = head; p != null; p = p.next) move(p);
    }
    long checksum = steps + totalAge;
    for (Particle p = head; p != null; p = p.next) checksum = checksum * 31 + p.hits + (long) (p.x * 4 + p.y) + (p.alive ? 1 : 0);
    System.out.println("checksum " + checksum);
  }
}
