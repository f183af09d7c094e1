import Markup

/// The formats of a check.
package enum CheckFormat: String, Sendable, CaseIterable {
  case terminal, json

  /// Returns a check in this format.
  ///
  /// - Throws: An encoding error, which does not occur.
  package func render(_ check: CheckReport, _ options: RenderingOptions) throws -> String {
    switch self {
    case .terminal: CheckText(check, options).text
    case .json: try jsonText(check)
    }
  }
}

/// Writes a check for a terminal.
struct CheckText {
  private let check: CheckReport
  private let layout: TextLayout
  private let palette: Palette

  init(_ check: CheckReport, _ options: RenderingOptions) {
    self.check = check
    layout = TextLayout(width: max(40, options.width))
    palette = Palette(isOn: options.color)
  }

  var text: String {
    let errors = check.errors.map { layout.wrap(harmless($0), first: "  ", rest: "    ") }
    let blocks =
      check.projects.map(project)
      + (errors.isEmpty
        ? []
        : [palette.heading("Not applied, or not read") + "\n" + errors.joined(separator: "\n")])
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func project(_ project: ProjectCheck) -> String {
    let states: [CheckedTask.State] = [.done, .changed, .open, .gone, .declined]
    let counts = states.compactMap { state in
      let count = project.tasks.count { $0.state == state }
      return count == 0 ? nil : "\(count) \(state.rawValue)"
    }
    let summary = counts.isEmpty ? "no tasks" : counts.joined(separator: ", ")
    let news =
      project.new.isEmpty ? [] : ["", palette.heading("New")] + project.new.map { finding($0) }
    return
      ([palette.heading(harmless(project.name)) + "  " + summary] + project.tasks.map(task) + news)
      .joined(separator: "\n")
  }

  private func task(_ task: CheckedTask) -> String {
    let state = TextLayout.padded(task.state.rawValue, to: 10)
    let head = layout.wrap(
      harmless("\(task.title) (\(task.id))"), first: "  " + state, rest: Self.indent)
    let notes =
      [task.note].compactMap(\.self)
      + (task.state == .done || task.state == .changed
        ? task.evidence.prefix(Self.most).map { "\($0.text), \($0.at)" } : [])
      + (task.state == .changed ? task.left.prefix(Self.most).map { "left: \($0.at)" } : [])
    return head
      + notes.map { "\n" + layout.wrap(harmless($0), first: Self.indent, rest: Self.indent + "  ") }
      .joined()
  }

  private func finding(_ finding: CheckedFinding) -> String {
    layout.wrap(
      harmless("\(finding.rule), \(finding.at): \(finding.message)"), first: "  ", rest: "    ")
  }

  private static let indent = String(repeating: " ", count: 12)
  private static let most = 5
}
