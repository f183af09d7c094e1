package import Drawings
import Guidance

/// The pictures of a project's structures, or the reasons why there are none.
package struct ProjectPictures: Sendable {
  /// The pictures of a structure, or the reason why there are none.
  package enum Entry: Sendable {
    /// The pictures.
    case pair(PicturePair)
    /// The pictures would look like those of another structure, which is given by its index in the
    /// project.
    case alike(Int)
    /// The outcome is undecided, so there is nothing to draw yet.
    case undecided
    /// The maximum number of pictures is reached.
    case leftOut
  }

  /// The entries, by the structure's index. Structures for which a drawing is pointless have none.
  package let entries: [Int: Entry]

  /// All pictures, in the order of the structures.
  package var all: [Picture] {
    entries.sorted { $0.key < $1.key }.flatMap { entry -> [Picture] in
      if case .pair(let pair) = entry.value { [pair.before, pair.after] } else { [] }
    }
  }

  /// Draws a project. The number, starting at 1, is for reports with several projects.
  package init(_ project: ProjectReport, number: Int? = nil) {
    var entries: [Int: Entry] = [:]
    var drawn: [Signature: Int] = [:]
    var count = 0
    for (index, structure) in project.structures.enumerated() where !structure.isRoutine {
      if structure.decision?.outcome == .undecided, !structure.isSupposed(for: project.target) {
        entries[index] = .undecided
        continue
      }
      let signature = Signature(structure)
      if let twin = signature.flatMap({ drawn[$0] }) {
        entries[index] = .alike(twin)
        continue
      }
      guard count < Self.most else {
        if structure.isDrawn(for: project.target) { entries[index] = .leftOut }
        continue
      }
      let name = Picture.name(
        structure, position: count + 1, project: number, target: project.target)
      guard let pair = PicturePair(structure, in: project, name: name) else { continue }
      entries[index] = .pair(pair)
      count += 1
      if let signature { drawn[signature] = index }
    }
    self.entries = entries
  }

  /// The maximum number of pairs. The app's top level comes first.
  private static let most = 12
}

/// The properties that distinguish drawings apart from titles. Each tab bar and split view is
/// drawn.
private struct Signature: Hashable {
  let outcomes: [String]

  init?(_ structure: StructureReport) {
    guard !["tab-bar", "split-view"].contains(structure.kind) else { return nil }
    outcomes = [structure.kind] + structure.decisions.map(\.outcome.id)
  }
}
