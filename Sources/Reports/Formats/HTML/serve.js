/* A page that `macward serve` serves: it loads again after a change, and saves .macward.yml. */
globalThis.macwardServer = (() => {
  "use strict";
  const interval = 1000;
  const note = document.createElement("p");
  note.setAttribute("role", "status");
  note.className = "server-note";
  let version = null;

  /// Shows a message at the top of the page, or hides it.
  function tell(message) {
    note.textContent = message;
    note.hidden = !message;
    if (message && !note.isConnected) document.body.prepend(note);
  }

  async function look() {
    try {
      const response = await fetch("version", { cache: "no-store" });
      if (!response.ok) throw new Error();
      const [number, ...problem] = (await response.text()).split("\n");
      if (version !== null && number !== version) return location.reload();
      version = number;
      tell(problem.join("\n"));
    } catch {
      tell("macward serve has ended. This page shows its last report.");
    }
    setTimeout(look, interval);
  }

  /// Writes a file, and returns what to tell.
  async function save(path, text) {
    const response = await fetch("save", {
      method: "POST", headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ path, text, version: Number(version) }),
    });
    return response.ok ? `Saved ${path}.` : await response.text();
  }

  look();
  return { save };
})();
