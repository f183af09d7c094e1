import Drawings
import Guidance

extension Picture {
  /// Returns the prefix of a structure's two file names: `3-01-tab-bar` for the first pair of a
  /// report's third project, or `01-tab-bar` if there is only one project. The names for other targets
  /// than the default one end with the target, as in `01-tab-bar-on-tv`.
  static func name(
    _ structure: StructureReport, position: Int, project: Int?, target: Target
  ) -> String {
    (project.map { "\($0)-" } ?? "") + (position < 10 ? "0" : "") + "\(position)-\(structure.kind)"
      + (target.isDefault ? "" : onTarget + target.id)
  }

  /// What precedes the target in a file name.
  private static let onTarget = "-on-"

  /// Whether a file name is one of those that pictures have.
  package static func isFileName(_ name: String) -> Bool {
    let ending = endings.first { name.hasSuffix($0) }
    let numbers = name.prefix { $0.isASCII && ($0.isNumber || $0 == "-") }
    guard let ending, !numbers.hasPrefix("-"), numbers.hasSuffix("-"),
      numbers.split(separator: "-").count <= 2
    else {
      return false
    }
    let rest = name.dropFirst(numbers.count).dropLast(ending.count)
    let kind = rest.firstRange(of: onTarget).map { rest[..<$0.lowerBound] } ?? rest
    return kinds.contains(String(kind)) && rest.allSatisfy(isPartOfName)
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "-")
  }

  private static let endings = ["-before.svg", "-after.svg"]
  private static let kinds: Set = [
    "tab-bar", "split-view", "navigation-stack", "page-view", "page-control", "segmented-control",
  ]
}
