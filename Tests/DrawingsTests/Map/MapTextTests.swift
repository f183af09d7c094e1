import Testing

@testable import Drawings

@Suite struct MapTextTests {
  @Test(arguments: [
    ("Today", ["Today"]), ("", []), (" ", []),
    ("Password Detail Table View Controller", ["Password Detail Table View", "Controller"]),
    ("BrowsingMenuLocalizedViewController", ["BrowsingMenuLocalized", "ViewController"]),
    (
      "passAutoFillExtension/MainInterface.storyboard",
      [
        "passAutoFillExtension/Main", "Interface.storyboard",
      ]
    ),
    (
      String(repeating: "m", count: 30),
      [
        String(repeating: "m", count: 14), String(repeating: "m", count: 14), "mm",
      ]
    ),
    ("설정 화면", ["설정 화면"]), ("الإعدادات", ["الإعدادات"]),
  ])
  func lines(text: String, lines: [String]) {
    #expect(MapText(text, size: 13).lines == lines)
  }

  @Test(
    arguments: [
      "a b c d e f g h i j k l m n o p q r s t u v w x y z", "설정화면설정화면설정화면설정화면설정화면",
      "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦",
    ], [40.0, 100, 190])
  func everythingIsThereAndFits(text: String, room: Double) {
    let result = MapText(text, size: 13, isBold: true, room: room)
    #expect(result.lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    for line in result.lines {
      #expect(TextWidth.width(of: line, size: 13, isBold: true) <= room || line.count == 1)
    }
    #expect(result.width <= max(room, 60))
  }
}
