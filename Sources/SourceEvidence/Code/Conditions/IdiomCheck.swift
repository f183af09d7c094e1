/// A comparison of a property, which may hold the idiom of the interface, with an idiom.
struct IdiomCheck {
  /// An idiom.
  enum Idiom: String, CaseIterable {
    case mac
    case pad
    case phone

    /// The condition of code that runs in this idiom.
    var condition: CodeCondition {
      switch self {
      case .mac: .macIdiom
      case .pad: .padIdiom
      case .phone: .phoneIdiom
      }
    }
  }

  let property: String
  let idiom: Idiom

  /// The name of the check among those of the project.
  var name: String { "\(property) == \(idiom.rawValue)" }

  /// The checks of a property, with their names.
  static func all(of property: String) -> [IdiomCheck] {
    Idiom.allCases.map { IdiomCheck(property: property, idiom: $0) }
  }
}
