#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Exploration: executions per second, and time against the number of paths.

The scaling part generates methods with a known number of feasible paths, explores each alone and
fits time = c * paths^e. It prints a table and writes a plot (SVG) into the work folder.
"""

import argparse
import json
import math
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def ladder(paths):
    """if (x == c1) ... else if (x == c2) ...: one path per constant and the last else."""
    body = "".join(f"    if (x == {7 * i * i + i}) {{ return {i}; }}\n" for i in range(paths - 1))
    return f"  static int f(int x) {{\n{body}    return -1;\n  }}\n"


def independent(paths):
    """k independent conditions: 2^k paths."""
    count = paths.bit_length() - 1
    body = "".join(f"    if (x{i} > {10 * i}) {{ n += {1 << i}; }}\n" for i in range(count))
    parameters = ", ".join(f"int x{i}" for i in range(count))
    return f"  static int f({parameters}) {{\n    int n = 0;\n{body}    return n;\n  }}\n"


def loop(paths):
    """A loop with a symbolic bound: one path per number of iterations."""
    return (f"  static int f(int n) {{\n    int sum = 0;\n"
            f"    for (int i = 0; i < n && i < {paths - 2}; i++) {{ sum += i; }}\n"
            f"    return sum;\n  }}\n")


FAMILIES = {"ladder": ladder, "independent": independent, "loop": loop}
SIZES = [8, 16, 32, 64, 128, 256, 512]


def compile_family(javac, folder):
    for name, generate in FAMILIES.items():
        for size in SIZES:
            text = f"class {name}_{size} {{\n{generate(size)}}}\n"
            (folder / f"{name}_{size}.java").write_text(text)
    subprocess.run([javac, "-g", "-d", folder, *sorted(folder.glob("*.java"))], check=True)


def explore(assay, folder, target):
    command = [assay, "explore", "--json", "--times", "--all-paths", "--time", "120s",
               "-cp", folder, target]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    report = json.loads(done.stdout)["targets"][0]
    return len(report["paths"]), report["statistics"]["times"]["total_ms"]


def exponent(points):
    """Slope of the least-squares line through (log paths, log time)."""
    xs = [math.log(p) for p, _ in points]
    ys = [math.log(t) for _, t in points]
    mx, my = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((x - mx) * (y - my) for x, y in zip(xs, ys)) / sum((x - mx) ** 2 for x in xs)


def plot(series, file):
    """Paths against milliseconds, both logarithmic; a dashed line has slope 1."""
    width, height, margin = 560, 420, 50
    points = [p for line in series.values() for p in line]
    x0, x1 = math.log(min(p for p, _ in points)), math.log(max(p for p, _ in points))
    y0, y1 = math.log(min(t for _, t in points)), math.log(max(t for _, t in points))
    place = lambda p, t: (margin + (math.log(p) - x0) / (x1 - x0) * (width - 2 * margin),
                          height - margin - (math.log(t) - y0) / (y1 - y0) * (height - 2 * margin))
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
             'font-family="sans-serif" font-size="12">',
             f'<text x="{margin}" y="20">exploration time (ms) against feasible paths</text>']
    for colour, (name, line) in zip(("#06c", "#c30", "#080"), series.items()):
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*p) for p in line))
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x, y = place(*line[-1])
        parts.append(f'<text x="{x - 70:.1f}" y="{y - 6:.1f}" fill="{colour}">{name}</text>')
        for p, t in line:
            x, y = place(p, t)
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}">'
                         f"<title>{p} paths, {t:.1f} ms</title></circle>")
    first = min(points)
    (ax, ay), (bx, by) = place(*first), place(math.exp(x1), first[1] * math.exp(x1) / first[0])
    parts.append(f'<line x1="{ax:.1f}" y1="{ay:.1f}" x2="{bx:.1f}" y2="{by:.1f}" stroke="#888" '
                 'stroke-dasharray="4"/>')
    parts.append("</svg>")
    file.write_text("\n".join(parts) + "\n")


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--assay", type=Path, default=Path("build/assay"))
    parser.add_argument("--executions", type=Path, default=Path("build/release/bench/bench_executions"))
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--work", type=Path, default=Path("build/bench-exploration"))
    parser.add_argument("--count", type=int, default=1_000_000)
    options = parser.parse_args(arguments)
    options.work.mkdir(parents=True, exist_ok=True)
    failed = 0

    subprocess.run([options.javac, "-g", "-d", options.work, HERE / "exploration" / "Mix.java"],
                   check=True)
    if options.executions.exists():
        failed |= subprocess.run([options.executions, options.work, str(options.count)],
                                 check=False).returncode
    else:
        print(f"{options.executions} is not built; use make bench")
        failed = 1

    compile_family(options.javac, options.work)
    series = {}
    print("\nfamily        paths       ms   ms/path")
    for name in FAMILIES:
        for size in SIZES:
            paths, milliseconds = min((explore(options.assay, options.work, f"{name}_{size}#f")
                                       for _ in range(3)), key=lambda p: p[1])
            series.setdefault(name, []).append((paths, milliseconds))
            print(f"{name:12} {paths:6} {milliseconds:8.1f}  {milliseconds / paths:8.3f}")
            if paths != size:
                print(f"  expected {size} paths")
                failed = 1
    for name, points in series.items():
        print(f"{name}: time grows with paths^{exponent(points):.2f}")
    plot(series, options.work / "scaling.svg")
    print(f"plot: {options.work / 'scaling.svg'}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
