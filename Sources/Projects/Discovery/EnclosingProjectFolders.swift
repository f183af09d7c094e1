import XcodeProject

/// Finds the project folders that enclose files. Results are cached by folder.
struct EnclosingProjectFolders {
  /// The folders that directly contain a project.
  private let projects: Set<String>
  private var found: [String: String] = [:]

  init(_ search: SearchedPath) { projects = search.listing?.projectFolders ?? [] }

  /// The nearest folder around a file that directly contains a project, or else the searched path.
  subscript(file: String) -> String {
    mutating get { folder(at: ProjectPath.parent(of: file)) }
  }

  /// Returns the nearest folder that directly contains a project: the folder itself or one around
  /// it.
  mutating func folder(at folder: String) -> String {
    if folder.isEmpty || projects.contains(folder) { return folder }
    if let known = found[folder] { return known }
    let projectFolder = self.folder(at: ProjectPath.parent(of: folder))
    found[folder] = projectFolder
    return projectFolder
  }
}
