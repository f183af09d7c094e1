// Maps: selection, zoom, and panning. Without scripts, a map scrolls.
(() => {
  "use strict";
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const smallest = 0.1, largest = 4, readable = 0.75, legible = 0.5, step = 1.25, distance = 80;

  // The layout estimates the width of texts because the browser chooses the font. A text that is too wide
  // is condensed. This comes first because hidden texts have no width.
  for (const text of all(".map text[data-room]")) {
    const room = Number(text.dataset.room);
    if (text.getComputedTextLength() <= room) continue;
    text.setAttribute("textLength", room);
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }

  /// A map in its scrolling frame. It is measured when it is shown for the first time.
  class Sheet {
    constructor(figure) {
      this.figure = figure;
      this.view = figure.querySelector(".map-view");
      this.svg = figure.querySelector("svg");
      this.width = Number(this.svg.getAttribute("width"));
      this.height = Number(this.svg.getAttribute("height"));
      this.scale = 0;
      this.pointers = new Map();
      this.listen();
    }
    show() {
      this.figure.hidden = false;
      if (this.scale) return;
      // Fit the width, if the texts are then large enough.
      const across = this.view.clientWidth / this.width;
      this.resize(across >= legible ? Math.min(across, 1) : Math.max(this.fitting, readable));
      const entry = this.svg.querySelector(".entry")?.getBoundingClientRect();
      const frame = this.view.getBoundingClientRect();
      if (entry) this.view.scrollTop += entry.top + entry.height / 2 - frame.top - frame.height / 2;
    }
    get fitting() {
      const room = parseFloat(getComputedStyle(this.view).maxHeight) || innerHeight;
      return Math.min(1, this.view.clientWidth / this.width, (room - 2) / this.height);
    }
    resize(scale) {
      this.scale = Math.min(Math.max(scale, smallest), largest);
      this.svg.style.width = `${this.width * this.scale}px`;
      this.svg.style.height = `${this.height * this.scale}px`;
    }
    /// Zooms around a point, which keeps its position if the frame permits it.
    zoom(factor, x, y) {
      const frame = this.view.getBoundingClientRect();
      const [left, top] = [x ?? frame.left + frame.width / 2, y ?? frame.top + frame.height / 2];
      const before = this.svg.getBoundingClientRect();
      const [across, down] = [(left - before.left) / before.width, (top - before.top) / before.height];
      this.resize(this.scale * factor);
      const after = this.svg.getBoundingClientRect();
      this.view.scrollLeft += after.left + across * after.width - left;
      this.view.scrollTop += after.top + down * after.height - top;
    }
    fit() {
      this.resize(this.fitting);
      this.view.scrollTo(0, 0);
    }
    move(x, y) { this.view.scrollBy({ left: x, top: y, behavior: "instant" }); }

    listen() {
      const keys = {
        "+": () => this.zoom(step), "=": () => this.zoom(step), "-": () => this.zoom(1 / step),
        "0": () => this.fit(),
        ArrowLeft: () => this.move(-distance, 0), ArrowRight: () => this.move(distance, 0),
        ArrowUp: () => this.move(0, -distance), ArrowDown: () => this.move(0, distance),
      };
      this.view.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const action = Object.hasOwn(keys, event.key) ? keys[event.key] : null;
        if (!action) return;
        event.preventDefault();
        action();
      });
      this.view.addEventListener("wheel", (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        const delta = Math.min(Math.max(event.deltaY, -50), 50);
        this.zoom(Math.exp(-delta / 100), event.clientX, event.clientY);
      }, { passive: false });
      this.listenToPointers();
      this.listenToGestures();
    }

    /// A mouse or a pen pans the map, one finger scrolls it, and two fingers zoom.
    listenToPointers() {
      const view = this.view;
      view.addEventListener("pointerdown", (event) => {
        if (event.pointerType === "mouse" && event.button !== 0) return;
        this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      });
      view.addEventListener("pointermove", (event) => {
        const last = this.pointers.get(event.pointerId);
        if (!last) return;
        const now = { x: event.clientX, y: event.clientY };
        if (this.pointers.size > 1) this.pinch(event.pointerId, now);
        else if (event.pointerType !== "touch") this.drag(event, last, now);
      });
      const end = (event) => {
        this.pointers.delete(event.pointerId);
        view.classList.remove("dragged");
      };
      for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) {
        view.addEventListener(name, end);
      }
      // A drag does not open what is below the pointer.
      view.addEventListener("click", (event) => {
        if (this.wasDragged) event.preventDefault();
        this.wasDragged = false;
      }, true);
      view.addEventListener("pointerdown", () => { this.wasDragged = false; }, true);
      view.addEventListener("dragstart", (event) => event.preventDefault());
      const twoFingers = (event) => { if (event.touches.length > 1) event.preventDefault(); };
      for (const name of ["touchstart", "touchmove"]) {
        view.addEventListener(name, twoFingers, { passive: false });
      }
    }
    drag(event, last, now) {
      const isDragged = this.view.classList.contains("dragged");
      if (!isDragged && Math.hypot(now.x - last.x, now.y - last.y) < 4) return;
      if (!isDragged) {
        this.view.classList.add("dragged");
        this.view.setPointerCapture(event.pointerId);
        this.wasDragged = true;
      }
      this.move(last.x - now.x, last.y - now.y);
      this.pointers.set(event.pointerId, now);
    }
    pinch(id, now) {
      const [other] = [...this.pointers].filter(([key]) => key !== id).map(([, point]) => point);
      const last = this.pointers.get(id);
      const apart = (point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      this.zoom(apart(now) / apart(last), (now.x + other.x) / 2, (now.y + other.y) / 2);
      this.pointers.set(id, now);
    }

    /// Safari has its own events for two fingers on a trackpad.
    listenToGestures() {
      let scale = 1;
      this.view.addEventListener("gesturestart", (event) => {
        event.preventDefault();
        scale = this.scale;
      });
      this.view.addEventListener("gesturechange", (event) => {
        event.preventDefault();
        this.zoom((scale * event.scale) / this.scale, event.clientX, event.clientY);
      });
    }
  }

  /// The maps of a project, one of which is shown.
  class Atlas {
    constructor(controls) {
      this.controls = controls;
      this.choice = controls.querySelector("select");
      this.sheets = all(".sheet", controls.parentElement).map((figure) => new Sheet(figure));
      controls.hidden = false;
      this.choose(this.choice?.value ?? this.sheets[0].figure.id);
      this.choice?.addEventListener("change", () => this.choose(this.choice.value));
      const actions = {
        in: () => this.current.zoom(step), out: () => this.current.zoom(1 / step),
        fit: () => this.current.fit(),
      };
      for (const button of all("[data-zoom]", controls)) {
        button.addEventListener("click", () => actions[button.dataset.zoom]());
      }
    }
    choose(id) {
      const chosen = this.sheets.find((sheet) => sheet.figure.id === id);
      if (!chosen) return;
      for (const sheet of this.sheets) sheet.figure.hidden = sheet !== chosen;
      this.current = chosen;
      if (this.choice) this.choice.value = id;
      chosen.show();
    }
    /// In print, all maps are shown, each as large as the page permits.
    print() {
      for (const sheet of this.sheets) {
        sheet.figure.hidden = false;
        sheet.svg.style.width = sheet.svg.style.height = "";
      }
    }
    printed() {
      for (const sheet of this.sheets) if (sheet.scale) sheet.resize(sheet.scale);
      this.choose(this.current.figure.id);
    }
  }

  document.documentElement.classList.add("scripted");
  const atlases = all(".map-controls").map((controls) => new Atlas(controls));
  const reveal = () => {
    const id = location.hash.slice(1);
    for (const atlas of atlases) atlas.choose(id);
  };
  addEventListener("hashchange", reveal);
  if (location.hash) reveal();
  addEventListener("beforeprint", () => { for (const atlas of atlases) atlas.print(); });
  addEventListener("afterprint", () => { for (const atlas of atlases) atlas.printed(); });
})();
