import Testing

@testable import Drawings
@testable import Markup

@Suite struct CanvasTests {
  private func canvas(_ isMirrored: Bool, _ draw: (inout Canvas) -> Void) -> String {
    var canvas = Canvas(width: 100, height: 50, isMirrored: isMirrored)
    draw(&canvas)
    return canvas.elements.map(\.xmlText).joined()
  }

  @Test(arguments: [(false, "x=\"10\""), (true, "x=\"60\"")])
  func rectanglesAreMirrored(isMirrored: Bool, x: String) {
    let text = canvas(isMirrored) { $0.rectangle(Rect(10, 5, 30, 20), "bar", radius: 40) }
    #expect(text.contains(x) && text.contains("rx=\"10\""))
  }

  @Test(arguments: [
    (false, "Today", Canvas.Alignment.leading, "x=\"10\"", nil as String?),
    (false, "Today", .trailing, "x=\"90\"", "text-anchor=\"end\""),
    (false, "اليوم", .leading, "x=\"10\"", "text-anchor=\"end\" direction=\"rtl\""),
    (true, "Today", .leading, "x=\"90\"", "text-anchor=\"end\""),
    (true, "اليوم", .leading, "x=\"90\"", "font-size=\"10\" direction=\"rtl\""),
    (true, "Today", .center, "x=\"50\"", "text-anchor=\"middle\""),
  ])
  func textStandsAtItsEnd(
    isMirrored: Bool, text: String, alignment: Canvas.Alignment, x: String, anchor: String?
  ) {
    let drawn = canvas(isMirrored) {
      $0.text(text, in: Rect(10, 0, 80, 20), .init(size: 10, alignment: alignment))
    }
    #expect(drawn.contains(x))
    #expect(anchor.map(drawn.contains) ?? !drawn.contains("text-anchor"))
  }

  @Test(arguments: [(false, "scale(1)"), (true, "scale(-1 1)")])
  func onlyArrowsAreMirrored(isMirrored: Bool, scale: String) {
    #expect(canvas(isMirrored) { $0.symbol(.back, Point(x: 30, y: 20), size: 20) }.contains(scale))
    #expect(
      canvas(isMirrored) { $0.symbol(.search, Point(x: 30, y: 20), size: 20) }
        .contains("scale(1)"))
  }

  @Test(arguments: [(0, "0"), (1.25, "1.3"), (-0.04, "0"), (-2.5, "-2.5"), (100, "100")])
  func numbersAreShort(value: Double, text: String) {
    #expect(number(value) == text)
  }
}
