import FileReading

/// Finds how the SwiftUI containers appear that fill no window: in a tab, pushed, or in a sheet.
struct ViewStandings {
  private let runner: CodeRunner
  private let tree: ViewParts
  private var queues = [[ViewPart.Kind]](repeating: [], count: ViewStep.allCases.count)
  private var seen: Set<ViewPart.Kind> = []
  /// The closest step that leads to each container, by location.
  private(set) var steps: [SourceLocation: ViewStep] = [:]

  init(_ runner: CodeRunner, _ tree: ViewParts) {
    self.runner = runner
    self.tree = tree
  }

  /// The names of the visited views.
  var views: Set<String> {
    let hierarchy = runner.symbols.hierarchy
    return Set(
      seen.compactMap { if case .view(let name) = $0 { hierarchy.name(of: name) } else { nil } })
  }

  /// Adds a part that appears with a step.
  mutating func add(_ kind: ViewPart.Kind, _ step: ViewStep) {
    queues[step.rawValue].append(kind)
  }

  /// Adds a view by name.
  mutating func add(view name: String?, _ step: ViewStep) {
    guard let name, let type = runner.symbols.name(of: name, in: nil) else { return }
    add(.view(type), step)
  }

  /// Visits all added parts and what they contain, in the order of their steps, up to the last step.
  mutating func follow(upTo last: ViewStep = .presented) {
    for step in ViewStep.allCases where step <= last {
      while let kind = queues[step.rawValue].popLast() { visit(kind, step) }
    }
  }

  private mutating func visit(_ kind: ViewPart.Kind, _ step: ViewStep) {
    guard seen.insert(kind).inserted else { return }
    switch kind {
    case .container(let origin): steps[runner.program.place(origin)] = step
    case .view(let view):
      for member in ViewParts.members(of: view) { add(.member(member), step) }
    case .member(let member):
      for part in tree.parts(of: member) { add(part.kind, max(step, part.step)) }
    }
  }
}
