import Markup

/// The outline of a node, which shows the node's kind without color.
struct MapShape {
  private let node: MapSheet.Node

  init(_ node: MapSheet.Node) { self.node = node }

  /// Returns the outline in a rectangle with the content on it. `name` is an additional class.
  func group(
    in rect: Rect, named name: String? = nil, _ content: [MarkupElement] = []
  ) -> MarkupElement {
    let looks = [name, look, node.isEntry ? "entry" : nil, node.isLoose ? "loose" : nil]
    return MarkupElement(
      "g", ["class": looks.compactMap { $0 }.joined(separator: " ")],
      (outline(in: rect) + content).map { .element($0) })
  }

  /// The class of the shape in `map.css`.
  private var look: String {
    switch node.shape {
    case .screen: "screen"
    case .stack: "stack"
    case .container: "container"
    case .missing: "missing"
    case .area: "area"
    case .list: "list"
    }
  }

  private func outline(in rect: Rect) -> [MarkupElement] {
    switch node.shape {
    case .screen: [rectangle(rect, "shape", radius: 3)]
    case .stack: [rectangle(rect, "shape", radius: min(15, rect.height / 2))]
    case .container:
      [
        rectangle(rect, "shape", radius: 5),
        rectangle(rect.inset(3.5, 3.5), "inner", radius: 2),
      ]
    case .missing: [path(hexagon(in: rect))]
    case .area: [path(folder(in: rect))]
    case .list: [path(note(in: rect))]
    }
  }

  private func path(_ path: String) -> MarkupElement {
    MarkupElement("path", ["class": "shape", "d": path])
  }

  private func hexagon(in rect: Rect) -> String {
    let tip = 10.0
    return "M\(number(rect.x)) \(number(rect.midY))L\(number(rect.x + tip)) \(number(rect.y))"
      + "H\(number(rect.maxX - tip))L\(number(rect.maxX)) \(number(rect.midY))"
      + "L\(number(rect.maxX - tip)) \(number(rect.maxY))H\(number(rect.x + tip))Z"
  }

  private func folder(in rect: Rect) -> String {
    let (head, tab) = (MapLabel.head, min(34, rect.width * 0.4))
    return
      "M\(number(rect.x)) \(number(rect.maxY))V\(number(rect.y))h\(number(tab))l6 \(number(head))"
      + "H\(number(rect.maxX))V\(number(rect.maxY))Z"
  }

  private func note(in rect: Rect) -> String {
    let fold = MapLabel.head + 4
    return "M\(number(rect.maxX - fold)) \(number(rect.y))H\(number(rect.x))V\(number(rect.maxY))"
      + "H\(number(rect.maxX))V\(number(rect.y + fold))L\(number(rect.maxX - fold)) \(number(rect.y))"
      + "v\(number(fold))h\(number(fold))"
  }
}
