import FileReading
import Projects
import SourceEvidence

/// The class of the app's delegate, or of the delegate of its windows, in code.
struct DelegateClass: Sendable {
  /// The name.
  var name: String
  /// The declaration, or the implementation of a class in Objective-C.
  var place: SourceLocation
  /// Whether it is a class in Objective-C.
  var isObjectiveC: Bool
  /// Whether it is a Swift class below `UIResponder`, so that an extension can override its methods.
  var isExtensible: Bool

  /// Finds the only class that conforms to one of some protocols, such as `UIApplicationDelegate`.
  init?(conformingTo protocols: Set<String>, in project: Project, _ files: ProjectFiles) {
    let all = (project.source?.classes.declarations.values).map(Array.init) ?? []
    let found = all.filter { !protocols.isDisjoint(with: $0.inherited) && !$0.isNested }
      .sorted { $0.place < $1.place }
    guard let first = found.first, found.count == 1 else { return nil }
    name = first.name
    isObjectiveC = !first.place.file.hasSuffix(".swift")
    place =
      (isObjectiveC ? files.implementation(of: first.name, declaredAt: first.place) : nil)
      ?? first.place
    isExtensible = !isObjectiveC && first.inherited.first == "UIResponder"
  }
}

extension ProjectFiles {
  /// Returns the place of a class's implementation beside the header that declares it.
  fileprivate func implementation(
    of name: String, declaredAt place: SourceLocation
  ) -> SourceLocation? {
    guard place.file.hasSuffix(".h") else { return nil }
    return ["m", "mm"].lazy.map { place.file.dropLast() + $0 }
      .compactMap { self.place(of: "@implementation \(name)", in: String($0)) }.first
  }
}
