import FileReading
package import Foundation

/// An Xcode workspace: the projects that it names.
package struct Workspace: Sendable, Hashable {
  /// The `.xcodeproj` folders, in the order of the file: relative to the folder that holds the
  /// `.xcworkspace`, or absolute where the workspace says so.
  package let projects: [String]

  /// Reads the contents of an `.xcworkspace`.
  ///
  /// - Throws: An error with the path of `contents.xcworkspacedata`, and the line.
  package init(contentsOf path: String) throws(ProjectError) {
    let file = path + "/contents.xcworkspacedata"
    try self.init(FileBytes.load(file), file: file)
  }

  /// Reads the bytes of `contents.xcworkspacedata`.
  ///
  /// - Throws: An error with the path and the line.
  package init(_ data: Data, file: String) throws(ProjectError) {
    try self.init([UInt8](data), file: file)
  }

  private init(_ bytes: [UInt8], file: String) throws(ProjectError) {
    let text = try TextEncoding.utf8(bytes, file: file)
    // Inside of a project, `self:` is that project.
    let bundle = ProjectPath.parent(of: ProjectPath.parent(of: file))
    do throws(PropertyListError) {
      projects = try WorkspaceReader.projects(in: text, of: ProjectPath.name(of: bundle))
    } catch {
      let line = TextEncoding.line(at: error.offset, in: text)
      throw ProjectError(file: file, line: line, message: error.message)
    }
  }
}

/// Reads the elements `Group` and `FileRef` of a workspace.
private struct WorkspaceReader {
  /// How many groups may stand in each other.
  private static let depthLimit = 256

  private var projects: [String] = []
  /// The folders of the open groups.
  private var folders = [""]

  static func projects(
    in text: [UInt8], of bundle: String
  ) throws(PropertyListError) -> [String] {
    var reader = Self()
    var scanner = XMLScanner(text)
    var isWorkspace = false
    while let tag = try scanner.nextTag() {
      isWorkspace = isWorkspace || tag.name == "Workspace"
      guard isWorkspace, reader.folders.count < depthLimit else { break }
      reader.take(tag, of: bundle)
    }
    guard isWorkspace else { throw scanner.failure("This is no workspace.") }
    return reader.projects
  }

  private mutating func take(_ tag: XMLScanner.Tag, of bundle: String) {
    switch (tag.name, tag.isEnd) {
    case ("Group", false): if !tag.isEmpty { folders.append(path(of: tag, bundle) ?? "") }
    case ("Group", true): if folders.count > 1 { folders.removeLast() }
    case ("FileRef", false):
      guard let path = path(of: tag, bundle), path.hasSuffix(".xcodeproj") else { return }
      projects.append(ProjectPath.normal(path))
    default: return
    }
  }

  /// `group:` is relative to the group, `container:` to the workspace's folder.
  private func path(of tag: XMLScanner.Tag, _ bundle: String) -> String? {
    guard let location = tag.attribute("location") else { return nil }
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let path = String(parts[1])
    switch parts[0] {
    case "group": return ProjectPath.join(folders[folders.count - 1], path)
    case "container": return path
    case "absolute": return path.hasPrefix("/") ? path : "/" + path
    case "self": return bundle.hasSuffix(".xcodeproj") ? "../" + bundle : nil
    default: return nil
    }
  }
}
