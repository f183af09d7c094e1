import Foundation
import TestSupport
import Testing

@Suite struct PictureOptionsTests {
  @Test func picturesStandBesideAReview() async throws {
    let folder = try TemporaryFolder()
    let run = try await Macward.start(
      "report", Repository.sample("DeepTabs"), "--format", "markdown", "--details", "--output",
      "review.md", in: folder.url)
    #expect(run.status == 0)
    let pictures = folder.names(in: "review-pictures")
    #expect(pictures.contains("01-tab-bar-before.svg") && pictures.contains("01-tab-bar-after.svg"))
    let review = try String(
      contentsOf: folder.url.appending(path: "review.md"), encoding: .utf8)
    for picture in pictures { #expect(review.contains("](review-pictures/\(picture))")) }
  }

  /// A storyboard without anything to draw.
  private static let plain = storyboard(initial: "v", .controller("viewController", "v"))

  @Test func oldPicturesGoAndOtherFilesStay() async throws {
    let folder = try TemporaryFolder()
    for name in ["09-tab-bar-after.svg", "09-tab-bar-before.svg.part", "logo.svg"] {
      try folder.write("", to: "review-pictures/\(name)")
    }
    try folder.write(Self.plain, to: "Plain.storyboard")
    for path in [Repository.sample("DeepTabs"), "Plain.storyboard"] {
      _ = try await Macward.start(
        "report", path, "--format", "markdown", "--output", "review.md", in: folder.url)
    }
    #expect(folder.names(in: "review-pictures") == ["logo.svg"])
  }

  @Test func nothingIsDrawnWhereNothingSaysSo() async throws {
    let folder = try TemporaryFolder()
    let sample = Repository.sample("DeepTabs")
    let out = try await Macward.start("report", sample, "--format", "markdown", in: folder.url)
    #expect(!out.output.contains("!["))
    _ = try await Macward.start("report", sample, "--output", "report.txt", in: folder.url)
    _ = try await Macward.start(
      "report", sample, "--format", "markdown", "--output", "review.md", "--no-pictures",
      in: folder.url)
    #expect(folder.names() == ["report.txt", "review.md"])
  }

  @Test(arguments: [
    (["--pictures", "drawn"], nil as String?, "](drawn/01-tab-bar-after.svg)"),
    (["--pictures", "drawn/"], "out/review.md", "](../drawn/01-tab-bar-after.svg)"),
  ])
  func aFolderCanBeNamed(options: [String], output: String?, link: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "out/empty")
    let run = try await Macward.start(
      ["report", Repository.sample("DeepTabs"), "--format", "markdown"] + options
        + (output.map { ["--output", $0] } ?? []), in: folder.url)
    let review = try output.map {
      try String(contentsOf: folder.url.appending(path: $0), encoding: .utf8)
    }
    #expect((review ?? run.output).contains(link))
    #expect(folder.names(in: "drawn").contains("01-tab-bar-after.svg"))
  }

  @Test func aFolderThatCannotBeWrittenIsAnError() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let run = try await Macward.start(
      "report", Repository.sample("DeepTabs"), "--pictures", "file/drawn", in: folder.url)
    #expect(run.status == 2 && run.errors.contains("file/drawn cannot be written"))
  }

  @Test func anAuditDrawsWhenAsked() async throws {
    let fixture = try AuditFixture(["Workshop"])
    let hasPictures = { try fixture.files("out").keys.contains { $0.hasSuffix(".svg") } }
    _ = try await fixture.audit("out")
    #expect(try !hasPictures())
    _ = try await fixture.audit("out", "--pictures", "--resume")
    #expect(try hasPictures())
    let before = try fixture.files("out")
    let picture = try #require(before.keys.first { $0.hasSuffix("after.svg") })
    try FileManager.default.removeItem(atPath: fixture.output("out/\(picture)"))
    _ = try await fixture.audit("out", "--pictures", "--resume")
    #expect(try fixture.files("out") == before)
    _ = try await fixture.audit("out", "--resume")
    #expect(try !hasPictures())
  }
}
