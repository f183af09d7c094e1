import FileReading

extension FileBytes {
  /// The largest file of a project that is read; the largest projects have some 20 MB.
  static let limit = FileLimit(mebibytes: 256, ", which no project is.")

  /// Reads a file, or only its first bytes. An error calls it by the name, or else by its path.
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
