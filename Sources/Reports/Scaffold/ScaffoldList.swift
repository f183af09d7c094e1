import Algorithms
import FileReading
import Guidance
import Markup
import MigrationStrategy
package import Scaffold

/// Lists on a terminal what a scaffold comes to: for each decision the new files, the edits, and what is
/// left to people.
package struct ScaffoldList {
  private let scaffolds: [Scaffold]
  private let layout: TextLayout
  private let palette: Palette

  /// Creates the list of the scaffolds of some apps.
  package init(_ scaffolds: [Scaffold], _ options: RenderingOptions) {
    self.scaffolds = scaffolds
    layout = TextLayout(width: options.width)
    palette = Palette(isOn: options.color)
  }

  /// The list, with a line end at its end.
  package var text: String {
    let texts = scaffolds.filter { !$0.isEmpty }.map(text)
    guard !texts.isEmpty else { return Self.nothing + "\n" }
    return texts.joined(separator: "\n\n") + "\n"
  }

  private static let nothing =
    "Nothing to write. Accept decisions in .macward.yml, or add --all for all open ones."

  private func text(of scaffold: Scaffold) -> String {
    let head = palette.heading(harmless(scaffold.app)) + "  " + scaffold.together.summary
    let ends = [notes(of: scaffold), leftToPeople(of: scaffold)].compactMap(\.self)
    return ([head] + scaffold.proposals.map(text) + ends).joined(separator: "\n\n")
  }

  private func text(of proposal: Proposal) -> String {
    let risk = proposal.isRisky ? " (risky)" : ""
    let head =
      palette.outcome(harmless(proposal.title)) + risk + "  " + palette.faint(proposal.rule)
    let changes = proposal.changes
    let made = changes.files.map { "  + " + harmless($0.path) } + changes.edits.map(line)
    return ([head] + (made.isEmpty ? changes.notes.flatMap(lines) : made)).joined(separator: "\n")
  }

  /// The notes of all proposals together, and those of risky ones.
  private func notes(of scaffold: Scaffold) -> String? {
    let proposals = scaffold.proposals.map(\.changes)
    let shown = proposals.filter { $0.files.isEmpty && $0.edits.isEmpty }.flatMap(\.notes)
    let all = (scaffold.together.notes + proposals.flatMap(\.notes)).uniqued()
      .filter { !shown.contains($0) }
    guard !all.isEmpty else { return nil }
    return ([palette.heading("Left to you")] + all.flatMap(lines)).joined(separator: "\n")
  }

  private func line(for edit: Edit) -> String {
    let value = edit.before.map { "“\($0)” → “\(edit.after)”" } ?? "“\(edit.after)”"
    return layout.wrap(
      harmless("\(edit.place.file):\(edit.place.line)  \(edit.object)  \(edit.name) \(value)"),
      first: "  ~ ", rest: "      ")
  }

  private func lines(for note: Note) -> [String] {
    let place = note.place.map { "\($0.file):\($0.line): " } ?? ""
    let mark = note.kind == .advice ? "  · " : "  ! "
    return [layout.wrap(harmless(place + note.text), first: mark, rest: "    ")]
      + note.lines.map { "      " + harmless($0) }
  }

  private func leftToPeople(of scaffold: Scaffold) -> String? {
    let rules = Dictionary(grouping: scaffold.leftToPeople, by: \.rule).sorted { $0.key < $1.key }
    guard !rules.isEmpty else { return nil }
    let names = rules.map { "\($0.key) (\($0.value.count))" }.joined(separator: ", ")
    return layout.wrap("Nothing can be written for: \(names).")
  }
}
