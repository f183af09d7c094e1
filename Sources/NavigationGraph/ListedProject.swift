package import InterfaceBuilder

/// A project that was found and is not read yet: no more than the names of its files.
package struct ListedProject: Sendable {
  /// The project's name.
  package var name: String
  /// The project's folder, relative to the path that was asked for; `.` for that path itself.
  package var root: String
  /// Its documents, and those of its tests and of other people's code.
  package var documents: [ListedFile] = []
  /// Its property lists.
  package var propertyLists: [ListedFile] = []
  /// Folders of it that could not be listed.
  package var problems: [DocumentProblem] = []

  private init(_ project: Project) {
    name = project.name
    root = project.root
  }

  /// The projects below a path, by folder.
  ///
  /// - Parameters:
  ///   - request: The path.
  ///   - includesSideFolders: Whether property lists in folders of tests and of other people's code
  ///     count.
  ///   - isNew: Whether no other path has led to a document.
  /// - Returns: Those that hold documents, and folders that could not be listed.
  static func all(
    in request: RequestedPath, _ includesSideFolders: Bool,
    where isNew: (ListedFile) -> Bool
  ) -> [ListedProject] {
    var projects: [String: ListedProject] = [:]
    var folders = SideFolders(areJudged: includesSideFolders)
    var homes: Set<String> = []
    for var file in request.sources where isNew(file) {
      file.aside = folders[file]
      if file.aside == nil { homes.insert(file.project) }
      projects[file.project, default: .init(request.project(at: file.project))]
        .documents.append(file)
    }
    for list in request.propertyLists where homes.contains(list.project) && folders[list] == nil {
      projects[list.project]?.propertyLists.append(list)
    }
    for (folder, home, problem) in request.problems {
      // A folder that is in no project may hold one: it is told by itself.
      let key = projects[home] == nil ? folder : home
      projects[key, default: .init(request.project(at: key))].problems.append(problem)
    }
    return projects.sorted { $0.key < $1.key }.map(\.value)
  }
}
