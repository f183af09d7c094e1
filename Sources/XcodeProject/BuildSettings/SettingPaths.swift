import Foundation

/// The folders that paths in settings begin with.
struct SettingPaths {
  /// The folder that holds the project, as the caller named it.
  let folder: String
  /// The folder of the sources relative to it (`projectDirPath`); empty for that one itself.
  var root = ""

  /// The folder that paths in settings begin with (`SRCROOT`), absolute.
  var sourceRoot: String { ProjectPath.normal(ProjectPath.join(absoluteFolder, root)) }

  /// The path that a setting names, relative to the folder that holds the project; absolute where it
  /// is not below that.
  func path(of name: String, in settings: BuildSettings) -> String? {
    guard let text = settings[name]?.trimmed, !text.isEmpty else { return nil }
    let path = ProjectPath.normal(ProjectPath.join(sourceRoot, text))
    let base = absoluteFolder + "/"
    if path.hasPrefix(base) { return String(path.dropFirst(base.count)) }
    guard !text.hasPrefix("/") else { return path }
    return ProjectPath.normal(ProjectPath.join(root, text))
  }

  private var absoluteFolder: String {
    ProjectPath.normal(ProjectPath.join(FileManager.default.currentDirectoryPath, folder))
  }
}

extension ProjectFile {
  /// The folders that paths in its settings begin with.
  var settingPaths: SettingPaths {
    let paths = ProjectPaths(objects: objects, project: project)
    return SettingPaths(folder: folder, root: paths.sourceRoot)
  }
}
