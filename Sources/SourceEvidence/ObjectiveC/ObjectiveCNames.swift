/// Translates messages into calls with Swift names, so that the same code analyzes both languages.
enum ObjectiveCNames {
  /// Returns the call for a message.
  static func call(
    _ receiver: Expression, _ parts: [String], _ values: [Expression], at start: Int
  ) -> Expression {
    guard let first = parts.first else { return receiver }
    if first == "alloc" || first == "new" {
      return first == "new" ? Expression(.call(receiver, []), at: start) : receiver
    }
    if lists.contains(first) {
      return Expression(.array(values.filter { !$0.isNil }), at: start)
    }
    let isMade = first.hasPrefix("init") && receiver.lastName != "super" && receiver.isType
    let others =
      menuMethods.contains(first) ? parts.dropFirst().map(menuLabel) : Array(parts.dropFirst())
    let labels = [isMade ? firstLabel(first) : (renamed[first]?.label ?? "")] + others
    let arguments = values.enumerated().map { index, value in
      Argument(label: index < labels.count ? labels[index] : "", value: value)
    }
    if isMade { return Expression(.call(receiver, arguments), at: start) }
    if first == "objectAtIndex" || first == "objectAtIndexedSubscript" {
      return Expression(.subscripted(receiver, arguments), at: start)
    }
    let name =
      first.hasPrefix("init") && receiver.lastName == "super"
      ? "init" : renamed[first]?.name ?? first
    return Expression(.call(Expression(.member(receiver, name), at: start), arguments), at: start)
  }

  /// Returns the target and the value of `[object setName:value]`, or `nil` for other calls.
  static func setter(_ call: Expression) -> (Expression, Expression)? {
    guard case .call(let callee, let arguments) = call.kind, arguments.count == 1,
      case .member(let base?, let name) = callee.kind, name.hasPrefix("set"), name.count > 3
    else { return nil }
    let property = lowercasedFirst(name.dropFirst(3))
    return (Expression(.member(base, property), at: call.offset), arguments[0].value)
  }

  /// Returns the first label: `title` for `initWithTitle`.
  static func firstLabel(_ name: String) -> String {
    let rest = name.dropFirst(name.hasPrefix("initWith") ? 8 : 4)
    return lowercasedFirst(rest)
  }

  private static func lowercasedFirst(_ text: Substring) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }

  private static let lists: Set = [
    "arrayWithObjects", "initWithObjects", "arrayWithObject", "arrayWithArray",
  ]

  /// Methods of menu builders with menus as later arguments.
  private static let menuMethods: Set = [
    "insertChildMenu", "insertSiblingMenu", "replaceMenuForIdentifier",
    "replaceChildrenOfMenuForIdentifier",
  ]

  /// Returns a label without its ending: `afterMenu` for `afterMenuForIdentifier`, `with` for
  /// `withMenu`.
  private static func menuLabel(_ label: String) -> String {
    label == "withMenu" ? "with" : label.replacing("MenuForIdentifier", with: "Menu")
  }

  /// Methods with other names in Swift, and the labels of their first arguments.
  private static let renamed: [String: (name: String, label: String)] = [
    "instantiateViewControllerWithIdentifier": ("instantiateViewController", "withIdentifier"),
    "performSegueWithIdentifier": ("performSegue", "withIdentifier"),
    "presentViewController": ("present", ""),
    "presentModalViewController": ("present", ""),
    "showViewController": ("show", ""),
    "addChildViewController": ("addChild", ""),
    "addObject": ("append", ""),
    "setViewController": ("setViewController", ""),
    "buildMenuWithBuilder": ("buildMenu", "with"),
    "removeMenuForIdentifier": ("remove", "menu"),
    "insertChildMenu": ("insertChild", ""),
    "insertSiblingMenu": ("insertSibling", ""),
    "replaceMenuForIdentifier": ("replace", "menu"),
    "replaceChildrenOfMenuForIdentifier": ("replaceChildren", "ofMenu"),
    "menuForIdentifier": ("menu", "for"),
    "menuByReplacingChildren": ("replacingChildren", ""),
    "deselectRowAtIndexPath": ("deselectRow", "at"),
  ]
}
