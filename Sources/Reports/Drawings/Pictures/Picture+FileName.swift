import Drawings

extension Picture {
  /// Returns the prefix of a structure's two file names: `3-01-tab-bar` for the first pair of a
  /// report's third project, or `01-tab-bar` if there is only one project.
  static func name(_ structure: StructureReport, position: Int, project: Int?) -> String {
    (project.map { "\($0)-" } ?? "") + (position < 10 ? "0" : "") + "\(position)-\(structure.kind)"
  }

  /// Whether a file name is one of those that pictures have.
  package static func isFileName(_ name: String) -> Bool {
    let ending = endings.first { name.hasSuffix($0) }
    let numbers = name.prefix { $0.isASCII && ($0.isNumber || $0 == "-") }
    guard let ending, !numbers.hasPrefix("-"), numbers.hasSuffix("-"),
      numbers.split(separator: "-").count <= 2
    else {
      return false
    }
    return kinds.contains(String(name.dropFirst(numbers.count).dropLast(ending.count)))
  }

  private static let endings = ["-before.svg", "-after.svg"]
  private static let kinds: Set = [
    "tab-bar", "split-view", "navigation-stack", "page-view", "page-control", "segmented-control",
  ]
}
