import Testing

@testable import Reports

@Suite struct ProjectFolderTests {
  @Test func aSafePathIsItsOwnName() {
    #expect(names(["App", "a_b.c-1"]) == ["App", "a_b.c-1"])
  }

  @Test func theRequestedPathGoesByItsProject() {
    #expect(ProjectFolders(roots: [(root: ".", name: "Reader")]).names == ["Reader"])
  }

  @Test(arguments: [
    "a/b", "a b", "..", "../x", "é", "a\u{0}b", "a:b", "x.", "CON/aux", "\u{202E}",
    String(repeating: "x", count: 300), "a\\b", "-rf", "*?<>|\"",
  ])
  func otherPathsAreMarked(root: String) throws {
    let name = try #require(names([root]).first)
    #expect(name.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9_.\-]*[A-Za-z0-9]/) != nil)
    #expect(name.count <= 100 && name != root)
    #expect(names([root, "other", "a-b"]).first == name)
  }

  @Test func noTwoAreTheSame() {
    let roots = ["a/b", "a-b", "a b", "App", "app", "x", "x", "é", "e\u{301}", "中", "文", "-", "."]
    let lowercased = names(roots).map { $0.lowercased() }
    #expect(Set(lowercased).count == roots.count)
  }

  @Test func aDigestDependsOnWhereTextsEnd() {
    #expect(digest(["ab", "c"]) != digest(["a", "bc"]))
    #expect(digest(["12345678"]) != digest(["12345678\u{0}"]))
    #expect(digest([]) != digest([""]))
    #expect(digest(["storyboard"]).count == 16)
    #expect(Digest(of: "macward").text == digest(["macward"]))
  }

  private func names(_ roots: [String]) -> [String] {
    ProjectFolders(roots: roots.map { (root: $0, name: "Name") }).names
  }

  private func digest(_ texts: [String]) -> String {
    var digest = Digest()
    for text in texts { digest.add(text) }
    return digest.text
  }
}
