// The Mac: menu bar, window, toolbar, columns, sheets, and what floats above.
const prototypeMac = (() => {
  "use strict";
  const { make, button, unseen, icon } = prototypeElements;
  const { hasSectionsInSidebar, backFrom } = prototypeModel;
  const { content } = prototypeScreens;

  // MARK: The menu bar

  function menuBar(app) {
    const { menus } = app.state;
    return make("div", { class: "p-menubar", role: "menubar", "aria-label": `Menu bar of ${app.data.app}` },
      menus.map((menu, index) => make("div", { class: "p-menu", role: "none" },
        button({
          key: `menu.${index}`, class: index ? "p-menu-name" : "p-menu-name app", role: "menuitem", "aria-haspopup": "menu",
          "aria-expanded": String(app.ui.menu === index), tabindex: index === (app.ui.menu ?? 0) ? 0 : -1, "data-menu": index,
          act: () => app.openMenu(app.ui.menu === index ? null : index),
        }, menu.name, dot(app, findingsOf(app, menu))),
        app.ui.menu === index && menuPanel(app, menu, index))));
  }
  const findingsOf = (app, menu) => [...new Set(menu.items.flatMap((item) => app.findings(`menu/${menu.name}/${item.title}`)))];
  const worst = (findings) => ["required", "recommended", "consider"].find((one) => findings.some((finding) => finding.severity === one));
  const dot = (app, findings) => app.ui.hasMarks && findings.length > 0
    && make("span", { class: `p-dot ${worst(findings)}`, "aria-hidden": "true" });

  function menuPanel(app, menu, index) {
    const own = app.ui.hasMarks ? findingsOf(app, menu) : [];
    const hasNew = menu.items.some((item) => item.isNew);
    return make("div", { class: "p-panel", "data-under": `menu.${index}` },
      make("div", { role: "menu", "aria-label": menu.name, class: "p-items" },
        menu.items.flatMap((item, number) => [
          item.separator && make("div", { role: "separator" }), menuItem(app, menu, item, `menu.${index}.${number}`)]),
        own.length > 0 && make("div", { role: "separator" }),
        own.map((finding) => button({
          key: `menu.${index}.${finding.key}`, class: "p-item finding-item", role: "menuitem", tabindex: -1,
          "aria-label": `Finding, ${finding.severity}: ${finding.title}`, act: () => app.showFindings([finding], `menu.${index}`),
        }, make("span", { class: "p-check" }, dot(app, [finding])), make("span", {}, finding.title)))),
      hasNew && make("p", { class: "p-legend" }, "+ is new on the Mac"));
  }
  function menuItem(app, menu, item, key) {
    const isSection = item.does === "section";
    const isHere = isSection && item.section === app.view.section;
    return button({
      key, class: "p-item", tabindex: -1, role: isSection ? "menuitemradio" : "menuitem", title: item.enabled,
      "aria-checked": isSection ? String(isHere) : null, "aria-disabled": app.isDimmed(item) ? "true" : null,
      act: () => app.choose(menu, item),
    }, make("span", { class: "p-check" }, isHere && icon("check")),
    make("span", {}, app.titleOf(item), item.isNew && make("span", { class: "p-new" }, " +", unseen(" new"))),
    item.key && make("kbd", {}, item.key));
  }

  // MARK: Marks of findings

  function mark(app, ...places) {
    const findings = [...new Set(places.flatMap((place) => app.findings(place)))];
    if (!app.ui.hasMarks || !findings.length) return null;
    const key = `mark.${places[0]}`;
    const [first, count] = [findings[0], findings.length];
    const name = count > 1 ? `${count} findings, first ${first.severity}: ${first.title}` : `Finding, ${first.severity}: ${first.title}`;
    return button({ key, class: `p-mark ${worst(findings)}`, "aria-label": name, title: name,
      "aria-pressed": String(app.ui.finding?.opener === key), act: () => app.showFindings(findings, key) });
  }
  /// Something with a mark beside it.
  const spot = (app, node, ...places) => make("span", { class: "p-spot" }, node, mark(app, ...places));

  // MARK: The window

  function desk(app) {
    const { ui } = app;
    return make("div", { class: "p-desk", key: "desk" }, mainWindow(app), ui.windows.map((one, index) => floating(app, one, index)),
      make("p", { class: "p-said", role: "status" }, ui.line && make("span", {}, ui.line)));
  }
  function mainWindow(app) {
    const { ui, state } = app;
    const isModal = Boolean(ui.sheet);
    const classes = ["p-window", app.isNarrow && "narrow", hasSidebar(app) && "with-sidebar", state.window.isOpen && "open"];
    return make("div", { class: classes.filter(Boolean).join(" "), role: "group", "aria-label": `Window of ${app.data.app}` },
      make("div", { class: "p-inside", inert: isModal },
        hasSidebar(app) && sidebar(app),
        make("div", { class: "p-main" }, ui.hasToolbar ? toolbar(app) : !hasSidebar(app) && make("div", { class: "p-toolbar bare" }, lights()),
          tabs(app), tabView(app), panes(app))),
      ui.query && app.searchScreen != null && results(app),
      ui.sheet && sheet(app), ui.popover && popover(app));
  }
  const lights = (close) => make("span", { class: "p-lights", "aria-hidden": close ? null : "true" }, close ?? make("i"), make("i"), make("i"));
  const hasSidebar = (app) => app.ui.hasSidebar && (hasSectionsInSidebar(app.state) || app.columns[0].at === "sidebar");

  function sidebar(app) {
    const toggle = app.toolbarItem("sidebar");
    return make("div", { class: `p-sidebar${glow(app, "sidebar")}` },
      make("div", { class: "p-sidebar-bar" }, lights(), toggle && sidebarButton(app, toggle)),
      hasSectionsInSidebar(app.state) ? sectionList(app) : sidebarPane(app),
      make("span", { class: "p-corner" }, mark(app, "sidebar")));
  }
  function sidebarButton(app, item) {
    return spot(app, button({ key: "toolbar.sidebar", class: "p-tool", "aria-label": item.title, "aria-pressed": String(app.ui.hasSidebar),
      act: () => app.perform({ does: "sidebar" }) }, icon("sidebar")), `toolbar/${item.title}`);
  }
  function sectionList(app) {
    return make("div", { class: "p-sections", role: "listbox", "aria-label": "Sections", "data-rove": "select" },
      app.state.window.sections.map((section, index) => {
        const isHere = index === app.view.section;
        return button({ key: `section.${index}`, class: `p-section${glow(app, `section.${index}`)}`, role: "option", "data-item": true,
          "aria-selected": String(isHere), tabindex: isHere ? 0 : -1, act: () => app.go(index) },
        section.symbol != null ? icon(app.data.symbols[section.symbol]) : make("span", { class: "p-thumb", "aria-hidden": "true" }),
        title(section.title ?? "Section, not known", section.isSuggested));
      }));
  }
  function sidebarPane(app) {
    const column = app.columns[0];
    const entry = app.top(0);
    const isRoot = app.way.stacks[0].length === 1;
    return make("div", { class: "p-sections", key: `pane.0.${entry.screen}.${app.way.stacks[0].length}` },
      make("p", { class: "p-header" }, isRoot ? column.title ?? app.titleOfScreen(entry.screen) : app.titleOfScreen(entry.screen)),
      content(app.screens[entry.screen], app.context("sidebar", entry, { look: "sidebar", pane: 0, rows: 8 })));
  }
  const title = (words, isSuggested) => make("span", { class: isSuggested ? "p-title soft" : "p-title", title: isSuggested ? "A suggested title" : null }, words);
  const glow = (app, name) => app.ui.glow === name ? " p-glow" : "";

  // MARK: The toolbar

  function toolbar(app) {
    const items = app.toolbarItems;
    const at = (placement) => items.filter((item) => !/^(back|forward|sidebar|find)$/.test(item.does ?? "")
      && !(item.placement === "center" && isSegmented(app)) && (item.placement ?? "trailing") === placement);
    const find = items.find((item) => item.does === "find");
    const toggle = app.toolbarItem("sidebar");
    return make("div", { class: "p-toolbar", role: "group", "aria-label": "Toolbar" },
      !hasSidebar(app) && lights(), !hasSidebar(app) && toggle && group(sidebarButton(app, toggle)),
      backAndForward(app), make("span", { class: "p-window-title" }, windowTitle(app)),
      tools(app, at("leading")), make("span", { class: "p-gap" }),
      isSegmented(app) && segments(app, "toolbar"), tools(app, at("center")), isSegmented(app) && make("span", { class: "p-gap" }),
      tools(app, at("trailing")), find && searchField(app, find));
  }
  const isSegmented = (app) => app.state.window.form.startsWith("segments");
  const group = (...items) => make("span", { class: "p-group" }, ...items);

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
    return make("span", { class: "p-spot" }, group(
      button({ key: "toolbar.back", class: "p-tool", "aria-label": item?.title ?? "Back", disabled: !canBack, act: () => app.perform({ does: "back" }) }, icon("back")),
      button({ key: "toolbar.forward", class: "p-tool", "aria-label": "Forward", disabled: !canForward, act: () => app.perform({ does: "forward" }) }, icon("forward"))),
    item && mark(app, `toolbar/${item.title}`));
  }
  function tools(app, items) {
    const most = app.isNarrow ? 2 : 5;
    const shown = items.length > most ? items.slice(0, most - 1) : items;
    const rest = items.slice(shown.length);
    if (!items.length) return null;
    return group(shown.map((item) => tool(app, item)), rest.length > 0 && make("span", { class: "p-spot" },
      button({ key: "toolbar.more", class: "p-tool", "aria-label": "More toolbar items", "aria-haspopup": "true", "aria-expanded": String(app.ui.menu === "more"),
        act: () => app.openMenu(app.ui.menu === "more" ? null : "more") }, icon("more")),
      app.ui.menu === "more" && make("span", { class: "p-panel p-more" }, rest.map((item) => button({ key: `toolbar.${item.title}`, class: "p-item",
        act: () => app.useTool(item) }, item.title)))));
  }
  function tool(app, item) {
    const key = `toolbar.${item.title}`;
    const path = item.symbol != null ? app.data.symbols[item.symbol] : app.symbolOfTool(item) ?? { next: "next", previous: "previous", inspector: "inspector" }[item.does];
    const isDimmed = Boolean(item.does) && app.isDimmed(item);
    return spot(app, button({ key, class: `p-tool${path ? "" : " wordy"}${glow(app, key)}`, "aria-label": path ? item.title : null, disabled: isDimmed,
      title: item.command ? `${item.title}: ${item.command}` : item.title, act: () => app.useTool(item) }, path ? icon(path) : item.title), `toolbar/${item.title}`);
  }
  function segments(app, place) {
    return spot(app, make("div", { class: "p-segments", role: "radiogroup", "aria-label": "Sections", "data-rove": "select" },
      app.state.window.sections.map((section, index) => {
        const isHere = index === app.view.section;
        return button({ key: `section.${index}`, role: "radio", class: `${section.isSuggested ? "soft" : ""}${glow(app, `section.${index}`)}`.trim() || null,
          "aria-checked": String(isHere), tabindex: isHere ? 0 : -1, "data-item": true, act: () => app.go(index) }, section.title ?? `Section ${index + 1}`);
      })), "segments", `${place}/Sections`);
  }
  const tabView = (app) => app.state.window.form === "tab-view" && app.state.window.sections.length > 0
    && make("div", { class: "p-tab-view" }, segments(app, "toolbar"));

  function searchField(app, item) {
    const isFolded = app.isNarrow && !app.ui.isSearching && !app.ui.query;
    const place = `toolbar/${item.title}`;
    if (isFolded) {
      return spot(app, group(button({ key: "toolbar.find", class: `p-tool${glow(app, "find")}`, "aria-label": item.title,
        act: () => app.perform({ does: "find" }) }, icon("find"))), place);
    }
    return make("span", { class: "p-spot p-search-spot" }, make("label", { class: `p-search${glow(app, "find")}` }, icon("find"), unseen(item.title),
      make("input", { key: "search", type: "search", placeholder: app.searchPrompt ?? item.title, autocomplete: "off", "data-bound": true,
        value: app.ui.query, enter: (text) => app.search(text) })), mark(app, place));
  }
  function results(app) {
    const entry = app.ui.results;
    return make("div", { class: "p-popover p-results", role: "region", "aria-label": `Results for ${app.ui.query}`, "data-under": "search" },
      content(app.screens[app.searchScreen], app.context("results", entry, { look: "list", origin: "results", rows: 4 })));
  }

  // MARK: Window tabs and columns

  function tabs(app) {
    if (app.ui.tabs.length < 2) return null;
    return make("div", { class: "p-tabs" }, make("div", { role: "tablist", "aria-label": "Window tabs", "data-rove": "select" },
      app.ui.tabs.map((view, index) => button({ key: `tab.${view.id}`, role: "tab", class: "p-tab", "aria-selected": String(index === app.ui.tab), "data-item": true,
        tabindex: index === app.ui.tab ? 0 : -1, act: () => app.showTab(index) }, app.titleOfView(view)))),
    button({ key: "tab.close", class: "p-tool", "aria-label": "Close the window tab", act: () => app.perform({ does: "close" }) }, icon("close")));
  }
  function panes(app) {
    const shown = app.shownPanes;
    return make("div", { class: "p-panes" }, shown.map((pane, index) => column(app, pane, index === shown.length - 1 && shown.length > 1 ? "last" : "")),
      app.ui.hasInspector && app.inspectorScreen != null && ownInspector(app));
  }
  function column(app, pane, name) {
    const entry = app.top(pane);
    const { isList, screen } = app.columns[pane];
    const kind = app.screens[entry.screen]?.kind;
    const heading = app.titleOfScreen(entry.screen) ?? app.columns[pane].title ?? "Column";
    const isSelf = entry.screen === screen;
    const places = [`screen/${entry.screen}`, isList ? "list" : "detail", ...(kind === "pages" ? ["pages"] : [])];
    const isFirst = pane === app.shownPanes[0] || app.way.stacks[pane].length > 1;
    return make("div", { class: `p-pane ${isList && isSelf ? "list" : "detail"} ${name}`, key: `pane.${pane}.${entry.screen}.${app.way.stacks[pane].length}`,
      role: "group", "aria-label": heading, tabindex: 0 },
    !isFirst && make("p", { class: "p-pane-title" }, title(heading), mark(app, ...places.filter((place) => place !== "list"))),
    content(app.screens[entry.screen], app.context(`pane.${pane}`, entry, { look: "list", pane, rows: 8 })), barButtons(app, entry.screen, pane));
  }
  /// Buttons of a bar at the bottom, which have no place in the toolbar.
  function barButtons(app, screen) {
    const own = app.screens[screen]?.bottom ?? [];
    if (!own.length) return null;
    return make("div", { class: "p-bottom" }, own.map((one, index) => button({ key: `bottom.${screen}.${index}`, class: "p-push",
      "aria-label": one.title ?? "Button, not known", act: () => app.open({ target: one.opens, how: "present", name: one.title }) },
    one.title ?? (one.symbol != null ? icon(app.data.symbols[one.symbol]) : "…"))));
  }
  function ownInspector(app) {
    const screen = app.inspectorScreen;
    return make("div", { class: "p-pane p-own-inspector", role: "group", "aria-label": app.titleOfScreen(screen) ?? "Inspector", tabindex: 0 },
      content(app.screens[screen], app.context("inspector", { screen, row: 0 }, { look: "list", origin: "inspector", rows: 5 })));
  }

  // MARK: What lies above the window

  function presented(app, stack, key, origin, rows) {
    const entry = stack.at(-1);
    const back = stack.length > 1 && button({ key: `${key}.back`, class: "p-tool", "aria-label": "Back", act: () => app.popFrom(stack) }, icon("back"));
    return { entry, back, words: app.titleOfScreen(entry.screen) ?? "Screen, not known",
      nodes: content(app.screens[entry.screen], app.context(key, entry, { look: "list", origin, stack, rows })) };
  }
  function sheet(app) {
    const { stack } = app.ui.sheet;
    const { entry, back, words, nodes } = presented(app, stack, "sheet", "sheet", 5);
    return make("div", { class: "p-shade" }, make("div", { class: `p-sheet${glow(app, "sheet")}`, role: "dialog", "aria-modal": "true", "aria-label": words, key: "sheet", tabindex: -1 },
      make("div", { class: "p-sheet-title" }, back, title(words), mark(app, `screen/${entry.screen}`)),
      make("div", { class: "p-sheet-content", key: `sheet.${entry.screen}.${stack.length}`, role: "group", tabindex: 0, "aria-label": `Content of ${words}` }, nodes),
      sheetButtons(app, entry.screen)));
  }
  /// On the Mac, the buttons of a sheet are at its bottom; what confirms comes last.
  function sheetButtons(app, screen) {
    const { leading = [], trailing = [], bottom = [] } = app.screens[screen] ?? {};
    const own = [...leading, ...bottom, ...trailing];
    const node = (one, index) => button({ key: `sheet.button.${index}`, class: index === own.length - 1 && own.length > 1 ? "p-push main" : "p-push",
      "aria-label": one.title ? null : "Button, not known", act: () => app.usePresented(one) },
    one.title ?? (one.symbol != null ? icon(app.data.symbols[one.symbol]) : "…"));
    return make("div", { class: "p-sheet-buttons" }, own.length ? own.map(node) : [make("span", { class: "p-nothing" }, "Its buttons are not known."),
      button({ key: "sheet.close", class: "p-push", act: () => app.closeTop() }, "Close")]);
  }
  function popover(app) {
    const { stack, under } = app.ui.popover;
    const { back, words, nodes } = presented(app, stack, "popover", "popover", 4);
    return make("div", { class: "p-popover", role: "dialog", "aria-label": words, key: "popover", tabindex: -1, "data-under": under },
      make("div", { class: "p-sheet-title" }, back, title(words)), make("div", { class: "p-sheet-content" }, nodes));
  }
  function floating(app, one, index) {
    const { entry, back, words, nodes } = presented(app, one.stack, `window.${one.id}`, "window", 5);
    const close = button({ key: `window.${one.id}.close`, class: "p-close", "aria-label": `Close ${words}`, act: () => app.closeWindow(one) });
    const { leading = [], trailing = [] } = app.screens[entry.screen] ?? {};
    const buttons = [...leading, ...trailing];
    return make("div", { class: `p-window p-float${one.isSettings ? " settings" : ""}${glow(app, `window.${one.id}`)}`, role: "dialog", "aria-label": words, key: `window.${one.id}`,
      tabindex: -1, style: `--at: ${index}` },
    make("div", { class: "p-toolbar" }, lights(close), back, make("span", { class: "p-window-title" }, title(words),
      mark(app, ...(one.isSettings ? ["settings"] : []), `screen/${entry.screen}`)), make("span", { class: "p-gap" }),
    buttons.length > 0 && group(buttons.map((button_, number) => button({ key: `window.${one.id}.b${number}`, class: "p-tool wordy", "aria-label": button_.title ? null : "Button, not known",
      act: () => app.usePresented(button_, one) }, button_.title ?? "…")))),
    one.choices?.length > 1 && make("div", { class: "p-tab-view" }, make("div", { class: "p-segments", role: "radiogroup", "aria-label": "Panes", "data-rove": "select" },
      one.choices.map((screen) => button({ key: `window.${one.id}.pane.${screen}`, role: "radio", "aria-checked": String(one.stack[0].screen === screen), "data-item": true,
        tabindex: one.stack[0].screen === screen ? 0 : -1, act: () => app.showSettings(one, screen) }, app.titleOfScreen(screen) ?? "Pane")))),
    make("div", { class: "p-float-content", key: `window.${one.id}.${entry.screen}`, role: "group", tabindex: 0, "aria-label": `Content of ${words}` }, nodes));
  }
  return { menuBar, desk, mark, hasSidebar, backFrom };
})();
