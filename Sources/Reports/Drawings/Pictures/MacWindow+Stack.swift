import Drawings
import Guidance

extension MacWindow {
  /// Creates the window for an outcome for a navigation stack, or returns `nil` if nothing changes.
  init?(stack: StructureReport, becoming outcome: Outcome) {
    let path = stack.columns.first ?? []
    let names = path.isEmpty ? [stack.scene] : path
    let second = names.dropFirst().first ?? ""
    self.init(title: second, columns: [Column(title: second, content: .text)])
    let wayBack = stack.outcome(of: .deepStack)
    switch outcome {
    case .sidebar: sidebar = Sidebar(header: names[0])
    case .keep where wayBack != nil: break
    default: return nil
    }
    addWay(back: wayBack, along: names)
  }

  private mutating func addWay(back outcome: Outcome?, along names: [String]) {
    switch outcome {
    case .back, .flatten: toolbar.leading = [[.back]]
    case .thirdColumn:
      let lists = sidebar == nil ? names : Array(names.dropFirst())
      title = lists.dropFirst().first ?? ""
      columns = [
        Column(title: lists.first ?? "", content: .list), Column(title: title, content: .text),
      ]
      toolbar.leading = [[.back]]
    case .wizard, .wizardWindow:
      sheet = Sheet(
        title: title, content: .text, buttons: ["Back", "Continue"],
        isWindow: outcome == .wizardWindow)
      (title, columns) = (names[0], [Column(title: names[0], content: .text)])
    default: break
    }
  }
}
