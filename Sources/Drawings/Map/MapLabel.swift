/// The label of a node, with the size of the node's box.
struct MapLabel {
  /// The texts, from the top.
  let texts: [MapText]
  /// The size of the box, in points.
  let width: Double
  let height: Double
  /// The vertical position of the first text, in points from the top of the box.
  let top: Double

  /// Creates the label of a node.
  init(_ node: MapSheet.Node) {
    texts = node.text.enumerated().map { index, text in
      index == 0
        ? MapText(text, size: Self.titleSize, isBold: true)
        : MapText(text, size: Self.detailSize, room: node.shape == .list ? 250 : 190)
    }
    let sides = node.shape == .missing ? 2 * Self.padding : Self.padding
    width = max(64, ((texts.map(\.width).max() ?? 0) + 2 * sides).rounded(.up))
    // The tab of a folder and the folded corner of a list need space at the top.
    let head = [.area, .list].contains(node.shape) ? Self.head : 0
    top = Self.padding * 0.75 + head
    height = texts.reduce(0) { $0 + $1.height } + top + Self.padding * 0.75
  }

  /// The font size of a node's name, in points.
  static let titleSize = 13.0
  /// The font size of the other lines and of the labels of lines, in points.
  static let detailSize = 11.0
  /// The height of the tab or the folded corner, in points.
  static let head = 7.0
  /// The padding at both sides of texts, in points.
  static let padding = 12.0
}
