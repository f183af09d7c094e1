extension Canvas {
  /// Draws the button that goes to the previous page.
  mutating func previousButton(in place: Rect) {
    rectangle(place, "bar", radius: place.height / 2)
    symbol(.back, Point(x: place.x + 18, y: place.midY), size: 15)
    text(
      "Previous", in: place.dropLeading(26).leading(place.width - 34),
      TextStyle(size: 13, alignment: .center))
  }

  /// Draws the button that goes to the next page.
  mutating func nextButton(in place: Rect) {
    rectangle(place, "bar", radius: place.height / 2)
    symbol(.forward, Point(x: place.maxX - 18, y: place.midY), size: 15)
    text(
      "Next", in: place.dropLeading(8).leading(place.width - 34),
      TextStyle(size: 13, alignment: .center))
  }

  /// Draws a round button with a symbol.
  mutating func roundButton(_ symbol: Symbol, in place: Rect) {
    rectangle(place, "bar", radius: place.height / 2)
    self.symbol(symbol, Point(x: place.midX, y: place.midY), size: 17)
  }

  /// Draws a button of a toolbar, as its symbol or as its title.
  mutating func toolbarButton(_ button: MacWindow.Button, in place: Rect) {
    guard let symbol = button.symbol else {
      rectangle(place, "bar", radius: place.height / 2)
      return text(button.title, in: place.inset(10, 0), TextStyle(size: 13, alignment: .center))
    }
    roundButton(symbol, in: place)
  }
}

extension MacWindow.Button {
  /// The width of the button in a toolbar, in points.
  var width: Double {
    guard symbol == nil else { return 34 }
    return min(118, TextWidth.width(of: title, size: 13).rounded(.up) + 22)
  }

  /// Returns the buttons that fit into a width. If some do not, the last one opens the others.
  static func fitting(_ buttons: [Self], width: Double) -> [Self] {
    let wanted = buttons.reduce(0) { $0 + $1.width + 8 }
    guard wanted > width else { return buttons }
    var shown: [Self] = []
    var free = width - 42
    for button in buttons {
      free -= button.width + 8
      guard free >= 0 else { break }
      shown.append(button)
    }
    return shown + [Self(title: "", symbol: .more)]
  }
}
