import FileReading
import Projects
import SourceEvidence

/// The class of the app's delegate, or of the delegate of its windows, in code.
struct DelegateClass: Sendable {
  /// The name.
  var name: String
  /// The declaration.
  var place: SourceLocation
  /// Whether it is a Swift class below `UIResponder`, so that an extension can override its methods.
  var isExtensible: Bool

  /// Finds the only class that conforms to a protocol, such as `UIApplicationDelegate`.
  init?(conformingTo protocols: Set<String>, in project: Project) {
    let all = (project.source?.classes.declarations.values).map(Array.init) ?? []
    let found = all.filter { !protocols.isDisjoint(with: $0.inherited) && !$0.isNested }
      .sorted { $0.place < $1.place }
    guard let first = found.first, found.count == 1 else { return nil }
    name = first.name
    place = first.place
    isExtensible = first.place.file.hasSuffix(".swift") && first.inherited.first == "UIResponder"
  }
}
