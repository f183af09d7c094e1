import Foundation
import TestSupport
import Testing

@testable import ProjectEdits

/// What is taken out of a file that Xcode wrote and put back must have its old place.
@Suite struct PutBackTests {
  @Test(arguments: [Fixture.storyboard, Fixture.crlf(Fixture.storyboard)])
  func attributesOfTheFixtureAreBackAtTheirPlace(_ text: String) throws {
    let result = try PutBack.attributes(of: Array(text.utf8))
    #expect(result.same == 38)
    #expect(result.other == 0)
    #expect(result.refused == 0)
  }

  @Test func anotherOrderIsNoticed() throws {
    let text =
      "<document><viewController id=\"1\" sceneMemberID=\"v\" customClass=\"C\"/></document>"
    let result = try PutBack.attributes(of: Array(text.utf8))
    #expect(result.same == 1)
    #expect(result.other == 2)
  }

  @Test(arguments: [
    Fixture.info, Fixture.crlf(Fixture.info), Fixture.info.replacing("\t", with: "    "),
  ])
  func keysOfTheFixtureAreBackAtTheirPlace(_ text: String) throws {
    let result = try PutBack.keys(of: Array(text.utf8))
    #expect(result.same == 6)
    #expect(result.other == 0)
    #expect(result.refused == 0)
  }
}

/// The same with the files of real projects, some of which people have edited by hand.
@Suite(.needsCorpus) struct CorpusPutBackTests {
  /// What the edits for tabs and columns are about, and what is beside it in documents.
  private static let navigation: Set = [
    "barButtonItem", "image", "navigationController", "navigationItem", "splitViewController",
    "tabBarController", "tabBarItem", "viewController", "viewControllerPlaceholder",
  ]

  @Test(arguments: [navigation, Set(AttributeOrder.elements)])
  func attributesOfDocumentsAreBackAtTheirPlace(_ elements: Set<String>) throws {
    var sum = PutBack()
    for bytes in Self.contents(endingIn: ".storyboard", ".xib") where Self.isTouch(bytes) {
      // A file that is no XML is another reader's matter.
      if let result = try? PutBack.attributes(of: bytes, in: elements) { sum += result }
    }
    print("Attributes of \(elements.count) kinds of elements: \(sum)")
    #expect(sum.other * 1000 < sum.same)
  }

  @Test func keysOfPropertyListsAreBackAtTheirPlace() throws {
    var sum = PutBack()
    for bytes in Self.contents(endingIn: ".plist") {
      if let result = try? PutBack.keys(of: bytes) { sum += result }
    }
    print("Keys: \(sum)")
    #expect(sum.other * 200 < sum.same)
  }

  /// The different contents of files.
  private static func contents(endingIn endings: String...) -> Set<[UInt8]> {
    let files = endings.flatMap { Corpus.files(endingIn: $0) }
    return Set(files.compactMap { try? Array(Data(contentsOf: $0)) })
  }

  private static func isTouch(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(600), as: UTF8.self).contains("CocoaTouch")
  }
}
