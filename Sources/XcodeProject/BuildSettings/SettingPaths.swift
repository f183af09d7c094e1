import Foundation

/// Resolves paths in the settings of a project.
struct SettingPaths {
  /// The folder that contains the project, as the caller passed it.
  let folder: String
  /// The source folder relative to `folder` (`projectDirPath`). The empty path is `folder` itself.
  var root = ""

  /// The absolute path that `SRCROOT` stands for.
  var sourceRoot: String { ProjectPath.normal(ProjectPath.join(absoluteFolder, root)) }

  /// Returns the path in a setting, relative to the folder that contains the project, or absolute
  /// if it is outside that folder.
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
  /// The resolution of paths in the project's settings.
  var settingPaths: SettingPaths {
    let paths = ProjectPaths(objects: objects, project: project)
    return SettingPaths(folder: folder, root: paths.sourceRoot)
  }
}
