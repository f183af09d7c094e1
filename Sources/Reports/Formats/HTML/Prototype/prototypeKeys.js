// The keyboard and the pointer in a prototype. Keys act only while the focus is in it.
const prototypeKeys = (() => {
  "use strict";
  const { acts, entries } = prototypeElements;
  const { isKey } = prototypeModel;
  const focusable = "button:not(:disabled, [tabindex='-1']), input, textarea, a, [tabindex='0']";
  const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  const isStep = (event) => !event.ctrlKey && !event.altKey && !event.shiftKey && (event.key in steps || /^(Home|End)$/.test(event.key));
  /// The item that a key leads to. The last one leads to the first.
  function next(items, now, key) {
    if (key === "Home" || key === "End") return items.at(key === "Home" ? 0 : -1);
    return items[(items.indexOf(now) + steps[key] + items.length) % items.length];
  }

  function listen(app, body) {
    const { ui } = app;
    const closeMenu = () => { if (ui.menu != null) app.openMenu(null); };
    body.addEventListener("click", (event) => {
      if (!event.target.closest(".p-panel, .p-menu-name, [aria-haspopup]")) closeMenu();
      if (ui.popover && !event.target.closest(".p-popover, .p-device")) app.dismiss();
      const target = event.target.closest("[data-id]");
      if (target && !target.disabled) acts.get(target)?.(event);
    });
    body.addEventListener("input", (event) => entries.get(event.target)?.(event.target.value));
    body.addEventListener("pointerover", (event) => {
      const menu = Number(event.target.closest("[data-menu]")?.dataset.menu ?? -1);
      if (menu >= 0 && typeof ui.menu === "number" && ui.menu !== menu) app.openMenu(menu);
    });
    body.addEventListener("focusout", (event) => {
      if (event.relatedTarget && !body.contains(event.relatedTarget)) closeMenu();
    });
    body.addEventListener("keydown", (event) => {
      if (event.isComposing || event.metaKey) return;
      const isDone = event.key === "Escape" ? app.closeTop() : event.key === "Tab" ? stay(event)
        : menuKey(app, body, event) || roveKey(event) || commandKey(app, event);
      if (isDone) event.preventDefault();
      // The page has keys of its own.
      event.stopPropagation();
    });
  }
  /// Keeps the focus in a sheet.
  function stay(event) {
    const sheet = event.target.closest(".p-sheet");
    if (!sheet) return false;
    const all = [...sheet.querySelectorAll(focusable)];
    const isAtEnd = event.target === all.at(event.shiftKey ? 0 : -1) || event.target === sheet;
    if (isAtEnd) all.at(event.shiftKey ? -1 : 0)?.focus();
    return isAtEnd;
  }
  function menuKey(app, body, event) {
    const own = event.target.closest(".p-menu")?.firstElementChild;
    if (!own || !isStep(event)) return false;
    const isOpen = app.ui.menu != null;
    const isDown = event.key === "ArrowDown" || event.key === "ArrowUp";
    if (event.key === "ArrowLeft" || event.key === "ArrowRight" || (!isOpen && !isDown)) {
      const name = next([...body.querySelectorAll(".p-menu-name")], own, event.key);
      if (isOpen) app.openMenu(Number(name.dataset.menu), true); else name.focus();
    } else if (!isOpen) app.openMenu(Number(own.dataset.menu), true);
    else next([...body.querySelectorAll(".p-panel [role^=menuitem]")], event.target, event.key).focus();
    return true;
  }
  /// Arrow keys in a list, in segments, and in tabs.
  function roveKey(event) {
    const group = event.target.closest("[data-rove]");
    if (!group || !isStep(event) || event.target.matches("input, textarea")) return false;
    const item = next([...group.querySelectorAll("[data-item]")], event.target, event.key);
    item?.focus();
    if (item && group.dataset.rove === "select") acts.get(item)?.(event);
    return Boolean(item);
  }
  function commandKey(app, event) {
    const isTyping = event.target.matches("input:not([type=range]), textarea");
    if (isTyping && !event.ctrlKey) return false;
    for (const menu of app.state.menus) {
      const item = menu.items.find((one) => one.does !== "system" && isKey(event, one.key));
      if (item && !app.isDimmed(item)) app.run(item, menu, event.target.dataset.id);
      if (item) return true;
    }
    return false;
  }
  return { listen, focusable };
})();
