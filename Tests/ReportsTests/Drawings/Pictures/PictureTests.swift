import Foundation
import Guidance
import TestSupport
import Testing

@testable import Drawings
@testable import Reports

/// What holds for every picture.
@Suite struct PictureTests {
  private func check(_ picture: Picture) throws {
    let drawn = try #require(DrawnPicture(picture.svg), "\(picture.fileName) is not well-formed")
    #expect(picture.svg.utf8.count < 30_000)
    #expect(drawn.title == picture.title && !picture.title.isEmpty)
    #expect(drawn.words == picture.description && !picture.description.isEmpty)
    #expect(drawn.elements.isSubset(of: Self.elements))
    // Text is never squeezed, and nothing is loaded or run.
    #expect(drawn.attributes.isSubset(of: Self.attributes))
    let uncolored = drawn.classes.filter { !Picture.style.contains(".\($0)") }
    #expect(uncolored == [])
    for text in drawn.texts {
      #expect(text.frame.x > -0.1 && text.frame.maxX < drawn.width + 0.1, "\(text.text)")
      #expect(text.frame.y >= 0 && text.frame.maxY <= drawn.height, "\(text.text)")
    }
    expectNoOverlap(drawn.texts)
  }

  private static let elements: Set = [
    "svg", "title", "desc", "style", "rect", "circle", "path", "text",
  ]
  private static let attributes: Set = [
    "xmlns", "class", "role", "width", "height", "viewBox", "x", "y", "rx", "cx", "cy", "r", "d",
    "transform", "font-size", "text-anchor", "direction",
  ]

  private func expectNoOverlap(_ texts: [DrawnPicture.Text]) {
    for (index, text) in texts.enumerated() {
      for other in texts[..<index] {
        let (a, b) = (text.frame, other.frame)
        let isApart =
          a.maxX < b.x + 0.1 || b.maxX < a.x + 0.1 || a.maxY < b.y + 0.1 || b.maxY < a.y + 0.1
        #expect(isApart, "\(text.text) and \(other.text)")
      }
    }
  }

  @Test(arguments: Repository.samples)
  func ofASample(sample: String) throws {
    let pictures = ReportPictures(try makeReport(onSample: sample), folder: "pictures").all
    for picture in pictures { try check(picture) }
  }

  @Test(arguments: titlesToDraw, [true, false])
  func withTitlesOfAnyKind(titles: [String], hasLists: Bool) throws {
    let pictures = try makePictures(onTabs: titles, hasLists: hasLists)
    #expect(!pictures.isEmpty)
    for picture in pictures { try check(picture) }
  }

  @Test func theSameReportGivesTheSamePictures() throws {
    let texts = try (0..<2).map { _ in
      try makePictures(onTabs: titlesToDraw[1]).map { $0.fileName + $0.svg }
    }
    #expect(texts[0] == texts[1])
  }

  /// Before macOS 27 a sidebar is a panel inside the window.
  @Test func aSidebarReachesTheEdgesOfTheWindowInTheCurrentEdition() throws {
    func after(_ edition: Edition) throws -> String {
      let report = try makeReport(onSample: "FieldNotes", edition: edition)
      let all = ReportPictures(report, folder: "pictures").all
      return try #require(all.first { $0.fileName.hasSuffix("after.svg") }).svg
    }
    let (current, before) = (try after(.current), try after(.year2026))
    #expect(current.contains("class=\"side\""))
    #expect(before.contains("class=\"panel\"") && !before.contains("class=\"side\""))
  }

  @Test func markupInATitleIsText() throws {
    let pictures = try makePictures(onTabs: ["<b>&\"'", "]]>", "<!--"])
    let texts = try pictures.flatMap { try #require(DrawnPicture($0.svg)).texts.map(\.text) }
    #expect(texts.contains("<b>&\"'") && texts.contains("]]>") && texts.contains("<!--"))
    #expect(pictures.allSatisfy { !$0.svg.contains("<b>") && !$0.svg.contains("]]>") })
  }

  @Test func aLanguageFromRightToLeftHasTheSidebarOnTheRight() throws {
    let places = try ["Messages", "الرسائل"].map { title in
      let pictures = try makePictures(onTabs: [title, title + " 2", title + " 3"])
      let after = try #require(pictures.first { $0.fileName.hasSuffix("after.svg") })
      let drawn = try #require(DrawnPicture(after.svg))
      return (drawn.texts.first { $0.text == title + " 2" }?.frame.midX ?? 0) / drawn.width
    }
    #expect(places[0] < 0.2 && places[1] > 0.8)
  }

  @Test func theColorsFollowTheSystem() {
    #expect(Picture.style.contains("prefers-color-scheme: dark"))
    #expect(Picture.style.contains("-apple-system"))
  }
}
