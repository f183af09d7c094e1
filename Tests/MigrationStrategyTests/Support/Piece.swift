/// A scene of a sketched storyboard: what its controller is, what stands in it, where it leads.
struct Piece: Sendable {
  /// The controller's element, such as `tabBarController`.
  var element: String
  /// The controller's object ID.
  var id: String
  /// The controller's attributes, as they stand in the file.
  var attributes: [String] = []
  /// The name of the scene.
  var name: String?
  /// The elements of the controller besides its view and its segues.
  var items: [String] = []
  /// The views in the controller's own view.
  var views: [String] = []
  /// The element of the controller's own view, when it has one.
  var view: String?
  /// The objects of the scene beside the controller.
  var objects: [String] = []
  /// The segues that leave the controller.
  var ways: [Way]

  /// The scene as XML.
  var xml: String {
    let inside = items.joined() + (view.map { viewXML($0) } ?? "") + connections(ways)
    return (name.map { "<!--\($0)-->" } ?? "")
      + "<scene sceneID=\"scene-\(id)\"><objects><\(element) id=\"\(id)\" "
      + (attributes + ["sceneMemberID=\"viewController\""]).joined(separator: " ")
      + ">\(inside)</\(element)>\(objects.joined())</objects></scene>\n"
  }

  private func viewXML(_ element: String) -> String {
    "<\(element) key=\"view\" id=\"view-\(id)\">"
      + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"400\" height=\"800\"/>"
      + "<subviews>\(views.joined())</subviews></\(element)>"
  }
}

/// The connections that hold some segues; none without any.
func connections(_ ways: [Way]) -> String {
  ways.isEmpty ? "" : "<connections>" + ways.map(\.xml).joined() + "</connections>"
}

/// A segue.
struct Way: Sendable {
  var kind: String
  var destination: String
  var relationship: String?

  var xml: String {
    "<segue kind=\"\(kind)\" destination=\"\(destination)\" "
      + (relationship.map { "relationship=\"\($0)\" " } ?? "") + "id=\"to-\(destination)\"/>"
  }

  static func show(_ id: String) -> Way { Way(kind: "show", destination: id) }
  static func push(_ id: String) -> Way { Way(kind: "push", destination: id) }
  static func present(_ id: String) -> Way { Way(kind: "presentation", destination: id) }
  static func detail(_ id: String) -> Way { Way(kind: "showDetail", destination: id) }
  static func holds(_ id: String, as relationship: String) -> Way {
    Way(kind: "relationship", destination: id, relationship: relationship)
  }
}

// MARK: - The scenes there are

extension Piece {
  /// A tab bar controller with the controllers of its tabs.
  static func tabs(_ id: String = "bar", _ tabs: String..., also ways: Way...) -> Piece {
    let held = tabs.map { Way.holds($0, as: "viewControllers") }
    return Piece(
      element: "tabBarController", id: id, items: ["<tabBar key=\"tabBar\" id=\"drawn-\(id)\"/>"],
      ways: held + ways)
  }

  /// A navigation controller with its first screen.
  static func stack(_ id: String, _ root: String?) -> Piece {
    Piece(
      element: "navigationController", id: id,
      ways: root.map { [.holds($0, as: "rootViewController")] } ?? [])
  }

  /// A list.
  static func list(_ id: String, _ ways: Way...) -> Piece {
    Piece(element: "tableViewController", id: id, view: "tableView", ways: ways)
  }

  /// A screen with something in it.
  static func screen(_ id: String, _ ways: Way...) -> Piece {
    Piece(
      element: "viewController", id: id, views: ["<label id=\"label-\(id)\" text=\"Text\"/>"],
      view: "view", ways: ways)
  }

  /// A screen as Interface Builder makes it.
  static func empty(_ id: String) -> Piece {
    Piece(element: "viewController", id: id, view: "view", ways: [])
  }

  /// A split view controller with its columns.
  static func split(
    _ id: String = "split", _ primary: String?, middle: String? = nil, _ detail: String? = nil,
    compact: String? = nil
  ) -> Piece {
    let columns = [
      (primary, "masterViewController"), (middle, "supplementaryViewController"),
      (detail, "detailViewController"), (compact, "compactViewController"),
    ]
    return Piece(
      element: "splitViewController", id: id,
      ways: columns.compactMap { id, column in id.map { .holds($0, as: column) } })
  }

  /// A page view controller, whose pages come from code.
  static func pages(_ id: String) -> Piece {
    Piece(element: "pageViewController", id: id, ways: [])
  }

  /// A reference to another storyboard.
  static func reference(_ id: String, to storyboard: String) -> Piece {
    Piece(
      element: "viewControllerPlaceholder", id: id,
      attributes: ["storyboardName=\"\(storyboard)\""], ways: [])
  }
}
