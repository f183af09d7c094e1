// The elements of a prototype: how they are made, and how a drawing becomes the next one.
const prototypeElements = (() => {
  "use strict";
  // What a click or an entry does, by element.
  const acts = new WeakMap();
  const entries = new WeakMap();

  const isAttributes = (one) => one?.constructor === Object;
  /// Makes an element from a name with classes, such as "p.note". `key` names it within its prototype,
  /// `label` is for those who do not see it, `act` is what a click does, and `enter` what an entry does.
  function make(name, ...children) {
    const { key, act, enter, label, ...attributes } = isAttributes(children[0]) ? children.shift() : {};
    const [kind, ...classes] = name.split(".").filter(Boolean);
    const element = document.createElement(kind);
    if (classes.length) element.className = classes.join(" ");
    if (kind === "button") element.type = "button";
    if (key) element.dataset.id = key;
    if (label) element.ariaLabel = label;
    if (act) acts.set(element, act);
    if (enter) entries.set(element, enter);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (value === true) element.setAttribute(attribute, "");
      else if (value !== false && value != null) element.setAttribute(attribute, value);
    }
    element.append(...children.flat(3).filter((child) => child != null && child !== false));
    return element;
  }
  const unseen = (text) => make("span.unseen", text);

  // Lists, segments, and tabs: arrow keys lead from one item to the next, and one item is a tab stop.
  const choices = (name, role, label, ...items) => make(name, { role, label, "data-rove": "select" }, ...items);
  const choice = (role, isOn, isStop = isOn) => ({
    role, [role === "radio" ? "aria-checked" : "aria-selected"]: String(isOn), tabindex: isStop ? 0 : -1, "data-item": true,
  });

  /// The class of what took a tab's place, for a while.
  const glow = (app, name) => app.ui.glow === name ? ".p-glow" : "";

  // MARK: A drawing becomes the next one, so that focus, entries, and scrolling stay

  const keyOf = (node) => node.dataset?.id;
  const isAlike = (now, next) => now.nodeName === next.nodeName && keyOf(now) === keyOf(next);
  const move = (map, from, to) => { if (map.has(from)) map.set(to, map.get(from)); else map.delete(to); };

  function patch(now, next) {
    if (now.nodeType === Node.TEXT_NODE) {
      if (now.data !== next.data) now.data = next.data;
      return;
    }
    if (now.dataset?.still != null) return;
    for (const { name } of [...now.attributes]) if (!next.hasAttribute(name)) now.removeAttribute(name);
    for (const { name, value } of next.attributes) {
      if (now.getAttribute(name) !== value) now.setAttribute(name, value);
    }
    if (next.dataset.bound != null && now.value !== next.value) now.value = next.value;
    move(acts, next, now);
    move(entries, next, now);
    patchChildren(now, next);
  }
  function patchChildren(now, next) {
    const kept = new Map([...now.childNodes].filter(keyOf).map((child) => [keyOf(child), child]));
    let spot = now.firstChild;
    for (const child of [...next.childNodes]) {
      const key = keyOf(child);
      const own = key ? kept.get(key) : spot && !keyOf(spot) ? spot : null;
      if (!own || !isAlike(own, child)) { now.insertBefore(child, spot); continue; }
      if (own === spot) spot = spot.nextSibling; else now.insertBefore(own, spot);
      patch(own, child);
    }
    while (spot) {
      const rest = spot.nextSibling;
      spot.remove();
      spot = rest;
    }
  }

  // MARK: Small drawings

  // Paths on a 20 × 20 grid, for what the system draws.
  const paths = {
    back: "M12 4L6 10L12 16", forward: "M8 4L14 10L8 16", down: "M5 8L10 13L15 8",
    previous: "M10 16V4M5 9L10 4L15 9", next: "M10 4V16M5 11L10 16L15 11",
    sidebar: "M5 4H15A2 2 0 0 1 17 6V14A2 2 0 0 1 15 16H5A2 2 0 0 1 3 14V6A2 2 0 0 1 5 4ZM8.5 4V16",
    inspector: "M5 4H15A2 2 0 0 1 17 6V14A2 2 0 0 1 15 16H5A2 2 0 0 1 3 14V6A2 2 0 0 1 5 4ZM11.5 4V16",
    find: "M13 8.5A4.5 4.5 0 1 1 4 8.5A4.5 4.5 0 1 1 13 8.5M11.8 11.8L16.5 16.5",
    image: "M4 5H16A1 1 0 0 1 17 6V14A1 1 0 0 1 16 15H4A1 1 0 0 1 3 14V6A1 1 0 0 1 4 5ZM3.5 14L8 9L11 12.5L13 10.5L16.5 14.5",
    close: "M5 5L15 15M15 5L5 15", more: "M4 5L9 10L4 15M11 5L16 10L11 15", dots: "M5 10H5.1M10 10H10.1M15 10H15.1",
    check: "M4 10.5L8 14.5L16 5.5",
  };
  function icon(path, name = "p-icon") {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 20 20");
    svg.setAttribute("class", name);
    svg.setAttribute("aria-hidden", "true");
    const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
    line.setAttribute("d", paths[path] ?? path);
    svg.append(line);
    return svg;
  }
  /// A number from 0 to 1 that depends on a text only, so that the same bar has the same width each time.
  function chance(text) {
    let hash = 2166136261;
    for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0), 16777619);
    hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
    return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
  }
  /// The place of a text that is not known.
  function bar(seed, from = 35, to = 80, name = "") {
    const width = Math.round(from + (to - from) * chance(seed));
    return make(`span.p-bar.${name}`, { style: `width: ${width}%`, "aria-hidden": "true" });
  }
  return { make, unseen, choices, choice, glow, patchChildren, icon, bar, acts, entries };
})();
