import FileReading

extension ProjectManifest {
  /// Whether a file is a Tuist manifest, even if its targets are computed by code.
  package static func isComputed(_ path: String) -> Bool {
    guard path.hasSuffix(".swift"), let text = try? FileBytes.load(manifest: path) else {
      return false
    }
    return TuistProject.isManifest(text)
  }

  /// The file names of XcodeGen and Tuist manifests. The first one in a folder is used.
  package static let fileNames = ["project.yml", "project.yaml", "Project.swift"]

  /// Reads a file.
  ///
  /// - Parameter path: The path of a file with one of the names.
  /// - Returns: `nil` if the file is not a manifest, or if its targets are computed by code.
  /// - Throws: An error with the path and the line of a syntax error.
  package static func manifest(contentsOf path: String) throws(ProjectError) -> ProjectManifest? {
    path.hasSuffix(".swift")
      ? try TuistProject.manifest(contentsOf: path)
      : try XcodeGenProject.manifest(contentsOf: path)
  }
}
