import XcodeProject

/// The project folders around files, cached by folder.
struct EnclosingProjectFolders {
  /// The folders that directly contain a project.
  private let projects: Set<String>
  private var found: [String: String] = [:]

  init(_ search: SearchedPath) { projects = search.listing?.projectFolders ?? [] }

  /// The nearest folder around a file that directly contains a project, or else the searched path.
  subscript(file: String) -> String {
    mutating get { folder(at: ProjectPath.parent(of: file)) }
  }

  /// The nearest such folder among a folder and those around it.
  mutating func folder(at folder: String) -> String {
    if folder.isEmpty || projects.contains(folder) { return folder }
    if let known = found[folder] { return known }
    let projectFolder = self.folder(at: ProjectPath.parent(of: folder))
    found[folder] = projectFolder
    return projectFolder
  }
}
