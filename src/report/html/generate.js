// SPDX-License-Identifier: Apache-2.0
// The page of `assay generate`: coverage of each class over its source, with the tests that take its
// branches, what is undecided and why, and the mutants that survive.
"use strict";

const undecidedOf = (row) => row.branches.filter((branch) => branch.verdict === "undecided");
const survivorsOf = (row) => row.mutants.filter((mutant) => !mutant.killed);
const decidable = (row) => row.counts.branches - row.counts.infeasible;
const percent = (covered, all) => (all ? `${Math.floor((100 * covered) / all)}%` : "–");
const edgeText = (branch) => branch.edge;

function showFigures() {
  const sum = data.totals;
  const rest = sum.branches - sum.covered - sum.infeasible;
  const of = (value, all) => el("span", null, value.toLocaleString("en"), el("small", { text: ` of ${all.toLocaleString("en")}` }));
  document.getElementById("figures").append(
    figure(percent(sum.covered, sum.branches - sum.infeasible), "of the branches that can be taken"),
    el("div", { class: "figure" }, bar([[sum.covered, "good"], [rest, "medium"], [sum.infeasible, "off"]], "branches"),
      el("span", { text: `${sum.covered} covered, ${rest} not, ${sum.infeasible} impossible` })),
    figure(sum.tests.toLocaleString("en"), sum.tests === 1 ? "test" : "tests"),
    sum.mutants ? figure(of(sum.killed, sum.mutants), "mutants noticed") : "",
    figure(data.classes.length.toLocaleString("en"), data.classes.length === 1 ? "class" : "classes"),
    sum.mismatches ? figure(sum.mismatches.toLocaleString("en"), "tests dropped: they failed on the JVM") : "");
}

/* Line by line: what covers it, which branches leave it, which mutants live there. */
function linesOf(row) {
  const lines = new Map();
  const at = (line) => {
    if (!lines.has(line)) lines.set(line, { branches: [], mutants: [] });
    return lines.get(line);
  };
  for (const [line, all, covered, branches, taken] of row.lines) Object.assign(at(line), { all, covered, ways: branches, taken });
  for (const branch of row.branches) if (branch.line > 0) at(branch.line).branches.push(branch);
  for (const mutant of survivorsOf(row)) if (mutant.line > 0) at(mutant.line).mutants.push(mutant);
  return lines;
}

function stateOf(line) {
  if (!line || !line.all) return "";
  if (!line.covered) return "failing";
  return line.covered < line.all || line.taken < line.ways ? "passed" : "covered";
}

function testLink(row, number, detail) {
  const name = row.tests[number].name;
  return el("button", { class: "link", type: "button", text: name, on: { click: () => {
    const box = detail.querySelector(`[data-test="${number}"]`);
    if (!box) return;
    box.open = true;
    box.scrollIntoView({ block: "center" });
    box.querySelector("summary").focus();
  } } });
}

function notesOf(row, line, detail) {
  if (!line || (!line.branches.length && !line.mutants.length)) return null;
  const notes = line.branches.map((branch) => {
    const open = branch.verdict === "undecided";
    const text = branch.verdict === "covered" ? `✓ ${edgeText(branch)}` : open ? `? ${edgeText(branch)}: ${branch.reason}` : `${edgeText(branch)} impossible`;
    const kMost = 3;
    const note = el("span", { class: `note ${open ? "fails" : branch.verdict === "infeasible" ? "calls" : "taken"}`, text,
      title: branch.verdict === "infeasible" ? branch.reason : branch.method });
    branch.tests.slice(0, kMost).forEach((test) => note.append(" ", testLink(row, test, detail)));
    if (branch.tests.length > kMost) note.append(` +${branch.tests.length - kMost}`);
    return note;
  });
  notes.push(...line.mutants.map((mutant) => el("span", { class: "note mutant", text: `survives: ${mutant.description}` })));
  return el("span", { class: "notes" }, notes);
}

function sourcePart(row, detail) {
  const lines = linesOf(row);
  const text = data.sources[row.file] || {};
  const known = Object.keys(text).length > 0;
  const numbers = known ? Object.keys(text).map(Number) : [...lines.keys()].filter((line) => line > 0);
  numbers.sort((a, b) => a - b);
  const rows = numbers.map((number) => el("div", { class: `line ${stateOf(lines.get(number))}` }, el("span", { class: "no", text: number }), el("span", { class: "step" }),
    el("span", { class: "text" }, known ? java(text[number]) : "", notesOf(row, lines.get(number), detail))));
  if (!rows.length) return null;
  return part("Coverage", el("div", { class: "box" }, el("div", { class: "caption" }, el("span", { text: row.file || row.name }),
    known ? null : el("span", { text: "no source: --sources DIR shows it" })), el("div", { class: "source" }, rows)));
}

function detailOf(row, detail) {
  const undecided = undecidedOf(row);
  const survivors = survivorsOf(row);
  const place = (each) => `${each.method}${each.line > 0 ? `:${each.line}` : ""}`;
  return [
    el("div", { class: "chips" }, chip(row.state, row.state === "written" ? "good" : "medium"), chip(plural(row.counts.tests, "test")),
      row.budgetWasHit ? chip("budget used up", "medium") : null, row.ending === "finished" ? null : chip(row.ending, "high")),
    el("h2", { tabindex: "-1", text: simpleName(row.name) }), el("div", { class: "place", text: row.name }),
    row.problem ? el("div", { class: "thrown" }, el("span", { text: row.problem })) : null,
    part("Methods", table([
      { title: "Method", of: (each) => each.name, mono: true },
      { title: "Lines", of: (each) => (each.lines ? each.coveredLines / each.lines : 0), show: (each) => `${each.coveredLines} of ${each.lines}`, number: true },
      { title: "Branches", of: (each) => (each.branches ? each.coveredBranches / each.branches : 1), show: (each) => (each.branches ? `${each.coveredBranches} of ${each.branches}` : "–"), number: true }], row.methods, "Methods")),
    sourcePart(row, detail),
    undecided.length ? part(`Undecided branches (${undecided.length})`, table([
      { title: "Where", of: place, mono: true }, { title: "Edge", of: edgeText, mono: true }, { title: "Why", of: (each) => each.reason }], undecided, "Undecided branches")) : null,
    survivors.length ? part(`Surviving mutants (${survivors.length})`, table([
      { title: "Where", of: place, mono: true }, { title: "Change", of: (each) => each.description },
      { title: "Run by a test", of: (each) => (each.covered ? "yes" : "no") }], survivors, "Surviving mutants")) : null,
    row.tests.length ? part(`Tests (${row.tests.length})`, row.tests.map((test, i) => {
      const box = el("details", { class: "box test", "data-test": i }, el("summary", { class: "caption" }, test.name,
        el("span", { class: "muted", text: test.kept ? "" : "dropped" })));
      box.addEventListener("toggle", () => { if (box.open && box.children.length === 1) box.append(codeBox(row.testFile, test.source, `Copy the test ${test.name}`)); });
      return box;
    })) : null,
    row.obstacles.length ? part("Obstacles", table([{ title: "Times", of: (each) => each.count, number: true }, { title: "Obstacle", of: (each) => each.what }], row.obstacles, "Obstacles")) : null];
}

function classesPanel() {
  const search = el("input", { type: "search", id: "search", placeholder: "Filter classes", "aria-label": "Filter classes", autocomplete: "off", spellcheck: "false" });
  const which = choice("Which", "All classes", [["undecided", "With undecided branches"], ["survivors", "With surviving mutants"], ["problems", "With problems"]]);
  const order = choice("Order", "By name", [["coverage", "Least covered first"], ["undecided", "Most undecided first"]]);
  const sum = el("span", { role: "status", "aria-live": "polite", id: "shown" });
  const host = el("div", { class: "list", id: "list" });
  const none = el("div", { class: "empty hidden", text: "Nothing matches the filters." });
  const detail = el("article", { class: "detail", id: "detail", tabindex: "0", "aria-label": "Class" });
  const list = new List(host, "Classes", (row) => el("div", null, el("span", { class: "name", text: simpleName(row.name), title: row.name }),
    el("span", { class: "side-note", text: percent(row.counts.covered, decidable(row)) }),
    bar([[row.counts.covered, "good"], [row.counts.branches - row.counts.covered - row.counts.infeasible, "medium"], [row.counts.infeasible, "off"]], "branches")),
  (row) => {
    detail.replaceChildren(...detailOf(row, detail).filter(Boolean));
    detail.scrollTop = 0;
  });
  const tests = { undecided: (row) => undecidedOf(row).length, survivors: (row) => survivorsOf(row).length, problems: (row) => row.problem || row.ending !== "finished" };
  const keys = { coverage: (row) => (decidable(row) ? row.counts.covered / decidable(row) : 1), undecided: (row) => -undecidedOf(row).length };
  const apply = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = data.classes.filter((row) => (!which.value || tests[which.value](row)) && words.every((word) => row.name.toLowerCase().includes(word)));
    if (order.value) found.sort((a, b) => keys[order.value](a) - keys[order.value](b));
    sum.textContent = found.length === data.classes.length ? `${found.length} ${found.length === 1 ? "class" : "classes"}` : `${found.length} of ${data.classes.length} classes`;
    none.classList.toggle("hidden", found.length > 0);
    host.classList.toggle("hidden", found.length === 0);
    list.show(found);
    if (found.length) list.select(0);
    else detail.replaceChildren(el("p", { class: "empty", text: none.textContent }));
  };
  search.addEventListener("input", apply);
  for (const each of [which, order]) each.addEventListener("change", apply);
  const panel = el("div", { class: "panel split" }, el("div", { class: "side" },
    el("div", { class: "filters" }, el("div", { class: "search" }, search, el("kbd", { text: "/", "aria-hidden": "true" })),
      el("div", { class: "row" }, which, order), el("div", { class: "sum" }, sum)), host, none), detail);
  return { panel, list, search, start: apply };
}

function undecidedPanel(panel) {
  const rows = data.classes.flatMap((row) => undecidedOf(row));
  const counts = new Map();
  for (const each of rows) counts.set(each.reason, (counts.get(each.reason) || 0) + 1);
  panel.append(el("p", { class: "lead", text: "Branches that no test takes and that are not known to be impossible, by the reason." }),
    table([{ title: "Branches", of: (each) => each[1], number: true }, { title: "Reason", of: (each) => each[0] }], [...counts].sort((a, b) => b[1] - a[1]), "Reasons"),
    table([{ title: "Where", of: (each) => `${each.method}${each.line > 0 ? `:${each.line}` : ""}`, mono: true }, { title: "Edge", of: edgeText, mono: true },
      { title: "Why", of: (each) => each.reason }], rows, "Undecided branches"));
}

function survivorsPanel(panel) {
  panel.append(el("p", { class: "lead", text: "Small changes to the program that no test notices." }), table([
    { title: "Where", of: (each) => `${each.method}${each.line > 0 ? `:${each.line}` : ""}`, mono: true }, { title: "Change", of: (each) => each.description },
    { title: "Run by a test", of: (each) => (each.covered ? "yes" : "no") }], data.classes.flatMap(survivorsOf), "Surviving mutants"));
}

function runPanel(panel) {
  if (data.problems.length) panel.append(el("h2", { text: "Problems" }), table([{ title: "What", of: (row) => row }], data.problems, "Problems"));
  panel.append(el("h2", { text: "Run" }), el("dl", { class: "facts" }, [["Version", data.version], ["Command", data.command], ["Seed", String(data.seed)]]
    .map(([name, value]) => [el("dt", { text: name }), el("dd", { class: "mono wrap", text: value })])));
}

showFigures();
const shown = classesPanel();
const openTab = showTabs([{ id: "classes", title: "Classes", count: data.classes.length, panel: shown.panel },
  lazy("undecided", "Undecided", data.totals.undecided, undecidedPanel),
  lazy("survivors", "Surviving mutants", data.totals.mutants - data.totals.killed, survivorsPanel),
  lazy("run", "Run", undefined, runPanel)]);
shown.start();
const step = (by) => { openTab("classes"); shown.list.select(shown.list.at + by); };
followKeys({ j: () => step(1), k: () => step(-1), "/": () => { openTab("classes"); shown.search.focus(); shown.search.select(); } },
  [["j", "next class"], ["k", "class before"], ["/", "filter"], ["Esc", "leave the filter"], ["Tab", "from part to part"], ["?", "these keys"]]);
document.documentElement.dataset.ready = "yes";
