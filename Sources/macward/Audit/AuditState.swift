import Foundation
import Reports

/// The stored state of a project in an audit, with which an unchanged project can be skipped.
struct AuditState: Codable {
  /// The digest of everything that the project's report depends on.
  var inputs: String
  /// The digest of the written files.
  var outputs: String
  /// The project's entry in the index.
  var entry: AuditEntry
}

extension AuditFolder {
  /// Returns the stored entry of a project, or `nil` if its inputs or its written files have
  /// changed.
  func finished(_ name: String, inputs: String) -> AuditEntry? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: state(of: name))),
      let state = try? JSONDecoder().decode(AuditState.self, from: data),
      state.inputs == inputs, state.outputs == outputsDigest(of: name)
    else { return nil }
    return state.entry
  }

  /// Stores the entry of a project.
  func remember(_ entry: AuditEntry, of name: String, inputs: String) throws {
    let state = AuditState(inputs: inputs, outputs: outputsDigest(of: name), entry: entry)
    try files.write(try jsonText(state), to: self.state(of: name))
  }

  /// Removes all other projects.
  func removeAll(except names: Set<String>) {
    let states = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(Self.states)"))
    for state in states ?? [] {
      let name = state.replacing(OutputFiles.unfinished, with: "").replacing(".json", with: "")
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
