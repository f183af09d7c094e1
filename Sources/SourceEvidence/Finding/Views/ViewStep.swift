/// How a part of a view appears, from the closest step to the furthest.
///
/// A path of several steps counts as its furthest step.
enum ViewStep: Int, Comparable, CaseIterable {
  /// In place of the view.
  case inPlace
  /// In a tab or a column.
  case contained
  /// Beside the content, in a bar or a menu.
  case attached
  /// Pushed by a link.
  case pushed
  /// In a sheet, a full-screen cover, or a popover.
  case presented

  static func < (a: ViewStep, b: ViewStep) -> Bool { a.rawValue < b.rawValue }
}

extension ViewRow.Role {
  /// How the content of a modifier appears, or `nil` if it is in place.
  var step: ViewStep? {
    switch self {
    case .sheet, .cover, .popover: .presented
    case .destination: .pushed
    case .attachment: .attached
    default: nil
    }
  }
}

/// A property or function whose code contains views.
struct ViewMember: Hashable, Comparable {
  /// The full name of the type, or `nil` outside of types.
  var type: String?
  var name: String
  /// The enumeration cases that are known of `self` and of the parameters of a function, by name.
  var cases: [String: String] = [:]

  static func < (a: ViewMember, b: ViewMember) -> Bool {
    (a.type ?? "", a.name) < (b.type ?? "", b.name)
  }
}

/// A title that SwiftUI code sets.
struct ViewTitle {
  /// The expression of the text.
  var expression: Expression
  /// The property or function whose code it is.
  var member: ViewMember
  /// The index of the file.
  var file: Int
}

/// A part of SwiftUI code, and how it appears.
struct ViewPart {
  enum Kind: Hashable {
    /// A view or view controller of the project, by its full name.
    case view(String)
    /// The content of a property or function.
    case member(ViewMember)
    /// A container of the framework, by its location.
    case container(Position)
  }

  var kind: Kind
  var step: ViewStep
  /// Whether the part is in a navigation stack in the same code.
  var isInStack = false
}
