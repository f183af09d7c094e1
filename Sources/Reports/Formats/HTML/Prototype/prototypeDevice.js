// The iPhone or iPad that the app runs on today, at the place that the Mac shows.
const prototypeDevice = (() => {
  "use strict";
  const { make, choice, icon } = prototypeElements;
  const { leads } = prototypeModel;
  const { content } = prototypeScreens;
  // An iPhone shows five tabs. The system puts the rest behind More.
  const most = 5;

  function draw(app) {
    const isPad = app.data.device === "ipad";
    return make(`div.p-device.${isPad ? "ipad" : "iphone"}`, { role: "group", label: isPad ? "iPad, today" : "iPhone, today" },
      make("div.p-display", !isPad && make("span.p-island", { "aria-hidden": "true" }),
        isPad && tabBar(app), isSplit(app) ? split(app) : make("div.p-screens", current(app)),
        !isPad && tabBar(app), modal(app)));
  }
  const isSplit = (app) => app.data.device === "ipad" && !app.data.tabs.length && app.base.window.form === "columns";

  // MARK: Where the device is

  /// The screens that people went through on the Mac, which are a stack on the device.
  function path(app) {
    const { way } = app;
    return way.stacks.slice(0, way.level + 1)
      .flatMap((stack, pane) => stack.map((entry) => ({ ...entry, pane })))
      .filter((entry, index, all) => index === all.findIndex((one) => one.screen === entry.screen && one.pane === entry.pane) || entry.pane);
  }
  function current(app) {
    const { device } = app.ui;
    if (device.isMore) return more(app);
    if (device.tab != null) return screen(app, device.stack, "device", { origin: "device", stack: device.stack },
      () => app.popFrom(device.stack));
    const entries = app.columns[0].screen == null ? [{ screen: app.data.start }] : path(app);
    return screen(app, entries, "device", { pane: entries.at(-1)?.pane ?? 0 }, () => app.perform("back", true));
  }
  /// A split view of today: lists on the leading side, and what they lead to.
  function split(app) {
    const detail = app.base.window.sections.at(-1)?.columns?.at(-1)?.screen;
    const isDetail = (entry) => entry.screen === detail && detail != null;
    const entries = path(app);
    const lists = entries.filter((entry, index) => index === 0 || leads(app.at(entry.screen)).includes(detail));
    const last = app.columns.length - 1;
    const shown = entries.slice(lists.length).at(-1) ?? app.top(last);
    const beside = { ...(isDetail(shown) || entries.length > lists.length ? shown : { ...shown, screen: detail ?? shown.screen }), pane: last };
    return make("div.p-screens.split",
      screen(app, lists, "device", { pane: lists.at(-1).pane }, () => app.perform("back", true)),
      screen(app, [beside], "device.detail", { pane: last }));
  }

  // MARK: A screen

  function screen(app, entries, key, context, back) {
    const entry = entries.at(-1) ?? {};
    const before = entries.at(-2);
    const own = app.at(entry.screen);
    const title = app.titleOfScreen(entry.screen) ?? "";
    return make("div.p-screen", { key: `${key}.${entry.screen}.${entries.length}` },
      make(before ? "div.p-nav.pushed" : "div.p-nav",
        before && make("button.p-bar-button", { key: `${key}.back`, label: `Back to ${app.titleOfScreen(before.screen) ?? "the screen before"}`, act: back }, icon("back")),
        barButtons(app, own.leading, `${key}.leading`, context), make("span.p-nav-title", title),
        barButtons(app, own.trailing, `${key}.trailing`, context)),
      own.hasSearch && !own.blocks.some((one) => one.type === "search") && make("p.p-phone-search", icon("find")),
      make("div.p-content", { role: "group", tabindex: 0, label: `${title || "Screen"} on the device` },
        content(own, app.context(key, entry, { look: "device", rows: 7, ...context }))),
      own.bottom?.length > 0 && make("div.p-nav.bottom", barButtons(app, own.bottom, `${key}.bottom`, context)));
  }
  function barButtons(app, own = [], key, context) {
    return own.map((one, index) => make("button.p-bar-button", { key: `${key}.${index}`, label: one.title ?? "Button, not known",
      act: () => context.use ? context.use(one) : app.open({ target: one.opens, how: "present", name: one.title, ...context }) },
    one.symbol != null ? icon(app.symbols[one.symbol]) : one.title ?? "…"));
  }
  /// What the Mac shows in a sheet or a window is a sheet on the device.
  function modal(app) {
    const window = app.ui.windows.findLast((one) => !one.isSettings);
    const stack = app.ui.sheet?.stack ?? app.ui.popover?.stack ?? window?.stack;
    if (!stack || app.ui.device.tab != null) return null;
    const origin = app.ui.sheet ? "sheet" : app.ui.popover ? "popover" : "window";
    return make("div.p-card", { key: "device.card" }, screen(app, stack, "device.card",
      { origin, stack, use: (one) => app.usePresented(one, app.ui.sheet || app.ui.popover ? null : window) }, () => app.popFrom(stack)));
  }

  // MARK: Tabs

  function tabBar(app) {
    const { tabs } = app.data;
    if (!tabs.length) return null;
    const isPhone = app.data.device !== "ipad";
    const shown = isPhone && tabs.length > most ? tabs.slice(0, most - 1) : tabs;
    const here = app.ui.device.isMore ? "more" : app.deviceTab;
    const hasMore = shown.length < tabs.length;
    const isHere = (index) => index === here || (index === "more" && hasMore && here >= shown.length);
    const node = (title, symbol, index, isSuggested) => make(isSuggested ? "button.p-device-tab.soft" : "button.p-device-tab", {
      key: `device.tab.${index}`, ...choice("tab", isHere(index), isHere(index) || (index === 0 && here == null)), act: () => index === "more" ? app.showMore() : app.tapTab(index),
    }, isPhone && icon(symbol ?? "dots"), make("span", title));
    return make("div.p-tab-bar", { role: "tablist", label: "Tabs of today", "data-rove": "focus" },
      shown.map((tab, index) => node(tab.title, app.symbols[tab.symbol], index, tab.isSuggested)), hasMore && node("More", null, "more"));
  }
  function more(app) {
    const rest = app.data.tabs.slice(most - 1);
    return make("div.p-screen", { key: "device.more" }, make("div.p-nav", make("span.p-nav-title", "More")),
      make("div.p-content", make("ul.p-list", rest.map((tab, index) => make("li",
        make("button.p-row", { key: `device.more.${index}`, act: () => app.tapTab(index + most - 1) },
          tab.symbol != null && icon(app.symbols[tab.symbol]), make("span.p-words", make("span.p-title", tab.title)), icon("forward", "p-icon p-chevron")))))));
  }
  return { draw };
})();
