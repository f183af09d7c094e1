// What people do in a prototype: where they go, what they open, and what they close.
const prototypeActions = (() => {
  "use strict";
  const model = prototypeModel;

  /// Adds what people do. Each action ends with a new drawing.
  function addTo(app, draw) {
    const { ui, data, at } = app;
    const { go, leaveDevice, turn, find, tell, addTab, openWindow, openSettings, openScreen, closeWindow, closeSheet, closeTop,
      tapTab } = moves(app, draw);

    /// Does what a command does, or says what is not known.
    function run(item, menu, opener, isOnDevice = false) {
      const does = {
        section: () => go(item.section), find, settings: () => openSettings(opener),
        back: () => { leaveDevice(); model.goBack(app.way, isOnDevice || app.isNarrow, isOnDevice ? 0 : app.firstPane); },
        forward: () => { leaveDevice(); model.goForward(app.way); },
        next: () => turn(1), previous: () => turn(-1),
        sidebar: () => { ui.hasSidebar = !ui.hasSidebar; }, toolbar: () => { ui.hasToolbar = !ui.hasToolbar; },
        inspector: () => { ui.hasInspector = !ui.hasInspector; }, tab: addTab, close: () => closeTop(true),
        window: () => item.opens != null ? openWindow({ screen: item.opens, row: 0 }, opener) : addTab(),
        system: () => tell(`${item.title}: the system does this.${item.enabled ? ` Enabled when: ${item.enabled}` : ""}`),
      }[item.does];
      if (does) does();
      else openScreen({ target: app.targetOfCommand(item, menu), how: "present", name: item.title, opener });
    }
    const cancels = /^(cancel|close|done|ok)$/i;
    const actions = {
      run, go, tapTab, closeWindow, closeTop,
      perform: (does, isOnDevice) => run({ does }, null, null, isOnDevice),
      openMenu(menu, isByKey) {
        ui.menu = menu;
        if (typeof menu === "number") app.focus = isByKey ? { menu } : `menu.${menu}`;
      },
      choose(menu, item) {
        const opener = `menu.${ui.menu}`;
        ui.menu = null;
        app.focus = opener;
        if (!app.isDimmed(item)) run(item, menu, opener);
      },
      useTool(item) {
        const opener = ui.menu === "more" ? "toolbar.more" : `toolbar.${item.name}`;
        ui.menu = null;
        if (item.does && item.does !== "open") run(app.command(item), null, opener);
        else openScreen({ target: app.targetOfTool(item), how: "present", name: item.title, opener });
      },
      open: (what) => openScreen({ opener: document.activeElement?.dataset?.id, ...what }),
      showTab(index) { ui.tab = index; leaveDevice(); },
      showMore() { ui.device = { tab: null, stack: [], isMore: true }; },
      popFrom: (stack) => stack.pop(),
      set: (name, value) => app.values.set(name, value),
      search(text) { Object.assign(ui, { query: text, isSearching: true, results: { screen: app.searchScreen, row: 0 } }); },
      /// A button of a sheet or of a window. What leads nowhere closes it.
      usePresented(one, window) {
        if (one.opens != null) return openScreen({ target: one.opens, how: "present" });
        if (window) closeWindow(window); else closeSheet();
        if (!cancels.test(one.title ?? "")) tell(`${one.title ?? "The button"}: what it does is not known.`);
      },
      showSettings(window, screen) { window.stack = [{ screen, row: 0 }]; },
      showFindings(findings, opener) {
        const isShown = ui.finding?.opener === opener && opener.startsWith("mark.");
        ui.menu = null;
        ui.finding = isShown ? null : { findings, opener };
        app.focus = isShown ? opener : "finding";
      },
      /// A click beside a popover closes it.
      dismiss() { ui.popover = null; },
      toggle(name) { ui[name] = !ui[name]; },
      /// Shows the proposal after other answers, and closes what no longer exists.
      settle(state) {
        app.state = state;
        for (const view of ui.tabs) {
          if (view.section >= state.window.sections.length) view.section = 0;
          view.ways.clear();
        }
        Object.assign(ui, { menu: null, sheet: null, popover: null, windows: [], query: "", isSearching: false, glow: null });
        const hasWindows = state.menus.some((menu) => menu.items.some((item) => /^(tab|window)$/.test(item.does)));
        if (!hasWindows) Object.assign(ui, { tabs: [app.view], tab: 0 });
        leaveDevice();
      },
    };
    for (const [name, action] of Object.entries(actions)) {
      app[name] = (...values) => {
        ui.line = "";
        const result = action(...values);
        draw();
        return result;
      };
    }
    prototypeState.add(app, {
      context: (key, entry, more) => ({
        app, key, screen: entry.screen, row: entry.row ?? 0, selected: entry.selected, title: app.titleOfScreen(entry.screen),
        open: (what) => app.open({ ...more, ...what, entry }), ...more,
      }),
    });
  }

  // MARK: Moves, which draw nothing

  function moves(app, draw) {
    const { ui, data } = app;
    const tell = (words) => { ui.line = words; };
    const say = (words) => { ui.said = words ?? ""; };
    function leaveDevice() { Object.assign(ui, { device: { tab: null, stack: [], isMore: false }, caption: "" }); }
    function go(section) {
      if (!app.state.window.sections[section]) return;
      app.view.section = section;
      leaveDevice();
      Object.assign(ui, { query: "", isSearching: false });
      say(app.state.window.sections[section].title);
    }
    /// The device shows the tab of a screen, if there is one.
    function follow(screen) {
      const tab = data.tabs.findIndex((one) => screen != null && app.screenOf(one) === screen);
      if (tab >= 0) ui.device = { tab, stack: [{ screen, row: 0 }], isMore: false };
    }
    function turn(step) {
      const screen = app.pageScreen;
      if (!app.canTurn(step)) return;
      app.pageNumbers.set(screen, app.pageOf(screen) + step);
      say(`Page ${app.pageOf(screen) + 1}`);
    }
    function find() {
      ui.hasToolbar = true;
      if (!app.hasFind) return;
      ui.isSearching = true;
      follow(app.searchScreen);
      app.focus = "search";
    }
    function addTab() {
      ui.tab = ui.tabs.push(app.newView(app.view.section)) - 1;
      app.focus = `tab.${app.view.id}`;
    }

    // MARK: Opening

    function openWindow(entry, opener, more = {}) {
      const window = { id: app.newID(), stack: [entry], opener, ...more };
      ui.windows.push(window);
      app.focus = { within: `window.${window.id}` };
      follow(entry.screen);
      say(app.titleOfScreen(entry.screen));
    }
    function openSettings(opener) {
      const choices = app.settingsScreens;
      const window = ui.windows.find((one) => one.isSettings);
      if (window) app.focus = { within: `window.${window.id}` };
      else if (choices.length) openWindow({ screen: choices[0], row: 0 }, opener, { isSettings: true, choices });
      else tell("Settings: what it shows is not known.");
    }
    /// Shows a screen where its place is: in a column, above the window, or in a window of its own.
    function openScreen(what) {
      const { target, row = 0, rowID, name, pane, origin, stack, opener, entry } = what;
      if (target == null && rowID == null) return tell(`${name ?? "The button"}: what it shows is not known.`);
      if (origin && rowID != null) entry.selected = rowID;
      const fresh = { screen: target, row };
      const present = target != null && presenting(fresh, opener)[placeOf(what)];
      if (present) return present();
      if (origin && origin !== "results") return target != null && stack?.push(fresh);
      if (origin) ui.query = "";
      leaveDevice();
      const from = origin ? app.columns.length - 1 : pane ?? app.shownPanes.at(-1);
      model.advance(app.way, app.at, app.columns, from, { target, row, rowID });
      say(app.titleOfScreen(target));
    }
    const presenting = (fresh, opener) => ({
      sheet() { Object.assign(ui, { popover: null, sheet: { stack: [fresh], opener } }); app.focus = { within: "sheet" }; follow(fresh.screen); },
      popover() { ui.popover = { stack: [fresh], opener, under: opener }; app.focus = { within: "popover" }; },
      window: () => openWindow(fresh, opener), settings: () => openSettings(opener), search: find,
      inspector() { ui.hasInspector = true; },
      section: () => go(rootOf(fresh.screen)),
    });
    const rootOf = (screen) => app.state.window.sections.findIndex((one, index) =>
      one.columns?.[0]?.screen === screen && index !== app.view.section);
    function placeOf({ target, how, origin }) {
      const place = app.state.places[target];
      if (place === "section") return rootOf(target) >= 0 && !origin ? "section" : "push";
      const isPushed = place === "column" || place === "pushed";
      return place in presenting({}) ? place : place === "first-run" || (how === "present" && !isPushed) ? "sheet" : "push";
    }

    // MARK: Closing

    function closed(opener) {
      app.focus = opener ?? "menu.0";
      if (ui.device.tab != null) leaveDevice();
    }
    function closeWindow(window) {
      ui.windows = ui.windows.filter((one) => one !== window);
      closed(window.opener);
    }
    function closeSheet() {
      closed((ui.sheet ?? ui.popover)?.opener);
      ui.sheet = ui.popover = null;
    }
    function closeTab() {
      if (ui.tabs.length < 2) return tell("Close: the system does this.");
      ui.tabs.splice(ui.tab, 1);
      ui.tab = Math.max(0, ui.tab - 1);
    }
    /// Closes what is on top, and returns whether there was something.
    function closeTop(isCommand = false) {
      if (ui.menu != null) { app.focus = ui.menu === "more" ? "toolbar.more" : `menu.${ui.menu}`; ui.menu = null; }
      else if (ui.sheet || ui.popover) closeSheet();
      else if (ui.windows.length) closeWindow(ui.windows.at(-1));
      else if (isCommand) closeTab();
      else if (ui.query || ui.isSearching) { leaveDevice(); Object.assign(ui, { query: "", isSearching: false }); app.focus = app.isTight ? "toolbar.find" : "search"; }
      else if (ui.finding) { app.focus = ui.finding.opener; ui.finding = null; }
      else return false;
      return true;
    }

    // MARK: What took the place of a tab

    function tapTab(index) {
      const tab = data.tabs[index];
      const section = app.sectionOf(tab);
      ui.sheet = ui.popover = null;
      if (section == null) return tapLost(tab, index);
      go(section);
      show(`section.${section}`, `“${tab.title}” is ${sectionInWords()}`);
    }
    /// A tab that is no section on the Mac.
    function tapLost(tab, index) {
      const screen = app.screenOf(tab);
      const place = app.state.places[screen];
      const opener = `device.tab.${index < 4 || data.tabs.length < 6 ? index : "more"}`;
      ui.device = { tab: index, stack: [{ screen, row: 0 }], isMore: false };
      if (tab.outcome === "search-field" || place === "search") {
        find();
        return show("find", `“${tab.title}” is the search field in the toolbar`);
      }
      if (tab.outcome === "settings-window" || place === "settings") {
        openSettings(opener);
        return show(`window.${ui.windows.at(-1)?.id}`, `“${tab.title}” is the Settings window`);
      }
      const tool = app.state.window.toolbar.find((one) => one.title === tab.title || (screen != null && app.targetOfTool(one) === screen));
      if (place in presented) openScreen({ target: screen, how: "present", opener });
      show(tool ? `toolbar.${tool.title}` : null, `“${tab.title}”${tool ? " is a button in the toolbar" : inWords[place] ?? ": its place on the Mac is not known"}`);
    }
    const presented = { sheet: " is a sheet", popover: " is a popover", window: " is a window", inspector: " is an inspector" };
    const inWords = { ...presented, part: " is a part of another screen", dropped: " is not on the Mac", column: " is a column",
      "first-run": " is shown at the first start", pushed: " is a screen that is pushed" };
    const sectionInWords = () => ({ sidebar: "a row of the sidebar", "tab-view": "a tab of the window", segments: "a segment in the toolbar",
      "segments-and-sidebar": "a segment in the toolbar" })[app.state.window.form] ?? "in the window";
    let ending = 0;
    /// Highlights what took a tab's place for two seconds.
    function show(glow, words) {
      Object.assign(ui, { glow, caption: words, said: words });
      clearTimeout(ending);
      ending = setTimeout(() => { ui.glow = null; draw(); }, 2000);
    }
    return { go, leaveDevice, turn, find, tell, addTab, openWindow, openSettings, openScreen, closeWindow, closeSheet, closeTop, tapTab };
  }
  return { addTo };
})();
