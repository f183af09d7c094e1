// Filters, search, checklist, and keyboard shortcuts. Without scripts, the page is complete.
(() => {
  "use strict";
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const byId = (id) => document.getElementById(id);
  const form = document.querySelector(".filters");
  document.documentElement.classList.add("scripted");

  // The state of the checklist is in the local storage of the browser, which may be unavailable.
  const kept = {
    has(key) { try { return localStorage.getItem(key) === "1"; } catch { return false; } },
    set(key, isOn) {
      try {
        if (isOn) localStorage.setItem(key, "1"); else localStorage.removeItem(key);
      } catch { /* It is ticked until the page is closed. */ }
    },
  };
  for (const box of all("input[data-key]")) {
    const project = box.closest("[data-project]")?.dataset.project ?? "";
    const key = `macward ${project} ${box.dataset.key}`;
    const item = box.closest(".finding, li");
    const show = () => item?.classList.toggle("done", box.checked);
    box.checked = kept.has(key);
    show();
    box.addEventListener("change", () => { kept.set(key, box.checked); show(); tell(); });
  }

  for (const button of all("button.copy")) {
    button.addEventListener("click", async () => {
      const code = button.parentElement.querySelector("code").textContent;
      try {
        await navigator.clipboard.writeText(code);
        button.textContent = "Copied";
      } catch { button.textContent = "Select the text to copy it"; }
    });
  }

  const texts = new Map();
  const text = (element) => {
    if (!texts.has(element)) texts.set(element, element.textContent.toLowerCase());
    return texts.get(element);
  };
  const choices = ["kind", "severity", "effort", "file"];

  function wanted() {
    const value = (id) => byId(id)?.value ?? "";
    return {
      words: value("search").toLowerCase().split(/\s+/).filter(Boolean),
      kind: value("kind"), severity: value("severity"), effort: value("effort"), file: value("file"),
    };
  }
  const holds = (element, words) => words.every((word) => text(element).includes(word));
  const isIn = (element, file) => !file || (element.dataset.files ?? "").split(" ").includes(file);
  const fits = (finding, want) =>
    (!want.severity || finding.dataset.severity === want.severity)
    && (!want.effort || finding.dataset.effort === want.effort) && isIn(finding, want.file);

  /// Shows the findings that match, and returns whether there are any. The words may also be in the text
  /// around a finding, unless some findings contain them.
  function showFindings(around, want) {
    const fitting = all(".finding", around).filter((finding) => fits(finding, want));
    const own = fitting.filter((finding) => holds(finding, want.words));
    const shown = new Set(own.length ? own : holds(around, want.words) ? fitting : []);
    for (const finding of all(".finding", around)) finding.hidden = !shown.has(finding);
    return shown.size > 0;
  }
  function showStructure(structure, want) {
    const isKind = !want.kind || structure.dataset.kind === want.kind;
    const hasFindings = showFindings(structure, want);
    const isAsked = !want.severity && !want.effort && isIn(structure, want.file)
      && holds(structure, want.words);
    structure.hidden = !(isKind && (hasFindings || isAsked));
    if (structure.hidden) for (const finding of all(".finding", structure)) finding.hidden = true;
  }
  function showRows(part, want) {
    const rows = all(".row", part);
    for (const row of rows) row.hidden = !holds(row, want.words);
    return rows.some((row) => !row.hidden);
  }
  function showPart(part, want) {
    const isChosen = choices.some((choice) => want[choice]);
    if (part.dataset.part === "structures") {
      const structures = all(".structure", part);
      for (const structure of structures) showStructure(structure, want);
      part.hidden = structures.every((structure) => structure.hidden);
    } else if (part.dataset.part === "findings") {
      const hasFindings = !want.kind && showFindings(part, want);
      const hasRows = showRows(part, want) && !isChosen;
      if (want.kind) for (const finding of all(".finding", part)) finding.hidden = true;
      part.hidden = !hasFindings && !hasRows && (isChosen || want.words.length > 0);
    } else {
      part.hidden = !showRows(part, want) || isChosen;
    }
  }

  function tell() {
    const findings = all(".finding");
    if (!byId("shown") || !findings.length) return;
    const shown = findings.filter((finding) => !finding.hidden);
    const done = findings.filter((finding) => finding.classList.contains("done"));
    const count = shown.length === findings.length
      ? `All ${findings.length}` : `${shown.length} of ${findings.length}`;
    byId("shown").textContent =
      `${count} entries are shown; repeated findings share one entry. ${done.length} done.`;
  }
  function filter() {
    const want = wanted();
    for (const part of all("[data-part]")) showPart(part, want);
    tell();
  }
  function reset() {
    form?.reset();
    filter();
  }

  // The target of a link may be filtered out or collapsed.
  function reveal() {
    const target = byId(location.hash.slice(1));
    if (!target) return;
    if (target.closest("[hidden]")) reset();
    if (target.matches("details")) target.open = true;
    target.scrollIntoView();
  }

  function step(direction) {
    const stops = all(".structure").filter((structure) => !structure.closest("[hidden]"));
    if (!stops.length) return;
    const now = stops.indexOf(document.activeElement?.closest(".structure"));
    const next = now < 0 ? (direction > 0 ? 0 : stops.length - 1) : now + direction;
    const stop = stops[Math.min(Math.max(next, 0), stops.length - 1)];
    stop.focus({ preventScroll: true });
    stop.scrollIntoView();
  }
  function fold() {
    const working = all("details.working");
    const isOpen = working.some((details) => details.open);
    for (const details of working) details.open = !isOpen;
  }
  const keys = {
    "/": () => { byId("search")?.focus(); byId("search")?.select(); },
    j: () => step(1), k: () => step(-1), o: fold, Escape: reset,
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const isTyping = event.target.matches("input[type=search], select, textarea");
    if (isTyping && event.key !== "Escape") return;
    const action = Object.hasOwn(keys, event.key) ? keys[event.key] : null;
    if (!action) return;
    event.preventDefault();
    action();
  });

  // Columns of an index are sorted by the text of their cells, or by number.
  function sort(table, column, heading) {
    const isDescending = heading.getAttribute("aria-sort") === "ascending";
    for (const other of all("thead th", table)) other.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", isDescending ? "descending" : "ascending");
    const body = table.tBodies[0];
    const rows = [...body.rows].sort((a, b) => {
      const order = a.cells[column].textContent.localeCompare(
        b.cells[column].textContent, "en", { numeric: true });
      return isDescending ? -order : order;
    });
    body.append(...rows);
  }
  for (const table of all("table.sortable")) {
    all("thead th", table).forEach((heading, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = heading.textContent;
      button.addEventListener("click", () => sort(table, column, heading));
      heading.replaceChildren(button);
    });
  }

  // In print, all sections are expanded.
  let folded = [];
  addEventListener("beforeprint", () => {
    folded = all("details:not([open])");
    for (const details of folded) details.open = true;
  });
  addEventListener("afterprint", () => { for (const details of folded) details.open = false; });

  if (form) {
    for (const hidden of all(".filters, .keys")) hidden.hidden = false;
    form.addEventListener("input", filter);
    form.addEventListener("submit", (event) => event.preventDefault());
    byId("clear")?.addEventListener("click", reset);
    tell();
  }
  addEventListener("hashchange", reveal);
  if (location.hash) reveal();
})();
