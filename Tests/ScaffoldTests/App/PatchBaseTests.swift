import TestSupport
import Testing

@testable import Scaffold

@Suite struct PatchBaseTests {
  @Test(arguments: [
    (".git/", ".", "App/a.swift"), ("App/.git/", "App", "a.swift"),
    // The folder of a linked work tree has a file of this name.
    (".git", "App", "App/a.swift"),
  ])
  func pathsBeginAtTheRepository(_ mark: String, _ root: String, _ path: String) throws {
    try withFolder([mark: "", "App/a.swift": ""]) { folder in
      #expect(PatchBase(folder: "\(folder)/App", root: root).path(of: "a.swift") == path)
    }
  }

  @Test(arguments: [(".", "a.swift"), ("App", "App/a.swift"), ("b/App", "b/App/a.swift")])
  func withoutOneTheyBeginAtTheRequestedFolder(_ root: String, _ path: String) throws {
    try withFolder(["App/a.swift": ""]) { folder in
      #expect(PatchBase(folder: "\(folder)/App", root: root).path(of: "a.swift") == path)
    }
  }
}
