import Foundation
import TestSupport
import Testing

/// What people read first stays short: the README and the changelog.
@Suite struct FirstPageTests {
  @Test func theReadmeIsShortAndBeginsWithThePicture() throws {
    let lines = try lines(of: "README.md")
    #expect(lines.count <= 250)
    #expect(lines.first { $0.hasPrefix("![") }?.contains("Resources/mac-window.svg") == true)
  }

  /// The documentation needs a copy, because it shows only pictures of its own folder.
  @Test func thePictureIsThatOfTheSample() throws {
    let copy = try lines(of: "Sources/macward/macward.docc/Resources/mac-window.svg")
    #expect(copy == (try lines(of: "Samples/FieldNotes/Review-pictures/01-tab-bar-after.svg")))
  }

  @Test func aReleaseHasAtMost120LinesInTheChangelog() throws {
    let lines = try lines(of: "CHANGELOG.md")
    let starts = lines.indices.filter { lines[$0].hasPrefix("## ") } + [lines.endIndex]
    #expect(starts.count > 2)
    for (start, end) in zip(starts, starts.dropFirst()) {
      #expect(end - start <= 120, "\(lines[start])")
    }
  }

  private func lines(of file: String) throws -> [Substring] {
    try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }
}
