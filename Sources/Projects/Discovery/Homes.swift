import XcodeProject

/// The folders of the projects around files, looked for once in each folder.
struct Homes {
  /// The folders that directly hold a project.
  private let projects: Set<String>
  private var found: [String: String] = [:]

  init(_ request: RequestedPath) { projects = request.listing?.projectFolders ?? [] }

  /// The nearest folder at or above a file's that directly holds a project, or else the path that
  /// was asked for.
  subscript(file: String) -> String {
    mutating get { folder(at: ProjectPath.parent(of: file)) }
  }

  /// The nearest such folder at or above a folder.
  mutating func folder(at folder: String) -> String {
    if folder.isEmpty || projects.contains(folder) { return folder }
    if let known = found[folder] { return known }
    let home = self.folder(at: ProjectPath.parent(of: folder))
    found[folder] = home
    return home
  }
}
