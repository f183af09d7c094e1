/// A cache of parsed source files, so that no file is parsed again for another project.
package struct ParsedFiles: Sendable {
  /// A parsed file, or the problem that prevents parsing.
  enum Result: Sendable {
    case code(CodeFile)
    case problem(SourceProblem)

    /// The parsed file, or `nil` if it cannot be parsed.
    var code: CodeFile? {
      if case .code(let code) = self { code } else { nil }
    }
  }

  private var results: [SourceFile: Result] = [:]

  /// Creates an empty cache.
  package init() {}

  /// Forgets files that have changed.
  package mutating func forget(_ paths: Set<String>) {
    results = results.filter { !paths.contains($0.key.path) }
  }

  /// Returns the results for files. `parse` creates the missing ones.
  mutating func results(
    for files: [SourceFile], _ parse: ([SourceFile]) -> [Result]
  ) -> [Result] {
    let new = files.filter { results[$0] == nil }
    for (file, result) in zip(new, parse(new)) { results[file] = result }
    return files.compactMap { results[$0] }
  }
}
