import FileReading
import InterfaceBuilder
import Testing

@Suite struct MalformedTests {
  @Test(
    arguments: [
      "",
      " \n ",
      "\u{0}\u{1}\u{2}",
      "not XML",
      "/* License: do as you like. */\n<document targetRuntime=\"iOS.CocoaTouch\"/>",
      "<document targetRuntime=\"iOS.CocoaTouch\">",
      "<document targetRuntime=\"iOS.CocoaTouch",
      "<document targetRuntime=\"iOS.CocoaTouch\"/><document/>",
      "<document targetRuntime=\"iOS.CocoaTouch\"/> left over",
      "<document><scenes></document></scenes>",
      "<document id=\"a\" id=\"b\"/>",
      "<document title=\"&unknown;\"/>",
      "<document title=\"a < b\"/>",
      "<document title=\"\u{1}\"/>",
      "<?xml version=\"1.0\"?>",
      "<!-- only a comment -->",
      "\u{FEFF}",
    ])
  func isUnreadable(text: String) throws {
    let outcome = outcome(text, as: "App/Main.storyboard")
    let problem = try #require(outcome.problem)
    #expect(outcome.isUnreadable)
    #expect(problem.level == .error)
    #expect(problem.location.file == "App/Main.storyboard")
    #expect(problem.location.line >= 1 && problem.location.column >= 1)
    #expect(problem.message.hasSuffix("."))
    #expect(!problem.message.contains("\n"))
  }

  @Test func saysWhereItBreaks() throws {
    let text = "<document targetRuntime=\"iOS.CocoaTouch\">\n  <scenes>\n  </scene>\n</document>"
    #expect(outcome(text).problem?.location.line == 3)
  }

  @Test func anEmptyFileIsDistinct() {
    #expect(outcome("").problem?.message.contains("empty") == true)
  }

  @Test func everyTruncationIsAProblem() throws {
    let whole = Array(storyboard(scene(screen("a", "title=\"ü\"", "<string>b</string>"))).utf8)
    let reader = DocumentReader()
    for length in 0..<(whole.count - 1) {
      #expect(reader.read(Array(whole[..<length]), as: "a.storyboard").isUnreadable)
    }
  }

  @Test(arguments: [("plist", 2), ("svg", 2), ("scene", 2)])
  func anotherRootIsAProblemWithItsName(root: String, line: Int) throws {
    let problem = try #require(outcome("<?xml version=\"1.0\"?>\n<\(root)/>").problem)
    #expect(problem.level == .error)
    #expect(problem.message.contains("<\(root)>"))
    #expect(problem.location.line == line)
  }

  @Test func nestingTenThousandDeepIsRefused() {
    let open = String(repeating: "<view>", count: 10_000)
    let close = String(repeating: "</view>", count: 10_000)
    #expect(outcome(storyboard(open + close)).isUnreadable)
  }

  @Test func nestingTwoHundredDeepIsRead() throws {
    let open = String(repeating: "<view>", count: 200)
    let close = String(repeating: "</view>", count: 200)
    #expect(try read(storyboard(open + close)).tree.count == 202)
  }

  @Test func moreThanAMillionElementsAreRefused() throws {
    let views = String(repeating: "<view/>\n", count: 1_000_000)
    let problem = try #require(outcome(storyboard(views)).problem)
    #expect(problem.level == .error)
    #expect(problem.message.contains("more than 1,000,000 elements"))
  }

  @Test func aNameForEveryElementIsRead() throws {
    let elements = (0..<66_000).map { "<e\($0)/>\n" }.joined()
    let tree = try read(storyboard(elements)).tree
    #expect(tree.spelling(of: 2) == "e0")
    #expect(tree.count == 66_002)
    #expect(!tree.spelling(of: tree.count - 1).isEmpty)
  }

  @Test(arguments: [66_000, 64_000, 30_000])
  func manyNamesLeaveTheNextDocumentAlone(count: Int) throws {
    let reader = DocumentReader()
    let elements = (0..<count).map { "<e\($0)/>\n" }.joined()
    _ = reader.read(Array(storyboard(elements).utf8), as: "a.storyboard")
    let names = (0..<2_000).map { "f\($0)" }
    let text = storyboard(names.map { "<\($0)/>" }.joined())
    let tree = try #require(reader.read(Array(text.utf8), as: "b.storyboard").document).tree
    #expect((2..<tree.count).map { tree.spelling(of: $0) } == names)
  }

  @Test func aReaderGoesOnAfterAFailure() throws {
    let reader = DocumentReader()
    let texts = [
      storyboard(scene(screen("a"))), "<document><scenes>", "", storyboard(scene(screen("b"))),
      "<!DOCTYPE document [<!ENTITY a \"b\">]><document/>", "<svg/>",
      storyboard(scene(screen("c"))),
    ]
    let outcomes = texts.map { reader.read(Array($0.utf8), as: "a.storyboard") }
    let ids = outcomes.map { $0.document?.controllers.map(\.id) }
    #expect(ids == [["a"], nil, nil, ["b"], nil, nil, ["c"]])
  }

  @Test func aReaderKeepsTheNamesOfItsDocumentsApart() throws {
    let reader = DocumentReader()
    for round in 0..<40 {
      let names = (0..<100).map { "e\(round * 50 + $0)" }
      let text = storyboard(names.map { "<\($0)/>" }.joined())
      let tree = try #require(reader.read(Array(text.utf8), as: "a.storyboard").document).tree
      #expect((2..<tree.count).map { tree.spelling(of: $0) } == names)
    }
  }

  @Test func aDocumentOutlivesItsReader() throws {
    var reader: DocumentReader? = DocumentReader()
    let text = Array(storyboard(scene(screen("a", "title=\"Home\"", "<fancy/>"))).utf8)
    let document = try #require(reader?.read(text, as: "a.storyboard").document)
    _ = reader?.read(Array(storyboard("<other/>").utf8), as: "b.storyboard")
    reader = nil
    #expect(document.controllers.map(\.title) == ["Home"])
    #expect(document.tree.spelling(of: document.tree.count - 1) == "fancy")
  }
}
