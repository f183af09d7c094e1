/// Finds out whether each availability check in a source is needed, by leaving out one at a time.
///
/// Without a check that is needed, the code does not compile for the oldest system. A check that can be
/// left out is one too many, or what it guards is declared as older than it is.
package enum AvailabilityGuards {
  /// A source without one of its checks.
  package struct Mutation: Sendable {
    /// The check and its place, as `File.swift:12: if #available(iOS 16.0, *) {`.
    package let name: String

    /// The files without the check.
    package let files: [String: String]
  }

  /// Leaves out each `#available` and each `@available` that names a system, one at a time.
  ///
  /// `#unavailable` stays: it selects code for older systems, which newer ones can compile.
  package static func mutations(of files: [String: String]) -> [Mutation] {
    files.keys.sorted().flatMap { name in mutations(of: name, in: files) }
  }

  /// The checks that can be left out without an error on any of the platforms.
  ///
  /// Files that have errors anyway seem to need all their checks.
  ///
  /// - Throws: `TypeChecker.Unavailable`.
  package static func needless(
    in files: [String: String], platforms: [ApplePlatform], deploymentTarget: String
  ) async throws -> [String] {
    var needless: [String] = []
    for mutation in mutations(of: files) {
      let isNeeded = try await isRejected(
        mutation, platforms: platforms, deploymentTarget: deploymentTarget)
      if !isNeeded { needless.append(mutation.name) }
    }
    return needless
  }

  private static func isRejected(
    _ mutation: Mutation, platforms: [ApplePlatform], deploymentTarget: String
  ) async throws -> Bool {
    for platform in platforms {
      let found = try await TypeChecker.check(
        files: mutation.files, platform: platform, deploymentTarget: deploymentTarget)
      if found.contains(where: { $0.contains(": error: ") }) { return true }
    }
    return false
  }

  private static func mutations(of name: String, in files: [String: String]) -> [Mutation] {
    let lines = (files[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.flatMap { index in
      withoutCheck(String(lines[index])).map { line in
        var changed = lines
        changed[index] = Substring(line)
        let text = changed.joined(separator: "\n")
        let code = lines[index].drop { $0 == " " || $0 == "\t" }
        return Mutation(
          name: "\(name):\(index + 1): \(code)",
          files: files.merging([name: text]) { $1 })
      }
    }
  }

  /// The line without each of its checks.
  private static func withoutCheck(_ line: String) -> [String] {
    let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let conditions = code.ranges(of: /#available\([^)]*\)/).map { range in
      line.replacingCharacters(in: range, with: "true")
    }
    // Not `@available(*, unavailable)`.
    let attributes = code.ranges(of: /@available\([A-Za-z]+ [0-9][^)]*\) ?/).map { range in
      line.replacingCharacters(in: range, with: "")
    }
    return conditions + attributes
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
