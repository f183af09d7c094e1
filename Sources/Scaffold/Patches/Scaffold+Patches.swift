import Foundation
import ProjectEdits

extension Scaffold {
  /// Returns the patch of all proposals that are not risky, as git writes it.
  package func patch(by program: String) -> [UInt8] { patch(of: together, by: program) }

  /// Returns the patches of each proposal on its own, numbered in their order. A proposal that changes no
  /// file has none.
  package func patches(by program: String) -> [NamedPatch] {
    proposals.enumerated().compactMap { index, proposal in
      let bytes = patch(of: proposal.changes, by: program)
      guard !bytes.isEmpty else { return nil }
      let number = String(index + 1)
      let name = String(repeating: "0", count: max(0, 2 - number.count)) + number
      return NamedPatch(
        rule: proposal.rule,
        name: "\(name)-\(proposal.rule.replacing("/", with: "-")).patch", bytes: bytes)
    }
  }

  private func patch(of changes: Changes, by program: String) -> [UInt8] {
    let base = PatchBase(folder: folder, root: root)
    let edited = changes.edited.map { FilePatch(path: base.path(of: $0.path), $0.text) }
    let new = changes.files.map {
      FilePatch(path: base.path(of: $0.path), newFile: Array($0.text.utf8))
    }
    return Patch(edited + new).bytes(by: program)
  }
}

/// The patch of one proposal.
package struct NamedPatch: Sendable {
  /// The rule of the proposal.
  package var rule: String
  /// The name of the file.
  package var name: String
  /// The contents, as git writes them.
  package var bytes: [UInt8]
}
