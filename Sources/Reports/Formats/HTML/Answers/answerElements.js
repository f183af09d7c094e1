// The elements of forms for answers and decisions, and what can be entered in them.
const answerElements = (() => {
  "use strict";
  function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value === true) element.setAttribute(key, "");
      else if (value !== false && value != null) element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
  }

  let count = 0;
  const nextName = () => `answer-${++count}`;
  function radio(name, value, label) {
    const input = make("input", { type: "radio", name, value, autocomplete: "off" });
    return { input, node: make("label", { class: "choice" }, input, " ", label) };
  }
  function field(label, input) {
    return make("label", { class: "entry" }, make("span", {}, label), input);
  }
  const hint = () => make("span", { class: "hint", role: "status" });

  // What can be entered.
  const isAnswer = (kind, value) => kind === "yes-or-no" ? typeof value === "boolean"
    : kind.startsWith("list") ? Array.isArray(value) && value.every((item) => typeof item === "string")
      : typeof value === "string";
  const statuses = { accepted: "Accept", declined: "Decline", overridden: "Do something else" };
  function decisionChoices(decision) {
    if (decision.rule) {
      return Object.entries(statuses).map(([status, label]) => ({ label, value: { status } }));
    }
    return decision.outcomes.map(({ outcome, title }, index) => {
      const isOwn = index === 0 && decision.canAccept;
      return {
        label: isOwn ? `Accept: ${title}` : `Instead: ${title}`,
        value: { outcome, status: isOwn ? "accepted" : "overridden" },
      };
    });
  }
  const removal = { label: "Remove", value: { status: "removed" } };
  /// What can become of an entry that the file has already.
  function changeChoices({ decision, answer }) {
    if (!decision) {
      return (answer.flag == null ? [{ label: "Change", value: { status: "changed" } }]
        : [{ label: "Yes", value: { status: "changed", answer: true } },
          { label: "No", value: { status: "changed", answer: false } }]).concat(removal);
    }
    return Object.entries(statuses).filter(([status]) => decision.rule || status !== "declined")
      .map(([status, label]) => ({ label, value: { status } })).concat(removal);
  }
  return { make, radio, field, hint, nextName, isAnswer, decisionChoices, changeChoices };
})();
