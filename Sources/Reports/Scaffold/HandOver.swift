import FileReading
import Guidance
import MigrationStrategy
package import Scaffold

/// The page that goes with a scaffold: what each decision adds and changes, what is left to people, and
/// how to apply and check it.
package struct HandOver {
  private let scaffold: Scaffold
  /// The patch of each proposal, by rule.
  private let patches: [String: String]
  private let layout = TextLayout(width: 100)

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - scaffold: The scaffold of an app.
  ///   - patches: The names of the patches beside the page, by rule.
  package init(_ scaffold: Scaffold, patches: [String: String]) {
    self.scaffold = scaffold
    self.patches = patches
  }

  /// The page as Markdown.
  package var text: String {
    ([
      "# \(markdown(scaffold.app)): hand-over",
      layout.wrap(
        "All together: \(scaffold.together.summary). \(scope)"),
      applying,
    ].compactMap(\.self) + sections + [others, checking].compactMap(\.self))
    .joined(separator: "\n\n") + "\n"
  }

  /// The decisions in the order of the work. A step that several of them need is a box of the first one.
  private var sections: [String] {
    var seen: Set<Note> = []
    return scaffold.proposals.inOrderOfWork.map { proposal in
      let notes = proposal.changes.notes.filter { seen.insert($0).inserted }
      let isTicked = proposal.changes.notes.contains { $0.kind != .advice && !notes.contains($0) }
      return section(proposal, notes, needsEarlier: isTicked)
    }
  }

  /// Which patches there are, and what each of them has.
  private var scope: String {
    guard !patches.isEmpty else { return "No decision changes a file, so there is no patch." }
    let together =
      scaffold.together.changesFiles
      ? "[all.patch](all.patch) has everything but what is risky."
      : "no patch has all of them, because only risky ones change files."
    return "Each decision that changes files has a patch of its own, and \(together)"
  }

  /// How to apply the patch of all decisions, or else the first one. `nil` without any patch.
  private var applying: String? {
    let together = scaffold.together.changesFiles ? "all.patch" : nil
    guard let patch = together ?? patches.values.min() else { return nil }
    return """
      ## Apply

      In the folder of the repository:

          git apply --check \(patch) && git apply \(patch)

      Then add new files to the app's target, unless Xcode shows them already, and build for the Mac and \
      for iOS.\(paths)
      """
  }

  /// Where the paths of the page begin, if that is not where the patches are applied.
  private var paths: String {
    scaffold.root == "." ? "" : " Paths on this page begin in \(code(scaffold.root))."
  }

  private func section(
    _ proposal: Proposal, _ notes: [Note], needsEarlier: Bool
  ) -> String {
    let patch = patches[proposal.rule].map { " (\(link($0, to: $0)))" } ?? ""
    let risk = proposal.risk.map { "\n\n" + layout.wrap("**Risky.** \(markdown($0))") } ?? ""
    let items =
      proposal.changes.files.map { "- New file \(code($0.path))" }
      + proposal.changes.edits.map(item) + notes.map(item)
      + [
        needsEarlier ? "- Needs a box above." : nil, exclusion(of: proposal),
        expectation(of: proposal),
      ].compactMap(\.self)
    let list = items.joined(separator: "\n").replacing(/\n+$/, with: "")
    return "## \(markdown(proposal.title))\n\n\(code(proposal.rule))\(patch)\(risk)"
      + (list.isEmpty ? "" : "\n\n\(list)")
  }

  /// The patches that change the same code, and cannot be applied after that of a proposal.
  private func exclusion(of proposal: Proposal) -> String? {
    let own = proposal.changes.codePaths
    let others = scaffold.proposals.filter {
      $0.rule != proposal.rule && !own.isDisjoint(with: $0.changes.codePaths)
    }.compactMap { patches[$0.rule] }.sorted()
    guard patches[proposal.rule] != nil, !others.isEmpty else { return nil }
    return layout.wrap(
      "Changes the same code as \(others.map(code).joined(separator: ", ")): after one of them, run "
        + "macward again for the next, or apply all.patch.", first: "- ", rest: "  ")
  }

  /// The box for what is seen when it works.
  private func expectation(of proposal: Proposal) -> String? {
    proposal.expectation.map { layout.wrap("Check: \(markdown($0))", first: "- [ ] ", rest: "  ") }
  }

  private func item(_ edit: Edit) -> String {
    let change = edit.before.map { "\(code($0)) → \(code(edit.after))" } ?? code(edit.after)
    let place = code("\(edit.place.file):\(edit.place.line)")
    return layout.wrap(
      "\(place), object \(code(edit.object)): \(code(edit.name)) \(change)", first: "- ")
  }

  private func item(_ note: Note) -> String {
    let place = note.place.map { code("\($0.file):\($0.line)") + ": " } ?? ""
    let text = layout.wrap(
      place + markdown(note.text), first: note.kind == .advice ? "- " : "- [ ] ", rest: "  ")
    guard !note.lines.isEmpty else { return text }
    return ([text, ""] + note.lines.map { "      " + $0 } + [""]).joined(separator: "\n")
  }

  private var others: String? {
    let byRule = Dictionary(grouping: scaffold.leftToPeople, by: \.rule).sorted { $0.key < $1.key }
    guard !byRule.isEmpty else { return nil }
    let items = byRule.map { rule, findings in
      "- \(code(rule)): \(counted(findings.count, "finding"))"
    }
    return
      "## Left to people\n\nNothing can be written for these decisions; the review describes what to do."
      + "\n\n" + items.joined(separator: "\n")
  }

  private var checking: String {
    """
    ## Check

    - Run macward again: the findings of the decisions above are gone where nothing was left to you. \
    New ones can follow from them, such as those about several windows.
    - The format of the edits is verified. Whether Xcode saves the files the same way is not.
    - On the Mac: open each menu with a window in front and without one, use each key, close and open \
    the window, and restart the app.
    """
  }
}

extension [Proposal] {
  /// The proposals as people work: the project first, then windows and their structure, at last menus.
  fileprivate var inOrderOfWork: [Proposal] {
    let groups = ["project/", "window/", "split-view/", "tab-bar/", "navigation-stack/"]
    func rank(_ proposal: Proposal) -> Int {
      groups.firstIndex { proposal.rule.hasPrefix($0) } ?? groups.count
    }
    return enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }
}
