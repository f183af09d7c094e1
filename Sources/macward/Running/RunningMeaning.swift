import FileReading
import Markup
import RunningEvidence

/// What dumps mean, as lines for a terminal.
struct RunningMeaning {
  private let summary: RunningSummary

  init(_ summary: RunningSummary) { self.summary = summary }

  /// The lines, with a heading, or none if there is nothing to say.
  var lines: [String] {
    let containers = summary.containers.filter { $0.kind != .navigation }.flatMap(container)
    let presented = summary.presented.map(line)
    let all = containers + stack + presented + screens
    return all.isEmpty ? [] : ["What it means"] + all.map { harmless("  " + $0) }
  }

  private func container(_ container: RunningContainer) -> [String] {
    let place = "\(container.location.file):\(container.location.line)"
    return ["\(title(container))  \(RunningWords.name(container.name))  \(place)"]
      + container.items.enumerated().map { "  " + item($1, at: $0, in: container) }
      + (container.hasMore ? ["  and a More tab for what does not fit"] : [])
  }

  private func title(_ container: RunningContainer) -> String {
    let count = container.items.count
    switch container.kind {
    case .tabBar: return "Tab bar with \(count) tabs"
    case .page: return "Pages, \(count) loaded"
    default: return container.isCollapsed ? "Split view, collapsed" : "Split view, \(count) columns"
    }
  }

  private func item(_ item: RunningItem, at index: Int, in container: RunningContainer) -> String {
    let root = RunningWords.name(item.root ?? item.controller)
    let parts = [
      item.title.map { "“\($0)” \(root)" } ?? root,
      item.depth > 1
        ? "\(item.depth) levels, now \(RunningWords.name(item.top ?? item.controller))" : nil,
      container.selected == index ? "selected" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private var stack: [String] {
    summary.longestStack > 1 ? ["The longest stack has \(summary.longestStack) levels."] : []
  }

  private func line(_ presented: RunningPresented) -> String {
    let root = RunningWords.name(presented.root ?? presented.controller)
    return
      "\(RunningWords.name(presented.presenter)) presents \(root) as "
      + RunningWords.name(presented.presentation)
  }

  private var screens: [String] {
    summary.screens.isEmpty ? [] : ["Screens of the app: \(summary.screens.count)"]
  }
}
