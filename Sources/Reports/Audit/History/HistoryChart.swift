import Guidance
import Markup

/// The open findings of all apps over time, as a picture (SVG): a line for each severity.
///
/// The lines differ in dashes as well as in color, and each ends with its number. A text for screen
/// readers states the first and the last run.
struct HistoryChart {
  private let runs: [HistoryRuns.Run]
  private let width = 640.0
  private let height = 220.0
  /// The space for numbers and dates around the lines.
  private let left = 44.0
  private let right = 130.0
  private let top = 16.0
  private let bottom = 34.0

  /// Creates the chart of some runs, or returns `nil` for less than two, which make no line.
  init?(_ runs: some Collection<HistoryRuns.Run>) {
    guard runs.count > 1 else { return nil }
    self.runs = Array(runs)
  }

  /// A file with the picture.
  var file: String {
    element(isFile: true).xmlText + "\n"
  }

  /// The picture as part of a page.
  var node: MarkupNode { .element(element(isFile: false)) }

  /// What the picture shows, in words.
  var words: String {
    guard let first = runs.first, let last = runs.last else { return "" }
    return "Open findings from \(first.date) to \(last.date): "
      + Severity.allCases.reversed().map { severity in
        "\(severity.rawValue) from \(first.open[severity]) to \(last.open[severity])"
      }.joined(separator: ", ") + "."
  }

  private func element(isFile: Bool) -> MarkupElement {
    let size = (Self.number(width), Self.number(height))
    var element = MarkupElement(
      "svg",
      [
        "xmlns": isFile ? "http://www.w3.org/2000/svg" : nil, "class": "history",
        "viewBox": "0 0 \(size.0) \(size.1)",
        "width": size.0, "height": size.1, "role": "img", "aria-label": words,
      ], [])
    element.children =
      [tag("title", words), tag("style", Self.style)] + axis
      + Severity.allCases.reversed().flatMap(line)
    return element
  }
}

// MARK: - Parts

extension HistoryChart {
  private static let style = """
    .history { font: 12px system-ui, sans-serif; max-width: 100%; height: auto }
    .history text { fill: #1f2023 }
    .history path { fill: none; stroke-width: 2; stroke: #1f2023 }
    .history .axis { stroke: #8a8f98; stroke-width: 1 }
    .history .required { stroke: #a8231c; stroke-width: 3 }
    .history .recommended { stroke: #7d4e00; stroke-dasharray: 7 3 }
    .history .consider { stroke: #1d5a8f; stroke-dasharray: 2 3 }
    @media screen and (prefers-color-scheme: dark) {
      .history text { fill: #e9e9ea }
      .history .required { stroke: #ff9d94 }
      .history .recommended { stroke: #f2c46f }
      .history .consider { stroke: #94c6f5 }
    }
    """

  private var most: Int {
    max(1, runs.flatMap { run in Severity.allCases.map { run.open[$0] } }.max() ?? 1)
  }

  private var axis: [MarkupNode] {
    let (end, base) = (width - right, height - bottom)
    let path = "M\(Self.number(left)) \(Self.number(top))V\(Self.number(base))H\(Self.number(end))"
    return [
      tag("path", ["class": "axis", "d": path], []),
      label("\(most)", x: left - 8, y: top + 4, anchor: "end"),
      label("0", x: left - 8, y: base + 4, anchor: "end"),
      label(runs.first?.date ?? "", x: left, y: height - 12, anchor: "start"),
      label(runs.last?.date ?? "", x: end, y: height - 12, anchor: "end"),
    ]
  }

  private func line(_ severity: Severity) -> [MarkupNode] {
    let values = runs.map { $0.open[severity] }
    let points = values.enumerated().map { index, value in
      "\(index == 0 ? "M" : "L")\(Self.number(x(index))) \(Self.number(y(value)))"
    }
    let name = severity == .consider ? "to consider" : severity.rawValue
    return [
      tag("path", ["class": severity.rawValue, "d": points.joined()], []),
      label(
        "\(values.last ?? 0) \(name)", x: width - right + 8, y: labelHeight(of: severity),
        anchor: "start"),
    ]
  }

  /// The height of the number at the end of a line. Numbers of lines that end close to each other are
  /// moved apart, and stay above the dates.
  private func labelHeight(of severity: Severity) -> Double {
    let order = Severity.allCases.reversed().sorted { last($0) > last($1) }
    var heights: [Double] = []
    for other in order {
      let wanted = y(last(other)) + 4
      heights.append(heights.last.map { max(wanted, $0 + Self.lineHeight) } ?? wanted)
    }
    let excess = max(0, (heights.last ?? 0) - (height - bottom + 4))
    let index = order.firstIndex(of: severity) ?? 0
    // Only numbers without room below them move up.
    let room = height - bottom + 4 - Double(order.count - 1 - index) * Self.lineHeight
    return excess > 0 ? min(heights[index], room) : heights[index]
  }

  private static let lineHeight = 15.0

  private func last(_ severity: Severity) -> Int { runs.last?.open[severity] ?? 0 }

  private func label(_ text: String, x: Double, y: Double, anchor: String) -> MarkupNode {
    tag("text", ["x": Self.number(x), "y": Self.number(y), "text-anchor": anchor], text)
  }

  private func x(_ index: Int) -> Double {
    left + (width - left - right) * Double(index) / Double(runs.count - 1)
  }

  private func y(_ value: Int) -> Double {
    let base = height - bottom
    return base - (base - top) * Double(value) / Double(most)
  }

  /// Returns a coordinate with one digit at most.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
