// The content of a screen, for the Mac and for the device. Each text is one of the data; a gray bar stands
// for what is not known.
const prototypeScreens = (() => {
  "use strict";
  const { make, unseen, choices, choice, icon, bar } = prototypeElements;

  // The context of a drawing: `key` begins its keys, `screen` is its number, `row` is the row that it is
  // about (0: the one that the file shows), `rows` how many rows fill it, `look` is "list", "sidebar", or
  // "device", `selected` a row, and `open` what a row or a button does.

  const isKnown = (one) => Boolean(one.title || one.detail || one.value);

  /// Returns a screen's blocks, or says why there are none.
  function content(screen, context) {
    const { kind, blocks } = screen;
    if (context.screen == null) return nothing("What it shows is not known.");
    if (!blocks.length && kind !== "pages") {
      const words = screen.inCode ? "Made in code: its content is not known." : "Empty in the document.";
      const sample = kind === "list" ? { type: "rows", isSample: true, rows: [] }
        : kind === "grid" ? { type: "grid", isSample: true, cells: [] } : null;
      return [nothing(words), screen.inCode && sample && block(sample, 0, context)];
    }
    // The window has a search field of its own.
    const isElsewhere = (one) => one.type === "search" && context.look !== "device" && context.app.hasFind;
    const nodes = blocks.map((one, index) => !isElsewhere(one) && block(one, index, context));
    if (kind === "pages" && !blocks.some((one) => /^pages?$/.test(one.type))) nodes.push(page({}, context));
    const about = context.row > 0 && !/^(list|grid)$/.test(kind ?? "")
      ? nothing(`Row ${context.row + 1}: its content is not known.`) : null;
    return [...nodes, about];
  }
  const nothing = (words) => make("p.p-nothing", words);

  function block(one, index, context) {
    const draw = {
      rows, grid, text, button: push, switch: toggle, slider: still, segments, picker: still, stepper: still, progress: still, page,
      pages: page, field, secure: field, editor: field, search: field, embedded,
    }[one.type] ?? image;
    return draw(one, { ...context, index, key: `${context.key}.${index}`, seed: `${context.screen}/${index}/${context.row}` });
  }

  // MARK: Rows and cells

  /// The rows of a list. Of prototype cells, only the first ones are in the file.
  function filled(own, isSample, context) {
    const known = context.row > 0 && isSample ? [] : own;
    if (!isSample) return known.map((one) => [one, 0]);
    const rest = Array.from({ length: Math.max(0, context.rows - known.length) }, (_, index) => {
      const { image, symbol, opens, detail, title } = own[0] ?? {};
      return [{ image: image ?? symbol, opens, isTall: Boolean(detail) || !title, isBar: true }, index + known.length];
    });
    return [...known.map((one, index) => [one, index]), ...rest];
  }
  function rows(one, context) {
    const own = filled(one.rows ?? [], one.isSample, context);
    const isList = context.look !== "device" && (one.isSample || own.every(([row]) => !row.control && row.opens != null));
    const items = own.map(([row, number], index) => (isList ? option : item)(row, number, index, context));
    const name = one.header ?? context.title ?? "List";
    return make(`div.p-rows${one.isSample ? "" : ".grouped"}`,
      one.header && make("p.p-header", one.header),
      isList ? choices("div.p-list", "listbox", name, items) : make("ul.p-list", items),
      one.footer && make("p.p-footer", one.footer));
  }
  const nameOf = (row, number) => row.isBar || !isKnown(row) ? `Row ${number + 1}, not known` : null;

  function option(row, number, index, context) {
    const id = `${context.index}.${index}`;
    const isSelected = context.selected === id;
    const isStop = isSelected || (index === 0 && !context.selected?.startsWith(`${context.index}.`));
    return make("button.p-row", {
      key: `${context.key}.r${index}`, ...choice("option", isSelected, isStop), label: nameOf(row, number),
      act: () => context.open({ target: row.opens, row: number, rowID: id, how: "push" }),
    }, cell(row, number, context));
  }
  function item(row, number, index, context) {
    const key = `${context.key}.r${index}`;
    const content = cell(row, number, context);
    if (row.opens == null) {
      return make("li.p-row", nameOf(row, number) && unseen(nameOf(row, number)), content, control(row, key, context));
    }
    const open = () => context.open({ target: row.opens, row: number, rowID: `${context.index}.${index}`, how: "push" });
    return make("li", make("button.p-row", { key, act: open, label: nameOf(row, number) }, content, icon("forward", "p-icon p-chevron")));
  }
  function cell(row, number, context) {
    const seed = `${context.seed}/${number}`;
    const mark = row.symbol != null && !row.isBar ? icon(context.app.symbols[row.symbol] ?? "image")
      : row.image != null || row.symbol != null ? make("span.p-thumb", { "aria-hidden": "true" }) : null;
    const words = isKnown(row) && !row.isBar
      ? [row.title ? make("span.p-title", row.title) : bar(seed),
        row.detail && make("span.p-detail", row.detail)]
      : [bar(seed, 35, 65), (row.isTall ?? true) && context.look !== "sidebar" && bar(`${seed}b`, 50, 85, "soft")];
    return [mark, make("span.p-words", words), row.value && make("span.p-value", row.value)];
  }
  function control(row, key, context) {
    if (!row.control) return null;
    const part = { type: row.control, isOn: row.isOn, label: row.title ?? "Control, not known" };
    return block(part, "c", { ...context, key, isBare: true });
  }
  function grid(one, context) {
    const own = filled(one.cells ?? [], one.isSample, context);
    const isList = context.look !== "device";
    const cells = own.map(([cell, number], index) => {
      const id = `${context.index}.${index}`;
      const isSelected = isList && context.selected === id;
      const label = nameOf(cell, number)?.replace("Row", "Item");
      const isStop = isSelected || (index === 0 && !context.selected);
      return make("button.p-cell", {
        key: `${context.key}.r${index}`, ...(isList && choice("option", isSelected, isStop)), label,
        act: () => context.open({ target: cell.opens, row: number, rowID: id, how: "push" }),
      }, make("span.p-thumb", { "aria-hidden": "true" }, cell.symbol != null && icon(context.app.symbols[cell.symbol])),
      cell.title ? make("span.p-title", cell.title) : bar(`${context.seed}/${number}`, 50, 80),
      cell.detail && make("span.p-detail", cell.detail));
    });
    return isList ? choices("div.p-grid", "listbox", context.title ?? "Grid", cells) : make("div.p-grid", cells);
  }

  // MARK: Texts, images, and controls

  function text(one, context) {
    const name = `p.p-text.${one.style ?? "body"}${one.isSoft ? ".soft" : ""}`;
    if (one.text && !context.row) return make(name, one.text);
    const isLong = (one.style ?? "body") === "body" && !one.isSoft;
    return make(name, unseen("Text, not known"), bar(context.seed, 40, 75),
      isLong && bar(`${context.seed}b`, 70, 95), isLong && bar(`${context.seed}c`, 30, 60));
  }
  const kinds = { map: "Map", web: "Web content", chart: "Chart", custom: "Own drawing", video: "Video" };
  function image(one, context) {
    const kind = kinds[one.type] ?? "Image";
    const name = context.row ? null : one.text;
    return make("div.p-image", { role: "img", label: `${kind}: ${name ?? "not known"}` },
      icon(context.app.symbols[one.symbol] ?? "image"), make("span", { "aria-hidden": "true" }, name ?? kind));
  }
  function push(one, context) {
    const act = () => context.open({ target: one.opens, row: context.row, how: "push", name: one.text ?? "Button" });
    return make("p.p-line",
      make("button.p-push", { key: context.key, act, label: one.text ? null : "Button, not known" }, one.text ?? bar(context.seed, 40, 60)));
  }
  /// A control with its text, unless a row has that already.
  function labeled(one, context, ...control) {
    if (context.isBare) return control;
    const label = one.text ? make("span.p-title", one.text) : bar(context.seed, 30, 50);
    return make("div.p-line", label, control);
  }
  const nameFor = (one) => one.label ?? one.text ?? `${one.type[0].toUpperCase()}${one.type.slice(1)}, not known`;

  function toggle(one, context) {
    const isOn = context.app.values.get(context.key) ?? Boolean(one.isOn);
    return labeled(one, context, make("button.p-switch", {
      key: `${context.key}.on`, role: "switch", "aria-checked": String(isOn), label: nameFor(one),
      act: () => context.app.set(context.key, !isOn),
    }));
  }
  /// A control that shows what it is, but does nothing.
  const still = (one, context) => labeled(one, context, make(`span.p-${one.type}`, { role: "img", label: `${nameFor(one)}: ${one.type}` }));

  function segments(one, context) {
    const items = one.items?.length ? one.items : [null, null];
    const at = context.app.values.get(context.key) ?? 0;
    return labeled(one, context, choices("div.p-segments", "radiogroup", nameFor(one),
      items.map((title, index) => make("button", {
        key: `${context.key}.s${index}`, ...choice("radio", index === at),
        label: title ? null : `Segment ${index + 1}, not known`, act: () => context.app.set(context.key, index),
      }, title ?? bar(`${context.seed}/${index}`, 60, 90)))));
  }
  function field(one, context) {
    const [name, type] = one.type === "editor" ? ["textarea", null] : ["input", one.type === "secure" ? "password" : "text"];
    const label = one.label ?? one.placeholder ?? one.text ?? "Field, not known";
    const input = make(`${name}.p-field`, { key: context.key, type, label, placeholder: one.placeholder,
      autocomplete: "off", rows: name === "textarea" ? 4 : null });
    if (one.text && one.text !== one.placeholder && !context.row) input.defaultValue = one.text;
    return context.isBare ? input : make("p.p-line.wide", input);
  }
  function embedded(one, context) {
    const depth = (context.depth ?? 0) + 1;
    const inner = context.app.at(one.opens);
    if (one.opens == null || depth > 2) return image({ type: "custom", text: inner.title }, context);
    return make("div.p-embedded", content(inner, { ...context, depth, screen: one.opens, title: inner.title ?? context.title }));
  }

  // MARK: Pages

  /// What a page shows is not known, and often not how many there are.
  function page(one, context) {
    const at = context.app.pageOf(context.screen);
    const count = context.app.pageCount(context.screen);
    const words = `Page ${at + 1} of ${count ?? "?"}`;
    const dots = Array.from({ length: Math.min(count ?? 3, 12) }, (_, index) => make(index === at ? "i.on" : "i"));
    const fill = one.type === "pages" ? null : [bar(`${context.seed}/${at}`, 40, 70, "large"),
      ...["b", "c", "d", "e"].map((line) => bar(`${context.seed}/${at}${line}`, 60, 95))];
    return make("div.p-page", { "data-page": at + 1 }, fill && unseen("The content of the page is not known."), fill,
      make("p.p-dots", make("span", { "aria-hidden": "true" }, dots), make("span.p-position", words)));
  }
  return { content };
})();
