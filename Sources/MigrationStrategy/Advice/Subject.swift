package import FileReading
package import Guidance
package import NavigationGraph

/// A part of the app that rules and decisions are about, with its facts: a tab bar, a scene, or the
/// project itself.
package struct Subject: Sendable {
  /// The kind of part.
  package var kind: SubjectKind
  /// The object ID, which is empty for the project.
  package var object: String
  /// The source location.
  package var location: SourceLocation
  /// The places of facts that were found at another location than the subject.
  package var places: [AnyFact: Place] = [:]
  /// The other places of something that the target does not have.
  package var furtherPlaces: [MissingAPI.Place] = []
  /// The files that findings about the project are about. It is empty for other subjects.
  var files = FactFiles()
  /// The name of the scene that contains the subject.
  package var scene: String?
  /// The controller that is the subject, or that contains it.
  package var node: NodeID?
  /// The titles of its tabs or segments, in order. A title is `nil` if the files contain none.
  package var titles: [String?] = []
  /// Suggestions for the titles that the files do not contain.
  package var suggestedTitles: [String?] = []
  /// The title of a tab that is Xcode's own, and counts as none.
  var placeholder: String?
  /// The file that declares its tabs, if no document contains them.
  package var declaredIn: String?
  /// How the team corrects what was read about it, as a sentence.
  package var correction: String?
  /// The image of a tab: the name of a symbol, an image or a system item.
  package var symbol: String?
  /// The names of the screens in each column. A stack has one column.
  package var columns: [[String]] = []
  /// The class whose code makes it, if it has no class of its own.
  package var owner: String?
  /// The facts.
  package var facts = FactTable()
  /// The subject that contains it, or `nil` for the project.
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
  /// The name of the scene that contains the subject, or an empty string if there is none.
  package var sceneName: String { facts[.scene] ?? facts[.name] ?? "" }

  /// The name of its custom class, if it has one.
  package var customClass: String? {
    facts[.hasCustomClass] == true ? facts[.customClass] : nil
  }

  /// Returns the place for a condition: that of its first fact with a place, or else that of the
  /// subject.
  func place(of condition: Predicate?) -> Place {
    let facts = condition?.facts(of: kind).filter { $0.1 == kind } ?? []
    return facts.lazy.compactMap { places[$0.0] }.first
      ?? Place(object: object, location: location)
  }
}
