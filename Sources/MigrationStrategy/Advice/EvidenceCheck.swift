import FileReading
import Guidance
import NavigationGraph
import Projects

/// Looks up what a team names as evidence, without running anything.
struct EvidenceCheck {
  private let project: Project
  private let graph: NavigationGraph
  /// The distance in lines within which code counts as the code around a line.
  private static let around = 20

  init(_ graph: NavigationGraph) { (self.graph, project) = (graph, graph.project) }

  /// Returns the results for a correction and for its tabs, at their places in the team's file.
  func results(for correction: StructureCorrection) -> [CheckedEvidence] {
    [result(correction.evidence, for: correction.claims)]
      + (correction.tabs ?? []).map { result($0.evidence, for: $0.claims) }
  }

  private func result(_ evidence: StatedEvidence, for claims: [String]) -> CheckedEvidence {
    let results = evidence.at.map { self.found(at: $0, evidence.has, claims) }
    let worst =
      results.first { $0.0.isRefused } ?? results.first { $0.0 == .moved } ?? results.first
    let (level, message) = worst ?? (.stated, "")
    return CheckedEvidence(level, line: evidence.line, column: evidence.column, message)
  }

  private func found(
    at place: StructurePlace, _ text: String?, _ claims: [String]
  ) -> (EvidenceLevel, String) {
    guard let file = place.file, let number = place.line, let lines = lines(of: file) else {
      return (
        .stale, "There is no file \(place.file ?? ""), which 'at' names: this is not applied."
      )
    }
    let own = lines.indices.contains(number - 1) ? lines[number - 1] : nil
    if let text, own?.contains(text) != true {
      guard let other = lines.firstIndex(where: { $0.contains(text) }) else {
        return (
          .stale,
          "\(place.text) does not have \(quoted(text)), nor does another line: this is not applied."
        )
      }
      return (.moved, "\(quoted(text)) is in line \(other + 1) of \(file) now.")
    }
    guard let own else {
      return (
        .stale, "\(file) has \(lines.count) lines, and not line \(number): this is not applied."
      )
    }
    if claims.allSatisfy({ own.contains($0) }) {
      return (isRead(file, number) ? .proven : .named, "")
    }
    let near = lines[max(0, number - 1 - Self.around)..<min(lines.count, number + Self.around)]
    if let missing = claims.first(where: { claim in !near.contains { $0.contains(claim) } }) {
      return (
        .contradicted,
        "\(place.text) is not about \(missing): this is not applied. The line is "
          + "“\(own.drop(while: \.isWhitespace).prefix(80))”."
      )
    }
    return (.named, "")
  }

  /// Whether a container or a transition was read at a line.
  private func isRead(_ file: String, _ line: Int) -> Bool {
    let isThere = { (place: SourceLocation) in place.file == file && place.line == line }
    return graph.edges.contains { isThere($0.origin.location) }
      || graph.nodes.indices.contains { isThere(graph.location($0)) }
  }

  private func lines(of file: String) -> [Substring]? {
    let paths = [
      file,
      file.hasPrefix(project.root + "/") ? String(file.dropFirst(project.root.count + 1)) : nil,
    ]
    let bytes = paths.lazy.compactMap(\.self).compactMap { path in
      try? FileBytes.load("\(project.folder)/\(path)", limit: Self.limit)
    }.first
    return bytes.map {
      String(decoding: $0, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
  }

  private static let limit = FileLimit(mebibytes: 8, ".")
}

extension StructureCorrection {
  /// The names that the code has to have.
  fileprivate var claims: [String] {
    let screen = startsWith.map { String($0.split(separator: "#").last ?? "") }
    guard screen == nil else { return [screen.map(lastName)].compactMap(\.self) }
    // A document names its objects by IDs, and code by types.
    return [object.object.map { String($0.prefix { $0 != "." && $0 != "/" }) }].compactMap(\.self)
  }
}

extension DeclaredTab {
  fileprivate var claims: [String] { [shows.map(lastName) ?? key ?? title].compactMap(\.self) }
}

/// Returns the name of a type without the types around it.
private func lastName(_ type: String) -> String { String(type.split(separator: ".").last ?? "") }
