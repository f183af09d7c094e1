/// Finds the titles that the code of a type assigns to buttons: those of a configuration, of a property of the
/// button's class, or of a view inside of the button.
struct ButtonTitles {
  /// Whether a name is that of a class of buttons.
  private let isClass: (String) -> Bool
  /// The properties that hold buttons, and their classes.
  private let properties: [String: String]

  /// Finds the buttons among the properties of a type.
  init(_ type: TypeDeclaration, isClass: @escaping (String) -> Bool) {
    self.isClass = isClass
    properties = type.variables.reduce(into: [:]) { found, variable in
      guard let name = Self.className(variable.type, variable.value), isClass(name) else { return }
      found[variable.name] = name
    }
  }

  /// Whether properties hold buttons of classes other than UIKit's.
  var hasOwnClasses: Bool { properties.values.contains { $0 != "UIButton" } }

  /// Finds the button whose title an assignment sets.
  ///
  /// - Parameters:
  ///   - target: What is assigned to.
  ///   - local: Returns the value of a local variable.
  /// - Returns: The variable of the button, or `nil` if the assignment sets something else.
  func button(titledBy target: Expression, local: (String) -> Expression?) -> String? {
    guard case .member(let base?, let field) = target.kind, Self.titles.contains(field),
      let path = base.names.map({ $0.filter { $0 != "self" } }), let name = path.first
    else { return nil }
    let value = local(name)
    let isButton = Self.className(nil, value).map(isClass) ?? (properties[name] != nil)
    let isConfiguration = path.count == 1 && value.map(Self.isConfiguration) == true
    return isButton || isConfiguration ? name : nil
  }

  /// Whether a call creates a button of a class of the project with a title.
  func isMade(by callee: Expression, _ arguments: [Argument]) -> Bool {
    guard let name = callee.lastName, name != "UIButton", arguments["title"]?.isNil == false else {
      return false
    }
    return isClass(name)
  }

  private static let titles: Set = ["title", "text", "attributedTitle", "attributedText"]

  private static func className(_ type: String?, _ value: Expression?) -> String? {
    if let type { return String(type.prefix { $0 != "?" && $0 != "!" }) }
    guard case .call(let callee, _)? = value?.kind else { return nil }
    return callee.lastName
  }

  private static func isConfiguration(_ value: Expression) -> Bool {
    value.contains {
      $0.hasName(in: ["configuration"]) || $0.names?.contains("Configuration") == true
    }
  }
}
