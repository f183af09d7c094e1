/// A view controller as a document describes it: the owner of a scene, a controller in a xib, or
/// one nested in another controller.
package struct Controller: Sendable {
  /// The element's name: Interface Builder's base class, such as `tabBarController`.
  package var kind: ControllerKind
  /// The object ID, unique in the document only.
  package var id: String
  /// The element in the document's tree.
  package var element: Int
  /// The index of the scene in the document, or `nil` in a xib.
  package var scene: Int?
  /// Whether it is the controller of its scene.
  package var ownsScene: Bool
  /// The class at run time, which may replace what the kind promises.
  package var customClass: String?
  /// The name that code and storyboard references use.
  package var storyboardIdentifier: String?
  /// The controller's own title.
  package var title: String?
  /// The name somebody gave it in Interface Builder.
  package var userLabel: String?
  /// The item that stands for it in a tab bar.
  package var tabBarItem: TabBarItem?
  /// The title of its navigation item.
  package var navigationTitle: String?
  /// What a storyboard reference refers to.
  package var reference: StoryboardReference?
}

/// The kind of a controller: the name of its element. Unknown kinds are kept.
package struct ControllerKind: RawRepresentable, Sendable, Hashable {
  /// The element's name.
  package var rawValue: String

  /// Creates the kind with an element's name.
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let viewController = ControllerKind(rawValue: "viewController")
  package static let tableViewController = ControllerKind(rawValue: "tableViewController")
  package static let collectionViewController = ControllerKind(rawValue: "collectionViewController")
  package static let navigationController = ControllerKind(rawValue: "navigationController")
  package static let tabBarController = ControllerKind(rawValue: "tabBarController")
  package static let splitViewController = ControllerKind(rawValue: "splitViewController")
  package static let pageViewController = ControllerKind(rawValue: "pageViewController")
  package static let hostingController = ControllerKind(rawValue: "hostingController")
  package static let storyboardReference = ControllerKind(rawValue: "viewControllerPlaceholder")
}

/// Where a storyboard reference leads (Interface-Builder-Format.md#storyboard-references).
package struct StoryboardReference: Sendable, Hashable {
  /// The storyboard's file name without its extension.
  package var storyboardName: String?
  /// The `storyboardIdentifier` of the scene; without one, the storyboard's initial controller.
  package var referencedIdentifier: String?
  /// The bundle that holds the storyboard, where it is not the app's own.
  package var bundleIdentifier: String?

  /// Creates a reference.
  package init(
    storyboardName: String?, referencedIdentifier: String?, bundleIdentifier: String? = nil
  ) {
    self.storyboardName = storyboardName
    self.referencedIdentifier = referencedIdentifier
    self.bundleIdentifier = bundleIdentifier
  }
}

/// An item of a tab bar (Interface-Builder-Format.md#titles-of-tabs).
package struct TabBarItem: Sendable, Hashable {
  /// The title in the file; never Interface Builder's untouched "Item", and never empty.
  package var title: String?
  /// One of the system's own items, such as `search`, which brings its title and image.
  package var systemItem: String?
  /// The image's name.
  package var image: String?
  /// Whether the image is an SF Symbol.
  package var imageIsSymbol: Bool
  /// Whether people can select it.
  package var isEnabled: Bool
  /// Whether it sets something about a badge.
  package var hasBadge: Bool
  /// A localization key that code looks up at run time.
  package var localizationKey: String?
  /// The element in the document's tree.
  package var element: Int
}
