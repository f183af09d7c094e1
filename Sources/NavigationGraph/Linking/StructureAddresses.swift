import FileReading
import Projects

/// The structures of a project by what people and reports call them: a file and a line, or a class.
package struct StructureAddresses: Sendable {
  /// A structure with what it is called.
  package struct Entry: Sendable {
    /// Its name.
    package var name: ScreenName
    /// The kind of the screen, or `nil` for a control.
    package var kind: Screen.Kind?
    fileprivate var line: Int
    fileprivate var type: String?

    /// Whether it contains other screens.
    fileprivate var isContainer: Bool {
      kind?.isContainer ?? true
    }
  }

  private let entries: [Entry]
  private let files: [String]
  private let folder: String

  /// Lists the structures of a graph.
  package init(_ graph: NavigationGraph) {
    folder = graph.project.folder
    files = graph.files.map(\.path)
    let screens = graph.nodes.indices.filter { graph.screen($0).reference == nil }.map { node in
      Entry(
        name: ScreenName(file: graph.file(node).path, id: graph.screen(node).id),
        kind: graph.kind(node), line: graph.location(node).line,
        type: graph.screen(node).customClass)
    }
    let controls = graph.files.flatMap { file in
      file.containers.filter { $0.kind.screen == nil }.map { container in
        Entry(
          name: ScreenName(file: file.path, id: container.id), kind: nil,
          line: container.origin.location.line, type: container.className)
      }
    }
    entries = screens + controls
  }

  /// Returns the project's file that a path names, or `nil` if there is none or more than one. The path may
  /// begin at the project, at a folder around it, or at one in it.
  package func file(_ path: String) -> String? {
    if files.contains(path) { return path }
    // Only one of the localized copies of a storyboard is read, whichever one is named.
    let end = "/" + LocalizedPath.withoutLanguage(path)
    let matches = files.filter { LocalizedPath.withoutLanguage("/\(folder)/\($0)").hasSuffix(end) }
    return matches.count == 1 ? matches[0] : nil
  }

  /// Returns the structures that begin on a line.
  package func structures(in file: String, line: Int) -> [Entry] {
    chosen(among: entries.filter { $0.name.file == file && $0.line == line })
  }

  /// Returns the structures of a class.
  package func structures(called name: String) -> [Entry] {
    let own = entries.filter { $0.name.id == name }
    let exact = own.isEmpty ? entries.filter { $0.type == name } : own
    return chosen(
      among: exact.isEmpty ? entries.filter { $0.name.id.hasSuffix("." + name) } : exact)
  }

  /// Returns the names of all structures in a file that contain screens.
  package func containers(in file: String) -> [String] {
    entries.filter { $0.name.file == file && $0.isContainer }.map(\.name.id)
  }

  /// The files and lines of the structures with an object ID.
  package func files(with object: String) -> [String] {
    entries.filter { $0.name.id == object }.map(\.name.file)
  }

  /// Returns the containers among some structures, or all if there are none.
  private func chosen(among found: [Entry]) -> [Entry] {
    let containers = found.filter(\.isContainer)
    return containers.isEmpty ? found : containers
  }
}
