import NavigationGraph

extension Prototype {
  /// A screen of the app. All texts are those of its files.
  package struct Screen: Sendable, Encodable {
    /// The title that people see, or `nil` if it is not known.
    package var title: String?
    /// The name in reports.
    package var name: String
    /// The location, as `file:line`.
    package var `where`: String
    /// What it mostly is: `list`, `grid`, `pages`, or `nil` for anything else.
    package var kind: String?
    /// Whether it is made in code, so that only a part of it is known.
    package var inCode: Bool?
    /// The section that it belongs to.
    package var section: String?
    /// The buttons in its bars.
    package var leading, trailing, bottom: [Button]?
    package var hasSearch: Bool?
    /// What is on it, from the top, or `nil` if nothing is known.
    package var blocks: [Block]?
    /// The screens that it leads to, in order.
    package var opens: [Link]?
  }

  /// A button in a bar.
  package struct Button: Sendable, Encodable {
    package var title: String?
    package var symbol: Int?
    package var opens: Int?
  }

  /// A way to another screen.
  package struct Link: Sendable, Encodable {
    /// How it is shown today.
    package enum Way: String, Sendable, Encodable { case push, present, part }

    package var to: Int
    package var how: Way
  }

  /// A part of a screen. See ``ScreenOutline/Part``.
  package struct Block: Sendable, Encodable {
    package var type: String
    package var text, placeholder, style: String?
    package var isSoft, isOn: Bool?
    package var items: [String]?
    package var count: Int?
    package var header, footer: String?
    package var rows, cells: [Row]?
    package var isSample: Bool?
    package var symbol, opens: Int?
  }

  /// A row of a list, or an item of a collection.
  package struct Row: Sendable, Encodable {
    package var title, detail, value, image: String?
    package var symbol: Int?
    package var control: String?
    package var isOn: Bool?
    package var opens: Int?
  }
}

extension Prototype.Block {
  /// Creates a part of a screen.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - symbol: Returns the position of the symbol for the name of an image.
  ///   - screen: Returns the position of a screen.
  init(
    _ part: ScreenOutline.Part, symbol: (String?) -> Int?, screen: (NodeID?) -> Int?
  ) {
    type = part.kind.rawValue
    (text, placeholder) = (part.text, part.placeholder)
    style = part.style == .body ? nil : part.style.rawValue
    (isSoft, isOn, isSample) = (part.isSoft.ifTrue, part.isOn.ifTrue, part.isSample.ifTrue)
    (items, count) = (part.items.ifFilled, part.pageCount)
    (header, footer) = (part.header, part.footer)
    let rows = part.rows.map { row in
      Prototype.Row(
        title: row.title, detail: row.detail, value: row.value, image: row.image,
        symbol: symbol(row.image), control: row.control?.rawValue, isOn: row.isOn.ifTrue,
        opens: screen(row.target))
    }
    if part.kind == .grid { cells = rows.ifFilled } else { self.rows = rows.ifFilled }
    if part.kind == .image { self.symbol = symbol(part.text) }
    opens = screen(part.target)
  }
}
