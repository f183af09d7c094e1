package import Drawings
import Guidance

/// The pictures of a project: of each structure, what is drawn or why nothing is.
package struct ProjectPictures: Sendable {
  /// What there is of a structure.
  package enum Entry: Sendable {
    /// It is drawn.
    case pair(PicturePair)
    /// It would look like another one, which is drawn: an index into the project's structures.
    case alike(Int)
    /// The files do not tell what becomes of it, so there is nothing to draw yet.
    case undecided
    /// There are enough pictures already.
    case leftOut
  }

  /// By the structure's index. A structure for which a drawing shows nothing has none.
  package let entries: [Int: Entry]

  /// All pictures, in the order of the structures.
  package var all: [Picture] {
    entries.sorted { $0.key < $1.key }.flatMap { entry -> [Picture] in
      if case .pair(let pair) = entry.value { [pair.before, pair.after] } else { [] }
    }
  }

  /// Draws a project, which has a number from 1 on where a report holds several.
  package init(_ project: ProjectReport, number: Int? = nil) {
    var entries: [Int: Entry] = [:]
    var drawn: [Signature: Int] = [:]
    var count = 0
    for (index, structure) in project.structures.enumerated() where !structure.isRoutine {
      if structure.decision?.outcome == .undecided, !structure.isSupposed {
        entries[index] = .undecided
        continue
      }
      let signature = Signature(structure)
      if let twin = signature.flatMap({ drawn[$0] }) {
        entries[index] = .alike(twin)
        continue
      }
      guard count < Self.most else {
        if MacWindow(structure) != nil { entries[index] = .leftOut }
        continue
      }
      let name = Picture.name(structure, position: count + 1, project: number)
      guard let pair = PicturePair(structure, in: project, name: name) else { continue }
      entries[index] = .pair(pair)
      count += 1
      if let signature { drawn[signature] = index }
    }
    self.entries = entries
  }

  /// As many pairs as anyone looks at. The app's top level comes first.
  private static let most = 12
}

/// What makes the drawings of two structures differ in their titles only. Tab bars and split views
/// are worth a drawing each.
private struct Signature: Hashable {
  let outcomes: [String]

  init?(_ structure: StructureReport) {
    guard !["tab-bar", "split-view"].contains(structure.kind) else { return nil }
    outcomes = [structure.kind] + structure.decisions.map(\.outcome.id)
  }
}
