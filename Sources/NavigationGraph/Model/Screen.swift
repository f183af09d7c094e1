package import InterfaceBuilder

/// A view controller: a screen, a container of screens, or a reference to one of them.
package struct Screen: Sendable {
  /// The structure id, unique in its file only: the object ID of a document, or what the adapter for
  /// source code gives.
  package var id: String
  /// What it is, in the terms of Interface Builder.
  package var kind: ControllerKind
  /// What says that it is there.
  package var origin: Origin
  /// The name of its scene in a storyboard.
  package var sceneName: String?
  /// Whether it is the controller of a scene.
  package var ownsScene = false
  /// The class at run time, which may replace what the kind promises.
  package var customClass: String?
  /// The name that code and storyboard references use.
  package var storyboardIdentifier: String?
  /// The controller's own title.
  package var title: String?
  /// The name that somebody gave it in Interface Builder.
  package var userLabel: String?
  /// The title of its navigation item.
  package var navigationTitle: String?
  /// The item that stands for it in a tab bar.
  package var item: Item?
  /// Whether it is a class that code goes to or from, and that no container shows.
  package var isInCodeOnly = false
  /// Whether it is only a part of what its class shows, so that the class does not stand for it.
  package var isPartOfClass = false
  /// What a storyboard reference refers to.
  package var reference: StoryboardReference?

  /// Creates a screen of which nothing else is known.
  package init(id: String, kind: ControllerKind, origin: Origin) {
    self.id = id
    self.kind = kind
    self.origin = origin
  }
}

extension ControllerKind {
  /// A controller of which no more than its class or storyboard is known.
  package static let unspecified = ControllerKind(rawValue: "declaredController")

  /// Whether it holds other controllers by its nature.
  var isContainer: Bool {
    switch self {
    case .tabBarController, .splitViewController, .navigationController, .pageViewController: true
    default: false
    }
  }
}
