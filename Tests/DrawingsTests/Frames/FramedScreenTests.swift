import Foundation
import TestSupport
import Testing

@testable import Drawings
@testable import Markup

/// What holds for every screen in a frame.
@Suite struct FramedScreenTests {
  private static let titles: [[String]] = [
    ["Today", "Plants", "Beds", "Album"],
    ["홈", "내 주변 음식점 찾아보기", "즐겨찾기", "주문 내역과 영수증", "마이페이지"],
    ["الرئيسية", "الاستكشاف والاكتشاف", "المفضلة", "الإشعارات", "الملف الشخصي"],
    ["Benutzerkontoverwaltung", "Geschwindigkeitsbegrenzungen", "Lieferadressen und Zahlungen"],
    ["🏠 Home", "👨‍👩‍👧‍👦 Family", "", "<b>&\"'"],
    (1...30).map { "Section \($0)" },
    [String(repeating: "long ", count: 2_000), String(repeating: "W", count: 10_000)],
    ["One"],
  ]

  /// A text with the place that it takes at most.
  private struct Text {
    var text: String
    var frame: Rect
    /// What the text is on: the last rectangle drawn below it.
    var background: Rect
  }

  private func texts(_ screen: FramedScreen) -> [Text] {
    var canvas = Canvas(width: screen.size.width, height: screen.size.height, isMirrored: false)
    screen.draw(on: &canvas)
    var rects: [Rect] = []
    var texts: [Text] = []
    for element in canvas.elements {
      let number = { (name: String) in Double(element.value(of: name)) ?? 0 }
      if element.name == "rect" {
        rects.append(Rect(number("x"), number("y"), number("width"), number("height")))
      }
      guard element.name == "text" else { continue }
      let frame = frame(of: element, at: Point(x: number("x"), y: number("y")), number("font-size"))
      let background = rects.last {
        $0.x <= frame.midX && frame.midX <= $0.maxX && $0.y <= frame.midY && frame.midY <= $0.maxY
      }
      texts.append(
        Text(text: words(of: element), frame: frame, background: background ?? Rect(0, 0, 0, 0)))
    }
    return texts
  }

  private func words(of element: MarkupElement) -> String {
    element.children.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }

  private func frame(of element: MarkupElement, at point: Point, _ size: Double) -> Rect {
    let isBold = element.value(of: "class").hasSuffix("bold")
    let width = TextWidth.width(of: words(of: element), size: size, isBold: isBold)
    let isRightToLeft = element.value(of: "direction") == "rtl"
    let left =
      switch element.value(of: "text-anchor") {
      case "middle": point.x - width / 2
      case "end": isRightToLeft ? point.x : point.x - width
      default: isRightToLeft ? point.x - width : point.x
      }
    return Rect(left, point.y - size * 0.75, width, size * 0.95)
  }

  @Test(arguments: titles)
  func textStaysOnItsBackground(titles: [String]) {
    for sample in FrameSamples.all(titles) {
      for text in texts(sample.screen) {
        let (frame, background) = (text.frame, text.background)
        let isInside =
          frame.x > background.x - 0.1 && frame.maxX < background.maxX + 0.1
          && frame.y > background.y - 0.1 && frame.maxY < background.maxY + 0.1
        #expect(isInside, "\(sample.name): \(text.text)")
      }
    }
  }

  @Test(arguments: titles)
  func noTextCoversAnother(titles: [String]) {
    for sample in FrameSamples.all(titles) {
      let texts = texts(sample.screen)
      for (index, text) in texts.enumerated() {
        for other in texts[..<index] {
          let (a, b) = (text.frame, other.frame)
          let isApart =
            a.maxX < b.x + 0.1 || b.maxX < a.x + 0.1 || a.maxY < b.y + 0.1 || b.maxY < a.y + 0.1
          #expect(isApart, "\(sample.name): \(text.text) and \(other.text)")
        }
      }
    }
  }

  @Test func everyShapeIsInThePictureAndHasAColor() {
    let style = Picture.style + Picture.frameStyle
    for sample in FrameSamples.all(Self.titles[5]) {
      var canvas = Canvas(
        width: sample.screen.size.width, height: sample.screen.size.height, isMirrored: false)
      sample.screen.draw(on: &canvas)
      for element in canvas.elements {
        let classes = element.value(of: "class").split(separator: " ")
        #expect(classes.allSatisfy { style.contains(".\($0)") }, "\(sample.name): \(classes)")
        guard element.name == "rect" else { continue }
        let number = { (name: String) in Double(element.value(of: name)) ?? -1 }
        let isInside =
          number("x") >= 0 && number("x") + number("width") <= sample.screen.size.width + 0.1
          && number("y") >= 0 && number("y") + number("height") <= sample.screen.size.height + 0.1
        #expect(isInside, "\(sample.name)")
      }
    }
  }

  @Test func onlyTheIPadFollowsTheAppearance() {
    #expect(DeviceFrame.allCases.filter { $0.look == nil } == [.pad])
    for frame in DeviceFrame.allCases.compactMap(\.look) {
      #expect(Picture.frameStyle.contains(".picture.\(frame) {"))
    }
    #expect(!Picture.frameStyle.contains("prefers-color-scheme"))
  }

  @Test(arguments: [
    "ipad-tabs", "ipad-sidebar", "ipad-columns", "tv-tabs", "tv-sidebar", "tv-columns",
    "vision-tabs", "vision-sidebar", "vision-columns", "vision-pages", "watch-pages", "watch-list",
  ])
  func theGoldenIsWhatIsDrawn(name: String) throws {
    let sample = try #require(FrameSamples.all(Self.titles[0]).first { $0.name == name })
    let folder = Repository.root.appending(path: "Tests/DrawingsTests/Goldens/Frames")
    try Golden(folder.appending(path: name + ".svg")).expect(sample.picture.svg)
  }
}

@Suite struct TabRowTests {
  private let style = TabRow.Style(size: 13, hasSymbols: true, picked: ("pick", "on", "symbol"))

  @Test(arguments: [(3, 3, false), (30, 4, true)])
  func tabsThatDoNotFitAreReachedByScrolling(count: Int, shown: Int, isCut: Bool) {
    let tabs = (0..<count).map { TouchScreen.Tab(title: "Section \($0)", symbol: .plus) }
    let row = TabRow(tabs, in: Rect(10, 20, 520, 36), style: style)
    #expect(row.cells.count == shown && row.isCut == isCut)
    #expect(row.bar.x > 9.9 && row.bar.maxX < 530.1)
    #expect(row.cells.allSatisfy { $0.place.maxX <= row.bar.maxX })
  }

  @Test func theCurrentTabIsHighlighted() {
    let tabs = (0..<3).map { TouchScreen.Tab(title: "Section \($0)", symbol: .plus) }
    let row = TabRow(tabs, chosen: 1, in: Rect(0, 0, 520, 36), style: style)
    var canvas = Canvas(width: 520, height: 36, isMirrored: false)
    row.draw(on: &canvas)
    let picked = canvas.elements.first { $0.value(of: "class") == "pick" }
    #expect(picked?.value(of: "x") == number(row.cells[1].place.x))
  }

  @Test func aNarrowRowShowsTheFirstTab() {
    let tabs = [
      TouchScreen.Tab(title: "A long title", symbol: .plus), .init(title: nil, symbol: .plus),
    ]
    let row = TabRow(tabs, in: Rect(0, 0, 90, 36), style: style)
    #expect(row.cells.count == 1 && row.bar.maxX <= 90.1)
  }

  @Test(arguments: [(1, 1), (3, 3), (9, 3)])
  func buttonsThatDoNotFitAreInTheLastOne(count: Int, shown: Int) {
    let buttons = (0..<count).map { _ in MacWindow.Button(title: "", symbol: .plus) }
    let fitting = MacWindow.Button.fitting(buttons, width: 130)
    #expect(fitting.count == shown)
    #expect((fitting.last?.symbol == .more) == (shown < count))
  }
}

extension MarkupElement {
  /// The value of an attribute, or an empty text.
  func value(of name: String) -> String {
    attributes.first { $0.name == name }?.value ?? ""
  }
}
