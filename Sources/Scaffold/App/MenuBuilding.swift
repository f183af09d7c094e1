import FileReading
import Projects
import SourceEvidence

/// The method of the app that builds its menu bar already.
struct MenuBuilding: Sendable {
  /// The place of the method.
  var place: SourceLocation

  /// Finds the method in the files with commands of the menu bar, and in that of the app's delegate.
  init?(in project: Project, _ delegate: DelegateClass?, _ files: ProjectFiles) {
    let commands = (project.source?.commands ?? []).filter(\.isInMenuBar).map(\.place.file)
    let candidates = [delegate?.place.file].compactMap(\.self) + commands
    var seen: Set<String> = []
    let found = candidates.lazy.filter { seen.insert($0).inserted }.compactMap { file in
      files.place(of: "func buildMenu(", in: file)
        ?? files.place(of: "buildMenuWithBuilder:", in: file)
    }.first
    guard let found else { return nil }
    place = found
  }

  /// Whether it is a method in Objective-C.
  var isObjectiveC: Bool { !place.file.hasSuffix(".swift") }
}
