package import FileReading
package import Guidance
package import NavigationGraph

/// A part of the app that rules and decisions are about, with the facts known of it: a tab bar, a
/// scene, the project itself.
package struct Subject: Sendable {
  /// The kind of part.
  package var kind: SubjectKind
  /// The object ID; empty for the project.
  package var object: String
  /// The source location.
  package var location: SourceLocation
  /// The places of those facts that were found elsewhere in the subject.
  package var places: [AnyFact: Place] = [:]
  /// The name of the scene that contains it.
  package var scene: String?
  /// The controller that it is, or that contains it.
  package var node: NodeID?
  /// The titles of its tabs or segments in order; `nil` where the files have none.
  package var titles: [String?] = []
  /// A suggestion for each title that the files lack.
  package var suggestedTitles: [String?] = []
  /// The file that declares its tabs, if no document shows them.
  package var declaredIn: String?
  /// The image of a tab: the name of a symbol, an image or a system item.
  package var symbol: String?
  /// The names of the screens it leads through, column by column; a stack has one column.
  package var columns: [[String]] = []
  /// The facts known of it.
  package var facts = FactTable()
  /// The subject that contains it; `nil` for the project.
  package internal(set) var parent: SubjectID?
  /// The subjects that it contains.
  package internal(set) var children: [SubjectID] = []
}

/// An object in a file.
package struct Place: Sendable {
  /// The object ID.
  package var object: String
  /// The source location.
  package var location: SourceLocation
}

extension Subject {
  /// The name of the scene it stands in; empty if the subject has none.
  package var sceneName: String { facts[.scene] ?? facts[.name] ?? "" }

  /// The name of its own class, if it has one.
  package var customClass: String? {
    facts[.hasCustomClass] == true ? facts[.customClass] : nil
  }

  /// The place that a condition is about: that of its first fact with a place, or else the subject's
  /// own.
  func place(of condition: Predicate?) -> Place {
    let facts = condition?.facts(of: kind).filter { $0.1 == kind } ?? []
    return facts.lazy.compactMap { places[$0.0] }.first
      ?? Place(object: object, location: location)
  }
}
