/// Functions that read whole files.
package enum FileBytes {
  /// Reads a file, or only its first bytes.
  ///
  /// - Throws: ``FileFailure`` if the file cannot be read, is not a regular file, or is larger than
  ///   the limit.
  package static func load(
    _ path: String, first count: Int = .max, limit: FileLimit
  ) throws(FileFailure) -> [UInt8] {
    let file = try OpenFile(path, limit: limit)
    var failure: FileFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: min(count, file.size)) { memory, count in
      do throws(FileFailure) {
        count = try file.fill(UnsafeMutableRawBufferPointer(memory))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
