/// How what a view holds appears, from the mildest way to the furthest.
///
/// What several steps lead to appears in the way of the furthest of them.
enum ViewStep: Int, Comparable, CaseIterable {
  /// In the place of the view.
  case inPlace
  /// In a tab or a column.
  case contained
  /// Beside the content: in a bar or a menu.
  case attached
  /// Behind a link.
  case pushed
  /// In a sheet, a cover or a popover.
  case presented

  static func < (a: ViewStep, b: ViewStep) -> Bool { a.rawValue < b.rawValue }
}

/// A property or function whose code shows views.
struct ViewMember: Hashable, Comparable {
  /// The full name of the type; nil outside of types.
  var type: String?
  var name: String

  static func < (a: ViewMember, b: ViewMember) -> Bool {
    (a.type ?? "", a.name) < (b.type ?? "", b.name)
  }
}

/// One thing that code of views shows, and how it appears.
struct ViewPart {
  enum Kind: Hashable {
    /// A view, or a view controller, of the project: its full name.
    case view(String)
    /// What a property or function shows.
    case member(ViewMember)
    /// A container of the framework.
    case container(Origin)
  }

  var kind: Kind
  var step: ViewStep
  /// Whether it stands in a stack in the same code.
  var isInStack = false
}
