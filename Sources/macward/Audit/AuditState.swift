import Foundation
import Reports

/// What is remembered of a project, so that it need not be read again.
struct AuditState: Codable {
  /// The digest of all that the project's report depends on.
  var inputs: String
  /// The digest of the files that were written.
  var outputs: String
  /// What the index needs.
  var entry: AuditEntry
}

extension AuditFolder {
  /// What came of a project, if nothing has changed since, neither what it was made of nor what was
  /// written.
  func finished(_ name: String, inputs: String) -> AuditEntry? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: state(of: name))),
      let state = try? JSONDecoder().decode(AuditState.self, from: data),
      state.inputs == inputs, state.outputs == outputsDigest(of: name)
    else { return nil }
    return state.entry
  }

  /// Remembers what came of a project.
  func remember(_ entry: AuditEntry, of name: String, inputs: String) throws {
    let state = AuditState(inputs: inputs, outputs: outputsDigest(of: name), entry: entry)
    try files.write(try jsonText(state), to: self.state(of: name))
  }

  /// Removes all projects but these.
  func removeAll(but names: Set<String>) {
    let states = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(Self.states)"))
    for state in states ?? [] {
      let name = state.replacing(WholeFiles.unfinished, with: "").replacing(".json", with: "")
      if !names.contains(name) { remove(name) }
    }
  }

  private func outputsDigest(of name: String) -> String {
    var digest = Digest()
    for file in outputs(of: name) + [page(of: name)] + pictures(of: name).contents {
      digest.add(fileAt: file)
    }
    return digest.text
  }
}
