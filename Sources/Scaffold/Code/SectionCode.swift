/// The parts of the table of sections in code.
struct SectionCode {
  private let sections: [SectionTable.Section]

  init(_ table: SectionTable) { sections = table.sections }

  /// The values of the template.
  var values: [String: String] {
    [
      "cases": lines { section in
        let own = section.identifier.flatMap { $0 == section.name ? nil : $0 }
        return "case " + SwiftText.escaped(section.name)
          + (own.map { " = \(SwiftText.literal($0))" } ?? "")
      },
      "titles": lines { "case .\($0.name): \(SwiftText.literal($0.title))" },
      "positions": lines { "case .\($0.name): \($0.tabIndex)" },
    ]
  }

  private func lines(_ line: (SectionTable.Section) -> String) -> String {
    sections.map(line).joined(separator: "\n")
  }
}
