// The toolbar of the Mac's window, and the marks of findings.
const prototypeToolbar = (() => {
  "use strict";
  const { make, unseen, choices, choice, icon, glow } = prototypeElements;

  // MARK: Marks

  const worst = (findings) => ["required", "recommended", "consider"].find((one) => findings.some((finding) => finding.severity === one));
  const dot = (app, findings) => app.ui.hasMarks && findings.length > 0 && make(`span.p-dot.${worst(findings)}`);

  function mark(app, ...places) {
    const findings = [...new Set(places.flatMap(app.findings))];
    if (!app.ui.hasMarks || !findings.length) return null;
    const [key, { severity, title }] = [`mark.${places[0]}`, findings[0]];
    const name = `${findings.length > 1 ? `${findings.length} findings, first` : "Finding,"} ${severity}: ${title}`;
    return make(`button.p-mark.${worst(findings)}`, {
      key, label: name, title: name, "aria-pressed": String(app.ui.finding?.opener === key), act: () => app.showFindings(findings, key),
    });
  }
  /// Something with a mark beside it.
  const spot = (app, node, ...places) => make("span.p-spot", node, mark(app, ...places));

  // MARK: The bar

  const lights = (close) => make("span.p-lights", { "aria-hidden": !close && "true" }, close ?? make("i"), make("i"), make("i"));
  const title = (words, isSuggested) => make(isSuggested ? "span.p-title.soft" : "span.p-title", { title: isSuggested && "A suggested title" }, words);
  const group = (...items) => make("span.p-group", ...items);
  const gap = () => make("span.p-gap");
  const tool = (name, key, label, act, path, more) => make(`button.p-tool${name}`, { key, label: path && label, act, ...more }, path ? icon(path) : label);
  const own = /^(back|forward|sidebar|find)$/;

  function toolbar(app, hasSidebar) {
    const items = app.toolbarItems;
    const isSegmented = app.state.window.form.startsWith("segments");
    const at = (place) => tools(app, items.filter((item) => !own.test(item.does) && (item.placement ?? "trailing") === place
      && !(isSegmented && place === "center")));
    const find = items.find((item) => item.does === "find");
    const toggle = !hasSidebar && sidebarButton(app);
    return make("div.p-toolbar", { role: "group", label: "Toolbar" }, !hasSidebar && lights(), toggle && group(toggle), backAndForward(app),
      make("span.p-window-title", windowTitle(app)), at("leading"), gap(), isSegmented && [segments(app), gap()], at("center"), at("trailing"),
      find && searchField(app, find));
  }
  function sidebarButton(app) {
    const item = app.toolbarItem("sidebar");
    return item && spot(app, tool("", "toolbar.sidebar", item.title, () => app.perform("sidebar"), "sidebar", { "aria-pressed": String(app.ui.hasSidebar) }), `toolbar/${item.title}`);
  }
  /// The title of what was pushed last, or of the first column.
  function windowTitle(app) {
    const { stacks } = app.way;
    const pane = app.shownPanes.findLast((one) => stacks[one].length > 1) ?? app.shownPanes[0];
    const [entry, column] = [app.top(pane), app.columns[pane]];
    const isRoot = stacks[pane]?.length === 1 && entry.screen === column.screen;
    const words = (isRoot && column.title) || app.titleOfScreen(entry.screen) || column.title || app.data.app;
    const places = pane === app.firstPane ? ["list", "window"] : ["detail"];
    return [title(words, isRoot && column.isSuggested), mark(app, ...places, `screen/${entry.screen}`)];
  }
  function backAndForward(app) {
    const item = app.toolbarItem("back");
    if (!item && !app.isNarrow && !app.canGoBack && !app.canGoForward) return null;
    return spot(app, group(tool("", "toolbar.back", item?.title ?? "Back", () => app.perform("back"), "back", { disabled: !app.canGoBack }),
      tool("", "toolbar.forward", "Forward", () => app.perform("forward"), "forward", { disabled: !app.canGoForward })), `toolbar/${item?.title}`);
  }
  function tools(app, items) {
    const most = app.isNarrow ? 2 : 5;
    const shown = items.length > most ? items.slice(0, most - 1) : items;
    return items.length > 0 && group(shown.map((item) => itemNode(app, item)), shown.length < items.length && overflow(app, items.slice(shown.length)));
  }
  function overflow(app, rest) {
    const isOpen = app.ui.menu === "more";
    return make("span.p-spot", tool("", "toolbar.more", "More toolbar items", () => app.openMenu(isOpen ? null : "more"), "more",
      { "aria-haspopup": "true", "aria-expanded": String(isOpen) }),
    isOpen && make("span.p-panel.p-more", rest.map((item) => make("button.p-item", { key: `toolbar.${item.name}`, act: () => app.useTool(item) }, item.title))));
  }
  function itemNode(app, item) {
    const key = `toolbar.${item.name}`;
    const path = app.symbolOfTool(item) ?? (/^(next|previous|inspector)$/.test(item.does) ? item.does : null);
    return spot(app, tool(`${path ? "" : ".wordy"}${glow(app, key)}`, key, item.title, () => app.useTool(item), path,
      { disabled: app.isDimmed(item), title: [item.title, item.command].filter(Boolean).join(": ") }), `toolbar/${item.name}`);
  }
  function segments(app) {
    return spot(app, choices("div.p-segments", "radiogroup", "Sections", app.state.window.sections.map((section, index) =>
      make(`button${section.isSuggested ? ".soft" : ""}${glow(app, `section.${index}`)}`, {
        key: `section.${index}`, ...choice("radio", index === app.view.section), act: () => app.go(index),
      }, section.title ?? `Section ${index + 1}`))), "segments", "toolbar/Sections");
  }
  function searchField(app, item) {
    const [lit, place] = [glow(app, "find"), `toolbar/${item.title}`];
    if (app.isTight && !app.ui.isSearching && !app.ui.query) {
      return spot(app, group(tool(lit, "toolbar.find", item.title, () => app.perform("find"), "find")), place);
    }
    return make("span.p-spot.p-search-spot", make(`label.p-search${lit}`, icon("find"), unseen(item.title), make("input", {
      key: "search", type: "search", placeholder: app.searchPrompt ?? item.title, autocomplete: "off", "data-bound": true, value: app.ui.query, enter: app.search,
    })), mark(app, place));
  }
  return { toolbar, segments, mark, dot, title, lights, sidebarButton };
})();
