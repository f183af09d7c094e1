// A working picture of the proposal: the Mac, and the device of today beside it. It replaces the drawings
// inside of its element. Nothing leaves the page.
(() => {
  "use strict";
  const { make, patchChildren, acts, entries } = prototypeElements;
  const model = prototypeModel;
  const places = [...document.querySelectorAll(".prototype")];

  // MARK: What a prototype shows

  function prototype(root) {
    const data = { symbols: [], screens: [], findings: [], ...JSON.parse(root.querySelector("script").textContent) };
    const { screens } = data;
    const level = Number(root.closest(".part")?.querySelector("h1, h2, h3, h4, h5")?.localName[1] ?? 2) + 1;
    const findings = data.findings.map((one, index) => ({ ...one, key: one.id ?? `finding-${index}` }));
    let state = model.proposal(data);
    let [width, isDrawn, focus, count] = [1000, false, null, 0];
    const values = new Map();
    const pageNumbers = new Map();
    const newView = (section = 0) => ({ id: ++count, section, ways: new Map() });
    const ui = {
      tabs: [newView()], tab: 0, hasSidebar: true, hasToolbar: true, isNarrow: false, hasMarks: true, hasInspector: false,
      menu: null, sheet: null, popover: null, windows: [], finding: null, query: "", results: { screen: null, row: 0 },
      isSearching: false, device: { tab: null, stack: [], isMore: false }, glow: null, line: "", caption: "",
    };

    const app = {
      data, screens, ui, base: data.base,
      get state() { return state; },
      get view() { return ui.tabs[ui.tab]; },
      get columns() { return model.panes(state, app.view.section); },
      get way() {
        const { ways, section } = app.view;
        if (!ways.has(section)) ways.set(section, model.way(screens, app.columns));
        return ways.get(section);
      },
      get isNarrow() { return ui.isNarrow || width < 480; },
      // The search field is a button until it is used.
      get isTight() { return app.isNarrow || width < 600; },
      top: (pane) => model.top(app.way, pane) ?? { screen: app.columns[pane]?.screen, row: 0 },

      /// The columns that the window shows, besides one in the sidebar.
      get shownPanes() {
        const first = firstPane();
        const all = app.columns.map((_, index) => index).slice(first);
        return app.isNarrow ? [Math.max(app.way.level, first)].filter((pane) => pane < app.columns.length) : all;
      },
      titleOfScreen: (index) => screens[index]?.title ?? screens[index]?.name,
      titleOfView(view) {
        const section = state.window.sections?.[view.section];
        return section?.title ?? data.app;
      },
      findings: (place) => findings.filter((one) => one.at?.includes(place)),
      get searchScreen() { return placed("search")[0]; },
      get inspectorScreen() { return placed("inspector")[0]; },
      get searchPrompt() {
        return [app.searchScreen, ...shownScreens()].map((index) => screens[index]?.blocks?.find((one) => one.type === "search")?.placeholder).find(Boolean);
      },

      // Commands.
      get toolbarItems() {
        const shown = shownScreens();
        return (state.window.toolbar ?? []).filter((item) => !item.screens || item.screens.some((one) => shown.includes(one)))
          .map((item) => ({ ...item, does: command(item)?.does }));
      },
      toolbarItem: (does) => (state.window.toolbar ?? []).find((item) => command(item)?.does === does),
      symbolOfTool(item) {
        const target = targetOfTool(item);
        const tab = data.tabs?.find((one) => one.symbol != null && target != null && one.screen === target);
        return tab && data.symbols[tab.symbol];
      },
      titleOf(item) {
        const isOn = { sidebar: ui.hasSidebar, toolbar: ui.hasToolbar, inspector: ui.hasInspector }[item.does];
        return isOn ? item.title.replace(/^Show /, "Hide ") : item.title;
      },
      canGo(direction) {
        return direction === "forward" ? app.way.forward.length > 0 : model.backFrom(app.way, app.isNarrow, firstPane()) != null;
      },
      isDimmed(item) {
        if (item.does === "back" || item.does === "forward") return !app.canGo(item.does);
        if (item.does === "next" || item.does === "previous") return !canTurn(item.does);
        return item.does === "find" && !(ui.hasToolbar && app.toolbarItems.some((one) => one.does === "find"));
      },
      context: (key, entry, more) => ({
        key, screen: entry.screen, row: entry.row ?? 0, selected: entry.selected, title: app.titleOfScreen(entry.screen),
        symbols: data.symbols, screens, values, pages, set: (name, value) => change(() => values.set(name, value)),
        open: (what) => app.open({ ...more, ...what, entry }), ...more,
      }),
      get deviceTab() {
        if (ui.device.tab != null) return ui.device.tab;
        const index = (data.tabs ?? []).findIndex((tab) => sectionOf(tab) === app.view.section);
        return index < 0 ? null : index;
      },

      // What people do.
      openMenu: (menu, isByKey) => change(() => {
        ui.menu = menu;
        if (typeof menu === "number") focus = isByKey ? { menu } : `menu.${menu}`;
      }),
      choose: (menu, item) => change(() => {
        const opener = `menu.${ui.menu}`;
        ui.menu = null;
        focus = opener;
        if (!app.isDimmed(item)) run(item, menu, opener);
      }),
      perform: (item, isOnDevice) => change(() => run(item, null, null, isOnDevice)),
      useTool: (item) => change(() => {
        const isInMenu = ui.menu === "more";
        ui.menu = null;
        const opener = isInMenu ? "toolbar.more" : `toolbar.${item.title}`;
        if (item.does && item.does !== "open") run(command(item), null, opener);
        else openScreen({ target: targetOfTool(item), how: "present", name: item.title, opener });
      }),
      open: (what) => change(() => openScreen({ opener: document.activeElement?.dataset?.id, ...what })),
      go: (section) => change(() => go(section)),
      showTab: (index) => change(() => { ui.tab = index; leaveDevice(); }),
      tapTab: (index) => change(() => tapTab(index)),
      showMore: () => change(() => { ui.device = { tab: null, stack: [], isMore: true }; }),
      popFrom: (stack) => change(() => stack.pop()),
      search: (text) => change(() => {
        ui.query = text;
        ui.isSearching = true;
        ui.results = { screen: app.searchScreen, row: 0, selected: null };
      }),
      usePresented: (one, window) => change(() => usePresented(one, window)),
      showSettings: (window, screen) => change(() => { window.stack = [{ screen, row: 0 }]; }),
      closeWindow: (window) => change(() => closeWindow(window)),
      closeTop: () => change(() => closeTop()),
      showFindings: (chosen, opener) => change(() => {
        ui.menu = null;
        const isSame = ui.finding?.opener === opener && ui.finding.findings[0] === chosen[0];
        ui.finding = isSame && opener.startsWith("mark.") ? null : { findings: chosen, opener };
        focus = ui.finding ? "finding" : opener;
      }),
    };

    // MARK: Looking things up

    const firstPane = () => app.columns[0].at === "sidebar" ? 1 : 0;
    const placed = (place) => (state.places ?? []).flatMap((one, index) => one === place ? [index] : []);
    const shownScreens = () => [...(firstPane() ? [0] : []), ...app.shownPanes].map((pane) => app.top(pane).screen);
    /// The menu command of a toolbar item.
    function command({ command: path = "" }) {
      const [name, title] = path.split(" ▸ ");
      return state.menus?.find((menu) => menu.name === name)?.items.find((item) => item.title === title);
    }
    const barButtons = (screen) => ["leading", "trailing", "bottom"].flatMap((bar) => screens[screen]?.[bar] ?? []);
    function targetOfTool(item) {
      const own = (item.screens ?? shownScreens()).flatMap(barButtons).find((one) => one.title === item.title && one.opens != null);
      return item.opens ?? command(item)?.opens ?? own?.opens;
    }
    function targetOfCommand(item, menu) {
      const tool = state.window.toolbar?.find((one) => one.command === `${menu?.name} ▸ ${item.title}`);
      return item.opens ?? (tool && targetOfTool(tool));
    }
    function sectionOf(tab) {
      const index = (state.window.sections ?? []).findIndex((section) => tab.screen != null
        ? section.columns?.[0]?.screen === tab.screen : section.title === tab.title);
      return index < 0 ? null : index;
    }
    const screenOf = (tab) => tab.screen ?? [screens.findIndex((one) => one.section === tab.title)].find((one) => one >= 0);

    // MARK: Pages

    const countOf = (screen) => screens[screen]?.pages ?? screens[screen]?.blocks?.find((one) => one.count)?.count;
    const pages = { at: (screen) => pageNumbers.get(screen) ?? 0 };
    const hasPages = (screen) => screens[screen]?.kind === "pages" || screens[screen]?.blocks?.some((one) => /^pages?$/.test(one.type));
    const pageScreen = () => shownScreens().findLast(hasPages);
    function canTurn(direction) {
      const screen = pageScreen();
      if (screen == null) return false;
      return direction === "previous" ? pages.at(screen) > 0 : pages.at(screen) + 1 < (countOf(screen) ?? Infinity);
    }
    function turn(direction) {
      const screen = pageScreen();
      if (!canTurn(direction)) return;
      pageNumbers.set(screen, pages.at(screen) + (direction === "next" ? 1 : -1));
      ui.said = `Page ${pages.at(screen) + 1}`;
    }

    // MARK: Going somewhere

    const leaveDevice = () => { ui.device = { tab: null, stack: [], isMore: false }; ui.caption = ""; };
    function go(section) {
      if (!state.window.sections?.[section]) return;
      app.view.section = section;
      leaveDevice();
      ui.query = "";
      ui.isSearching = false;
      ui.said = state.window.sections[section].title ?? "Section";
    }
    /// Does what a command does, or says what is not known.
    function run(item, menu, opener, isOnDevice = false) {
      const does = {
        section: () => go(item.section), find: () => find(), settings: () => openSettings(opener),
        back: () => { leaveDevice(); model.goBack(app.way, isOnDevice || app.isNarrow, isOnDevice ? 0 : firstPane()); },
        forward: () => { leaveDevice(); model.goForward(app.way); },
        next: () => turn("next"), previous: () => turn("previous"),
        sidebar: () => { ui.hasSidebar = !ui.hasSidebar; }, toolbar: () => { ui.hasToolbar = !ui.hasToolbar; },
        inspector: () => { ui.hasInspector = !ui.hasInspector; },
        tab: () => addTab(), window: () => item.opens != null ? openScreen({ target: item.opens, place: "window", opener }) : addTab(),
        close: () => closeTop(true),
        system: () => tell(`${item.title}: the system does this.${item.enabled ? ` Enabled when: ${item.enabled}` : ""}`),
      }[item.does];
      if (does) return does();
      openScreen({ target: targetOfCommand(item, menu), how: "present", name: item.title, opener });
    }
    function tell(words) { ui.line = words; }
    function addTab() {
      ui.tabs.push(newView(app.view.section));
      ui.tab = ui.tabs.length - 1;
      focus = `tab.${app.view.id}`;
    }
    function find() {
      ui.hasToolbar = true;
      if (!app.toolbarItems.some((item) => item.does === "find")) return;
      ui.isSearching = true;
      focus = "search";
    }
    function openSettings(opener) {
      const choices = placed("settings");
      const window = ui.windows.find((one) => one.isSettings);
      if (!window && !choices.length) return tell("Settings: what it shows is not known.");
      if (window) focus = { within: `window.${window.id}` };
      else openWindow({ screen: choices[0], row: 0 }, opener, { isSettings: true, choices });
    }
    function openWindow(entry, opener, more = {}) {
      const window = { id: ++count, stack: [entry], opener, ...more };
      ui.windows.push(window);
      focus = { within: `window.${window.id}` };
      ui.said = app.titleOfScreen(entry.screen) ?? "Window";
    }
    /// Shows a screen where its place is: in a column, above the window, or in a window of its own.
    function openScreen({ target, row = 0, rowID, how, name, place, pane, origin, stack, opener, entry }) {
      const isRow = rowID != null;
      if (target == null && !isRow) return name && tell(`${name}: what it shows is not known.`);
      if (origin && isRow) entry.selected = rowID;
      const way = place ?? placeOf(target, how, origin);
      const fresh = { screen: target, row, selected: null };
      const present = {
        sheet: () => { ui.popover = null; ui.sheet = { stack: [fresh], opener }; focus = { within: "sheet" }; },
        popover: () => { ui.popover = { stack: [fresh], opener, under: opener ?? "toolbar.back" }; focus = { within: "popover" }; },
        window: () => openWindow(fresh, opener), settings: () => openSettings(opener), search: () => find(),
        inspector: () => { ui.hasInspector = true; },
        section: () => go(state.window.sections.findIndex((one) => one.columns?.[0]?.screen === target)),
      }[way];
      if (present && target != null) return present();
      if (origin && origin !== "results") { if (target != null) stack?.push(fresh); return; }
      if (origin === "results") { ui.query = ""; pane = app.columns.length - 1; if (target == null) return; }
      leaveDevice();
      model.advance(app.way, screens, app.columns, pane ?? app.shownPanes.at(-1), { target, row, rowID });
      ui.said = (target != null && app.titleOfScreen(target)) || "";
    }
    function placeOf(target, how, origin) {
      const place = state.places?.[target];
      if (place === "section") {
        const isRoot = state.window.sections?.some((one, index) => one.columns?.[0]?.screen === target && index !== app.view.section);
        return isRoot && !origin ? "section" : "push";
      }
      if (["sheet", "popover", "window", "inspector", "settings", "search"].includes(place)) return place;
      return place === "first-run" || (how === "present" && place !== "column" && place !== "pushed") ? "sheet" : "push";
    }

    // MARK: Closing

    function closeWindow(window) {
      ui.windows = ui.windows.filter((one) => one !== window);
      focus = window.opener ?? "menu.0";
      if (ui.device.tab != null) leaveDevice();
    }
    function closeSheet() {
      focus = ui.sheet?.opener ?? ui.popover?.opener ?? "menu.0";
      ui.sheet = ui.popover = null;
      if (ui.device.tab != null) leaveDevice();
    }
    /// Closes what is on top, and returns whether there was something.
    function closeTop(isCommand = false) {
      if (ui.menu != null) { focus = ui.menu === "more" ? "toolbar.more" : `menu.${ui.menu}`; ui.menu = null; return true; }
      if (ui.sheet || ui.popover) { closeSheet(); return true; }
      if (ui.windows.length) { closeWindow(ui.windows.at(-1)); return true; }
      if (isCommand) {
        if (ui.tabs.length > 1) { ui.tabs.splice(ui.tab, 1); ui.tab = Math.max(0, ui.tab - 1); } else tell("Close: the system does this.");
        return true;
      }
      if (ui.query || ui.isSearching) { ui.query = ""; ui.isSearching = false; focus = "search"; return true; }
      if (ui.finding) { focus = ui.finding.opener; ui.finding = null; return true; }
      return false;
    }
    const cancels = /^(cancel|close|done|ok)$/i;
    function usePresented(one, window) {
      if (one.opens != null) return openScreen({ target: one.opens, how: "present", name: one.title });
      if (window) closeWindow(window); else closeSheet();
      if (!cancels.test(one.title ?? "")) tell(`${one.title ?? "The button"}: what it does is not known.`);
    }

    // MARK: What took the place of a tab

    function tapTab(index) {
      const tab = data.tabs[index];
      const section = sectionOf(tab);
      ui.sheet = ui.popover = null;
      if (section != null) {
        go(section);
        return show(`section.${section}`, `“${tab.title}” is ${sectionInWords()}`);
      }
      const screen = screenOf(tab);
      ui.device = { tab: index, stack: [{ screen, row: 0 }], isMore: false };
      const tool = state.window.toolbar?.find((one) => one.title === tab.title || (screen != null && targetOfTool(one) === screen));
      const place = state.places?.[screen];
      const opener = `device.tab.${index < 4 || data.tabs.length < 6 ? index : "more"}`;
      if (tab.outcome === "search-field" || place === "search") {
        find();
        return show("find", `“${tab.title}” is the search field in the toolbar`);
      }
      if (tab.outcome === "settings-window" || place === "settings") {
        openSettings(opener);
        return show(`window.${ui.windows.find((one) => one.isSettings)?.id}`, `“${tab.title}” is the Settings window`);
      }
      if (tab.outcome === "toolbar-action" || tool) {
        if (screen != null && ["sheet", "popover", "window"].includes(place)) openScreen({ target: screen, how: "present", opener });
        const name = tool ? `toolbar.${tool.title}` : "sheet";
        return show(name, `“${tab.title}” is ${tool ? "a button in the toolbar" : inWords[place] ?? "a command"}`);
      }
      show(null, `“${tab.title}”: ${inWords[place] ?? "its place on the Mac is not known"}`);
    }
    const inWords = { sheet: "a sheet", popover: "a popover", window: "a window", inspector: "an inspector", part: "a part of another screen",
      dropped: "not on the Mac", "first-run": "shown at the first start", pushed: "a screen that is pushed", column: "a column" };
    const sectionInWords = () => ({ sidebar: "a row of the sidebar", "tab-view": "a tab of the window" })[state.window.form]
      ?? (state.window.form.startsWith("segments") ? "a segment in the toolbar" : "in the window");
    let ending = 0;
    /// Highlights what took a tab's place for two seconds.
    function show(name, words) {
      ui.glow = name;
      ui.caption = words;
      ui.said = words;
      clearTimeout(ending);
      ending = setTimeout(() => { ui.glow = null; draw(); }, 2000);
    }

    // MARK: Drawing

    function change(action) {
      ui.line = "";
      action();
      draw();
    }
    function head() {
      return make("div.p-head", make("p", state.window.isOpen && make("strong.p-undecided", "Undecided: "), "On the Mac"),
        make("span.p-controls",
          width >= 480 && make("button.p-option", { key: "narrow", "aria-pressed": String(app.isNarrow), act: () => change(() => { ui.isNarrow = !ui.isNarrow; }) }, "Narrow window"),
          findings.length > 0 && make("button.p-option", { key: "marks", "aria-pressed": String(ui.hasMarks), act: () => change(() => { ui.hasMarks = !ui.hasMarks; }) }, "Findings")));
    }
    function foot() {
      const hint = "Click anything. While the keyboard is in this picture, ⌃ or ⌥ stands for ⌘.";
      const [first, rest] = state.sentence?.match(/^(.*?\.)(?= |$)(.*)$/s)?.slice(1) ?? ["", ""];
      const days = state.days && ` ${model.inWords(state.days)}, instead of ${model.inWords(data.base.days)}.`;
      return make(ui.caption ? "p.p-foot" : "p.p-foot.broad", { "aria-live": "polite" },
        state.isBase ? hint : ["With these answers: ", make("strong", first), rest, days]);
    }
    function stage() {
      return make(`div.p-stage${data.device === "ipad" ? ".ipad" : ""}${ui.finding ? ".inspecting" : ""}`,
        head(), make("div.p-mac", { key: "mac" }, prototypeMac.menuBar(app), prototypeMac.desk(app)), foot(),
        ui.finding ? inspector() : [
          make("p.p-head.today", data.device === "ipad" ? "On iPad, today" : "On iPhone, today"),
          prototypeDevice.draw(app), make("p.p-foot.caption", { "aria-live": "polite" }, ui.caption)],
        make("p.unseen", { role: "status" }, ui.said ?? ""));
    }

    // MARK: Findings

    function inspector() {
      const { findings: shown } = ui.finding;
      return make("section.p-inspector", { key: "finding", tabindex: -1, "aria-label": shown.length === 1 ? "Finding" : `${shown.length} findings` },
        make("button.p-option", { key: "finding.close", act: () => app.closeTop() }, "Close"), shown.map(finding));
    }
    function finding(one) {
      const whole = one.id && document.getElementById(one.id);
      return make("article.p-finding", { key: `finding.${one.key}`, "data-still": true },
        make("p.p-finding-title", { role: "heading", "aria-level": level }, one.title),
        make("p", make(`span.badge.${one.severity}`, one.severity)), whole ? copy(whole) : null,
        whole && make("p", make("a", { href: `#${one.id}` }, "Show it in the review")));
    }
    /// A copy of the finding without its title, forms, and names.
    function copy(whole) {
      const all = whole.cloneNode(true);
      for (const part of all.querySelectorAll(".finding-title, input, form, button, [data-answer], [data-decide], [data-existing]")) part.remove();
      for (const named of all.querySelectorAll("[id], [aria-labelledby]")) { named.removeAttribute("id"); named.removeAttribute("aria-labelledby"); }
      for (const heading of all.querySelectorAll("h1, h2, h3, h4, h5, h6")) heading.replaceWith(make("p.label", ...heading.childNodes));
      return [...all.childNodes];
    }

    const body = make("div.p-body");
    function draw() {
      if (!isDrawn) return;
      patchChildren(body, make("div", stage()));
      setFocus();
      place();
    }
    const byKey = (key) => body.querySelector(`[data-id="${CSS.escape(key)}"]`);
    const focusable = "button:not(:disabled, [tabindex='-1']), input, textarea, a, [tabindex='0']";
    function setFocus() {
      const wanted = focus;
      focus = null;
      if (wanted == null) return;
      const target = wanted.menu != null ? body.querySelector(".p-panel .p-item")
        : wanted.within ? byKey(wanted.within)?.querySelector(`:is(.p-sheet-content, .p-float-content) :is(${focusable})`) ?? byKey(wanted.within) : byKey(wanted);
      (target ?? byKey("menu.0"))?.focus({ preventScroll: wanted !== "finding" });
      if (wanted === "finding") target?.scrollIntoView({ block: "nearest" });
    }
    /// Panels stand below what opened them, inside of the Mac or its window.
    function place() {
      for (const panel of body.querySelectorAll("[data-under]")) {
        const box = (element) => element.getBoundingClientRect();
        const room = box(panel.closest(".p-window, .p-mac"));
        const wanted = box(byKey(panel.dataset.under) ?? panel).left;
        const left = Math.max(room.left + 6, Math.min(wanted, room.right - panel.offsetWidth - 8));
        panel.style.left = `${left - box(panel.offsetParent).left}px`;
      }
    }

    // MARK: Events

    body.addEventListener("click", (event) => {
      const target = event.target.closest("[data-id]");
      if (ui.menu != null && !event.target.closest(".p-panel, .p-menu-name")) change(() => { ui.menu = null; });
      if (target && !target.disabled) acts.get(target)?.(event);
    });
    body.addEventListener("input", (event) => entries.get(event.target)?.(event.target.value));
    body.addEventListener("pointerover", (event) => {
      const name = event.target.closest("[data-menu]");
      if (name && typeof ui.menu === "number" && ui.menu !== Number(name.dataset.menu)) app.openMenu(Number(name.dataset.menu));
    });
    body.addEventListener("focusout", (event) => {
      const isOutside = event.relatedTarget && !body.contains(event.relatedTarget);
      if (isOutside && ui.menu != null) change(() => { ui.menu = null; });
    });
    body.addEventListener("keydown", (event) => {
      if (event.isComposing || event.metaKey) return;
      const isDone = event.key === "Escape" ? escape() : event.key === "Tab" ? stay(event) : menuKey(event) || roveKey(event) || commandKey(event);
      if (isDone) event.preventDefault();
      // The page has keys of its own.
      if (isDone || !event.target.matches("a")) event.stopPropagation();
    });
    function escape() {
      let isClosed = false;
      change(() => { isClosed = closeTop(); });
      return isClosed;
    }
    /// Keeps the focus in a sheet.
    function stay(event) {
      const sheet = event.target.closest(".p-sheet");
      if (!sheet) return false;
      const all = [...sheet.querySelectorAll(focusable)];
      const [first, last] = [all[0], all.at(-1)];
      const isAtEnd = document.activeElement === (event.shiftKey ? first : last) || document.activeElement === sheet;
      if (isAtEnd) (event.shiftKey ? last : first)?.focus();
      return isAtEnd;
    }
    const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
    function to(items, now, key) {
      const index = items.indexOf(now);
      if (key === "Home") return items[0];
      if (key === "End") return items.at(-1);
      return items[(index + steps[key] + items.length) % items.length];
    }
    const isStep = (event) => !event.ctrlKey && !event.altKey && !event.shiftKey && (event.key in steps || event.key === "Home" || event.key === "End");
    function menuKey(event) {
      if (!isStep(event) || !event.target.closest(".p-menubar")) return false;
      const names = [...body.querySelectorAll(".p-menu-name")];
      const isAcross = event.key === "ArrowLeft" || event.key === "ArrowRight";
      const own = event.target.closest(".p-menu").firstElementChild;
      const items = [...body.querySelectorAll(".p-panel [role^=menuitem]")];
      if (isAcross || (!items.length && event.key !== "ArrowDown" && event.key !== "ArrowUp")) {
        const next = to(names, own, event.key);
        if (ui.menu != null) app.openMenu(Number(next.dataset.menu), true); else next.focus();
      } else if (!items.length) app.openMenu(Number(own.dataset.menu), true);
      else to(items, event.target, event.key).focus();
      return true;
    }
    /// Arrow keys in a list, in segments, and in tabs.
    function roveKey(event) {
      const group = event.target.closest("[data-rove]");
      if (!isStep(event) || !group || event.target.matches("input, textarea")) return false;
      const next = to([...group.querySelectorAll("[data-item]")], event.target, event.key);
      if (!next) return false;
      next.focus();
      if (group.dataset.rove === "select") acts.get(next)?.();
      return true;
    }
    function commandKey(event) {
      const isTyping = event.target.matches("input:not([type=range]), textarea");
      if (isTyping && !event.ctrlKey) return false;
      for (const menu of state.menus ?? []) {
        const item = menu.items.find((one) => one.does !== "system" && model.isKey(event, one.key));
        if (!item) continue;
        const opener = document.activeElement?.dataset?.id;
        if (!app.isDimmed(item)) change(() => run(item, menu, opener));
        return true;
      }
      return false;
    }

    // MARK: Beginning, and answers

    /// Closes what no longer exists after an answer.
    function settle() {
      for (const view of ui.tabs) {
        view.section = Math.min(view.section, Math.max(0, (state.window.sections?.length ?? 1) - 1));
        view.ways.clear();
      }
      Object.assign(ui, { menu: null, sheet: null, popover: null, windows: [], query: "", isSearching: false, glow: null });
      if (!state.menus?.some((menu) => menu.items.some((item) => item.does === "tab" || item.does === "window"))) {
        ui.tabs = [app.view];
        ui.tab = 0;
      }
      leaveDevice();
    }
    function answer(answers) {
      const next = model.proposal(data, answers);
      if (JSON.stringify(next) === JSON.stringify(state)) return;
      state = next;
      settle();
      change(() => {});
    }
    function begin() {
      if (isDrawn) return;
      isDrawn = true;
      width = root.clientWidth - (root.clientWidth >= 700 ? 240 : 0);
      ui.hasMarks = root.clientWidth >= 480;
      root.append(body);
      draw();
      new ResizeObserver(() => resize()).observe(body);
    }
    function resize() {
      const was = [app.isNarrow, app.isTight].join();
      width = body.querySelector(".p-mac").clientWidth;
      if (was !== [app.isNarrow, app.isTight].join()) draw(); else place();
    }
    root.classList.add("works");
    return { root, project: Number(root.dataset.project), begin, answer };
  }

  // MARK: The prototypes of the page

  const all = places.map(prototype);
  // A page can have many: each is drawn when it comes near.
  const observer = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) if (isIntersecting) all.find(({ root }) => root === target)?.begin();
  }, { rootMargin: "600px" });
  all.slice(1).forEach(({ root }) => observer.observe(root));
  all[0]?.begin();
  document.addEventListener("macward:answers", ({ detail }) => {
    for (const one of all) one.answer(detail.filter((answer) => answer.project === one.project));
  });
})();
