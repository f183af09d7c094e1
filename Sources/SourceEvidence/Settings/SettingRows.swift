/// Finds the rows in the body of a SwiftUI view. What buttons and links show is not searched, nor what
/// the view presents.
struct SettingRows {
  /// The rows, in the order in which they are shown.
  private(set) var all: [SettingRow] = []
  /// The code of the view's properties and functions, by name.
  private let members: [String: [Statement]]
  private let isView: (String) -> Bool
  /// The members that are read.
  private var seen: Set<String> = []

  /// Searches the body of a view, and the properties and functions that it uses.
  ///
  /// - Parameters:
  ///   - declarations: The declaration of the view, and its extensions.
  ///   - isView: Whether the app declares a view with a name.
  init(in declarations: [TypeDeclaration], isView: @escaping (String) -> Bool) {
    self.isView = isView
    let getters = declarations.flatMap(\.variables).compactMap { variable in
      variable.getter.map { (variable.name, $0) }
    }
    let functions = declarations.flatMap(\.functions).map { ($0.name, $0.body) }
    members = Dictionary(getters + functions) { first, _ in first }
    read(members["body"] ?? [], false)
  }

  private mutating func read(_ statements: [Statement], _ isConditional: Bool) {
    for statement in statements {
      switch statement.kind {
      case .expression(let view), .returning(let view?): read(view, isConditional)
      case .branch(let branch): read(branch)
      case .block(let statements): read(statements, true)
      default: continue
      }
    }
  }

  private mutating func read(_ branch: Branch) {
    for arm in branch.arms { read(arm.body, true) }
  }

  private mutating func read(_ view: Expression, _ isConditional: Bool) {
    let core = ModifierChain(view).core
    switch core.kind {
    case .call(let callee, let arguments) where callee.lastName?.startsUppercase == true:
      read(callee, arguments, isConditional)
    case .branch(let branch): read(branch)
    case .choice(let sides, _): for side in sides { read(side, true) }
    default: readMember(core, isConditional)
    }
  }

  private mutating func read(
    _ callee: Expression, _ arguments: [Argument], _ isConditional: Bool
  ) {
    let name = callee.lastName ?? ""
    guard !SettingRow.displays.contains(name) else { return }
    guard SettingRow.containers.contains(name) else {
      let kind = SettingRow.kind(of: name) ?? (isView(name) ? .view : .control)
      return add(kind, name, arguments, callee, isConditional)
    }
    let isRepeated = ["ForEach", "List"].contains(name) && arguments.first?.isClosure == false
    for argument in arguments where !Self.labels.contains(argument.label) {
      guard case .closure(let closure) = argument.value.kind else { continue }
      read(closure.body, isConditional || isRepeated)
    }
  }

  /// The labels of arguments that contain no rows.
  private static let labels: Set = ["header", "footer", "label"]

  /// Reads a property or function of the view. Any other code may return a view with controls.
  private mutating func readMember(_ use: Expression, _ isConditional: Bool) {
    guard let name = Self.ownName(use), let code = members[name] else {
      return add(.control, "", [], use, isConditional)
    }
    if seen.insert(name).inserted { read(code, isConditional) }
  }

  /// Returns the name of the member of the view that an expression uses or calls.
  private static func ownName(_ use: Expression) -> String? {
    if case .call(let callee, _) = use.kind { return ownName(callee) }
    guard let names = use.names, names.count == 1 || names.first == "self" else { return nil }
    return names.last
  }

  private mutating func add(
    _ kind: SettingRow.Kind, _ name: String, _ arguments: [Argument], _ use: Expression,
    _ isConditional: Bool
  ) {
    all.append(
      SettingRow(
        kind: kind, name: name, arguments: arguments, offset: use.offset,
        isConditional: isConditional))
  }
}
