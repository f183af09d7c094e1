// Answers to questions and decisions about the advice, and the .macward.yml file with them. Nothing
// leaves the page but the file.
(() => {
  "use strict";
  const source = document.getElementById("answer-data");
  if (!source) return;
  const { files, screens } = JSON.parse(source.dataset.files);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];

  const { make, radio, field, hint, nextName, isAnswer, decisionChoices, changeChoices } = answerElements;

  // MARK: What is answered and decided, by key

  // The entries that the page can make: what each is about. What was entered is in `given`.
  const subjects = new Map();
  const given = new Map();
  const listeners = new Map();
  const storeKey = "macward answers " + JSON.stringify(
    all(".project[data-project]").map((project) => project.dataset.project));
  let author = "";

  function load() {
    try {
      const kept = JSON.parse(localStorage.getItem(storeKey) ?? "{}");
      author = typeof kept.author === "string" ? kept.author : "";
      for (const [key, value] of Object.entries(kept.given ?? {})) given.set(key, value);
    } catch { /* Nothing is kept, or it cannot be read. */ }
  }
  function keep() {
    try {
      if (!given.size && !author) localStorage.removeItem(storeKey);
      else localStorage.setItem(storeKey, JSON.stringify({ author, given: Object.fromEntries(given) }));
    } catch { /* It is kept until the page is closed. */ }
  }
  /// Stores an entry, and updates all forms for it, since a question may be shown twice.
  function set(key, value) {
    if (value == null) given.delete(key); else given.set(key, value);
    keep();
    for (const update of listeners.get(key) ?? []) update();
    tell();
    announce();
  }
  /// Tells the prototypes which answers there are.
  function announce() {
    const detail = [...given].flatMap(([key, value]) => {
      const { type, id, project, places } = subjects.get(key) ?? {};
      return type === "answer" && typeof value === "boolean" ? [{ project, question: id, places, value }] : [];
    });
    document.dispatchEvent(new CustomEvent("macward:answers", { detail }));
  }
  function register(key, subject, update) {
    if (!subjects.has(key)) subjects.set(key, subject);
    listeners.set(key, [...(listeners.get(key) ?? []), update]);
  }

  // MARK: What is wrong with an entry, or null

  function problem(key) {
    const [subject, value] = [subjects.get(key), given.get(key)];
    if (subject.type === "existing") {
      if (value.status === "removed" || value.answer != null) return null;
      const label = subject.isDecision ? "reason" : "answer";
      return value.status !== "accepted" && !value.reason?.trim() ? `Give ${label === "answer" ? "an" : "a"} ${label}.` : null;
    }
    if (subject.type === "decision") {
      const needsReason = value.status !== "accepted";
      return needsReason && !value.reason?.trim() ? "Give a reason." : null;
    }
    if (subject.kind === "name" && /^(yes|no)$/i.test(value.trim())) return "Write the name itself.";
    const known = screens[subject.project] ?? [];
    if (subject.kind === "screen-for-each" && known.length && !known.includes(value.trim())
        && !value.includes("#")) return "No screen has this class or storyboard identifier.";
    return null;
  }
  const complete = (file) => [...given.keys()].filter((key) =>
    subjects.has(key) && (file == null || subjects.get(key).file === file) && !problem(key));

  /// Returns the text of a file with all entries, or the entries alone if the file cannot take them.
  function text(index) {
    const entries = complete(index).map((key) => ({ ...subjects.get(key), value: given.get(key) }));
    return answerYAML.text(files[index].pieces, entries, author, files[index].entries);
  }

  // MARK: Forms

  function takeBack(key) {
    const button = make("button", { type: "button", class: "plain" }, "Take back");
    button.addEventListener("click", () => set(key, null));
    return button;
  }

  function yesOrNo(key, legend) {
    const name = nextName();
    const choices = [radio(name, "yes", "Yes"), radio(name, "no", "No")];
    const [back, note] = [takeBack(key), hint()];
    for (const { input } of choices) {
      input.addEventListener("change", () => set(key, input.value === "yes"));
    }
    const update = () => {
      const value = given.get(key);
      choices[0].input.checked = value === true;
      choices[1].input.checked = value === false;
      back.hidden = value == null;
    };
    return { update, node: make("fieldset", {}, make("legend", { class: "unseen" }, legend),
      ...choices.map((choice) => choice.node), back, note) };
  }
  function textual(key, label, { isList, options, example }) {
    const input = isList ? make("textarea", { rows: 3, autocomplete: "off" })
      : make("input", { type: "text", autocomplete: "off", placeholder: example });
    const [back, note] = [takeBack(key), hint()];
    const nodes = [field(label, input), back, note];
    if (options?.length) {
      const id = nextName();
      input.setAttribute("list", id);
      nodes.push(make("datalist", { id }, ...options.map((value) => make("option", { value }))));
    }
    input.addEventListener("input", () => {
      const lines = input.value.split("\n").map((line) => line.trim()).filter(Boolean);
      set(key, lines.length ? (isList ? lines : input.value) : null);
    });
    const update = () => {
      const value = given.get(key);
      const shown = Array.isArray(value) ? value.join("\n") : value ?? "";
      if (document.activeElement !== input || value == null) input.value = shown;
      back.hidden = value == null;
      note.textContent = value == null ? "" : problem(key) ?? "";
    };
    return { update, node: make("div", { class: "entries" }, ...nodes) };
  }
  function answerForm(place) {
    const question = JSON.parse(place.dataset.answer);
    const isForEach = question.kind.endsWith("-for-each");
    const groups = isForEach ? question.places.map((one) => [one]) : [question.places];
    for (const group of groups) {
      const places = group.map((one) => one.place);
      const key = JSON.stringify([files[question.file].path, question.id, ...places]);
      const { id, text, kind, file, project } = question;
      if (!isAnswer(kind, given.get(key))) given.delete(key);
      const name = isForEach && question.places.length > 1 ? `, ${group[0].name}` : "";
      const label = kind === "name" ? "Answer" : kind.startsWith("list")
        ? `Titles, one in each line${name}` : `Class or storyboard identifier${name}`;
      const form = kind === "yes-or-no" ? yesOrNo(key, `Answer: ${text}`) : textual(key, label, {
        isList: kind.startsWith("list"), example: question.example,
        options: kind === "screen-for-each" ? screens[project] : [],
      });
      register(key, { type: "answer", id, text, kind, file, project, places }, form.update);
      place.append(form.node);
      form.update();
    }
    place.hidden = false;
  }

  function decisionForm(place) {
    const decision = JSON.parse(place.dataset.decide);
    const { rule, title, places, file } = decision;
    const key = JSON.stringify([files[file].path, rule ?? title, places]);
    const options = decisionChoices(decision);
    const words = { none: "Decide", chosen: "Decided", label: "Reason", reason: "" };
    choiceForm(place, key, title, options, { type: "decision", rule, places, file }, words);
  }
  /// A form for an entry that the file has already.
  function existingForm(place) {
    const [file, index] = JSON.parse(place.dataset.existing);
    const entry = files[file].entries[index];
    const { decision, answer } = entry;
    const key = JSON.stringify([files[file].path, "existing", entry.text, index]);
    const title = decision ? decision.rule ?? decision.outcome : answer.question;
    const words = {
      none: "Change or remove", chosen: "Change",
      label: decision ? "Reason" : answer.isList ? "Titles, separated by commas" : "Answer",
      reason: decision ? decision.reason ?? "" : (answer.texts ?? []).join(", "),
      isBare: answer?.flag != null,
    };
    const subject = { type: "existing", file, entry: index, isDecision: Boolean(decision) };
    choiceForm(place, key, title, changeChoices(entry), subject, words);
  }
  /// A form with choices and a reason, which is created when it is opened.
  function choiceForm(place, key, title, options, subject, words) {
    const isSame = (one, other) => one.status === other?.status && one.outcome === other?.outcome
      && one.answer === other?.answer;
    if (!options.some(({ value }) => isSame(value, given.get(key)))) given.delete(key);
    const summary = make("summary", {});
    const details = make("details", { class: "deciding" }, summary);
    let update = () => {};
    const told = () => {
      const value = given.get(key);
      const own = options.find((option) => isSame(option.value, value));
      const isComplete = value && !problem(key);
      summary.textContent = !value ? words.none
        : `${isComplete ? words.chosen : "Not complete"}: ${own.label.toLowerCase()}`;
      place.classList.toggle("decided", Boolean(isComplete));
      place.classList.toggle("incomplete", Boolean(value && !isComplete));
      update();
    };
    register(key, subject, told);
    // Forms are created when they are opened, because a page may have thousands.
    const open = () => {
      if (details.children.length > 1) return;
      const form = decisionFields(key, title, options, isSame, words);
      update = form.update;
      details.append(form.node);
      update();
    };
    details.addEventListener("toggle", () => { if (details.open) open(); });
    summary.addEventListener("click", open);
    place.append(details);
    place.hidden = false;
    told();
  }
  function decisionFields(key, title, options, isSame, words) {
    const name = nextName();
    const reason = make("input", { type: "text", autocomplete: "off" });
    reason.value = words.reason;
    const [back, note] = [takeBack(key), hint()];
    const choices = options.map(({ label, value }) => {
      const choice = radio(name, label, label);
      choice.input.addEventListener("change", () => set(key, { ...value, reason: reason.value }));
      return { ...choice, value };
    });
    reason.addEventListener("input", () => {
      const value = given.get(key);
      if (value) set(key, { ...value, reason: reason.value });
    });
    const update = () => {
      const value = given.get(key);
      for (const choice of choices) choice.input.checked = isSame(choice.value, value);
      if (document.activeElement !== reason) reason.value = value?.reason ?? reason.value;
      if (!value && document.activeElement !== reason) reason.value = words.reason;
      back.hidden = !value;
      note.textContent = value ? problem(key) ?? "" : "";
    };
    return { update, node: make("fieldset", {}, make("legend", { class: "unseen" }, `Decision: ${title}`),
      ...choices.map((choice) => choice.node), ...(words.isBare ? [] : [field(words.label, reason)]), back, note) };
  }

  // MARK: The bar

  const status = make("p", { role: "status", class: "answer-count" });
  const by = make("input", { type: "text", autocomplete: "off" });
  const buttons = make("div", { class: "answer-buttons" });
  const clear = make("button", { type: "button" }, "Clear");
  const preview = make("textarea", { readonly: true, rows: 12, "aria-label": "The file", spellcheck: "false" });
  const details = make("details", { class: "answer-preview" }, make("summary", {}, "Show the file"), preview);
  const bar = make("aside", { class: "answer-bar", "aria-label": "Answers and decisions", hidden: true },
    status, field("Decided by", by), buttons, details);
  let undo = null;

  const counted = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;
  const name = (path) => path.split("/").pop();
  function inWords() {
    const keys = complete();
    const number = (type) => keys.filter((key) => subjects.get(key).type === type).length;
    const changes = number("existing");
    const open = [...given.keys()].filter((key) => subjects.has(key) && problem(key)).length;
    return `${counted(number("answer"), "answer")}, ${counted(number("decision"), "decision")}`
      + (changes ? `, ${counted(changes, "change")} to existing entries.` : ".")
      + (open ? ` ${open} incomplete, and not in the file.` : "");
  }
  const used = () => files.map((_, index) => index).filter((index) => complete(index).length);
  function advice(indices) {
    return indices.map((index) => {
      const { path, pieces, exists } = files[index];
      if (!pieces) return `Add these entries to ${path} by hand: its form is unusual, so that this page cannot.`;
      return exists ? `The file has what ${path} contained when this page was written, with the changes made here. Replace it.`
        : `Save the file as ${path} in the folder that macward read.`;
    }).join(" ");
  }
  function tell(message) {
    const indices = used();
    const isActive = [...given.keys()].some((key) => subjects.has(key));
    bar.hidden = !isActive && !undo;
    document.documentElement.classList.toggle("answering", !bar.hidden);
    status.textContent = [inWords(), message ?? advice(indices)].filter(Boolean).join(" ");
    const nodes = indices.flatMap((index) => actions(index, indices.length > 1));
    const focused = document.activeElement?.dataset?.action;
    buttons.replaceChildren(...nodes, clear);
    clear.textContent = undo && !isActive ? "Undo" : "Clear";
    if (focused) buttons.querySelector(`[data-action="${focused}"]`)?.focus();
    details.hidden = !indices.length;
    preview.value = indices.map((index) =>
      (indices.length > 1 ? `# ${files[index].path}\n` : "") + text(index)).join("\n");
  }
  function actions(index, isOneOfSeveral) {
    const { path, pieces } = files[index];
    const suffix = isOneOfSeveral ? ` ${path}` : "";
    const download = make("button", { type: "button", "data-action": `download-${index}` },
      `Download ${isOneOfSeveral ? path : name(path)}`);
    download.addEventListener("click", () => save(index));
    const copy = make("button", { type: "button", "data-action": `copy-${index}` },
      (pieces ? "Copy" : "Copy the entries") + suffix);
    copy.addEventListener("click", () => copyText(index));
    if (pieces && globalThis.macwardServer) return [saveButton(index, suffix), copy];
    return pieces ? [download, copy] : [copy];
  }
  /// A button that writes the file, on a page that macward serves.
  function saveButton(index, suffix) {
    const { path } = files[index];
    const button = make("button", { type: "button", "data-action": `save-${index}` }, `Save${suffix}`);
    button.addEventListener("click", async () => {
      if (!confirm(`Write these answers and decisions to ${path}?`)) return;
      tell(await globalThis.macwardServer.save(path, text(index)));
    });
    return button;
  }
  function save(index) {
    const url = URL.createObjectURL(new Blob([text(index)], { type: "application/yaml" }));
    const link = make("a", { href: url, download: name(files[index].path) });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), 60000);
    // Some browsers drop the dot that the name begins with.
    tell(`Downloaded. ${advice([index])} The name must be ${name(files[index].path)}, with the dot.`);
  }
  async function copyText(index) {
    try {
      await navigator.clipboard.writeText(text(index));
      tell(`Copied. ${advice([index])}`);
    } catch {
      details.open = true;
      preview.focus();
      preview.select();
      tell("This browser does not let the page copy: copy the selected text.");
    }
  }
  clear.addEventListener("click", () => {
    const keys = [...given.keys()].filter((key) => subjects.has(key));
    const old = undo;
    undo = keys.length ? keys.map((key) => [key, given.get(key)]) : null;
    for (const key of keys) given.delete(key);
    if (!keys.length) for (const [key, value] of old ?? []) given.set(key, value);
    keep();
    for (const updates of listeners.values()) for (const update of updates) update();
    tell(keys.length ? "Cleared." : undefined);
    announce();
    clear.focus();
  });
  by.addEventListener("input", () => { author = by.value; keep(); tell(); });

  load();
  by.value = author;
  for (const place of all("[data-answer]")) answerForm(place);
  for (const place of all("[data-decide]")) decisionForm(place);
  for (const place of all("[data-existing]")) existingForm(place);
  document.body.append(bar);
  tell();
  announce();
})();
