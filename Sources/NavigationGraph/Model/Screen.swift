/// A view controller: a screen, a container of screens, or a reference to one of them.
package struct Screen: Sendable {
  /// The structure id, which is unique only in its file: the object ID in a document, or the id
  /// that the adapter for source code assigns.
  package var id: String
  /// The kind of controller.
  package var kind: Screen.Kind
  /// The evidence for the screen.
  package var origin: Origin
  /// The name of its scene in a storyboard.
  package var sceneName: String?
  /// Whether it is the controller of a scene.
  package var ownsScene = false
  /// The custom class, which may behave differently from what the kind suggests.
  package var customClass: String?
  /// The identifier that code and storyboard references use.
  package var storyboardIdentifier: String?
  /// The controller's own title.
  package var title: String?
  /// The label entered in Interface Builder.
  package var userLabel: String?
  /// The title of its navigation item.
  package var navigationTitle: String?
  /// The title that the code of its class sets. It takes precedence over those in a document.
  package var codeTitle = Item.Title.none
  /// The item of the screen in a tab bar.
  package var item: Item?
  /// Whether the screen is a class that code leads to or from, and no container contains it.
  package var isInCodeOnly = false
  /// Whether the screen is only a part of the content of its class, so that the class does not
  /// identify it.
  package var isPartOfClass = false
  /// Whether code shows that nothing is on it: it only holds the place of an action.
  package var isEmptyInCode = false
  /// Whether it is a list in code from which people choose.
  package var isList = false
  /// The target of a storyboard reference.
  package var reference: SceneReference?

  /// The title in the navigation bar, if it is known.
  package var shownTitle: String? { codeTitle.text ?? navigationTitle ?? title }

  /// Whether it has a title, known or unknown.
  package var hasTitle: Bool { codeTitle != .none || shownTitle != nil }

  /// Creates a screen about which nothing else is known.
  package init(id: String, kind: Screen.Kind, origin: Origin) {
    self.id = id
    self.kind = kind
    self.origin = origin
  }
}
