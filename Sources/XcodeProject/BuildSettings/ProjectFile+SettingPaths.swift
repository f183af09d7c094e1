import Foundation

extension ProjectFile {
  /// The folder that paths in settings begin with (`SRCROOT`), absolute.
  var sourceRoot: String {
    let paths = ProjectPaths(objects: objects, project: project)
    return ProjectPath.normal(ProjectPath.join(absoluteFolder, paths.sourceRoot))
  }

  /// The path that a setting names, relative to the folder that holds the `.xcodeproj`; absolute
  /// where it is not below that.
  func path(of name: String, in settings: BuildSettings) -> String? {
    guard let text = settings[name]?.trimmed, !text.isEmpty else { return nil }
    let path = ProjectPath.normal(ProjectPath.join(sourceRoot, text))
    let base = absoluteFolder + "/"
    if path.hasPrefix(base) { return String(path.dropFirst(base.count)) }
    guard !text.hasPrefix("/") else { return path }
    let root = ProjectPaths(objects: objects, project: project).sourceRoot
    return ProjectPath.normal(ProjectPath.join(root, text))
  }

  private var absoluteFolder: String {
    ProjectPath.normal(ProjectPath.join(FileManager.default.currentDirectoryPath, folder))
  }
}
