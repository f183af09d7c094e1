/// Resolves the paths of a project's files, which are relative to a group (`<group>`) or to the
/// project's folder (`SOURCE_ROOT`), or absolute (`<absolute>`).
struct ProjectPaths {
  let objects: ProjectObjects
  let project: PropertyValue

  /// The maximum nesting depth of groups, so that cycles end.
  private static let depthLimit = 256

  /// Returns the path of a file or group relative to the folder that contains the `.xcodeproj`, or
  /// `nil` if it is in one of Xcode's own folders.
  func path(of number: Int) -> String? {
    path(of: number, depth: 0).map(ProjectPath.normal)
  }

  /// The path of `SOURCE_ROOT`: the project's folder, or `projectDirPath`.
  var sourceRoot: String {
    let path = project["projectDirPath"]?.string ?? ""
    return path == "." ? "" : path
  }

  private func path(of number: Int, depth: Int) -> String? {
    guard depth < Self.depthLimit else { return nil }
    let object = objects[number]
    let own = object["path"]?.string ?? ""
    switch object["sourceTree"]?.string {
    case "<absolute>": return own
    case "SOURCE_ROOT": return ProjectPath.join(sourceRoot, own)
    case "<group>", nil:
      let parent = Int(objects.parents[number])
      let folder = parent < 0 ? sourceRoot : path(of: parent, depth: depth + 1)
      return folder.map { ProjectPath.join($0, own) }
    default: return nil
    }
  }
}
