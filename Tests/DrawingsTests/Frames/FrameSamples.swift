@testable import Drawings

/// Screens in each frame and form, with titles to be drawn.
enum FrameSamples {
  /// A screen and the name of its form.
  struct Sample: Sendable {
    var name: String
    var screen: FramedScreen

    var picture: Picture {
      Picture(
        fileName: name + ".svg", title: name, description: "A drawing.", size: screen.size,
        isMirrored: false, frame: screen.frame, draw: screen.draw)
    }
  }

  /// All forms in all frames.
  static func all(_ titles: [String]) -> [Sample] {
    DeviceFrame.allCases.flatMap { frame in
      [
        ("tabs", tabs(titles, in: frame)), ("sidebar", sidebar(titles, in: frame)),
        ("columns", columns(titles, in: frame)), ("pages", pages(titles, in: frame)),
        ("segments", segments(titles, in: frame)), ("list", screen(titles, .list, in: frame)),
        ("grid", screen(titles, .grid, in: frame)), ("screen", screen(titles, .text, in: frame)),
      ].map { Sample(name: "\(frame.rawValue)-\($0.0)", screen: $0.1) }
    }
  }

  private static func tabs(_ titles: [String], in frame: DeviceFrame) -> FramedScreen {
    var screen = screen(titles, .text, in: frame)
    let items = titles.enumerated().map {
      TouchScreen.Tab(title: $1, symbol: Symbol(named: $1, at: $0))
    }
    screen.tabs = .init(edge: frame == .vision ? .leading : .top, items: items, hasSearch: true)
    screen.buttons = [.init(title: "Add", symbol: Symbol(titled: "Add"))]
    screen.buttons += titles.prefix(2).map { .init(title: $0) }
    return screen
  }

  private static func sidebar(_ titles: [String], in frame: DeviceFrame) -> FramedScreen {
    var screen = screen(titles, .text, in: frame)
    let rows = titles.enumerated().map {
      MacWindow.Row(title: $1, symbol: Symbol(named: $1, at: $0))
    }
    let nameless = MacWindow.Row(title: "")
    screen.sidebar = [
      .init(rows: rows), .init(header: titles.last, rows: [nameless, nameless, nameless]),
    ]
    if frame == .vision { screen.tabs = tabs(titles, in: frame).tabs }
    return screen
  }

  private static func columns(_ titles: [String], in frame: DeviceFrame) -> FramedScreen {
    let columns = titles.prefix(3).enumerated().map { index, title in
      TouchScreen.Column(title: title, content: index == titles.count - 1 ? .text : .list)
    }
    var screen = FramedScreen(frame: frame, columns: columns)
    screen.buttons = titles.prefix(5).map { .init(title: $0) }
    return screen
  }

  private static func pages(_ titles: [String], in frame: DeviceFrame) -> FramedScreen {
    let column = TouchScreen.Column(
      title: titles.first ?? "", back: titles.last, content: .page(dots: 0))
    var screen = FramedScreen(frame: frame, columns: [column])
    screen.pages = .init(count: titles.count, hasButtons: frame == .vision)
    screen.phone = titles
    return screen
  }

  private static func segments(_ titles: [String], in frame: DeviceFrame) -> FramedScreen {
    var screen = screen(titles, .text, in: frame)
    screen.segments = titles
    return screen
  }

  private static func screen(
    _ titles: [String], _ content: Content, in frame: DeviceFrame
  ) -> FramedScreen {
    var screen = FramedScreen(
      frame: frame, columns: [.init(title: titles.first ?? "", content: content)])
    screen.phone = titles
    return screen
  }
}
