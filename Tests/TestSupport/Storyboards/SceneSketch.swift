/// A scene of a sketched storyboard: what its controller is, what stands in it, where it leads.
package struct SceneSketch: Sendable {
  /// The controller's element, such as `tabBarController`.
  package var element: String
  /// The controller's object ID.
  package var id: String
  /// The controller's attributes, as they stand in the file.
  package var attributes: [String] = []
  /// The name of the scene.
  package var name: String?
  /// The elements of the controller besides its view and its segues.
  package var items: [String] = []
  /// The views in the controller's own view.
  package var views: [String] = []
  /// The element of the controller's own view, when it has one.
  package var view: String?
  /// The objects of the scene beside the controller.
  package var objects: [String] = []
  /// The segues that leave the controller.
  package var segues: [SegueSketch] = []

  package init(
    element: String, id: String, attributes: [String] = [], items: [String] = [],
    views: [String] = [], view: String? = nil, segues: [SegueSketch] = []
  ) {
    self.element = element
    self.id = id
    self.attributes = attributes
    self.items = items
    self.views = views
    self.view = view
    self.segues = segues
  }

  /// The scene as XML, on one line.
  package var xml: String {
    let inside = items.joined() + (view.map { viewXML($0) } ?? "") + connections(segues)
    return (name.map { "<!--\($0)-->" } ?? "")
      + "<scene sceneID=\"scene-\(id)\"><objects><\(element) id=\"\(id)\" "
      + (attributes + ["sceneMemberID=\"viewController\""]).joined(separator: " ")
      + ">\(inside)</\(element)>\(objects.joined())</objects></scene>"
  }

  private func viewXML(_ element: String) -> String {
    "<\(element) key=\"view\" id=\"view-\(id)\">"
      + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"400\" height=\"800\"/>"
      + "<subviews>\(views.joined())</subviews></\(element)>"
  }
}

// MARK: - The scenes there are

extension SceneSketch {
  /// A tab bar controller with the controllers of its tabs.
  package static func tabs(_ id: String = "bar", _ tabs: String..., also segues: SegueSketch...)
    -> SceneSketch
  {
    let held = tabs.map { SegueSketch.holds($0, as: "viewControllers") }
    return SceneSketch(
      element: "tabBarController", id: id, items: ["<tabBar key=\"tabBar\" id=\"drawn-\(id)\"/>"],
      segues: held + segues)
  }

  package static func tabs(_ id: String, _ tabs: [String]) -> SceneSketch {
    SceneSketch.tabs(id).adding(tabs.map { .holds($0, as: "viewControllers") })
  }

  /// A navigation controller with its first screen.
  package static func stack(_ id: String, _ root: String?) -> SceneSketch {
    SceneSketch(
      element: "navigationController", id: id,
      segues: root.map { [.holds($0, as: "rootViewController")] } ?? [])
  }

  /// A list.
  package static func list(_ id: String, _ segues: SegueSketch...) -> SceneSketch {
    SceneSketch(element: "tableViewController", id: id, view: "tableView", segues: segues)
  }

  /// A screen with something in it.
  package static func screen(_ id: String, _ segues: SegueSketch...) -> SceneSketch {
    SceneSketch(
      element: "viewController", id: id, views: ["<label id=\"label-\(id)\" text=\"Text\"/>"],
      view: "view", segues: segues)
  }

  /// The scene with more segues of its controller.
  package func adding(_ segues: [SegueSketch]) -> SceneSketch {
    var scene = self
    scene.segues += segues
    return scene
  }

  /// A screen as Interface Builder makes it.
  package static func empty(_ id: String) -> SceneSketch {
    SceneSketch(element: "viewController", id: id, view: "view")
  }

  /// A split view controller with its columns.
  package static func split(
    _ id: String = "split", _ primary: String?, middle: String? = nil, _ detail: String? = nil,
    compact: String? = nil
  ) -> SceneSketch {
    let columns = [
      (primary, "masterViewController"), (middle, "supplementaryViewController"),
      (detail, "detailViewController"), (compact, "compactViewController"),
    ]
    return SceneSketch(
      element: "splitViewController", id: id,
      segues: columns.compactMap { id, column in id.map { .holds($0, as: column) } })
  }

  /// A page view controller, whose pages come from code.
  package static func pages(_ id: String) -> SceneSketch {
    SceneSketch(element: "pageViewController", id: id)
  }

  /// A controller of another kind.
  package static func controller(_ element: String, _ id: String, _ segues: SegueSketch...)
    -> SceneSketch
  {
    SceneSketch(element: element, id: id, segues: segues)
  }

  /// A reference to another storyboard.
  package static func reference(_ id: String, to storyboard: String) -> SceneSketch {
    SceneSketch(
      element: "viewControllerPlaceholder", id: id,
      attributes: ["storyboardName=\"\(storyboard)\""])
  }
}
