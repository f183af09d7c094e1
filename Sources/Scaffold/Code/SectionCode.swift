/// The parts of the table of sections in code.
struct SectionCode {
  private let sections: [SectionTable.Section]

  init(_ table: SectionTable) { sections = table.sections }

  /// The values of the template.
  var values: [String: String] {
    [
      "cases": lines { section in
        let name = SwiftText.escaped(section.name)
        let isSame = section.name == section.rawValue
        return "case " + name + (isSame ? "" : " = \(SwiftText.literal(section.rawValue))")
      },
      "titles": lines { section in
        let title = SwiftText.literal(section.titleKey ?? section.title)
        return "case .\(section.name): NSLocalizedString(\(title), comment: \"Section of the app\")"
      },
      "positions": lines { "case .\($0.name): \($0.tabIndex)" },
      "symbols": lines { "case .\($0.name): \(SwiftText.literal($0.symbol ?? Self.noSymbol))" },
    ]
  }

  /// What stands for a section without a symbol.
  private static let noSymbol = "square"

  private func lines(_ line: (SectionTable.Section) -> String) -> String {
    sections.map(line).joined(separator: "\n")
  }
}
