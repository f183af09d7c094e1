/// A view in the code of a view builder, with its modifiers, or other code in the place of a view.
///
/// What is inside of it is resolved on first access, and once.
final class ViewNode {
  /// The forms of code.
  enum Content {
    /// A call: of a view with its arguments, or of a function that returns one.
    case called(ViewCall)
    /// A property or a function by its name, or `self` before a modifier.
    case named(String)
    /// A member of another value: `factory.root`.
    case member(of: Expression, String)
    /// A closure with views.
    case closure(ViewBody)
    /// The arms of an `if` or `switch`.
    case branch(Branch, [ViewBody])
    /// One of several views: `isOn ? One() : Two()`.
    case choice([ViewNode])
    /// Several views: the elements of a list, or what a conversion converts.
    case several([ViewNode])
    /// Statements in place, such as those in `#if`.
    case block(ViewBody)
    /// A variable or property, its value, and the code of its accessors.
    case variable(Variable, ViewNode?, ViewBody?)
    /// The code of a function.
    case function(Function, ViewBody)
    /// An expression without views.
    case value
    /// A statement without views.
    case other
  }

  let content: Content
  /// The modifiers, and other methods that are called on the view, in order.
  let modifiers: [ViewCall]
  /// The declarations around the code.
  let context: ViewContext
  /// The code without the modifiers.
  let code: Statement
  /// The modifiers of the views around it.
  let around: OuterModifiers?

  init(
    _ content: Content, _ code: Statement, _ modifiers: [ViewCall] = [], in context: ViewContext,
    _ around: OuterModifiers?
  ) {
    self.content = content
    self.code = code
    self.modifiers = modifiers
    self.context = context
    self.around = around
  }

  /// Where the view begins, in bytes.
  var offset: Int { code.offset }

  /// Where the view begins.
  var origin: Position { Position(file: context.file, offset: code.offset) }

  /// The expression without the modifiers.
  var expression: Expression? {
    switch code.kind {
    case .expression(let expression): expression
    default: nil
    }
  }

  /// The view or function that is called.
  var made: ViewCall? { if case .called(let call) = content { call } else { nil } }

  /// Whether it is a call of a view, a function, or a method.
  var isCall: Bool { made != nil || !modifiers.isEmpty }

  /// The code inside, in the order of the code.
  private(set) lazy var parts: [ViewNode] = ViewBuilder(context, around).parts(of: self)

  /// Visits the code and all that is inside, parents first. If `visit` returns `false`, what is inside of
  /// the code is skipped.
  func walk(_ visit: (ViewNode) -> Bool) {
    guard visit(self) else { return }
    for part in parts { part.walk(visit) }
  }

  /// Whether it draws, so that what it repeats are marks, and no rows.
  var isDrawing: Bool { made?.name.map(Self.drawings.contains) ?? false }

  private static let drawings: Set = ["Map", "Chart", "Canvas"]

  /// Whether the code, or code inside, satisfies a condition.
  func contains(where isWanted: (ViewNode) -> Bool) -> Bool {
    isWanted(self) || parts.contains { $0.contains(where: isWanted) }
  }
}

/// The declarations around some code.
final class ViewContext {
  /// The index of the file.
  let file: Int
  /// The declaration or extension of the type.
  let type: TypeDeclaration?
  /// The full name of the type.
  let typeName: String?
  /// The function or property.
  let member: String?

  init(file: Int, type: TypeDeclaration?, named name: String? = nil, member: String?) {
    self.file = file
    self.type = type
    typeName = name ?? type?.qualifiedName
    self.member = member
  }

  /// Returns the context of code in a local function.
  func inside(_ function: String) -> ViewContext {
    ViewContext(file: file, type: type, named: typeName, member: function)
  }
}

/// The modifiers of a view that apply to what is inside of it.
final class OuterModifiers {
  let modifiers: [ViewCall]
  /// The name of the view.
  let view: String?
  /// Those of the views around the view.
  let outer: OuterModifiers?

  init(_ modifiers: [ViewCall], of view: String?, outer: OuterModifiers?) {
    self.modifiers = modifiers
    self.view = view
    self.outer = outer
  }
}

/// A call of a view, a function, or a modifier.
final class ViewCall {
  /// The name, with the names of the enclosing types, or `nil` if a value is called.
  let name: String?
  let callee: Expression
  /// Where it is written, in bytes.
  let offset: Int
  let arguments: [ViewArgument]

  init(_ name: String?, _ callee: Expression, _ arguments: [ViewArgument], at offset: Int) {
    self.name = name
    self.callee = callee
    self.arguments = arguments
    self.offset = offset
  }

  /// The arguments as they are written.
  var written: [Argument] { arguments.map(\.written) }

  /// The argument with a label.
  subscript(label: String) -> ViewArgument? { arguments.first { $0.label == label } }

  /// The value of the first argument, if it has no label.
  var leading: Expression? { arguments.first.flatMap { $0.label.isEmpty ? $0.value : nil } }

  /// Returns the closure with a label, or else the last closure without one.
  func closure(_ label: String = "") -> ViewBody? {
    arguments.last { $0.label == label && $0.isClosure }?.body
  }

  /// What a modifier shows: a closure, or a function or property in its place.
  var shownContent: ViewArgument? {
    self["content"] ?? arguments.last { $0.label.isEmpty && $0.isClosure }
  }

  /// Returns the first closure with one of some labels.
  func closure(of labels: [String]) -> ViewBody? {
    labels.lazy.compactMap { self.closure($0) }.first
  }
}

/// An argument of a call.
final class ViewArgument {
  let written: Argument
  /// The views in the argument.
  private(set) lazy var node = ViewBuilder(context, around).node(written.value)
  private let context: ViewContext
  private let around: OuterModifiers?

  init(_ written: Argument, in context: ViewContext, _ around: OuterModifiers?) {
    self.written = written
    self.context = context
    self.around = around
  }

  var label: String { written.label }
  var value: Expression { written.value }

  /// Whether the argument is a closure.
  var isClosure: Bool { written.isClosure }

  /// The code of a closure.
  var body: ViewBody? { if case .closure(let body) = node.content { body } else { nil } }
}

/// The code of a view builder.
final class ViewBody {
  /// The code as it is written.
  let closure: Closure
  let context: ViewContext
  /// The statements.
  private(set) lazy var nodes = ViewBuilder(context, around).nodes(closure.body)
  private let around: OuterModifiers?

  init(_ closure: Closure, in context: ViewContext, _ around: OuterModifiers? = nil) {
    self.closure = closure
    self.context = context
    self.around = around
  }

  convenience init(
    _ statements: [Statement], in context: ViewContext, _ around: OuterModifiers? = nil
  ) {
    self.init(Closure(parameters: [], body: statements), in: context, around)
  }

  /// The names of the parameters.
  var parameters: [String] { closure.parameters }

  /// The views, without variables and other statements.
  var views: [ViewNode] { nodes.filter(\.isView) }
}

extension ViewNode {
  /// Whether it may be a view.
  var isView: Bool {
    switch content {
    case .variable, .function, .other, .block: false
    default: true
    }
  }

  /// The name of a member of the type around it: `name`, `self.name`, or a call of one of these.
  var ownMember: String? {
    switch content {
    case .named("self"): modifiers.first?.name
    case .named(let name): name
    case .member(let base, let name) where base.lastName == "self": name
    default: made?.name
    }
  }
}

extension ViewArgument {
  /// Whether its label is that of an action or a value, and not that of views.
  var isAction: Bool { Self.actions.contains(label) }

  /// Whether its label is that of a closure that runs after something has happened, such as `onSend`.
  var isHandler: Bool {
    label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true
  }

  private static let actions: Set = ["action", "onDismiss", "perform", "isPresented", "item"]
}
