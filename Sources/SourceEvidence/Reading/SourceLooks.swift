/// What was read of source files, so that no file is read twice for several projects.
package struct SourceLooks: Sendable {
  /// What was found by looking at a file.
  private(set) var looks: [SourceFile: SourceReader.Look] = [:]
  /// Files that were parsed because others led to them; `nil` where that was not possible.
  private(set) var parsed: [SourceFile: CodeFile?] = [:]

  /// Creates a memory of nothing.
  package init() {}

  /// What is known of files; `make` finds it out for those that nothing is known of.
  mutating func looks(
    at files: [SourceFile], _ make: ([SourceFile]) -> [SourceReader.Look]
  ) -> [SourceReader.Look] {
    let new = files.filter { looks[$0] == nil }
    for (file, look) in zip(new, make(new)) { looks[file] = look }
    return files.compactMap { looks[$0] }
  }

  /// The code of files, whatever they hold; `parse` reads those that were not parsed yet.
  mutating func code(
    of files: [SourceFile], _ parse: ([SourceFile]) -> [CodeFile?]
  ) -> [CodeFile?] {
    let new = files.filter { parsed[$0] == nil }
    for (file, code) in zip(new, parse(new)) { parsed.updateValue(code, forKey: file) }
    return files.map { parsed[$0] ?? nil }
  }
}
