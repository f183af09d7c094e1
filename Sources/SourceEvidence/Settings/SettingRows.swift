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
    read("body", false)
  }

  private mutating func read(_ member: String, _ isConditional: Bool) {
    guard let code = members[member], seen.insert(member).inserted else { return }
    let context = ViewContext(file: 0, type: nil, member: member)
    read(ViewBody(code, in: context), isConditional)
  }

  private mutating func read(_ body: ViewBody, _ isConditional: Bool) {
    for node in body.nodes { read(node, isConditional) }
  }

  private mutating func read(_ node: ViewNode, _ isConditional: Bool) {
    switch node.content {
    case .variable, .function, .other: break
    case .block(let body): read(body, true)
    case .branch(_, let arms): for arm in arms { read(arm, true) }
    case .choice(let sides): for side in sides { read(side, true) }
    case .called(let use) where use.callee.lastName?.startsUppercase == true:
      read(use, node, isConditional)
    default:
      // Any code besides properties and functions of the view may return a view with controls.
      guard let name = node.ownMember, members[name] != nil else {
        return add(.control, node, isConditional)
      }
      read(name, isConditional)
    }
  }

  private mutating func read(_ use: ViewCall, _ node: ViewNode, _ isConditional: Bool) {
    let name = use.callee.lastName ?? ""
    let role = ViewTable.swiftUI.view(name)?.role
    guard let role, role.holdsRows else {
      if role?.isDisplay == true { return }
      return add(role?.row ?? (isView(name) ? .view : .control), node, isConditional)
    }
    let isRepeated =
      [.repetition, .list].contains(role) && use.arguments.first?.isClosure == false
    for argument in use.arguments where !Self.labels.contains(argument.label) {
      if let body = argument.body {
        read(body, isConditional || isRepeated)
      } else if role == .wrapper {
        read(argument.node, isConditional)
      }
    }
  }

  /// The labels of arguments that contain no rows.
  private static let labels: Set = ["header", "footer", "label"]

  private mutating func add(_ kind: SettingRow.Kind, _ node: ViewNode, _ isConditional: Bool) {
    all.append(SettingRow(kind: kind, view: node, isConditional: isConditional))
  }
}
