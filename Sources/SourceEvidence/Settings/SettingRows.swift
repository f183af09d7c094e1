/// A part of a view's code that may be a row of a list of settings.
struct SettingRow {
  /// The kinds of rows.
  enum Kind { case control, other, view }

  /// The kind.
  var kind: Kind
  /// The name of the view, such as `Toggle`.
  var name: String
  /// Its arguments.
  var arguments: [Argument]
  /// Where it begins.
  var offset: Int
  /// Whether it is shown only at times, or once for each of several values.
  var isConditional: Bool
}

/// Finds the rows in the code of a SwiftUI view. What buttons and links show is not searched, nor what
/// the view presents.
struct SettingRows {
  /// The rows, in the order of the code.
  private(set) var all: [SettingRow] = []
  private let isView: (String) -> Bool

  /// Searches the members of a view.
  ///
  /// - Parameters:
  ///   - type: The declaration of the view, or an extension of it.
  ///   - isView: Whether the app declares a view with a name.
  init(in type: TypeDeclaration, isView: @escaping (String) -> Bool) {
    self.isView = isView
    for variable in type.variables { read(variable.getter ?? [], false) }
    for function in type.functions { read(function.body, false) }
    all.sort { $0.offset < $1.offset }
  }

  private mutating func read(_ statements: [Statement], _ isConditional: Bool) {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression), .returning(let expression?): read(expression, isConditional)
      case .branch(let branch): read(branch)
      case .block(let statements): read(statements, isConditional)
      default: continue
      }
    }
  }

  private mutating func read(_ branch: Branch) {
    for arm in branch.arms { read(arm.body, true) }
  }

  private mutating func read(_ expression: Expression, _ isConditional: Bool) {
    switch expression.kind {
    case .call(let callee, let arguments): read(callee, arguments, isConditional)
    case .closure(let closure): read(closure.body, isConditional)
    case .branch(let branch): read(branch)
    case .choice(let sides, _): for side in sides { read(side, true) }
    default: for child in expression.children { read(child, isConditional) }
    }
  }

  private mutating func read(
    _ callee: Expression, _ arguments: [Argument], _ isConditional: Bool
  ) {
    let name = callee.lastName ?? ""
    if let kind = kind(of: name) {
      all.append(
        SettingRow(
          kind: kind, name: name, arguments: arguments, offset: callee.offset,
          isConditional: isConditional))
      return
    }
    if case .member(let base?, _) = callee.kind { read(base, isConditional) }
    guard ViewStep(modifier: name) == nil else { return }
    for argument in arguments { read(argument.value, isConditional || name == "ForEach") }
  }

  private func kind(of name: String) -> SettingRow.Kind? {
    if Self.controls.contains(name) { return .control }
    if Self.others.contains(name) { return .other }
    return name.startsUppercase && isView(name) ? .view : nil
  }

  private static let controls: Set = [
    "Toggle", "Picker", "TextField", "SecureField", "Slider", "Stepper", "DatePicker",
    "ColorPicker",
    "TextEditor",
  ]
  private static let others: Set = ["Button", "NavigationLink", "Link", "ShareLink", "Menu"]
}
