// The Mac: the menu bar, the window with its sidebar and columns, and what lies above it.
const prototypeMac = (() => {
  "use strict";
  const { make, unseen, choices, choice, icon, glow } = prototypeElements;
  const { content } = prototypeScreens;
  const { toolbar, segments, mark, dot, title, lights, sidebarButton } = prototypeToolbar;

  // MARK: The menu bar

  function menuBar(app) {
    const { menu: open } = app.ui;
    return make("div.p-menubar", { role: "menubar", label: `Menu bar of ${app.data.app}` }, app.state.menus.map((menu, index) =>
      make("div.p-menu", { role: "none" }, make(`button.p-menu-name${index ? "" : ".app"}`, {
        key: `menu.${index}`, "data-menu": index, role: "menuitem", "aria-haspopup": "menu", "aria-expanded": String(open === index),
        tabindex: index === (open ?? 0) ? 0 : -1, act: (event) => app.openMenu(open === index ? null : index, !event.detail),
      }, menu.name, dot(app, findingsOf(app, menu))), open === index && menuPanel(app, menu, `menu.${index}`))));
  }
  const findingsOf = (app, menu) => [...new Set(menu.items.flatMap((item) => app.findings(`menu/${menu.name}/${item.title}`)))];
  const line = () => make("div", { role: "separator" });

  function menuPanel(app, menu, key) {
    const findings = app.ui.hasMarks ? findingsOf(app, menu) : [];
    return make("div.p-panel", { "data-under": key }, make("div", { role: "menu", label: menu.name },
      menu.items.map((item, number) => [item.separator && line(), menuItem(app, menu, item, `${key}.${number}`, number ? -1 : 0)]),
      findings.length > 0 && line(), findings.map((one) => make("button.p-item.finding-item", {
        key: `${key}.${one.key}`, role: "menuitem", tabindex: -1, label: `Finding, ${one.severity}: ${one.title}`,
        act: () => app.showFindings([one], key),
      }, make("span.p-check", dot(app, [one])), make("span", one.title)))),
    menu.items.some((item) => item.isNew) && make("p.p-legend", "+ is new on the Mac"));
  }
  function menuItem(app, menu, item, key, tabindex) {
    const isSection = item.does === "section";
    const isHere = isSection && item.section === app.view.section;
    return make("button.p-item", {
      key, tabindex, title: item.enabled, role: isSection ? "menuitemradio" : "menuitem", act: () => app.choose(menu, item),
      "aria-checked": isSection && String(isHere), "aria-disabled": app.isDimmed(item) && "true",
    }, make("span.p-check", isHere && icon("check")),
    make("span", app.titleOf(item), item.isNew && make("span.p-new", " +", unseen(" new"))), item.key && make("kbd", item.key));
  }

  // MARK: The window

  function desk(app) {
    const { line: said, windows } = app.ui;
    return make("div.p-desk", { key: "desk" }, mainWindow(app), windows.map((one, index) => floating(app, one, index)),
      make("p.p-said", { role: "status" }, said && make("span", said)));
  }
  function mainWindow(app) {
    const { ui, state } = app;
    const hasSidebar = ui.hasSidebar && (state.window.form === "sidebar" || app.firstPane > 0);
    return make(`div.p-window${app.isNarrow ? ".narrow" : ""}${ui.isNarrow ? ".small" : ""}${state.window.isOpen ? ".open" : ""}`, {
      role: "group", label: `Window of ${app.data.app}`,
    }, make("div.p-inside", { inert: Boolean(ui.sheet) }, hasSidebar && sidebar(app), make("div.p-main",
      ui.hasToolbar ? toolbar(app, hasSidebar) : !hasSidebar && make("div.p-toolbar.bare", lights()), tabs(app),
      state.window.form === "tab-view" && make("div.p-tab-view", segments(app)), panes(app))),
    ui.query && app.searchScreen != null && results(app), ui.sheet && sheet(app, ui.sheet.stack), ui.popover && popover(app, ui.popover));
  }
  function sidebar(app) {
    return make("div.p-sidebar", make("div.p-sidebar-bar", lights(), sidebarButton(app)),
      app.firstPane ? sidebarPane(app) : app.state.window.sections.length ? sectionList(app) : unknownSections(),
      make("span.p-corner", mark(app, "sidebar")));
  }
  function sectionList(app) {
    return choices("div.p-sections", "listbox", "Sections", app.state.window.sections.map((section, index) =>
      make(`button.p-section${glow(app, `section.${index}`)}`, {
        key: `section.${index}`, ...choice("option", index === app.view.section), act: () => app.go(index),
      }, section.symbol != null ? icon(app.symbols[section.symbol]) : make("span.p-thumb"),
      title(section.title ?? "Section, not known", section.isSuggested))));
  }
  const unknownSections = () => make("div.p-sections", make("p.p-header", "Its sections are not known."),
    [0, 1, 2, 3].map((index) => make("div.p-section", make("span.p-thumb"), prototypeElements.bar(`section ${index}`))));
  function sidebarPane(app) {
    const [stack, entry] = [app.way.stacks[0], app.top(0)];
    return make("div.p-sections", { key: `pane.0.${entry.screen}.${stack.length}` },
      make("p.p-header", (stack.length === 1 ? app.columns[0].title : null) ?? app.titleOfScreen(entry.screen)),
      content(app.at(entry.screen), app.context("sidebar", entry, { look: "sidebar", pane: 0, rows: 8 })));
  }
  function tabs(app) {
    const { ui } = app;
    return ui.tabs.length > 1 && make("div.p-tabs", choices("div", "tablist", "Window tabs", ui.tabs.map((view, index) =>
      make("button.p-tab", { key: `tab.${view.id}`, ...choice("tab", index === ui.tab), act: () => app.showTab(index) }, app.titleOfView(view)))),
    make("button.p-tool", { key: "tab.close", label: "Close the window tab", act: () => app.closeTop(true) }, icon("close")));
  }

  // MARK: Columns

  /// The content of a screen, which scrolls.
  const scroll = (name, key, label, ...nodes) => make(name, { key, role: "group", tabindex: 0, label: label }, ...nodes);

  function panes(app) {
    const own = app.ui.hasInspector && app.inspectorScreen;
    return make("div.p-panes", app.shownPanes.map((pane) => column(app, pane)),
      Number.isInteger(own) && scroll("div.p-pane.p-own-inspector", "inspector", app.titleOfScreen(own) ?? "Inspector",
        content(app.at(own), app.context("inspector", { screen: own }, { look: "list", origin: "inspector", rows: 5 }))));
  }
  function column(app, pane) {
    const [stack, entry, own] = [app.way.stacks[pane], app.top(pane), app.columns[pane]];
    const screen = app.at(entry.screen);
    const heading = app.titleOfScreen(entry.screen) ?? own.title ?? "Column";
    const hasTitle = pane !== app.shownPanes[0] && stack.length === 1;
    return scroll(`div.p-pane.${own.isList && entry.screen === own.screen ? "list" : "detail"}`, `pane.${pane}.${entry.screen}.${stack.length}`, heading,
      hasTitle && make("p.p-pane-title", title(heading), mark(app, `screen/${entry.screen}`, "detail", ...(screen.kind === "pages" ? ["pages"] : []))),
      content(screen, app.context(`pane.${pane}`, entry, { look: "list", pane, rows: 8 })),
      screen.bottom.length > 0 && make("div.p-bottom", screen.bottom.map((one, index) =>
        push(app, one, `bottom.${pane}.${index}`, () => app.open({ target: one.opens, how: "present", name: one.title })))));
  }
  const push = (app, one, key, act, name = "") => make(`button.p-push${name}`, { key, act, label: !one.title && "Button, not known" },
    one.title ?? (one.symbol != null ? icon(app.symbols[one.symbol]) : "…"));
  function results(app) {
    return make("div.p-popover.p-results", { role: "region", label: `Results for ${app.ui.query}`, "data-under": "search" },
      content(app.at(app.searchScreen), app.context("results", app.ui.results, { look: "list", origin: "results", rows: 4 })));
  }

  // MARK: What lies above the window

  function presented(app, stack, key, origin) {
    const entry = stack.at(-1);
    const words = app.titleOfScreen(entry.screen) ?? "Screen, not known";
    return {
      entry, words, back: stack.length > 1 && make("button.p-tool", { key: `${key}.back`, label: "Back", act: () => app.popFrom(stack) }, icon("back")),
      nodes: (name) => scroll(name, `${key}.${entry.screen}.${stack.length}`, `Content of ${words}`,
        content(app.at(entry.screen), app.context(key, entry, { look: "list", origin, stack, rows: 5 }))),
    };
  }
  function sheet(app, stack) {
    const { entry, back, words, nodes } = presented(app, stack, "sheet", "sheet");
    return make("div.p-shade", make("div.p-sheet", { role: "dialog", "aria-modal": "true", label: words, key: "sheet", tabindex: -1 },
      make("div.p-sheet-title", back, title(words), mark(app, `screen/${entry.screen}`)), nodes("div.p-sheet-content"), sheetButtons(app, app.at(entry.screen))));
  }
  /// On the Mac, the buttons of a sheet are at its bottom, and what confirms comes last.
  function sheetButtons(app, { leading, trailing, bottom }) {
    const own = [...leading, ...bottom, ...trailing];
    return make("div.p-sheet-buttons", own.map((one, index) =>
      push(app, one, `sheet.button.${index}`, () => app.usePresented(one), index && index === own.length - 1 ? ".main" : "")),
    !own.length && [make("span.p-nothing", "Its buttons are not known."), make("button.p-push", { key: "sheet.close", act: () => app.closeTop() }, "Close")]);
  }
  function popover(app, { stack, under }) {
    const { entry, back, words, nodes } = presented(app, stack, "popover", "popover");
    const { leading, trailing, bottom } = app.at(entry.screen);
    return make("div.p-popover", { role: "dialog", label: words, key: "popover", tabindex: -1, "data-under": under },
      make("div.p-sheet-title", back, title(words)), nodes("div.p-sheet-content"),
      [...leading, ...trailing, ...bottom].length > 0 && sheetButtons(app, app.at(entry.screen)));
  }
  function floating(app, one, index) {
    const key = `window.${one.id}`;
    const { entry, back, words, nodes } = presented(app, one.stack, key, "window");
    const close = make("button.p-close", { key: `${key}.close`, label: `Close ${words}`, act: () => app.closeWindow(one) });
    const buttons = [...app.at(entry.screen).leading, ...app.at(entry.screen).trailing];
    return make(`div.p-window.p-float${glow(app, key)}`, { role: "dialog", label: words, key, tabindex: -1, style: `--at: ${index}` },
      make("div.p-toolbar", lights(close), back, make("span.p-window-title", title(words), mark(app, `screen/${entry.screen}`, ...(one.isSettings ? ["settings"] : []))),
        make("span.p-gap"), buttons.map((button, number) => push(app, button, `${key}.b${number}`, () => app.usePresented(button, one)))),
      one.choices?.length > 1 && make("div.p-tab-view", choices("div.p-segments", "radiogroup", "Panes", one.choices.map((screen) =>
        make("button", { key: `${key}.pane.${screen}`, ...choice("radio", one.stack[0].screen === screen), act: () => app.showSettings(one, screen) },
          app.titleOfScreen(screen) ?? "Pane")))), nodes("div.p-float-content"));
  }
  return { menuBar, desk };
})();
