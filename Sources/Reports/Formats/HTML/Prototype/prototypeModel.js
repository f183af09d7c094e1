// What a prototype knows: the proposal with the answers that were given, and the way through its screens.
// Screens and states have all their lists, even if the data leaves them out.
const prototypeModel = (() => {
  "use strict";

  const lists = { blocks: [], opens: [], leading: [], trailing: [], bottom: [] };
  /// The data with what is left out. A screen that is not there has nothing.
  function whole(data) {
    const screens = (data.screens ?? []).map((screen) => ({ ...lists, ...screen }));
    const base = { menus: [], places: [], sentence: "", ...data.base };
    base.window = { form: "single", sections: [], toolbar: [], ...base.window };
    return { symbols: [], findings: [], tabs: [], variants: [], ...data, base, at: (index) => screens[index] ?? lists, screens };
  }

  // MARK: The proposal after some answers

  const isSameSet = (some, others) =>
    some.length === others.length && some.every((one) => others.includes(one));
  const fits = (variant, answer) => variant.question === answer.question && variant.answer === answer.value
    && isSameSet(variant.about ?? [], answer.places ?? []);

  /// Returns the proposal with all variants that the answers ask for. Without answers, it is the base.
  function proposal({ base, variants }, answers = []) {
    const chosen = variants.filter((variant) => answers.some((answer) => fits(variant, answer)));
    const state = { ...base, isBase: !chosen.length };
    const told = chosen.filter((variant) => variant.sentence);
    for (const { question, about, answer, days, window, ...changes } of chosen) {
      Object.assign(state, changes);
      if (window) state.window = { ...state.window, ...window };
      if (days && state.days) {
        state.days = { from: state.days.from + days.from, to: state.days.to + days.to };
      }
    }
    // Each sentence is about one answer alone.
    if (told.length > 1) state.sentence = "";
    return state;
  }

  // A year of work is not estimated in days.
  const longest = 220;
  const rounded = (days) => days < 10 ? Math.max(0.5, Math.ceil(days * 2 - 1e-9) / 2) : Math.ceil(days - 1e-9);
  function number(days) {
    const whole = Math.floor(days);
    return days > whole ? `${whole || ""}½` : `${whole}`;
  }
  /// A range of days in words, as the rest of the page has it.
  function inWords({ from, to }) {
    if (from > longest) return "a rewrite, more than a year: not estimated";
    if (to > longest) return `${number(rounded(from))} days to more than a year`;
    const [low, high] = [rounded(from), rounded(to)];
    const unit = high <= 1 ? "day" : "days";
    return low === high ? `${number(high)} ${unit}` : `${number(low)} to ${number(high)} ${unit}`;
  }

  // MARK: Columns

  /// Returns the columns of a section, from the leading edge. A list in the sidebar is the first one.
  function panes({ window }, index) {
    const columns = (window.sections[index]?.columns ?? []).map((column) => ({ ...column, at: "column" }));
    if (window.form === "columns" && (window.list || window.listScreen != null)) {
      const list = { title: window.list, screen: window.listScreen, isList: true, at: "sidebar" };
      return [list, ...columns];
    }
    if (window.form === "segments-and-sidebar" && columns.length > 1) columns[0].at = "sidebar";
    return columns.length ? columns : [{ at: "column" }];
  }
  const hasSectionsInSidebar = ({ window }) => window.form === "sidebar";

  // MARK: The way through the screens of a section

  /// The screens that a screen leads to.
  const leads = (screen) => [
    ...screen.opens.map((one) => one.to),
    ...screen.blocks.flatMap((block) =>
      [...(block.rows ?? []), ...(block.cells ?? []), block].map((one) => one.opens)),
  ].filter((one) => one != null);

  function firstRow(screen) {
    for (const [index, block] of screen.blocks.entries()) {
      const row = (block.rows ?? block.cells ?? []).findIndex((one) => one.opens != null);
      if (row >= 0) return `${index}.${row}`;
    }
    return null;
  }
  const start = (at, screen, row = 0, isSelecting = false) =>
    ({ screen, row, selected: isSelecting ? firstRow(at(screen)) : null });

  /// Where people are in a section: a stack for each column, and how many columns they have gone through.
  function way(at, columns) {
    return {
      level: 0, forward: [],
      stacks: columns.map(({ screen }, index) => [start(at, screen, 0, index + 1 < columns.length)]),
    };
  }
  const top = (way, pane) => way.stacks[pane]?.at(-1);

  /// Shows a screen in the column after a pane, or in this one if there is none. A list on the way to what
  /// the next column shows stays in its own column.
  function advance(way, at, columns, pane, { target, row, rowID }) {
    const entry = top(way, pane);
    if (rowID) entry.selected = rowID;
    way.forward = [];
    const next = columns[pane + 1];
    const isBetween = next && target != null && target !== next.screen
      && leads(at(target)).includes(next.screen);
    if (next && !isBetween) {
      way.stacks[pane + 1] = [start(at, target ?? next.screen, row, pane + 2 < columns.length)];
      for (let later = pane + 2; later < columns.length; later++) {
        way.stacks[later] = [start(at, columns[later].screen, row, later + 1 < columns.length)];
      }
      way.level = pane + 1;
    } else if (target != null) {
      way.stacks[pane].push(start(at, target, row, Boolean(next)));
      way.level = pane;
    }
  }

  /// The pane that Back changes, or nothing. In a narrow window and on a phone, Back also leads to the
  /// column before.
  function backFrom(way, isNarrow, first = 0) {
    if (isNarrow) {
      if (way.stacks[way.level]?.length > 1) return way.level;
      if (way.level > first) return "level";
    }
    const pane = way.stacks.findLastIndex((stack, index) => stack.length > 1 && (!isNarrow || index <= way.level));
    return pane < 0 ? null : pane;
  }
  function goBack(way, isNarrow, first) {
    const from = backFrom(way, isNarrow, first);
    if (from === "level") way.forward.push({ level: way.level--, pane: null });
    else if (from != null) way.forward.push({ pane: from, level: way.level, entry: way.stacks[from].pop() });
  }
  function goForward(way) {
    const step = way.forward.pop();
    if (!step) return;
    if (step.pane != null) way.stacks[step.pane].push(step.entry);
    way.level = step.level;
  }

  // MARK: Commands

  const signs = { "[": "BracketLeft", "]": "BracketRight", ",": "Comma", ".": "Period", "/": "Slash", "?": "Slash",
    "→": "ArrowRight", "←": "ArrowLeft", "↑": "ArrowUp", "↓": "ArrowDown", "+": "Equal", "=": "Equal",
    "-": "Minus", "↩": "Enter", "⌫": "Backspace" };
  const codeOf = (sign) => /\d/.test(sign) ? `Digit${sign}` : /[A-Z]/i.test(sign) ? `Key${sign.toUpperCase()}`
    : signs[sign];
  /// Whether an event is a command's key. Control or Option stands for Command, and both together for
  /// Command with one of them, because the browser keeps Command for itself.
  function isKey(event, key = "") {
    const sign = [...key].at(-1);
    if (!key.includes("⌘") || event.code !== codeOf(sign)) return false;
    const hasMore = /[⌃⌥]/.test(key);
    return event.shiftKey === (key.includes("⇧") || sign === "?")
      && (hasMore ? event.ctrlKey && event.altKey : event.ctrlKey !== event.altKey);
  }
  return {
    whole, proposal, inWords, panes, hasSectionsInSidebar, leads, way, top, advance, backFrom, goBack, goForward, isKey,
  };
})();
