/// The names of sources for readers. Rules, statements, and JSON have their IDs.
enum SourceName {
  /// Returns the name of a source: `HIG: Sidebars` for `HIG:Sidebars`, and the document with the number of
  /// the statement for `S2.16`.
  static func name(of id: String) -> String { list([id]) }

  /// Returns the names of sources. Statements of one document follow its name.
  static func list(_ ids: [String]) -> String {
    var last: String?
    return ids.reduce(into: "") { text, id in
      let (document, number) = parts(of: id)
      let isNext = number != nil && document == last
      text += (text.isEmpty ? "" : ", ") + (isNext ? number ?? "" : full(document, number))
      last = number == nil ? nil : document
    }
  }

  /// Returns the name of the document that contains some statements, or that of a page.
  static func document(_ id: String) -> String { documents[id] ?? name(of: id) }

  private static func full(_ document: String, _ number: String?) -> String {
    document + (number.map { " " + $0 } ?? "")
  }

  private static func parts(of id: String) -> (document: String, number: String?) {
    let parts = id.split(separator: ".", maxSplits: 1)
    if parts.count == 2, let document = documents[String(parts[0])] {
      return (document, "§" + parts[1])
    }
    if let name = phrases[id] { return (name, nil) }
    let group = id.prefix { $0 != ":" }
    guard group.count < id.count, let name = groups[String(group)] else { return (id, nil) }
    return ("\(name): \(id.dropFirst(group.count + 1))", nil)
  }

  private static let phrases = [
    "CORPUS": "counted in public projects", "GK": "common knowledge",
  ]

  private static let groups = [
    "HIG": "HIG", "UIK": "UIKit", "AK": "AppKit", "SUI": "SwiftUI", "BR": "Property lists",
    "RN": "Release notes",
  ]

  /// The documents with numbered statements.
  private static let documents = [
    "S0": "HIG Tab Bars early 2022", "S1": "HIG Tab Bars 2022", "S2": "HIG Mac Catalyst 2019",
    "S3": "HIG Tab Bars 2017", "S4": "UITabBarController 2021", "M1": "Notes on the Mac 2026",
    "P1": "Notes on iPad", "P2": "Notes on tvOS", "P3": "Notes on visionOS",
    "P4": "Notes on Apple Watch", "P5": "Notes on iPhone",
  ]
}
