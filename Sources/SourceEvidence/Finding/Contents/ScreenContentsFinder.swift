import FileReading

/// Finds the contents of the screens of a project in code.
struct ScreenContentsFinder {
  private let views: ShownViews
  private var found: [CodeScreen: CodeContents] = [:]
  /// What code sets on the screens of a class where it shows them, for each place.
  private var placed: [CodeScreen: [CodeContents]] = [:]

  private var tree: ViewTree { views.tree }

  /// Returns the contents of screens.
  ///
  /// This runs code again, so call it after all other evidence is collected.
  ///
  /// - Parameters:
  ///   - screens: The classes of the screens that containers and transitions name.
  ///   - views: The views of the project.
  ///   - paging: The markers of scroll views with pages.
  /// - Returns: The contents of the screens with any evidence in code.
  static func contents(
    of screens: Set<String>, _ views: ShownViews, _ paging: [Marker]
  ) -> [CodeScreen: CodeContents] {
    var finder = ScreenContentsFinder(views: views)
    for name in screens.sorted() { finder.readView(name) }
    for file in views.runner.program.files.indices {
      views.tree.walk(file, roles: .view) { node in
        finder.readPlaces(in: node)
        return true
      }
    }
    finder.addPlaced()
    finder.readControllers(paging)
    return finder.found.filter { !$0.value.isEmpty }
  }

  private init(views: ShownViews) { self.views = views }

  private mutating func add(_ contents: CodeContents, to screen: CodeScreen) {
    found[screen, default: CodeContents()].add(contents)
  }

  /// Adds what code sets on screens where it shows them. If it shows a screen in several places, that may be
  /// there.
  private mutating func addPlaced() {
    for (screen, all) in placed {
      for contents in all { add(all.count > 1 ? contents.asPossible : contents, to: screen) }
    }
  }

  // MARK: SwiftUI

  /// Reads the body of a view.
  private mutating func readView(_ name: String) {
    guard let view = tree.symbols.name(of: name, in: nil) ?? tree.symbols.type(name)?.name,
      tree.symbols.hierarchy.conforms(name, to: "View"), let body = tree.body(of: "body", in: view)
    else { return }
    add(ViewContents.contents(of: body.nodes, views, besides: view), to: .ofClass(name))
  }

  /// Reads what is set on a screen where code shows it.
  private mutating func readPlaces(in node: ViewNode) {
    for modifier in node.modifiers where tree.role(of: modifier)?.leadsOn == true {
      modifier.shownContent.map { readTargets([$0.node]) }
    }
    guard let call = node.made, let row = tree.row(of: node) else { return }
    switch row.role {
    case .stack, .stackOrColumns:
      guard let body = call.closure(of: row.content) else { return }
      let all = body.views
      if row.role == .stackOrColumns, all.count > 1 {
        for (column, view) in zip(CodeContainer.Column.order(of: all.count), all) {
          readTargets([view], inside: .inside(tree.place(node), column))
        }
      } else {
        readTargets(body.nodes, inside: .inside(tree.place(node)), around: node)
      }
    case .columns:
      for (column, labels) in row.columns {
        call.closure(of: labels).map {
          readTargets(
            $0.nodes, inside: .inside(tree.place(node), column),
            around: column == .primary ? node : nil)
        }
      }
    case .link:
      (call["destination"]?.node ?? call.arguments.first { $0.label.isEmpty && $0.isClosure }?.node)
        .map { readTargets([$0]) }
    case .window: call.closure(of: row.content).map { readTargets($0.nodes) }
    default: break
    }
  }

  /// Adds the evidence in views to the screen that they show: one of a class, or else one inside of a container,
  /// whose search field the screen has.
  private mutating func readTargets(
    _ nodes: [ViewNode], inside place: CodeScreen? = nil, around container: ViewNode? = nil
  ) {
    let targets = ViewTargets(tree).targets(nodes)
    let search = container.map { ViewContents.search(of: $0, views) } ?? []
    if targets.isEmpty, let place {
      var contents = ViewContents.contents(of: nodes, views)
      contents.elements += search
      return add(contents, to: place)
    }
    guard targets.count == 1, let name = targets[0].className,
      !targets[0].isInNavigationController || place != nil
    else { return }
    let view = tree.symbols.name(of: name, in: nil) ?? name
    var contents = ViewContents.contents(of: nodes, views, besides: view)
    contents.elements += search
    placed[.ofClass(name), default: []].append(contents)
  }

  // MARK: UIKit

  private mutating func readControllers(_ paging: [Marker]) {
    for (name, contents) in ControllerBars.contents(views.runner) {
      add(contents, to: .ofClass(name))
    }
    for (name, contents) in ControllerElements.all(views.runner, paging) {
      add(contents, to: .ofClass(name))
    }
  }
}
