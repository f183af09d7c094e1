import Testing

@testable import ProjectEdits

@Suite struct SHA1Tests {
  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
    (String(repeating: "a", count: 1000), "291e9a6c66994949b57ba5e650361e98fc36b1ba"),
  ])
  func knownTextsHaveTheirHash(_ text: String, _ hash: String) {
    #expect(SHA1.digest(Array(text.utf8)) == hash)
  }

  @Test func eachLengthIsNamedAsGitDoes() throws {
    let git = try Git()
    for count in [0, 1, 54, 55, 56, 63, 64, 65, 119, 120] {
      let bytes = Array(repeating: UInt8(ascii: "x"), count: count)
      try git.write(bytes, to: "file")
      let name = String(decoding: try git.run("hash-object", "file").dropLast(), as: UTF8.self)
      #expect(BlobID.of(bytes) == name)
    }
  }
}
