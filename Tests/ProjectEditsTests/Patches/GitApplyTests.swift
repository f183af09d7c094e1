import Testing

@testable import ProjectEdits

/// Patches in the hands of the real git.
@Suite struct GitApplyTests {
  private static let paths = [
    "Main.storyboard", "App/Base.lproj/Main.storyboard", "My App/Main Menu.storyboard",
    "Übung/Menü.storyboard", "a \"quoted\"\\path.txt", "tab\tand\u{7F}more.txt", "end ",
  ]

  private static let contents = [
    Fixture.storyboard, Fixture.crlf(Fixture.storyboard),
    Fixture.withoutFinalNewline(Fixture.storyboard),
    Fixture.withoutFinalNewline(Fixture.crlf(Fixture.storyboard)),
  ]

  /// The edits of several advices, far from each other.
  private static func edited(_ text: String) throws -> EditedText {
    var edited = EditedText(original: Array(text.utf8))
    try edited.apply(
      [
        .setAttributes(["image": "sun.max"], id: "tab-it-em1"), .addImage(.symbol("sun.max")),
        .removeUnusedImage("sun.max.fill"),
        .setAttributes(["customClass": "TabController"], id: "tab-ba-r00"),
      ] as [DocumentEdit])
    return edited
  }

  /// Commits the old files and the patch, and returns the repository.
  private static func repository(_ patch: Patch) throws -> Git {
    let git = try Git()
    for file in patch.files { if let old = file.old { try git.write(old, to: file.path) } }
    try git.write([10], to: "other")
    try git.run("add", ".")
    try git.run("commit", "--quiet", "--message", "Before")
    try git.write(patch.bytes(by: "macward 1.0"), to: ".git/macward.patch")
    return git
  }

  private static func expectApplies(_ patch: Patch) throws {
    let git = try repository(patch)
    try git.run("apply", "--check", ".git/macward.patch")
    try git.run("apply", "--whitespace=nowarn", ".git/macward.patch")
    for file in patch.files { #expect(try git.read(file.path) == file.new, "\(file.path)") }
  }

  @Test(arguments: paths, contents)
  func gitAppliesEdits(_ path: String, _ text: String) throws {
    try Self.expectApplies(Patch([FilePatch(path: path, Self.edited(text))]))
  }

  @Test func gitAppliesSeveralFilesAtOnce() throws {
    let edits = try Self.paths.map { FilePatch(path: $0, try Self.edited(Fixture.storyboard)) }
    let new = Self.paths.enumerated().map { index, path in
      FilePatch(
        path: "New/\(path).swift", newFile: Array(["", "a", "a\n", "a\r\nb\n"][index % 4].utf8))
    }
    try Self.expectApplies(Patch(edits + new))
  }

  /// Git's own difference is the same, but for its line with the names of the contents.
  @Test(arguments: contents)
  func gitWritesTheSame(_ text: String) throws {
    let edits = try Self.paths.map { FilePatch(path: $0, try Self.edited(text)) }
    let patch = Patch(edits + [FilePatch(path: "New Ü.txt", newFile: Array("a\nb".utf8))])
    let git = try Self.repository(patch)
    for file in patch.files { try git.write(file.new, to: file.path) }
    try git.run("add", "--intent-to-add", ".")
    let theirs = try git.run("diff", "--no-ext-diff", "--no-renames", "--no-color")
    let ours = patch.bytes(by: "macward 1.0")
    #expect(Self.lines(ours, without: "macward 1.0 from ") == Self.lines(theirs, without: "index "))
  }

  private static func lines(_ bytes: [UInt8], without start: String) -> [String] {
    bytes[...].lines.filter { !$0.starts(with: start.utf8) }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func aPatchAppliesInASubfolder() throws {
    let patch = Patch([FilePatch(path: "Main.storyboard", try Self.edited(Fixture.storyboard))])
    let git = try Git()
    try git.write(Array(Fixture.storyboard.utf8), to: "App/Main.storyboard")
    try git.write(patch.bytes(by: "macward 1.0"), to: "macward.patch")
    try git.run("apply", "--directory=App", "macward.patch")
    #expect(try git.read("App/Main.storyboard") == patch.files[0].new)
  }
}
