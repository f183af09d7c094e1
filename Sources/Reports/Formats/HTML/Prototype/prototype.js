// A working picture of the proposal: the Mac, and the device of today beside it. It replaces the drawings
// inside of its element. Nothing leaves the page.
(() => {
  "use strict";
  const { make, patchChildren } = prototypeElements;
  const { inWords, proposal } = prototypeModel;

  // MARK: The stage

  function stage(app) {
    const { ui, data } = app;
    const device = data.device === "ipad" ? "iPad" : "iPhone";
    return make(`div.p-stage.${device.toLowerCase()}${ui.finding ? ".inspecting" : ""}`,
      make("button.p-skip", { key: "skip", act: app.skip }, "Skip this picture"), head(app), make("div.p-mac", { key: "mac" }, prototypeMac.menuBar(app), prototypeMac.desk(app)), foot(app),
      ui.finding ? inspector(app) : [make("p.p-head.today", `On ${device}, today`), prototypeDevice.draw(app),
        make("p.p-foot.caption", { "aria-live": "polite" }, ui.caption)],
      make("p.unseen", { role: "status" }, ui.said));
  }
  function head(app) {
    const option = (name, words, isOn) => make("button.p-option", { key: name, "aria-pressed": String(isOn), act: () => app.toggle(name) }, words);
    return make("div.p-head", make("p", app.state.window.isOpen && make("strong.p-undecided", "Undecided: "), "On the Mac"),
      make("span.p-controls", app.width >= 480 && option("isNarrow", "Narrow window", app.isNarrow),
        app.marked.length > 0 && option("hasMarks", "Findings", app.ui.hasMarks)));
  }
  function foot({ state, base, ui }) {
    const hint = "Click anything. While the keyboard is in this picture, ⌃ or ⌥ stands for ⌘.";
    const [, first, rest] = state.sentence.match(/^(.*?\.)(?= |$)(.*)$/s) ?? [null, "", state.sentence];
    const days = state.days && ` ${inWords(state.days)}, instead of ${inWords(base.days)}.`;
    return make(ui.caption ? "p.p-foot" : "p.p-foot.broad", { "aria-live": "polite" },
      state.isBase ? hint : ["With these answers: ", make("strong", first), rest, days]);
  }

  // MARK: Findings

  function inspector(app) {
    const { findings } = app.ui.finding;
    return make("section.p-inspector", { key: "finding", tabindex: -1, label: findings.length === 1 ? "Finding" : `${findings.length} findings` },
      make("button.p-option", { key: "finding.close", act: () => app.closeTop() }, "Close"), findings.map((one) => finding(one, app.level)));
  }
  function finding(one, level) {
    const whole = one.id && document.getElementById(one.id);
    return make("article.p-finding", { key: `finding.${one.key}`, "data-still": true },
      make("p.p-finding-title", { role: "heading", "aria-level": level }, one.title),
      make("p", make(`span.badge.${one.severity}`, one.severity)),
      whole && [copy(whole), make("p", make("a", { href: `#${one.id}` }, "Show it in the review"))]);
  }
  /// A copy of the finding without its title, forms, and names.
  function copy(whole) {
    const all = whole.cloneNode(true);
    const each = (selector, action) => all.querySelectorAll(selector).forEach(action);
    each(".finding-title, input, form, button, [data-answer], [data-decide], [data-existing]", (part) => part.remove());
    for (const name of ["id", "aria-labelledby"]) each(`[${name}]`, (part) => part.removeAttribute(name));
    each("h1, h2, h3, h4, h5, h6", (heading) => heading.replaceWith(make("p.label", ...heading.childNodes)));
    return [...all.childNodes];
  }

  // MARK: One prototype

  function prototype(root) {
    const app = prototypeState.create(JSON.parse(root.querySelector("script").textContent));
    const body = make("div.p-body", { role: "group", label: `Working picture of ${app.data.app}` });
    app.level = Number(root.closest(".part")?.querySelector("h1, h2, h3, h4, h5")?.localName[1] ?? 2) + 1;
    function draw() {
      if (!body.isConnected) return;
      patchChildren(body, make("div", stage(app)));
      setFocus(app, body);
      place(body);
    }
    function resize() {
      const look = () => `${app.isNarrow} ${app.isTight}`;
      const [before, width] = [look(), body.querySelector(".p-mac").clientWidth];
      // On paper, there is none.
      if (!width) return;
      app.width = width;
      if (look() !== before) draw(); else place(body);
    }
    /// Moves the focus to what comes after the picture.
    app.skip = () => {
      const next = root.nextElementSibling ?? root.parentElement;
      next.tabIndex = -1;
      next.focus();
    };
    prototypeActions.addTo(app, draw);
    prototypeKeys.listen(app, body);
    root.classList.add("works");
    return {
      root, project: Number(root.dataset.project),
      begin() {
        if (body.isConnected) return;
        app.width = root.clientWidth - (root.clientWidth >= 700 ? 240 : 0);
        app.ui.hasMarks = app.width >= 480;
        root.append(body);
        draw();
        new ResizeObserver(resize).observe(body.querySelector(".p-mac"));
      },
      answer(answers) {
        const state = proposal(app.data, answers);
        if (JSON.stringify(state) !== JSON.stringify(app.state)) app.settle(state);
      },
    };
  }
  const byKey = (body, key) => body.querySelector(`[data-id="${CSS.escape(key)}"]`);
  /// Moves the focus to where an action wants it: to an element, into one, or into a menu.
  function setFocus(app, body) {
    const { focus } = app;
    app.focus = null;
    if (focus == null) return;
    const { focusable } = prototypeKeys;
    const within = focus.within && byKey(body, focus.within);
    const target = focus.menu != null ? body.querySelector(".p-panel .p-item")
      : within ? within.querySelector(`:is(.p-sheet-content, .p-float-content) :is(${focusable})`) ?? within
        : byKey(body, focus) ?? byKey(body, "menu.0");
    target?.focus({ preventScroll: true });
    if (focus === "finding") target.scrollIntoView({ block: "nearest" });
  }
  /// Puts panels below what opened them, inside of the Mac or its window.
  function place(body) {
    const box = (element) => element.getBoundingClientRect();
    for (const panel of body.querySelectorAll("[data-under]")) {
      const room = box(panel.closest(".p-window, .p-mac"));
      const wanted = box(byKey(body, panel.dataset.under) ?? panel).left;
      const left = Math.max(room.left + 6, Math.min(wanted, room.right - panel.offsetWidth - 8));
      panel.style.left = `${left - box(panel.offsetParent).left}px`;
    }
  }

  // MARK: The prototypes of the page

  const all = [...document.querySelectorAll(".prototype")].map(prototype);
  // A page can have many: each is drawn when it comes near.
  const observer = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) if (isIntersecting) all.find(({ root }) => root === target).begin();
  }, { rootMargin: "600px" });
  for (const { root } of all.slice(1)) observer.observe(root);
  all[0]?.begin();
  document.addEventListener("macward:answers", ({ detail }) => {
    for (const one of all) one.answer(detail.filter((answer) => answer.project === one.project));
  });
})();
