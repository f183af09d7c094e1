package import Guidance

/// The identity of a subject among all subjects of one project.
///
/// A container sorts before its parts.
package struct SubjectID: Hashable, Comparable, Sendable {
  fileprivate let position: Int

  /// The project itself.
  package static let project = SubjectID(position: 0)

  package static func < (a: SubjectID, b: SubjectID) -> Bool { a.position < b.position }
}

/// All subjects of a project.
package struct Subjects: Sendable {
  /// The subjects in order: the project first, and each subject after its container.
  package private(set) var all: [Subject]
  /// The names of classes and files, which people do not see.
  var codeNames: Set<String> = []

  /// Creates a collection with only the project.
  init(_ project: Subject) { all = [project] }

  /// The identities of all subjects, in order: the project first.
  package var ids: [SubjectID] { all.indices.map { SubjectID(position: $0) } }

  /// A subject of this project.
  package subscript(id: SubjectID) -> Subject {
    // Accesses the subject in place, because `get` and `set` would copy it for each fact.
    _read { yield all[id.position] }
    _modify { yield &all[id.position] }
  }

  /// The identities of the subjects of one kind, in order.
  package func ids(of kind: SubjectKind) -> [SubjectID] { ids.filter { self[$0].kind == kind } }

  /// Adds a subject as a part of another.
  ///
  /// - Returns: The identity of the new subject.
  @discardableResult
  mutating func add(_ subject: Subject, to parent: SubjectID = .project) -> SubjectID {
    let id = SubjectID(position: all.count)
    var subject = subject
    subject.parent = parent
    self[parent].children.append(id)
    all.append(subject)
    return id
  }
}
