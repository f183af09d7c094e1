import FileReading
import Guidance
import SourceEvidence

/// The refresh controls in code with which people refresh a screen.
struct RefreshControls {
  private let actions: [String?: [Marker]]
  private let replacements: [String?: [Marker]]
  private let classes: ClassHierarchy
  private let words: Words

  /// Looks for what the controls do.
  init(_ markers: [Marker], _ classes: ClassHierarchy?, _ words: Words) {
    actions = Dictionary(grouping: markers.filter { $0.kind == .refreshAction }, by: \.owner)
    replacements = Dictionary(
      grouping: markers.filter { $0.kind == .replacedRefresh }, by: \.owner)
    self.classes = classes ?? ClassHierarchy()
    self.words = words
  }

  /// Returns the markers to report in place of one: none for a control that refreshes nothing, and those
  /// of the screens that use the class of a control which is no screen itself. Any other marker stays.
  func places(of marker: Marker) -> [Marker] {
    guard marker.kind == .refresh, let owner = marker.owner else { return [marker] }
    if loadsOlderEntries(owner) || isReplaced(owner) { return [] }
    return classes.isHelper(owner) ? holders(of: marker, owner) : [marker]
  }

  /// Whether all controls of a class load what is older, such as the history of a chat.
  private func loadsOlderEntries(_ owner: String) -> Bool {
    let names = (actions[owner] ?? []).compactMap(\.detail)
    return !names.isEmpty
      && names.allSatisfy { $0.nameWords.contains { words.contains($0, in: .olderEntries) } }
  }

  /// Whether a control without an action takes the place of the one with an action.
  private func isReplaced(_ owner: String) -> Bool {
    guard let actions = actions[owner], let replacement = replacements[owner]?.last else {
      return false
    }
    return !actions.contains {
      $0.place.file != replacement.place.file || $0.place > replacement.place
    }
  }

  private func holders(of marker: Marker, _ owner: String) -> [Marker] {
    classes.screens(holding: owner).map { screen in
      var marker = marker
      (marker.owner, marker.place) = (screen.name, screen.place)
      return marker
    }
  }
}
