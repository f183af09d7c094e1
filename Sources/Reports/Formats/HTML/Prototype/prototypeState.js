// The state of one prototype, and what can be looked up in it.
const prototypeState = (() => {
  "use strict";
  const model = prototypeModel;

  /// What people see and have opened. A view is the content of a window tab.
  function start(view) {
    return {
      tabs: [view], tab: 0, hasSidebar: true, hasToolbar: true, isNarrow: false, hasMarks: true, hasInspector: false,
      menu: null, sheet: null, popover: null, windows: [], finding: null, query: "", results: { row: 0 },
      isSearching: false, device: { tab: null, stack: [], isMore: false }, glow: null, line: "", caption: "", said: "",
    };
  }

  function create(source) {
    const data = model.whole(source);
    let count = 0;
    const app = {
      data, at: data.at, symbols: data.symbols, base: data.base, state: model.proposal(data), width: 1000, focus: null,
      values: new Map(), pageNumbers: new Map(),
      newID: () => ++count,
      newView: (section) => ({ id: ++count, section, ways: new Map() }),
      get view() { return app.ui.tabs[app.ui.tab]; },
      get isNarrow() { return app.ui.isNarrow || app.width < 480; },
      // The search field is a button until it is used.
      get isTight() { return app.isNarrow || app.width < 600; },
    };
    app.ui = start(app.newView(0));
    addScreens(app);
    addCommands(app);
    addPages(app);
    return app;
  }
  /// Adds members to an object, where getters stay getters.
  const add = (app, members) => Object.defineProperties(app, Object.getOwnPropertyDescriptors(members));

  // MARK: Screens and columns

  function addScreens(app) {
    const { data, at } = app;
    const placed = (place) => app.state.places.findIndex((one) => one === place);
    const orNone = (index) => index < 0 ? null : index;
    add(app, {
      get columns() { return model.panes(app.state, app.view.section); },
      /// Where people are in the section that is shown.
      get way() {
        const { ways, section } = app.view;
        if (!ways.has(section)) ways.set(section, model.way(at, app.columns));
        return ways.get(section);
      },
      top: (pane) => app.way.stacks[pane]?.at(-1) ?? { row: 0 },
      get firstPane() { return app.columns[0].at === "sidebar" ? 1 : 0; },
      /// The columns that the window shows, besides one in the sidebar.
      get shownPanes() {
        const all = [...app.columns.keys()].slice(app.firstPane);
        const here = Math.max(app.way.level, app.firstPane);
        return app.isNarrow ? all.filter((pane) => pane === here) : all;
      },
      get shownScreens() { return [...(app.firstPane ? [0] : []), ...app.shownPanes].map((pane) => app.top(pane).screen); },
      titleOfScreen: (index) => at(index).title ?? at(index).name,
      titleOfView: ({ section }) => app.state.window.sections[section]?.title ?? data.app,
      get searchScreen() { return orNone(placed("search")); },
      get inspectorScreen() { return orNone(placed("inspector")); },
      get settingsScreens() { return app.state.places.flatMap((one, index) => one === "settings" ? [index] : []); },
      get searchPrompt() {
        const blocks = [app.searchScreen, ...app.shownScreens].flatMap((index) => at(index).blocks);
        return blocks.find((one) => one.type === "search" && one.placeholder)?.placeholder;
      },
      findings: (place) => app.marked.filter((one) => one.at?.includes(place)),
      marked: data.findings.map((one, index) => ({ ...one, key: one.id ?? `finding-${index}` })),
      /// The section that a tab has become, or null.
      sectionOf(tab) {
        const { sections } = app.state.window;
        return orNone(sections.findIndex((one) => one.title === tab.title))
          ?? orNone(sections.findIndex((one) => tab.screen != null && one.columns?.[0]?.screen === tab.screen));
      },
      screenOf: (tab) => tab.screen ?? orNone(data.screens.findIndex((one) => one.section === tab.title)),
      get deviceTab() { return app.ui.device.tab ?? orNone(data.tabs.findIndex((tab) => app.sectionOf(tab) === app.view.section)); },
    });
  }

  // MARK: Commands

  function addCommands(app) {
    const { data, at } = app;
    /// The menu command of a toolbar item.
    function command({ command: path = "" }) {
      const [name, title] = path.split(" ▸ ");
      return app.state.menus.find((menu) => menu.name === name)?.items.find((item) => item.title === title);
    }
    const buttons = (screen) => [...at(screen).leading, ...at(screen).trailing, ...at(screen).bottom];
    add(app, {
      command,
      get toolbarItems() {
        // What belongs to the search screen alone stands beside every other one, as the field does.
        const isShown = (item) => !item.screens || item.screens.some((one) => app.shownScreens.includes(one))
          || item.screens.every((one) => app.state.places[one] === "search");
        const all = app.state.window.toolbar.filter(isShown);
        // Two items can have one title.
        const nameOf = ({ title }, index) => all.findIndex((one) => one.title === title) === index ? title : `${title}.${index}`;
        return all.map((item, index) => ({ ...item, does: command(item)?.does, name: nameOf(item, index) }));
      },
      toolbarItem: (does) => app.state.window.toolbar.find((item) => command(item)?.does === does),
      get hasFind() { return app.ui.hasToolbar && app.toolbarItems.some((item) => item.does === "find"); },
      /// The screen that a toolbar item opens: its own, or that of the button that it comes from.
      targetOfTool(item) {
        const own = (item.screens ?? app.shownScreens).flatMap(buttons).find((one) => one.title === item.title && one.opens != null);
        return item.opens ?? command(item)?.opens ?? own?.opens;
      },
      targetOfCommand(item, menu) {
        const tool = app.state.window.toolbar.find((one) => one.command === `${menu?.name} ▸ ${item.title}`);
        return item.opens ?? (tool && app.targetOfTool(tool));
      },
      symbolOfTool(item) {
        const target = app.targetOfTool(item);
        const tab = data.tabs.find((one) => target != null && one.screen === target);
        return data.symbols[item.symbol ?? tab?.symbol];
      },
      titleOf(item) {
        const isOn = { sidebar: app.ui.hasSidebar, toolbar: app.ui.hasToolbar, inspector: app.ui.hasInspector }[item.does];
        return isOn ? item.title.replace(/^Show /, "Hide ") : item.title;
      },
      get canGoBack() { return model.backFrom(app.way, app.isNarrow, app.firstPane) != null; },
      get canGoForward() { return app.way.forward.length > 0; },
      isDimmed({ does }) {
        return { back: () => !app.canGoBack, forward: () => !app.canGoForward, find: () => !app.hasFind,
          next: () => !app.canTurn(1), previous: () => !app.canTurn(-1) }[does]?.() ?? false;
      },
    });
  }

  // MARK: Pages

  function addPages(app) {
    const { at } = app;
    const isPaged = (screen) => at(screen).kind === "pages" || at(screen).blocks.some((one) => /^pages?$/.test(one.type));
    add(app, {
      get pageScreen() { return app.shownScreens.findLast(isPaged); },
      pageOf: (screen) => app.pageNumbers.get(screen) ?? 0,
      pageCount: (screen) => at(screen).pages ?? at(screen).blocks.find((one) => one.count)?.count,
      canTurn(step) {
        const page = app.pageOf(app.pageScreen) + step;
        return app.pageScreen != null && page >= 0 && page < (app.pageCount(app.pageScreen) ?? Infinity);
      },
    });
  }
  return { create, add };
})();
