/// The element and attribute names that macward uses, spelled as in Interface Builder files.
///
/// A document may contain any other names. The tree keeps elements with such names by their
/// spelling (``ElementTree/spelling(of:)``), and leaves out attributes with such names.
///
/// The type is a coding key because a coding key has both a number, for the tree, and a spelling.
package enum XMLName: Int, CodingKey, CaseIterable, Sendable {
  // Document (Interface-Builder-Format.md#documents)
  case document, archive, scenes, scene, objects, type, targetRuntime, launchScreen
  case initialViewController, identifier, version, sceneID, sceneMemberID, id, key, userLabel
  case customClass, customModule, customModuleProvider, placeholder, placeholderIdentifier
  case window

  // Controllers (Interface-Builder-Format.md#scenes-and-controllers)
  case viewController, tableViewController, collectionViewController, navigationController
  case tabBarController, splitViewController, pageViewController, viewControllerPlaceholder
  case hostingController, avPlayerViewController, glkViewController, viewControllers
  case storyboardIdentifier, title, nibName, storyboardName, referencedIdentifier
  case bundleIdentifier, navigationBarHidden, toolbarHidden, hidesBottomBarWhenPushed
  case modalPresentationStyle, modalTransitionStyle, clearsSelectionOnViewWillAppear
  case allowDoubleColumnStyle, preferredDisplayMode, behavior, primaryBackgroundStyle
  case minimumPrimaryColumnWidth, maximumPrimaryColumnWidth, transitionStyle, largeTitles
  case hidesBarsOnSwipe, hidesBarsOnTap, hidesBarsWhenVerticallyCompact, presentsWithGesture

  // Connections (Interface-Builder-Format.md#segues)
  case connections, segue, outlet, outletCollection, kind, destination, relationship
  case reference, action, selector, `class`, popoverPassthroughViews, property

  // Items (Interface-Builder-Format.md#titles)
  case tabBarItem, navigationItem, barButtonItem, systemItem, image, catalog, badgeValue
  case hidesBackButton, leftItemsSupplementBackButton, prompt, largeTitleDisplayMode
  case enabled, items, color, `nil`, string, userDefinedRuntimeAttribute, keyPath, value

  // Keys of a controller
  case keyCommand, input, modifierFlags, actionName, discoverabilityTitle

  // Views (Interface-Builder-Format.md#views-and-attributes)
  case view, subviews, tableView, collectionView, scrollView, tabBar, navigationBar, toolbar
  case pageControl, segmentedControl, segments, segment, searchBar, searchDisplayController
  case containerView, label, button, textField, textView, `switch`, slider, stepper
  case pickerView, datePicker, webView, refreshControl, swipeGestureRecognizer
  case pongPressGestureRecognizer, tableViewCell, collectionViewCell, sections, state
  case minimumValueImage, maximumValueImage, glkView, arscnView, arskView, pagingEnabled
  case numberOfPages, momentary, style, text, editable, rect, x, y, width, height, dataMode
  case wkWebView, imageView, allowsEditingTextAttributes, buttonType
  case tableViewSection, headerTitle, footerTitle, on, systemColor, fontDescription
  case accessibility, skView, sceneKitView, mtkView, mapView, stackView, visualEffectView
  case tapGestureRecognizer, pinchGestureRecognizer, rotationGestureRecognizer
  case screenEdgePanGestureRecognizer, secureTextEntry, constraints, constraint
  case firstAttribute, constant, alpha, white, red
  case useAutolayout, autoresizingMask, widthSizable, heightSizable
  case separatorStyle, accessoryType, keyboardDismissMode, translucent

  // Documents for the Mac (Interface-Builder-Format.md#documents-for-the-mac)
  case menuItem, keyEquivalent, modifierMask, command, toolbarItem, searchToolbarItem, searchField
  case splitViewItem, outlineView, selectionHighlightStyle, tabViewController, tabStyle

  /// The name as spelled in a file.
  package var spelling: String { stringValue }

  /// The number of the name in a tree.
  var number: UInt16 { UInt16(rawValue) }

  /// The name with a spelling, or `nil` if documents are read without it.
  package init?(spelling: String) {
    guard let name = Self.bySpelling[spelling] else { return nil }
    self = name
  }

  /// All names, by spelling.
  static let bySpelling: [String: XMLName] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.spelling, $0) })
}
