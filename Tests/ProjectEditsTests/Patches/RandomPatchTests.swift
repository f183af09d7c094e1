import Testing

@testable import ProjectEdits

/// Patches of random texts and splices in the hands of the real git.
@Suite struct RandomPatchTests {
  private var generator = Generator(seed: 1)

  /// Lines that often are the same as their neighbors, and may lack a line feed at the end.
  private mutating func text(lines: Int) -> [UInt8] {
    let text = (0..<lines).map { _ in
      ["", "a", "b", "\\ No newline", "-- a", "@@ -1 +1 @@"].randomElement(using: &generator) ?? ""
    }.joined(separator: Bool.random(using: &generator) ? "\n" : "\r\n")
    return Array((text + (Bool.random(using: &generator) ? "\n" : "")).utf8)
  }

  private mutating func splices(of count: Int) -> [Splice] {
    var (splices, cursor): ([Splice], Int) = ([], 0)
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let start = Int.random(in: cursor...count, using: &generator)
      let end = Int.random(in: start...min(count, start + 6), using: &generator)
      splices.append(Splice(start..<end, text(lines: Int.random(in: 0...2, using: &generator))))
      cursor = end
    }
    return splices.shuffled(using: &generator)
  }

  private mutating func edited() throws -> EditedText {
    var edited = EditedText(original: text(lines: Int.random(in: 0...60, using: &generator)))
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      // Splices that replace the same bytes are no edit.
      try? edited.apply(splices(of: edited.bytes.count))
    }
    return edited
  }

  @Test mutating func gitAppliesThemAndTakesThemBack() throws {
    let files = try (0..<300).map { FilePatch(path: "\($0 % 7)/\($0).txt", try edited()) }
    let patch = Patch(files)
    #expect(patch.files.count > 250)
    let git = try Git()
    for file in files { try git.write(file.old ?? [], to: file.path) }
    try git.write(patch.bytes(by: "macward 1.0"), to: ".git/macward.patch")
    try git.run("apply", "--whitespace=nowarn", ".git/macward.patch")
    for file in files { #expect(try git.read(file.path) == file.new, "\(file.path)") }
    try git.run("apply", "--whitespace=nowarn", "--reverse", ".git/macward.patch")
    for file in files { #expect(try git.read(file.path) == file.old, "\(file.path)") }
  }
}
