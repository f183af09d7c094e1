/// The parsed source files of a folder, so that no file is parsed twice for several projects.
package struct ParsedFiles: Sendable {
  /// A parsed file, or the reason why there is none.
  enum Result: Sendable {
    case code(CodeFile)
    case problem(SourceProblem)
  }

  private var results: [SourceFile: Result] = [:]

  /// Creates an empty memory.
  package init() {}

  /// The results for some files; `parse` makes those that are missing.
  mutating func results(
    for files: [SourceFile], _ parse: ([SourceFile]) -> [Result]
  ) -> [Result] {
    let new = files.filter { results[$0] == nil }
    for (file, result) in zip(new, parse(new)) { results[file] = result }
    return files.compactMap { results[$0] }
  }
}
