import FileReading

/// Finds how SwiftUI containers appear that fill no window: in a tab, behind a link, in a sheet.
struct ViewStandings {
  private let runner: CodeRunner
  private let tree: ViewTree
  private var queues = [[ViewPart.Kind]](repeating: [], count: ViewStep.allCases.count)
  private var seen: Set<ViewPart.Kind> = []
  /// The mildest way to each container, by its place.
  private(set) var steps: [SourceLocation: ViewStep] = [:]

  init(_ runner: CodeRunner, _ tree: ViewTree) {
    self.runner = runner
    self.tree = tree
  }

  /// The last names of the views that were followed.
  var views: Set<String> {
    Set(seen.compactMap { if case .view(let name) = $0 { name.lastComponent } else { nil } })
  }

  /// Takes something as shown in some way.
  mutating func add(_ kind: ViewPart.Kind, _ step: ViewStep) {
    queues[step.rawValue].append(kind)
  }

  /// Takes a view as shown in some way, by its name.
  mutating func add(view name: String?, _ step: ViewStep) {
    guard let name, let type = runner.symbols.name(of: name, in: nil) else { return }
    add(.view(type), step)
  }

  /// Follows everything that was added, the mildest ways first.
  mutating func follow() {
    for step in ViewStep.allCases {
      while let kind = queues[step.rawValue].popLast() { visit(kind, step) }
    }
  }

  private mutating func visit(_ kind: ViewPart.Kind, _ step: ViewStep) {
    guard seen.insert(kind).inserted else { return }
    switch kind {
    case .container(let origin): steps[runner.program.place(origin)] = step
    case .view(let view):
      for member in ViewTree.members(of: view) { add(.member(member), step) }
    case .member(let member):
      for part in tree.parts(of: member) { add(part.kind, max(step, part.step)) }
    }
  }
}
