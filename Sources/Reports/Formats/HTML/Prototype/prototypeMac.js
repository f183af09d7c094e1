// The Mac: menu bar, window, toolbar, columns, sheets, and what floats above.
const prototypeMac = (() => {
  "use strict";
  const { make, unseen, choices, choice, icon } = prototypeElements;
  const { hasSectionsInSidebar } = prototypeModel;
  const { content } = prototypeScreens;

  // MARK: The menu bar

  function menuBar(app) {
    const { menus } = app.state;
    return make("div.p-menubar", { role: "menubar", "aria-label": `Menu bar of ${app.data.app}` },
      menus.map((menu, index) => make("div.p-menu", { role: "none" },
        make(`button.p-menu-name${index ? "" : ".app"}`, {
          key: `menu.${index}`, role: "menuitem", "aria-haspopup": "menu",
          "aria-expanded": String(app.ui.menu === index), tabindex: index === (app.ui.menu ?? 0) ? 0 : -1, "data-menu": index,
          act: (event) => app.openMenu(app.ui.menu === index ? null : index, !event.detail),
        }, menu.name, dot(app, findingsOf(app, menu))),
        app.ui.menu === index && menuPanel(app, menu, index))));
  }
  const findingsOf = (app, menu) => [...new Set(menu.items.flatMap((item) => app.findings(`menu/${menu.name}/${item.title}`)))];
  const worst = (findings) => ["required", "recommended", "consider"].find((one) => findings.some((finding) => finding.severity === one));
  const dot = (app, findings) => app.ui.hasMarks && findings.length > 0
    && make(`span.p-dot.${worst(findings)}`, { "aria-hidden": "true" });

  function menuPanel(app, menu, index) {
    const own = app.ui.hasMarks ? findingsOf(app, menu) : [];
    const hasNew = menu.items.some((item) => item.isNew);
    return make("div.p-panel", { "data-under": `menu.${index}` },
      make("div", { role: "menu", "aria-label": menu.name },
        menu.items.flatMap((item, number) => [
          item.separator && make("div", { role: "separator" }), menuItem(app, menu, item, `menu.${index}.${number}`)]),
        own.length > 0 && make("div", { role: "separator" }),
        own.map((finding) => make("button.p-item.finding-item", {
          key: `menu.${index}.${finding.key}`, role: "menuitem", tabindex: -1,
          "aria-label": `Finding, ${finding.severity}: ${finding.title}`, act: () => app.showFindings([finding], `menu.${index}`),
        }, make("span.p-check", dot(app, [finding])), make("span", finding.title)))),
      hasNew && make("p.p-legend", "+ is new on the Mac"));
  }
  function menuItem(app, menu, item, key) {
    const isSection = item.does === "section";
    const isHere = isSection && item.section === app.view.section;
    return make("button.p-item", {
      key, tabindex: -1, role: isSection ? "menuitemradio" : "menuitem", title: item.enabled,
      "aria-checked": isSection ? String(isHere) : null, "aria-disabled": app.isDimmed(item) ? "true" : null,
      act: () => app.choose(menu, item),
    }, make("span.p-check", isHere && icon("check")),
    make("span", app.titleOf(item), item.isNew && make("span.p-new", " +", unseen(" new"))),
    item.key && make("kbd", item.key));
  }

  // MARK: Marks of findings

  function mark(app, ...places) {
    const findings = [...new Set(places.flatMap((place) => app.findings(place)))];
    if (!app.ui.hasMarks || !findings.length) return null;
    const key = `mark.${places[0]}`;
    const [first, count] = [findings[0], findings.length];
    const name = count > 1 ? `${count} findings, first ${first.severity}: ${first.title}` : `Finding, ${first.severity}: ${first.title}`;
    return make(`button.p-mark.${worst(findings)}`, { key, "aria-label": name, title: name,
      "aria-pressed": String(app.ui.finding?.opener === key), act: () => app.showFindings(findings, key) });
  }
  /// Something with a mark beside it.
  const spot = (app, node, ...places) => make("span.p-spot", node, mark(app, ...places));

  // MARK: The window

  function desk(app) {
    const { ui } = app;
    return make("div.p-desk", { key: "desk" }, mainWindow(app), ui.windows.map((one, index) => floating(app, one, index)),
      make("p.p-said", { role: "status" }, ui.line && make("span", ui.line)));
  }
  function mainWindow(app) {
    const { ui, state } = app;
    const isModal = Boolean(ui.sheet);
    return make(`div.p-window${app.isNarrow ? ".narrow" : ""}${state.window.isOpen ? ".open" : ""}`, { role: "group", "aria-label": `Window of ${app.data.app}` },
      make("div.p-inside", { inert: isModal },
        hasSidebar(app) && sidebar(app),
        make("div.p-main", ui.hasToolbar ? toolbar(app) : !hasSidebar(app) && make("div.p-toolbar.bare", lights()),
          tabs(app), tabView(app), panes(app))),
      ui.query && app.searchScreen != null && results(app),
      ui.sheet && sheet(app), ui.popover && popover(app));
  }
  const lights = (close) => make("span.p-lights", { "aria-hidden": close ? null : "true" }, close ?? make("i"), make("i"), make("i"));
  const hasSidebar = (app) => app.ui.hasSidebar && (hasSectionsInSidebar(app.state) || app.columns[0].at === "sidebar");

  function sidebar(app) {
    const toggle = app.toolbarItem("sidebar");
    return make(`div.p-sidebar${glow(app, "sidebar")}`,
      make("div.p-sidebar-bar", lights(), toggle && sidebarButton(app, toggle)),
      hasSectionsInSidebar(app.state) ? sectionList(app) : sidebarPane(app),
      make("span.p-corner", mark(app, "sidebar")));
  }
  function sidebarButton(app, item) {
    return spot(app, make("button.p-tool", { key: "toolbar.sidebar", "aria-label": item.title, "aria-pressed": String(app.ui.hasSidebar),
      act: () => app.perform({ does: "sidebar" }) }, icon("sidebar")), `toolbar/${item.title}`);
  }
  function sectionList(app) {
    return choices("div.p-sections", "listbox", "Sections",
      app.state.window.sections.map((section, index) => {
        const isHere = index === app.view.section;
        return make(`button.p-section${glow(app, `section.${index}`)}`, { key: `section.${index}`, ...choice("option", isHere), act: () => app.go(index) },
        section.symbol != null ? icon(app.data.symbols[section.symbol]) : make("span.p-thumb", { "aria-hidden": "true" }),
        title(section.title ?? "Section, not known", section.isSuggested));
      }));
  }
  function sidebarPane(app) {
    const column = app.columns[0];
    const entry = app.top(0);
    const isRoot = app.way.stacks[0].length === 1;
    return make("div.p-sections", { key: `pane.0.${entry.screen}.${app.way.stacks[0].length}` },
      make("p.p-header", isRoot ? column.title ?? app.titleOfScreen(entry.screen) : app.titleOfScreen(entry.screen)),
      content(app.screens[entry.screen], app.context("sidebar", entry, { look: "sidebar", pane: 0, rows: 8 })));
  }
  const title = (words, isSuggested) => make(isSuggested ? "span.p-title.soft" : "span.p-title", { title: isSuggested ? "A suggested title" : null }, words);
  const glow = (app, name) => app.ui.glow === name ? ".p-glow" : "";

  // MARK: The toolbar

  function toolbar(app) {
    const items = app.toolbarItems;
    const at = (placement) => items.filter((item) => !/^(back|forward|sidebar|find)$/.test(item.does ?? "")
      && !(item.placement === "center" && isSegmented(app)) && (item.placement ?? "trailing") === placement);
    const find = items.find((item) => item.does === "find");
    const toggle = app.toolbarItem("sidebar");
    return make("div.p-toolbar", { role: "group", "aria-label": "Toolbar" },
      !hasSidebar(app) && lights(), !hasSidebar(app) && toggle && group(sidebarButton(app, toggle)),
      backAndForward(app), make("span.p-window-title", windowTitle(app)),
      tools(app, at("leading")), make("span.p-gap"),
      isSegmented(app) && segments(app, "toolbar"), tools(app, at("center")), isSegmented(app) && make("span.p-gap"),
      tools(app, at("trailing")), find && searchField(app, find));
  }
  const isSegmented = (app) => app.state.window.form.startsWith("segments");
  const group = (...items) => make("span.p-group", ...items);

  function windowTitle(app) {
    const panes = app.shownPanes;
    const pushed = panes.findLast((pane) => app.way.stacks[pane].length > 1);
    const pane = pushed ?? panes[0];
    const entry = app.top(pane);
    const column = app.columns[pane] ?? {};
    const isRoot = app.way.stacks[pane].length === 1 && entry.screen === column.screen;
    const words = (isRoot ? column.title : null) ?? app.titleOfScreen(entry?.screen) ?? column.title ?? app.data.app;
    const isFirst = !app.columns.slice(0, pane).some((one) => one.at === "column");
    return [title(words, isRoot && column.isSuggested),
      mark(app, ...(isFirst ? ["list", "window"] : ["detail"]), ...(entry?.screen != null ? [`screen/${entry.screen}`] : []))];
  }
  function backAndForward(app) {
    const item = app.toolbarItem("back");
    const canBack = app.canGo("back");
    const canForward = app.canGo("forward");
    if (!item && !app.isNarrow && !canBack && !canForward) return null;
    return make("span.p-spot", group(
      make("button.p-tool", { key: "toolbar.back", "aria-label": item?.title ?? "Back", disabled: !canBack, act: () => app.perform({ does: "back" }) }, icon("back")),
      make("button.p-tool", { key: "toolbar.forward", "aria-label": "Forward", disabled: !canForward, act: () => app.perform({ does: "forward" }) }, icon("forward"))),
    item && mark(app, `toolbar/${item.title}`));
  }
  function tools(app, items) {
    const most = app.isNarrow ? 2 : 5;
    const shown = items.length > most ? items.slice(0, most - 1) : items;
    const rest = items.slice(shown.length);
    if (!items.length) return null;
    return group(shown.map((item) => tool(app, item)), rest.length > 0 && make("span.p-spot",
      make("button.p-tool", { key: "toolbar.more", "aria-label": "More toolbar items", "aria-haspopup": "true", "aria-expanded": String(app.ui.menu === "more"),
        act: () => app.openMenu(app.ui.menu === "more" ? null : "more") }, icon("more")),
      app.ui.menu === "more" && make("span.p-panel.p-more", rest.map((item) => make("button.p-item", { key: `toolbar.${item.title}`, act: () => app.useTool(item) }, item.title)))));
  }
  function tool(app, item) {
    const key = `toolbar.${item.title}`;
    const path = item.symbol != null ? app.data.symbols[item.symbol] : app.symbolOfTool(item) ?? { next: "next", previous: "previous", inspector: "inspector" }[item.does];
    const isDimmed = Boolean(item.does) && app.isDimmed(item);
    return spot(app, make(`button.p-tool${path ? "" : ".wordy"}${glow(app, key)}`, { key, "aria-label": path ? item.title : null, disabled: isDimmed,
      title: item.command ? `${item.title}: ${item.command}` : item.title, act: () => app.useTool(item) }, path ? icon(path) : item.title), `toolbar/${item.title}`);
  }
  function segments(app, place) {
    return spot(app, choices("div.p-segments", "radiogroup", "Sections",
      app.state.window.sections.map((section, index) => {
        const isHere = index === app.view.section;
        return make(`button${section.isSuggested ? ".soft" : ""}${glow(app, `section.${index}`)}`, { key: `section.${index}`, ...choice("radio", isHere), act: () => app.go(index) }, section.title ?? `Section ${index + 1}`);
      })), "segments", `${place}/Sections`);
  }
  const tabView = (app) => app.state.window.form === "tab-view" && app.state.window.sections.length > 0
    && make("div.p-tab-view", segments(app, "toolbar"));

  function searchField(app, item) {
    const isFolded = app.isTight && !app.ui.isSearching && !app.ui.query;
    const place = `toolbar/${item.title}`;
    if (isFolded) {
      return spot(app, group(make(`button.p-tool${glow(app, "find")}`, { key: "toolbar.find", "aria-label": item.title,
        act: () => app.perform({ does: "find" }) }, icon("find"))), place);
    }
    return make("span.p-spot.p-search-spot", make(`label.p-search${glow(app, "find")}`, icon("find"), unseen(item.title),
      make("input", { key: "search", type: "search", placeholder: app.searchPrompt ?? item.title, autocomplete: "off", "data-bound": true,
        value: app.ui.query, enter: (text) => app.search(text) })), mark(app, place));
  }
  function results(app) {
    const entry = app.ui.results;
    return make("div.p-popover.p-results", { role: "region", "aria-label": `Results for ${app.ui.query}`, "data-under": "search" },
      content(app.screens[app.searchScreen], app.context("results", entry, { look: "list", origin: "results", rows: 4 })));
  }

  // MARK: Window tabs and columns

  function tabs(app) {
    if (app.ui.tabs.length < 2) return null;
    return make("div.p-tabs", choices("div", "tablist", "Window tabs",
      app.ui.tabs.map((view, index) => make("button.p-tab", { key: `tab.${view.id}`, ...choice("tab", index === app.ui.tab), act: () => app.showTab(index) }, app.titleOfView(view)))),
    make("button.p-tool", { key: "tab.close", "aria-label": "Close the window tab", act: () => app.perform({ does: "close" }) }, icon("close")));
  }
  function panes(app) {
    const shown = app.shownPanes;
    return make("div.p-panes", shown.map((pane) => column(app, pane)),
      app.ui.hasInspector && app.inspectorScreen != null && ownInspector(app));
  }
  function column(app, pane) {
    const entry = app.top(pane);
    const { isList, screen } = app.columns[pane];
    const kind = app.screens[entry.screen]?.kind;
    const heading = app.titleOfScreen(entry.screen) ?? app.columns[pane].title ?? "Column";
    const isSelf = entry.screen === screen;
    const places = [`screen/${entry.screen}`, isList ? "list" : "detail", ...(kind === "pages" ? ["pages"] : [])];
    const isFirst = pane === app.shownPanes[0] || app.way.stacks[pane].length > 1;
    return make(`div.p-pane.${isList && isSelf ? "list" : "detail"}`, { key: `pane.${pane}.${entry.screen}.${app.way.stacks[pane].length}`,
      role: "group", "aria-label": heading, tabindex: 0 },
    !isFirst && make("p.p-pane-title", title(heading), mark(app, ...places.filter((place) => place !== "list"))),
    content(app.screens[entry.screen], app.context(`pane.${pane}`, entry, { look: "list", pane, rows: 8 })), barButtons(app, entry.screen, pane));
  }
  /// Buttons of a bar at the bottom, which have no place in the toolbar.
  function barButtons(app, screen) {
    const own = app.screens[screen]?.bottom ?? [];
    if (!own.length) return null;
    return make("div.p-bottom", own.map((one, index) => make("button.p-push", { key: `bottom.${screen}.${index}`, "aria-label": one.title ?? "Button, not known", act: () => app.open({ target: one.opens, how: "present", name: one.title }) },
    one.title ?? (one.symbol != null ? icon(app.data.symbols[one.symbol]) : "…"))));
  }
  function ownInspector(app) {
    const screen = app.inspectorScreen;
    return make("div.p-pane.p-own-inspector", { role: "group", "aria-label": app.titleOfScreen(screen) ?? "Inspector", tabindex: 0 },
      content(app.screens[screen], app.context("inspector", { screen, row: 0 }, { look: "list", origin: "inspector", rows: 5 })));
  }

  // MARK: What lies above the window

  function presented(app, stack, key, origin, rows) {
    const entry = stack.at(-1);
    const back = stack.length > 1 && make("button.p-tool", { key: `${key}.back`, "aria-label": "Back", act: () => app.popFrom(stack) }, icon("back"));
    return { entry, back, words: app.titleOfScreen(entry.screen) ?? "Screen, not known",
      nodes: content(app.screens[entry.screen], app.context(key, entry, { look: "list", origin, stack, rows })) };
  }
  function sheet(app) {
    const { stack } = app.ui.sheet;
    const { entry, back, words, nodes } = presented(app, stack, "sheet", "sheet", 5);
    return make("div.p-shade", make(`div.p-sheet${glow(app, "sheet")}`, { role: "dialog", "aria-modal": "true", "aria-label": words, key: "sheet", tabindex: -1 },
      make("div.p-sheet-title", back, title(words), mark(app, `screen/${entry.screen}`)),
      make("div.p-sheet-content", { key: `sheet.${entry.screen}.${stack.length}`, role: "group", tabindex: 0, "aria-label": `Content of ${words}` }, nodes),
      sheetButtons(app, entry.screen)));
  }
  /// On the Mac, the buttons of a sheet are at its bottom; what confirms comes last.
  function sheetButtons(app, screen) {
    const { leading = [], trailing = [], bottom = [] } = app.screens[screen] ?? {};
    const own = [...leading, ...bottom, ...trailing];
    const node = (one, index) => make(`button.p-push${index === own.length - 1 && index ? ".main" : ""}`, { key: `sheet.button.${index}`,
      "aria-label": one.title ? null : "Button, not known", act: () => app.usePresented(one) },
    one.title ?? (one.symbol != null ? icon(app.data.symbols[one.symbol]) : "…"));
    return make("div.p-sheet-buttons", own.length ? own.map(node) : [make("span.p-nothing", "Its buttons are not known."),
      make("button.p-push", { key: "sheet.close", act: () => app.closeTop() }, "Close")]);
  }
  function popover(app) {
    const { stack, under } = app.ui.popover;
    const { back, words, nodes } = presented(app, stack, "popover", "popover", 4);
    return make("div.p-popover", { role: "dialog", "aria-label": words, key: "popover", tabindex: -1, "data-under": under },
      make("div.p-sheet-title", back, title(words)), make("div.p-sheet-content", nodes));
  }
  function floating(app, one, index) {
    const { entry, back, words, nodes } = presented(app, one.stack, `window.${one.id}`, "window", 5);
    const close = make("button.p-close", { key: `window.${one.id}.close`, "aria-label": `Close ${words}`, act: () => app.closeWindow(one) });
    const { leading = [], trailing = [] } = app.screens[entry.screen] ?? {};
    const buttons = [...leading, ...trailing];
    return make(`div.p-window.p-float${glow(app, `window.${one.id}`)}`, { role: "dialog", "aria-label": words, key: `window.${one.id}`,
      tabindex: -1, style: `--at: ${index}` },
    make("div.p-toolbar", lights(close), back, make("span.p-window-title", title(words),
      mark(app, ...(one.isSettings ? ["settings"] : []), `screen/${entry.screen}`)), make("span.p-gap"),
    buttons.length > 0 && group(buttons.map((button_, number) => make("button.p-tool.wordy", { key: `window.${one.id}.b${number}`, "aria-label": button_.title ? null : "Button, not known",
      act: () => app.usePresented(button_, one) }, button_.title ?? "…")))),
    one.choices?.length > 1 && make("div.p-tab-view", choices("div.p-segments", "radiogroup", "Panes",
      one.choices.map((screen) => make("button", { key: `window.${one.id}.pane.${screen}`, ...choice("radio", one.stack[0].screen === screen), act: () => app.showSettings(one, screen) }, app.titleOfScreen(screen) ?? "Pane")))),
    make("div.p-float-content", { key: `window.${one.id}.${entry.screen}`, role: "group", tabindex: 0, "aria-label": `Content of ${words}` }, nodes));
  }
  return { menuBar, desk };
})();
