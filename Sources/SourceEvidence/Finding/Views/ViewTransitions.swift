/// Finds the transitions in SwiftUI code: links, sheets, destinations, and the roots of windows.
struct ViewTransitions {
  private let views: ShownViews
  /// The view that uses the modifier of the project whose code is read.
  private let user: ViewContext?
  private(set) var all: [CodeTransition] = []

  init(_ views: ShownViews) { self.init(views, usedIn: nil) }

  private init(_ views: ShownViews, usedIn user: ViewContext?) {
    self.views = views
    self.user = user
  }

  private var runner: CodeRunner { views.runner }
  private var tree: ViewTree { views.tree }

  /// Adds the transitions of a view and its modifiers.
  mutating func add(of node: ViewNode) {
    for modifier in node.modifiers {
      present(modifier, node)
      expand(modifier, node)
    }
    guard let call = node.made else { return }
    // In a modifier of the project, the view that it is applied to has no location.
    if user != nil { present(call, node) }
    switch tree.row(of: node)?.role {
    case .link: link(call, node)
    case .window:
      call.closure(of: ["", "content"]).map { add(.root, to: targets($0), node.offset, node) }
    default: break
    }
  }

  private func targets(_ body: ViewBody) -> [CodeTarget] { ViewTargets(tree).targets(body.nodes) }

  private mutating func link(_ call: ViewCall, _ node: ViewNode) {
    guard call["value"] == nil else { return }
    let isTitled = call.arguments.first?.label == "" && call.arguments.count > 1
    // A link of a library or of the project, such as `NavigationLink(unwrapping: $route) { … }`.
    let isOther = !Set(call.arguments.map(\.label)).isSubset(of: Self.linkLabels)
    let isBuilt = call["label"] != nil || isTitled || isOther
    let destination =
      call["destination"]
      ?? (isBuilt ? call.arguments.first { $0.label.isEmpty && $0.isClosure } : nil)
    guard let destination else { return }
    add(.push, to: ViewTargets(tree).targets(destination.node), node.offset, node)
  }

  /// The argument labels of SwiftUI's own links.
  private static let linkLabels: Set = [
    "", "destination", "label", "isActive", "tag", "selection", "value",
  ]

  /// Attributes the transitions in a modifier of the project, such as one with all destinations, to
  /// the view that uses the modifier.
  private mutating func expand(_ modifier: ViewCall, _ node: ViewNode) {
    guard user == nil, node.context.type?.name != "View", let name = modifier.name,
      let found = runner.symbols.function(
        name, of: "View", labels: modifier.arguments.map(\.label)),
      FrameworkNames.roles(found.function.marks).contains(.view)
    else { return }
    var inner = ViewTransitions(views, usedIn: node.context)
    for view in tree.body(of: found).nodes {
      view.walk {
        inner.add(of: $0)
        return true
      }
    }
    let origin = Position(file: node.context.file, offset: modifier.offset)
    for var transition in inner.all {
      transition.place = runner.program.place(origin)
      transition.conditions = runner.program.conditions(at: origin)
      all.append(transition)
    }
  }

  private mutating func present(_ modifier: ViewCall, _ node: ViewNode) {
    let role = tree.role(of: modifier)
    guard let kind = role.flatMap(CodeTransition.Kind.init) else { return }
    guard let content = modifier.shownContent ?? modifier["destination"] else { return }
    let targets = ViewTargets(tree).targets(content.node)
    let before = all.count
    add(kind, to: targets, modifier.offset, node)
    for index in before..<all.count {
      if role == .cover { all[index].presentationStyle = "fullScreen" }
      all[index].isStackWide = kind == .push && targets.count >= Self.fewestOfTable
    }
  }

  /// How many destinations make one declaration a table for a whole stack.
  private static let fewestOfTable = 3

  private mutating func add(
    _ kind: CodeTransition.Kind, to targets: [CodeTarget], _ offset: Int, _ node: ViewNode
  ) {
    let origin = Position(file: node.context.file, offset: offset)
    for target in targets {
      var transition = CodeTransition(
        kind, from: (user ?? node.context).type?.name, target: target,
        place: runner.program.place(origin), confidence: .certain)
      transition.conditions = runner.program.conditions(at: origin)
      all.append(transition)
    }
  }
}

extension CodeTransition.Kind {
  /// Creates the kind of the transition that a modifier makes.
  fileprivate init?(_ modifier: ViewRow.Role) {
    switch modifier {
    case .sheet, .cover: self = .present
    case .popover: self = .popover
    case .destination: self = .push
    default: return nil
    }
  }
}
