import FileReading
import Guidance
import NavigationGraph
import Projects
import XcodeProject

extension Project {
  /// Whether the project is an app: a target builds one, or documents or code contain its entry
  /// point.
  func isApp(_ graph: NavigationGraph) -> Bool {
    kind.isApp && (!apps.isEmpty || !graph.entryPoints.isEmpty || !documents.isEmpty)
  }
}

extension PurposeFacts {
  /// Adds the facts for the checklist: where the app starts, what suits a second window, and which
  /// commands its menus can contain.
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
    let keys = own.screenKeys
    let shared = [(sections, "section"), (buttons, "button")]
    let (count, names) = Self.sum(shared + [(keys.count, "key command")])
    subjects[.project].facts[.menuMaterial] = count
    subjects[.project].facts[.menuMaterialNames] = names
    let padKeys = keys.count { !$0.isForMacAlone }
    let isForPad = graph.project.screenPlatform != .tvOS
    let (padCount, padNames) = Self.sum(isForPad ? shared + [(padKeys, "key command")] : [])
    subjects[.project].facts[.padMenuMaterial] = padCount
    subjects[.project].facts[.padMenuMaterialNames] = padNames
  }

  /// Returns how many things there are of several kinds, and in words.
  private static func sum(_ parts: [(Int, String)]) -> (Int, String) {
    let parts = parts.filter { $0.0 > 0 }
    return (
      parts.map(\.0).reduce(0, +), parts.map { counted($0.0, $0.1) }.joined(separator: ", ")
    )
  }

  /// Returns the first three texts, and the number of the others.
  private static func firstOnes(_ texts: [String]) -> String {
    let shown = texts.prefix(3).joined(separator: ", ")
    return texts.count > 3 ? "\(shown) and \(texts.count - 3) more" : shown
  }
}

extension Subject {
  /// Whether the screen suits a window of its own: a list opens it, or people edit something in it.
  fileprivate var suitsWindow: Bool {
    guard facts[.inLaunchScreen] != true else { return false }
    return facts[.isEditor] == true || facts[.opensFromList] == true && facts[.isModal] != true
  }
}
