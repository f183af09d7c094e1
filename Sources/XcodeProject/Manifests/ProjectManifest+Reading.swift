import FileReading

extension ProjectManifest {
  /// Whether a file is a Tuist manifest, even if code computes the targets.
  package static func isComputed(_ path: String) -> Bool {
    guard path.hasSuffix(".swift"), let text = try? FileBytes.load(manifest: path) else {
      return false
    }
    return TuistProject.isManifest(text)
  }

  /// The names of the manifests of XcodeGen and Tuist. The first in a folder counts.
  package static let fileNames = ["project.yml", "project.yaml", "Project.swift"]

  /// Reads a file.
  ///
  /// - Parameter path: The file, which has one of the names.
  /// - Returns: `nil` if it is no manifest, or code computes the targets.
  /// - Throws: An error with the path and the line where the syntax is wrong.
  package static func manifest(contentsOf path: String) throws(ProjectError) -> ProjectManifest? {
    path.hasSuffix(".swift")
      ? try TuistProject.manifest(contentsOf: path)
      : try XcodeGenProject.manifest(contentsOf: path)
  }
}
