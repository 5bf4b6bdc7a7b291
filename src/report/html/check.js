// SPDX-License-Identifier: Apache-2.0
// The page of `assay check`: findings with filters, each with its path over the source and its test.
"use strict";

const kinds = new Map(data.kinds.map((kind) => [kind.name, kind]));
const severities = ["high", "medium", "low"];
for (const finding of data.findings) {
  finding.info = kinds.get(finding.kind);
  finding.words = [finding.info.title, finding.kind, finding.exception, finding.message, finding.class, finding.method,
    finding.called.class, finding.called.method, finding.input, finding.test.name, ...finding.conditions].join("\n").toLowerCase();
}

const placeText = (finding) => `${simpleName(finding.class)}.${finding.method}${finding.line > 0 ? `:${finding.line}` : ""}`;
const frameText = (frame) => `${frame.class}.${frame.method}(${frame.file || "Unknown Source"}${frame.line > 0 ? `:${frame.line}` : ""})`;

function showFigures() {
  const of = (severity) => data.findings.filter((finding) => finding.info.severity === severity).length;
  const shares = severities.map((severity) => [of(severity), severity]);
  const label = shares.map(([count, severity]) => `${count} ${severity}`).join(", ");
  const called = el("span", null, data.exercised.toLocaleString("en"), el("small", { text: ` of ${data.members.toLocaleString("en")}` }));
  document.getElementById("figures").append(
    el("div", { class: "figure" }, el("b", { text: data.findings.length.toLocaleString("en") }), el("span", { text: data.findings.length === 1 ? "confirmed finding" : "confirmed findings" })),
    data.findings.length ? el("div", { class: "figure" }, bar(shares, label), el("span", { text: label })) : "",
    data.hasBaseline ? figure(data.findings.filter((finding) => finding.isNew).length.toLocaleString("en"), "not in the baseline") : "",
    data.hasBaseline ? figure(data.absent.filter((row) => row.wasSought).length.toLocaleString("en"), "not found again") : "",
    figure(called, "methods called"),
    figure(data.classes.length.toLocaleString("en"), data.classes.length === 1 ? "class" : "classes"),
    figure(data.suppressed.reduce((sum, row) => sum + row.count, 0).toLocaleString("en"), "crashes not shown"));
}

/* The lines of a file that a finding passes, with what happens there. */
function marksOf(finding) {
  const files = new Map();
  const mark = (file, line, kind, text, values, step) => {
    if (!file || line <= 0 || !data.sources[file]) return;
    if (!files.has(file)) files.set(file, new Map());
    const lines = files.get(file);
    if (!lines.has(line)) lines.set(line, { kind, notes: [], steps: [] });
    const found = lines.get(line);
    if (kind === "failing") found.kind = kind;
    if (!found.notes.some((note) => note.text === text && note.values === values)) found.notes.push({ text, values, kind });
    if (step) found.steps.push(step);
  };
  finding.path.forEach((step, i) => mark(step.source, step.line, "passed", step.text, step.values, i + 1));
  const place = finding.stack.findIndex((frame) => !frame.library);
  finding.stack.slice(0, 40).reverse().forEach((frame) => {
    const at = finding.stack.indexOf(frame);
    if (at > place) mark(frame.source, frame.line, "calls", `calls ${finding.stack[at - 1].method}`, "");
  });
  if (place >= 0) {
    const what = finding.exception ? `throws ${simpleName(finding.exception)}` : "does not end";
    mark(finding.stack[place].source, finding.stack[place].line, "failing", what, "");
  }
  return files;
}

const valuesOf = (step) => (step.values ? el("span", { class: "values", text: step.values }) : null);

function excerpt(file, marks) {
  const kAround = 4;
  const kMost = 400;
  const text = data.sources[file];
  const wanted = new Set();
  for (const line of marks.keys()) {
    for (let at = line - kAround; at <= line + kAround; ++at) if (text[at] !== undefined) wanted.add(at);
  }
  const lines = [...wanted].sort((a, b) => a - b).slice(0, kMost);
  const rows = [];
  lines.forEach((line, i) => {
    if (i > 0 && lines[i - 1] !== line - 1) rows.push(el("div", { class: "gap", text: "⋯" }));
    const mark = marks.get(line);
    const notes = mark ? el("span", { class: "notes" }, mark.notes.map((note) =>
      el("span", { class: `note ${note.kind === "failing" ? "fails" : note.kind === "calls" ? "calls" : ""}` }, note.text, valuesOf(note)))) : null;
    rows.push(el("div", { class: `line ${mark ? (mark.kind === "failing" ? "failing" : "passed") : ""}` },
      el("span", { class: "no", text: line }), el("span", { class: "step", text: mark ? mark.steps.slice(0, 2).join(",") : "" }),
      el("span", { class: "text" }, java(text[line]), notes)));
  });
  return el("div", { class: "box" }, el("div", { class: "caption" }, el("span", { text: file })), el("div", { class: "source" }, rows));
}

function pathPart(finding) {
  const files = marksOf(finding);
  const shown = [...files].map(([file, marks]) => excerpt(file, marks));
  const unseen = finding.path.filter((step) => !(step.source && data.sources[step.source]));
  if (unseen.length) {
    const kMost = 200;
    const skipped = Math.max(0, unseen.length - kMost);
    shown.push(el("div", { class: "box" }, el("ol", { class: "steps" },
      skipped ? el("li", null, el("span", { class: "muted", text: `${skipped} decisions before` })) : null,
      unseen.slice(skipped).map((step) => el("li", null,
        el("span", { class: "muted", text: `${step.file || simpleName(step.class)}${step.line > 0 ? `:${step.line}` : ""}` }), el("span", { class: "wrap" }, step.text, valuesOf(step)))))));
  }
  if (shown.length && !Object.keys(data.sources).length) shown.push(el("p", { class: "muted", text: "--sources DIR shows the path over the source code." }));
  return shown.length ? part("Path", ...shown.flatMap((box, i) => (i ? [el("p", { text: " " }), box] : [box]))) : null;
}

function stackPart(finding) {
  if (!finding.stack.length) return null;
  const kMost = 60;
  const place = finding.stack.findIndex((frame) => !frame.library);
  const rows = finding.stack.slice(0, kMost).map((frame, i) =>
    el("li", { class: i === place ? "first" : frame.library ? "library" : "", text: `at ${frameText(frame)}` }));
  if (finding.stack.length > kMost) rows.push(el("li", { class: "library", text: `… ${finding.stack.length - kMost} more` }));
  return part("Stack", el("div", { class: "box" }, el("ol", { class: "frames" }, rows)));
}

const kEvidence = { user: "the input keeps all that is known of how the code is meant to be used",
  language: "some input that the language allows" };

function factsPart(finding) {
  const rows = [["Crashes seen", finding.count.toLocaleString("en")], ["Evidence", `${finding.evidence}: ${kEvidence[finding.evidence]}`],
    ["Failing value", finding.value], ["Thrown by", finding.thrownBy], ["Called method", `${simpleName(finding.called.class)}.${finding.called.signature}`],
    ["Fingerprint", finding.id]];
  return part("Facts", el("dl", { class: "facts" }, rows.map(([name, value]) => [el("dt", { text: name }), el("dd", { class: "wrap", text: value })])));
}

function detailOf(finding) {
  const inputBox = el("section", { class: "part" }, el("h3", { text: "Input" }),
    el("div", { class: "box" }, el("pre", { class: "code input" }, java(finding.input))));
  const conditions = finding.conditions.length ? el("section", { class: "part" }, el("h3", { text: "Because" }),
    el("ul", { class: "conditions" }, finding.conditions.map((text) => el("li", { text })))) : null;
  return [
    el("div", { class: "chips" }, el("span", { class: "muted", text: `#${finding.rank}` }), chip(finding.info.severity, finding.info.severity), chip(finding.kind),
      data.hasBaseline ? chip(finding.isNew ? "new" : "in the baseline", finding.isNew ? "new" : "") : null),
    el("h2", { tabindex: "-1", text: capital(finding.info.title) }),
    el("div", { class: "place", text: `${finding.class}.${finding.method}${finding.file ? ` (${finding.file}${finding.line > 0 ? `:${finding.line}` : ""})` : ""}` }),
    el("div", { class: "thrown" }, el("b", { text: finding.exception || "does not end" }), finding.message === null ? null : el("span", { text: `: ${finding.message}` })),
    el("p", { class: "advice", text: finding.info.advice }),
    conditions ? el("div", { class: "two" }, inputBox, conditions) : inputBox,
    pathPart(finding), stackPart(finding),
    finding.test.source ? part("Test", codeBox(finding.test.file, finding.test.source, `Copy the test ${finding.test.name}`)) : null,
    factsPart(finding)];
}

function findingsPanel() {
  const search = el("input", { type: "search", id: "search", placeholder: "Filter findings", "aria-label": "Filter findings", autocomplete: "off", spellcheck: "false" });
  const used = (of) => [...new Set(data.findings.map(of))];
  const kind = choice("Kind", "All kinds", used((finding) => finding.kind).map((name) => [name, capital(kinds.get(name).title)]));
  const severity = choice("Severity", "All severities", severities.filter((name) => used((finding) => finding.info.severity).includes(name)).map((name) => [name, capital(name)]));
  const owner = choice("Class", "All classes", used((finding) => finding.class).sort().map((name) => [name, name]));
  const state = choice("New or known", "New and known", [["new", "New"], ["old", "In the baseline"]]);
  kind.id = "kind"; severity.id = "severity"; owner.id = "class"; state.id = "state";
  const sum = el("span", { role: "status", "aria-live": "polite", id: "shown" });
  const reset = el("button", { class: "link hidden", type: "button" }, "Clear filters");
  const host = el("div", { class: "list", id: "list" });
  const none = el("div", { class: "empty hidden" });
  const detail = el("article", { class: "detail", id: "detail", tabindex: "0", "aria-label": "Finding" });
  const list = new List(host, "Findings", (finding) => el("div", { class: finding.info.severity },
    el("span", { class: "name", text: capital(finding.info.title) }), data.hasBaseline && finding.isNew ? chip("new", "new") : el("span", { class: "side-note", text: `#${finding.rank}` }),
    el("span", { class: "where", text: placeText(finding), title: `${finding.class}.${finding.method}` })),
  (finding) => {
    detail.replaceChildren(...detailOf(finding).filter(Boolean));
    detail.scrollTop = 0;
    history.replaceState(null, "", `#${finding.rank}`);
  });
  const apply = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = data.findings.filter((finding) => (!kind.value || finding.kind === kind.value) && (!severity.value || finding.info.severity === severity.value) &&
      (!owner.value || finding.class === owner.value) && (!state.value || finding.isNew === (state.value === "new")) && words.every((word) => finding.words.includes(word)));
    sum.textContent = found.length === data.findings.length ? plural(found.length, "finding") : `${found.length} of ${plural(data.findings.length, "finding")}`;
    reset.classList.toggle("hidden", found.length === data.findings.length);
    none.textContent = data.findings.length ? "Nothing matches the filters." : "No failures were found.";
    none.classList.toggle("hidden", found.length > 0);
    host.classList.toggle("hidden", found.length === 0);
    list.show(found);
    if (found.length) list.select(0);
    else detail.replaceChildren(el("p", { class: "empty", text: none.textContent }));
  };
  search.addEventListener("input", apply);
  for (const each of [kind, severity, owner, state]) each.addEventListener("change", apply);
  reset.addEventListener("click", () => { for (const each of [search, kind, severity, owner, state]) each.value = ""; apply(); });
  const panel = el("div", { class: "panel split" }, el("div", { class: "side" },
    el("div", { class: "filters" }, el("div", { class: "search" }, search, el("kbd", { text: "/", "aria-hidden": "true" })),
      el("div", { class: "row" }, kind, severity, owner, data.hasBaseline ? state : null), el("div", { class: "sum" }, sum, reset)), host, none), detail);
  return { panel, list, search, start: () => {
    const asked = data.findings.findIndex((finding) => `#${finding.rank}` === location.hash);
    if (asked < 0 && data.hasBaseline && data.findings.some((finding) => finding.isNew)) state.value = "new";
    apply();
    if (asked > 0) list.select(asked);
  } };
}

const lead = (text) => el("p", { class: "lead", text });
const place = (row) => `${row.class}.${row.method}${row.line > 0 ? `:${row.line}` : ""}`;

const branchesOf = (row) => row.uses.reduce(([taken, all], use) => [taken + use[3], all + use[2]], [0, 0]);
const share = (row) => { const [taken, all] = branchesOf(row); return all ? taken / all : 1; };
const shareText = (taken, all) => (all ? `${taken.toLocaleString("en")} of ${all.toLocaleString("en")}` : "–");

function classesPanel(panel) {
  panel.append(lead("The classes that were searched, and how many of their methods and constructors were called at least once."), table([
    { title: "Class", of: (row) => row.name, mono: true },
    { title: "Methods", of: (row) => row.methods, number: true },
    { title: "Called", of: (row) => row.exercised, number: true },
    { title: "Branches taken", of: (row) => share(row), show: (row) => shareText(...branchesOf(row)), number: true },
    { title: "Findings", of: (row) => row.findings, number: true },
    { title: "Runs", of: (row) => row.runs, number: true },
    { title: "Seconds", of: (row) => row.milliseconds, show: (row) => (row.milliseconds / 1000).toFixed(1), number: true },
    { title: "Remarks", of: (row) => row.remarks.join("; ") }], data.classes, "Classes"),
  el("h2", { text: "Methods" }), lead("How far the search got in each method. What it did not call or take may fail, too."), table([
    { title: "Method", of: (row) => row.method, mono: true },
    { title: "Called", of: (row) => (row.called ? "yes" : "no") },
    { title: "Branches taken", of: (row) => (row.branches ? row.taken / row.branches : 1), show: (row) => shareText(row.taken, row.branches), number: true }],
  data.classes.flatMap((row) => row.uses.map(([method, called, branches, taken]) => ({ method, called, branches, taken }))), "Methods"));
}

function suppressedPanel(panel) {
  panel.append(lead(`Crashes that the mode “${data.mode}” does not count as defects of the program, or that the stock JVM did not confirm.`), table([
    { title: "Reason", of: (row) => row.reason, show: (row) => chip(row.reason) },
    { title: "Thrown", of: (row) => row.exception || "does not end", mono: true },
    { title: "Where", of: place, mono: true },
    { title: "Crashes", of: (row) => row.count, number: true },
    { title: "That is", of: (row) => row.meaning }], data.suppressed, "Crashes not shown"));
}

function unconfirmedPanel(panel) {
  panel.append(lead("Operations that may fail as far as the code tells. No input was found that makes them fail: they are no findings."), table([
    { title: "Kind", of: (row) => row.kind, show: (row) => chip(row.kind) },
    { title: "Where", of: place, mono: true },
    { title: "Would fail if", of: (row) => row.condition, mono: true },
    { title: "Why nothing was found", of: (row) => row.reason }], data.unconfirmed, "Unconfirmed operations"));
}

function runPanel(panel) {
  if (data.problems.length) panel.append(el("h2", { text: "Problems" }), table([{ title: "What", of: (row) => row }], data.problems, "Problems"));
  panel.append(el("h2", { text: "Obstacles" }), lead("What the search could not model or cut short; it may have missed failures there."), table([
    { title: "Times", of: (row) => row.count, number: true }, { title: "Obstacle", of: (row) => row.what }], data.obstacles, "Obstacles"));
  if (data.absent.length) {
    panel.append(el("h2", { text: "Only in the baseline" }), table([{ title: "Kind", of: (row) => row.kind, show: (row) => chip(row.kind) },
      { title: "What", of: (row) => row.message }, { title: "File", of: (row) => `${row.file}${row.line > 0 ? `:${row.line}` : ""}`, mono: true },
      { title: "Now", of: (row) => (row.wasSought ? "not found again" : "its class was not searched") }], data.absent, "Only in the baseline"));
  }
  panel.append(el("h2", { text: "Run" }), el("dl", { class: "facts" }, [["Version", data.version], ["Command", data.command], ["Mode", data.mode], ["Seed", String(data.seed)]]
    .map(([name, value]) => [el("dt", { text: name }), el("dd", { class: "mono wrap", text: value })])));
}

showFigures();
const found = findingsPanel();
const openTab = showTabs([{ id: "findings", title: "Findings", count: data.findings.length, panel: found.panel },
  lazy("classes", "Classes", data.classes.length, classesPanel),
  lazy("suppressed", "Not shown", data.suppressed.length, suppressedPanel),
  lazy("unconfirmed", "Unconfirmed", data.unconfirmed.length, unconfirmedPanel),
  lazy("run", "Run", undefined, runPanel)]);
found.start();
const step = (by) => { openTab("findings"); found.list.select(found.list.at + by); };
followKeys({ j: () => step(1), k: () => step(-1),
  "/": () => { openTab("findings"); found.search.focus(); found.search.select(); },
  c: () => { const button = document.querySelector("#detail .copy"); if (button) button.click(); } },
[["j", "next finding"], ["k", "finding before"], ["/", "filter"], ["Esc", "leave the filter"], ["c", "copy the test"], ["Tab", "from part to part"], ["?", "these keys"]]);
document.documentElement.dataset.ready = "yes";
