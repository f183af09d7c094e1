// Writes answers and decisions into the pieces of a .macward.yml file.
const answerYAML = (() => {
  "use strict";
  // JSON in quotation marks is YAML, apart from characters that YAML calls unprintable.
  function quoted(text) {
    const whole = text.replace(/\0/g, "")
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");
    return JSON.stringify(whole).replace(
      /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\uffff]/g,
      (character) => "\\u" + character.charCodeAt(0).toString(16).padStart(4, "0"));
  }
  const comment = (text) => "# " + text.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  function yaml(value) {
    if (typeof value === "boolean") return value ? "yes" : "no";
    return Array.isArray(value) ? `[${value.map(quoted).join(", ")}]` : quoted(value.trim());
  }
  const pairs = (entries) => entries.flatMap(({ places, value }) =>
    places.map((place) => `${quoted(place)}: ${yaml(value)}`));
  function answerLines(entries, indent) {
    const ids = [...new Set(entries.map((entry) => entry.id))];
    return ids.map((id) => {
      const own = entries.filter((entry) => entry.id === id);
      const notes = [...new Set(own.map((entry) => comment(entry.text)))];
      const lines = pairs(own);
      const head = notes.map((note) => `${indent}${note}\n`).join("") + `${indent}${id}:`;
      return lines.length
        ? `${head}\n` + lines.map((line) => `${indent}  ${line}\n`).join("")
        : `${head} ${yaml(own[0].value)}\n`;
    }).join("");
  }
  function decisionLines(entries, indent, author) {
    const fields = (entry, place) => [
      [entry.rule ? "rule" : "outcome", entry.rule ?? entry.value.outcome], ...Object.entries(place),
      ["status", entry.value.status], ["reason", entry.value.reason?.trim()], ["by", author.trim()],
    ].filter(([, value]) => value);
    return entries.flatMap((entry) => entry.places.map((place) => fields(entry, place)
      .map(([key, value], index) => {
        const isWord = ["rule", "outcome", "status"].includes(key) || value === "project";
        return `${indent}${index ? "  " : "- "}${key}: ${isWord ? value : quoted(value)}\n`;
      }).join(""))).join("");
  }
  /// Returns the text of an entry of the file after a change. The keys that stay keep their values.
  function changedText({ indent, decision, answer }, value, author) {
    if (value.status === "removed") return "";
    if (!decision) {
      const given = answer.flag != null ? value.answer
        : answer.isList ? value.reason.split(",").map((title) => title.trim()).filter(Boolean)
          : value.reason;
      return `${indent}${answer.question}: ${yaml(given)}\n`;
    }
    const { place, by, date, ...rest } = decision;
    const lines = decisionLines(
      [{ rule: rest.rule, places: [place], value: { outcome: rest.outcome, ...value } }],
      indent, author.trim() || by || "");
    return lines + (date ? `${indent}  date: ${quoted(date)}\n` : "");
  }
  const emptyFile = [
    { slot: "answers", head: "answers:\n", indent: "  " },
    { slot: "decisions", head: "decisions:\n", indent: "  " },
  ];
  /// Returns the text of a file with all entries, or the entries alone if it has no pieces.
  function text(pieces, entries, author, existing = []) {
    const changes = new Map(entries.filter((entry) => entry.type === "existing")
      .map((entry) => [entry.entry, entry.value]));
    const answers = entries.filter((entry) => entry.type === "answer");
    const decisions = entries.filter((entry) => entry.type === "decision");
    const placed = new Set((pieces ?? emptyFile).map((piece) => piece.question).filter(Boolean));
    const lines = (piece) => {
      const own = answers.filter((entry) => entry.id === piece.question);
      if (piece.slot === "decisions") return decisionLines(decisions, piece.indent, author);
      if (piece.slot === "answers") {
        return answerLines(answers.filter((entry) => !placed.has(entry.id)), piece.indent);
      }
      return piece.isFlow ? pairs(own).map((line) => ` ${line},`).join("")
        : pairs(own).map((line) => `${piece.indent}${line}\n`).join("");
    };
    return (pieces ?? emptyFile).map((piece) => {
      if (changes.has(piece.entry)) {
        return changedText(existing[piece.entry], changes.get(piece.entry), author);
      }
      if (piece.text != null) return piece.text;
      const added = lines(piece);
      return added ? (piece.head ?? "") + added : "";
    }).join("");
  }
  return { text };
})();
