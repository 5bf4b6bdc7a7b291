// SPDX-License-Identifier: Apache-2.0
// What all pages share. Text of the program under test is hostile: it goes into the page as text
// nodes only, never as markup.
"use strict";

const data = JSON.parse(document.getElementById("data").textContent);

/** An element; `properties` are attributes, but for class, text and on. */
function el(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "text") element.textContent = value;
    else if (name === "on") for (const [event, act] of Object.entries(value)) element.addEventListener(event, act);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) element.append(child);
  }
  return element;
}

const plural = (count, noun) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function simpleName(name) {
  return name.slice(name.lastIndexOf(".") + 1);
}

/* Java in colours: comments, texts, numbers, words; anything else as it is. */
const JAVA_WORDS = new Set(("abstract assert boolean break byte case catch char class const continue default do double " +
  "else enum extends final finally float for if implements import instanceof int interface long native new null package " +
  "private protected public record return sealed short static super switch synchronized this throw throws transient true " +
  "false try var void volatile while yield").split(" "));
const JAVA_PARTS = /(\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|("(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)|(@[A-Za-z_][\w.]*)|(\b\d[\w.]*)|([A-Za-z_$][\w$]*)/g;

function java(text) {
  const parts = document.createDocumentFragment();
  let at = 0;
  for (const match of text.matchAll(JAVA_PARTS)) {
    const [whole, note, literal, mark, number, word] = match;
    const kind = note ? "t-note" : literal ? "t-text" : mark ? "t-mark" : number ? "t-number"
      : word && JAVA_WORDS.has(word) ? "t-key" : null;
    if (!kind) continue;
    parts.append(text.slice(at, match.index), el("span", { class: kind, text: whole }));
    at = match.index + whole.length;
  }
  parts.append(text.slice(at));
  return parts;
}

function withoutIndent(text) {
  const lines = text.replace(/\n+$/, "").split("\n");
  const indents = lines.filter((line) => line.trim()).map((line) => line.match(/^ */)[0].length);
  const least = indents.length ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(Math.min(least, line.match(/^ */)[0].length))).join("\n");
}

async function copy(text, button) {
  let done = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch (unavailable) {
    const area = el("textarea", { class: "copied", "aria-hidden": "true" });
    area.value = text;
    document.body.append(area);
    area.select();
    done = document.execCommand("copy");
    area.remove();
  }
  button.textContent = done ? "Copied" : "Not copied";
  button.classList.toggle("done", done);
  setTimeout(() => { button.textContent = "Copy"; button.classList.remove("done"); }, 1400);
}

/** A piece of Java with a caption and a button that copies it. */
function codeBox(caption, text, label) {
  const shown = withoutIndent(text);
  const button = el("button", { class: "button copy", type: "button", "aria-label": label }, "Copy");
  button.addEventListener("click", () => copy(shown + "\n", button));
  return el("div", { class: "box" }, el("div", { class: "caption" }, el("span", { text: caption }), button),
    el("pre", { class: "code" }, java(shown)));
}

function part(title, ...children) {
  return el("section", { class: "part" }, el("h3", { text: title }), ...children);
}

function chip(text, kind) {
  return el("span", { class: `chip ${kind || ""}`, text });
}

/** Shares of a whole in colours: [[count, class], ...]. */
function bar(shares, label) {
  const whole = shares.reduce((sum, [count]) => sum + count, 0);
  const strip = el("div", { class: "bar", role: "img", "aria-label": label });
  for (const [count, kind] of shares) {
    if (!count) continue;
    const piece = el("i", { class: `fill-${kind}` });
    piece.style.width = `${(100 * count) / whole}%`;
    strip.append(piece);
  }
  return strip;
}

/** A table whose columns sort: [{title, of(row), show?(row), number?, mono?}]. */
function table(columns, rows, label) {
  const kMost = 500;
  const body = el("tbody");
  let shown = kMost;
  let sorted = rows;
  const more = el("button", { class: "link", type: "button", on: { click: () => { shown = Infinity; fill(); } } });
  const fill = () => {
    body.replaceChildren(...sorted.slice(0, shown).map((row) => el("tr", null, columns.map((column) => {
      const cell = el("td", { class: `${column.number ? "number" : ""} ${column.mono ? "mono" : ""}` });
      const content = column.show ? column.show(row) : column.of(row);
      cell.append(typeof content === "number" ? content.toLocaleString("en") : content);
      return cell;
    }))));
    more.textContent = `Show all ${rows.length.toLocaleString("en")} rows`;
    more.classList.toggle("hidden", rows.length <= shown);
  };
  const heads = columns.map((column) => {
    const head = el("th", { class: column.number ? "number" : "", scope: "col" });
    head.append(el("button", { type: "button", text: column.title, on: { click: () => {
      const down = head.getAttribute("aria-sort") === "ascending";
      heads.forEach((each) => each.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      const key = (row) => column.of(row);
      sorted = [...rows].sort((a, b) => (column.number ? key(a) - key(b) : String(key(a)).localeCompare(String(key(b)))));
      if (down) sorted.reverse();
      fill();
    } } }));
    return head;
  });
  fill();
  return el("div", null, el("div", { class: "card" },
    el("table", { class: "grid", "aria-label": label }, el("thead", null, el("tr", null, heads)), body)), more);
}

/** Rows of one height, of which only those in sight are in the page; a listbox for the keyboard. */
class List {
  constructor(host, label, make, choose) {
    Object.assign(this, { host, make, choose, items: [], at: -1, height: 64 });
    host.setAttribute("role", "listbox");
    host.setAttribute("aria-label", label);
    host.tabIndex = 0;
    this.rows = el("div", { class: "rows" });
    host.replaceChildren(this.rows);
    host.addEventListener("scroll", () => this.draw(), { passive: true });
    host.addEventListener("keydown", (event) => this.key(event));
    host.addEventListener("click", (event) => {
      const row = event.target.closest(".item");
      if (row) this.select(Number(row.dataset.at));
    });
    new ResizeObserver(() => this.draw()).observe(host);
  }
  show(items) {
    this.items = items;
    this.at = -1;
    this.rows.style.height = `${items.length * this.height}px`;
    this.host.scrollTop = 0;
    this.draw();
  }
  draw() {
    const first = Math.max(0, Math.floor(this.host.scrollTop / this.height) - 4);
    const last = Math.min(this.items.length, Math.ceil((this.host.scrollTop + this.host.clientHeight) / this.height) + 4);
    const rows = [];
    for (let i = first; i < last; ++i) {
      const row = this.make(this.items[i]);
      row.classList.add("item");
      row.id = `item-${i}`;
      row.dataset.at = i;
      row.style.top = `${i * this.height}px`;
      row.style.height = `${this.height}px`;
      row.setAttribute("role", "option");
      row.setAttribute("aria-selected", i === this.at);
      row.setAttribute("aria-posinset", i + 1);
      row.setAttribute("aria-setsize", this.items.length);
      rows.push(row);
    }
    this.rows.replaceChildren(...rows);
  }
  select(at) {
    if (!this.items.length) return;
    this.at = Math.max(0, Math.min(at, this.items.length - 1));
    const top = this.at * this.height;
    if (top < this.host.scrollTop) this.host.scrollTop = top;
    const bottom = top + this.height - this.host.clientHeight;
    if (bottom > this.host.scrollTop) this.host.scrollTop = bottom;
    this.draw();
    this.host.setAttribute("aria-activedescendant", `item-${this.at}`);
    this.choose(this.items[this.at]);
  }
  key(event) {
    const page = Math.max(1, Math.floor(this.host.clientHeight / this.height) - 1);
    const to = { ArrowDown: this.at + 1, ArrowUp: this.at - 1, Home: 0, End: this.items.length - 1,
      PageDown: this.at + page, PageUp: this.at - page }[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.select(to);
  }
}

/** A tab whose panel is filled when it is first shown. */
const lazy = (id, title, count, fill) => {
  const panel = el("div", { class: "panel", tabindex: "0" });
  return { id, title, count, panel, fill: () => fill(panel) };
};

/** Tabs: [{id, title, count, panel}]; arrow keys go from one to the next. */
function showTabs(tabs) {
  const bar = document.getElementById("tabs");
  const main = document.getElementById("main");
  const open = (tab, focus) => {
    for (const each of tabs) {
      const chosen = each === tab;
      each.button.setAttribute("aria-selected", chosen);
      each.button.tabIndex = chosen ? 0 : -1;
      each.panel.classList.toggle("hidden", !chosen);
    }
    if (tab.fill) { tab.fill(); tab.fill = null; }
    if (focus) tab.button.focus();
  };
  tabs.forEach((tab, i) => {
    tab.button = el("button", { class: "tab", type: "button", role: "tab", id: `tab-${tab.id}`, "aria-controls": `panel-${tab.id}` },
      tab.title, tab.count === undefined ? null : el("span", { class: "count", text: tab.count.toLocaleString("en") }));
    tab.button.addEventListener("click", () => open(tab, false));
    tab.button.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step) open(tabs[(i + step + tabs.length) % tabs.length], true);
    });
    tab.panel.id = `panel-${tab.id}`;
    tab.panel.setAttribute("role", "tabpanel");
    tab.panel.setAttribute("aria-labelledby", tab.button.id);
    bar.append(tab.button);
    main.append(tab.panel);
  });
  open(tabs[0], false);
  return (id) => open(tabs.find((tab) => tab.id === id), false);
}

function figure(value, label, extra) {
  return el("div", { class: "figure" }, extra, el("b", null, value), el("span", { text: label }));
}

function choice(label, all, options) {
  const select = el("select", { "aria-label": label });
  select.append(el("option", { value: "", text: all }));
  for (const [value, text] of options) select.append(el("option", { value, text }));
  return select;
}

/* Light or dark: as the system says, until the button says otherwise. */
function followTheme() {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const button = document.getElementById("theme");
  let chosen = null;
  const apply = () => {
    const theme = chosen || (system.matches ? "dark" : "light");
    document.documentElement.dataset.theme = theme;
    button.textContent = theme === "dark" ? "Light" : "Dark";
    button.setAttribute("aria-label", `Switch to ${theme === "dark" ? "light" : "dark"} colours`);
  };
  system.addEventListener("change", apply);
  button.addEventListener("click", () => {
    chosen = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    apply();
  });
  apply();
}

/** The dialog that lists the keys, and the keys: {key: act}. */
function followKeys(keys, meanings) {
  const dialog = el("dialog", { "aria-label": "Keys" }, el("h2", { text: "Keys" }),
    el("dl", null, meanings.map(([key, meaning]) => [el("dt", null, el("kbd", { text: key })), el("dd", { text: meaning })])),
    el("button", { class: "button", type: "button", on: { click: () => dialog.close() } }, "Close"));
  document.body.append(dialog);
  document.getElementById("keys").addEventListener("click", () => dialog.showModal());
  document.addEventListener("keydown", (event) => {
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.ctrlKey || event.metaKey || event.altKey || dialog.open) return;
    if (event.key === "Escape" && typing) { event.target.blur(); return; }
    if (typing) return;
    if (event.key === "?") { dialog.showModal(); event.preventDefault(); return; }
    const act = keys[event.key];
    if (act) { event.preventDefault(); act(); }
  });
}

document.getElementById("command").textContent = data.command;
document.getElementById("command").title = data.command;
followTheme();
