/// A view controller in a document: the controller of a scene, a top-level controller of a xib, or
/// a controller nested in another one.
package struct Controller: Sendable {
  /// The element name, which is that of Interface Builder's base class, such as `tabBarController`.
  /// Unknown names are kept.
  package var kind: String
  /// The object ID, which is unique only within the document.
  package var id: String
  /// The element in the document's tree.
  package var element: Int
  /// The index of the scene in the document, or `nil` in a xib.
  package var scene: Int?
  /// Whether the controller is the one that its scene describes.
  package var ownsScene: Bool
  /// The name of the custom class, which may behave differently from what `kind` suggests.
  package var customClass: String?
  /// The identifier that code and storyboard references use.
  package var storyboardIdentifier: String?
  /// The title of the controller itself.
  package var title: String?
  /// The label entered in Interface Builder's document outline.
  package var userLabel: String?
  /// The item that represents the controller in a tab bar.
  package var tabBarItem: TabBarItem?
  /// The title of the controller's navigation item.
  package var navigationTitle: String?
  /// The target of a storyboard reference, or `nil` for other controllers.
  package var reference: StoryboardReference?
}

/// The target of a storyboard reference (Interface-Builder-Format.md#storyboard-references).
package struct StoryboardReference: Sendable, Hashable {
  /// The storyboard's file name without its extension.
  package var storyboardName: String?
  /// The `storyboardIdentifier` of the scene, or `nil` for the storyboard's initial controller.
  package var referencedIdentifier: String?
  /// The identifier of the bundle that contains the storyboard, or `nil` for the app's own bundle.
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
  /// The title in the file. Neither Interface Builder's default title "Item" nor an empty title
  /// counts.
  package var title: String?
  /// The system item, such as `search`, which provides its own title and image.
  package var systemItem: String?
  /// The image's name.
  package var image: String?
  /// Whether the image is an SF Symbol.
  package var imageIsSymbol: Bool
  /// Whether the item is enabled.
  package var isEnabled: Bool
  /// Whether the item sets any property of a badge.
  package var hasBadge: Bool
  /// A localization key that code looks up at run time.
  package var localizationKey: String?
  /// The element in the document's tree.
  package var element: Int
}
