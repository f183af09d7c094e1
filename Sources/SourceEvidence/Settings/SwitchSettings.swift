/// A switch whose value a view controller stores in the user defaults.
package struct StoredSwitch: Sendable, Hashable {
  /// How code refers to the switch.
  package enum Reference: Sendable, Hashable {
    /// As the sender of an action, by its selector.
    case sender(String)
    /// By the name of an outlet.
    case outlet(String)
  }

  /// The switch.
  package var reference: Reference
  /// The key in the user defaults.
  package var key: String
}

/// Finds what the code of a view controller stores: `UserDefaults.standard.set(sender.isOn, forKey: key)`.
struct SwitchSettings {
  private let files: SettingsFiles

  init(_ files: SettingsFiles) { self.files = files }

  /// Returns the switches that a class stores, in the order of its code.
  func switches(of name: String) -> [StoredSwitch] {
    files.declarations(of: name).flatMap { type in
      type.functions.flatMap { switches(in: $0, of: type) }
    }
  }

  private func switches(in function: Function, of type: TypeDeclaration) -> [StoredSwitch] {
    let keys = StoredKeys(files, in: type.qualifiedName)
    var found: [StoredSwitch] = []
    let visitor = CodeVisitor { expression, _ in
      if let (control, key) = Self.stored(by: expression), let key = keys.key(key) {
        found.append(StoredSwitch(reference: Self.reference(control, in: function), key: key))
      }
      return true
    }
    visitor.walk(function.body, CodeContext(type: type, function: function.name))
    return found
  }

  /// Returns the name of the switch and the key, if an expression stores whether a switch is on.
  private static func stored(by expression: Expression) -> (control: String, key: Expression)? {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(let defaults?, "set") = callee.kind, defaults.isStandardDefaults,
      let key = arguments["forKey"], case .member(let control?, "isOn") = arguments.unlabeled?.kind,
      let name = control.lastName
    else { return nil }
    return (name, key)
  }

  /// How a function refers to the switch with a name: as its sender, or else as an outlet.
  private static func reference(_ name: String, in function: Function) -> StoredSwitch.Reference {
    guard let sender = function.parameters.first, function.parameters.count == 1,
      sender.name == name
    else { return .outlet(name) }
    return .sender(selector(of: function.name, label: sender.label))
  }

  /// The selector of an action with one argument, as Objective-C names it.
  private static func selector(of function: String, label: String) -> String {
    guard !label.isEmpty, label != "_" else { return function + ":" }
    return function + "With" + label.prefix(1).uppercased() + label.dropFirst() + ":"
  }
}

extension Expression {
  /// Whether it is `UserDefaults.standard`.
  fileprivate var isStandardDefaults: Bool { names == ["UserDefaults", "standard"] }
}
