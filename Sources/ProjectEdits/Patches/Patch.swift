/// A patch of several files, which `git apply` reads.
package struct Patch: Sendable {
  /// The files that change, sorted by the bytes of their paths. Each path occurs once.
  package let files: [FilePatch]

  /// Creates a patch. Files without changes are left out; of several with the same path, the last
  /// one is kept.
  package init(_ files: [FilePatch]) {
    // By bytes: strings are equal if their characters are, even where the bytes of paths differ.
    let byPath = Dictionary(files.map { (Array($0.path.utf8), $0) }, uniquingKeysWith: { $1 })
    self.files = byPath.values.filter { !$0.isEmpty }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Writes the patch as git does.
  ///
  /// - Parameter program: The name and version of the program, such as `macward 1.0`.
  /// - Returns: The text of the patch, without a line if nothing changes.
  package func bytes(by program: String) -> [UInt8] {
    files.flatMap { $0.bytes(by: program) }
  }
}
