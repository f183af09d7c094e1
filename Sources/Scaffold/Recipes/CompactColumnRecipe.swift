import FileReading
import MigrationStrategy
import NavigationGraph
import ProjectEdits

/// A tab bar controller that becomes the compact column of the split view in its document.
struct CompactColumnRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    for finding in findings {
      let subject = context.subject(of: finding)
      guard let split = subject.node,
        let column = context.advice.graph.possibleCompactColumn(of: split)
      else {
        draft.notes.append(.compactColumn(finding))
        continue
      }
      draft.edits.append(
        Edit(
          place: subject.location, object: subject.object, name: Self.relationship, before: nil,
          after: column,
          changes: .document([
            .addRelationship(
              Self.relationship, id: subject.object, destination: column,
              file: subject.location.file)
          ])))
    }
  }

  private static let relationship = "compactViewController"
}

extension NavigationGraph {
  /// The object ID of the only tab bar controller in a split view's document that no other scene there
  /// contains or shows, or `nil` if there is none, or more than one. A controller in another column
  /// cannot be the compact column too.
  fileprivate func possibleCompactColumn(of split: NodeID) -> String? {
    let file = nodes[split].file
    guard files[file].isDocument else { return nil }
    let bars = files[file].screens.indices.map { node(file: file, screen: $0) }
      .filter { kind($0) == .tabBar && screen($0).reference == nil }
      .filter { incoming[$0].isEmpty && showsNavigation($0) && !leftOutScreens.contains($0) }
    return bars.count == 1 ? screen(bars[0]).id : nil
  }
}

extension Note {
  fileprivate static func compactColumn(_ finding: Recommendation) -> Note {
    .write(
      "splitViewController.setViewController(sections, for: .compact)", at: finding.location,
      "The compact column is not written, because the document does not have exactly one tab bar "
        + "controller that nothing else contains or shows. If the narrowest window does not show "
        + "everything, add the line where the split view is set up. The column needs controllers of "
        + "its own.")
  }
}
