import FileReading
import Guidance
import NavigationGraph
import Projects
import SourceEvidence
import XcodeProject

extension Project {
  /// Whether it is an app: a target builds one, or documents or code show where one starts.
  func isApp(_ graph: NavigationGraph) -> Bool {
    kind.isApp && (!apps.isEmpty || !graph.entryPoints.isEmpty || !documents.isEmpty)
  }
}

extension PurposeFacts {
  /// What shows that the points of the checklist concern this app: where it starts, what people may
  /// want in a second window, and what its menus can hold.
  mutating func addChecklistFacts(_ own: OwnCommands) {
    addStarts()
    addSecondWindows()
    addMenuMaterial(own)
  }

  private mutating func addStarts() {
    let entries = graph.entryPoints.map { graph.location($0.node) }
    let places = entries.map { "\($0.file):\($0.line)" }
    let lists = graph.project.apps.map(\.navigation.file)
    var seen: Set<String> = []
    let all = (places.isEmpty ? lists : places).filter { seen.insert($0).inserted }
    subjects[.project].facts[.starts] = all.count
    subjects[.project].facts[.startPlaces] = Self.firstOnes(all)
  }

  private mutating func addSecondWindows() {
    let scenes = subjects.ids(of: .scene).map { subjects[$0] }.filter(\.suitsWindow)
    var seen: Set<String> = []
    let names = scenes.map { $0.sceneName }.filter { !$0.isEmpty && seen.insert($0).inserted }
    let documents = graph.project.propertyLists.contains(where: \.opensDocuments)
    subjects[.project].facts[.secondWindows] = names.count + (documents ? 1 : 0)
    subjects[.project].facts[.secondWindowNames] = Self.firstOnes(
      (documents ? ["documents"] : []) + names.map(quoted))
  }

  private mutating func addMenuMaterial(_ own: OwnCommands) {
    let sections = subjects.ids(of: .tab).map { subjects[$0] }.count {
      $0.facts[.isTopLevel] == true && $0.facts[.purpose] == Outcome.navigation.id
    }
    let buttons = subjects.ids(of: .scene).map { subjects[$0].facts.list(.barCommands).count }
      .reduce(0, +)
    let keys = own.all.count { !$0.isInMenuBar && $0.title?.title != nil && !$0.answersDialog }
    let parts = [
      (sections, "section"), (buttons, "button"), (keys, "key command"),
    ].filter { $0.0 > 0 }
    subjects[.project].facts[.menuMaterial] = parts.map(\.0).reduce(0, +)
    subjects[.project].facts[.menuMaterialNames] = parts.map { counted($0.0, $0.1) }
      .joined(separator: ", ")
  }

  /// The first three, and how many more there are.
  private static func firstOnes(_ texts: [String]) -> String {
    let shown = texts.prefix(3).joined(separator: ", ")
    return texts.count > 3 ? "\(shown) and \(texts.count - 3) more" : shown
  }
}

extension Subject {
  /// Whether people may want it in a window of its own: a list opens it, or they edit something in it.
  fileprivate var suitsWindow: Bool {
    guard facts[.inLaunchScreen] != true else { return false }
    return facts[.isEditor] == true || facts[.opensFromList] == true && facts[.isModal] != true
  }
}
