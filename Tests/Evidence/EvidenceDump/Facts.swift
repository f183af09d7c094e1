import FileReading

/// Takes values apart into lines, one for each stored property that says anything. It uses reflection,
/// so that a property that is added later is a fact, too.
struct Facts {
  /// The facts: the path of a property, and its value.
  private(set) var lines: [String] = []

  /// Adds a value and the values that it stores. `nil`, `false`, and empty values say nothing.
  mutating func add(_ value: Any, at path: String) {
    let mirror = Mirror(reflecting: value)
    switch (value, mirror.displayStyle) {
    case (is SourceLocation, _), (_, nil): addLeaf(value, path)
    case (_, .set): for child in mirror.children { addLine(path, Self.text(child.value)) }
    case (_, .dictionary):
      for pair in mirror.children.map({ Mirror(reflecting: $0.value).children.map(\.value) }) {
        add(pair[1], at: "\(path).\(Self.text(pair[0]))")
      }
    case (_, .enum): addLeaf(value, path)
    case (_, .optional): mirror.children.first.map { add($0.value, at: path) }
    default:
      for (index, child) in mirror.children.enumerated() {
        add(child.value, at: "\(path).\(child.label ?? String(index))")
      }
    }
  }

  private mutating func addLeaf(_ value: Any, _ path: String) {
    let text = Self.text(value)
    if !["", "false"].contains(text), !(path.hasSuffix(".rawValue") && text == "0") {
      addLine(path, text)
    }
  }

  private mutating func addLine(_ path: String, _ text: String) {
    lines.append("\(path) = \(text)")
  }

  /// Returns a value in one line. Sets are sorted.
  static func text(_ value: Any) -> String {
    if let place = value as? SourceLocation {
      return "\(place.file):\(place.line):\(place.column)"
    }
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { child in
      [child.label, text(child.value)].compactMap { $0 }.joined(separator: ": ")
    }
    switch mirror.displayStyle {
    case nil: return "\(value)".split(whereSeparator: \.isNewline).joined(separator: "⏎")
    case .optional: return mirror.children.first.map { text($0.value) } ?? ""
    case .enum where parts.isEmpty: return "\(value)"
    case .set, .dictionary: return "[\(parts.sorted().joined(separator: ", "))]"
    default: return "(\(parts.joined(separator: ", ")))"
    }
  }
}
