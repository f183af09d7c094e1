import FileReading

extension FileBytes {
  /// The size limit of a project file. The largest known files have about 20 MB.
  static let limit = FileLimit(mebibytes: 256, ", which no project is.")

  /// The size limit of a manifest. Typical manifests have a few kilobytes.
  private static let manifestLimit = FileLimit(mebibytes: 1, ", which no manifest is.")

  /// Reads a manifest.
  static func load(manifest path: String) throws(ProjectError) -> [UInt8] {
    do throws(FileFailure) {
      return try load(path, limit: manifestLimit)
    } catch {
      throw ProjectError(file: path, message: error.message)
    }
  }

  /// Reads a file, or only its first bytes. Errors contain the given name, or else the path.
  static func load(
    _ path: String, as name: String? = nil, first count: Int = .max
  ) throws(ProjectError) -> [UInt8] {
    do throws(FileFailure) {
      return try load(path, first: count, limit: limit)
    } catch {
      throw ProjectError(file: name ?? path, message: error.message)
    }
  }
}
