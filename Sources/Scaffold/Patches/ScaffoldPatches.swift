import Foundation
import ProjectEdits

/// The patches of a scaffold, which `git apply` reads.
package struct ScaffoldPatches {
  private let scaffold: Scaffold
  private let program: String
  private let base: PatchBase

  /// Creates the patches.
  ///
  /// - Parameters:
  ///   - scaffold: The scaffold of an app.
  ///   - program: The name and version of the program, for the line in front of each file.
  ///   - prefix: The path from the folder in which the patches are applied to the project's folder. The
  ///     default is that from the git repository around the project, or else from the requested folder.
  package init(_ scaffold: Scaffold, by program: String, below prefix: String? = nil) {
    self.scaffold = scaffold
    self.program = program
    base =
      prefix.map { PatchBase(prefix: $0) }
      ?? PatchBase(folder: scaffold.folder, root: scaffold.root)
  }

  /// The patch of all proposals that are not risky.
  package var together: [UInt8] { patch(of: scaffold.together) }

  /// The patches of each proposal on its own, numbered in their order. A proposal that changes no file
  /// has none.
  package var each: [NamedPatch] {
    let patches = scaffold.proposals.map { ($0, patch(of: $0.changes)) }.filter { !$0.1.isEmpty }
    return patches.enumerated().map { index, entry in
      let (proposal, bytes) = entry
      let number = String(index + 1)
      let padded = String(repeating: "0", count: max(0, 2 - number.count)) + number
      return NamedPatch(
        rule: proposal.rule,
        name: "\(padded)-\(proposal.rule.replacing("/", with: "-")).patch", bytes: bytes)
    }
  }

  private func patch(of changes: Changes) -> [UInt8] {
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
