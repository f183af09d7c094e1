/// The element and attribute names that macward asks for, spelled as Interface Builder writes them.
///
/// A document may hold any other name as well: the tree keeps such elements by their spelling
/// (``ElementTree/spelling(of:)``), and leaves such attributes out.
package enum Name: UInt16, CaseIterable, Sendable {
  // Document (xml.md §1)
  case document, archive, scenes, scene, objects, device, dependencies, deployment, resources
  case type, targetRuntime, launchScreen, initialViewController, identifier, version
  case sceneID, sceneMemberID, id, key, userLabel, customClass, customModule
  case placeholder, exit, customObject, placeholderIdentifier

  // Controllers (xml.md §2, §6)
  case viewController, tableViewController, collectionViewController, navigationController
  case tabBarController, splitViewController, pageViewController, viewControllerPlaceholder
  case hostingController, avPlayerViewController, glkViewController
  case viewControllers, storyboardIdentifier, title, nibName
  case storyboardName, referencedIdentifier, bundleIdentifier
  case navigationBarHidden, toolbarHidden, hidesBottomBarWhenPushed, modalPresentationStyle
  case modalTransitionStyle, clearsSelectionOnViewWillAppear
  case allowDoubleColumnStyle, preferredDisplayMode, behavior, primaryBackgroundStyle
  case presentsWithGesture, minimumPrimaryColumnWidth, maximumPrimaryColumnWidth
  case transitionStyle, navigationOrientation, largeTitles

  // Connections (xml.md §3)
  case connections, segue, outlet, outletCollection, action, kind, destination, relationship
  case inheritsFrom, reference, trigger, unwindAction, selector, property, `class`
  case popoverAnchorView, popoverAnchorBarButtonItem, popoverPassthroughViews
  case destinationCreationSelector, splitViewControllerTargetIndex

  // Items (xml.md §5)
  case tabBarItem, navigationItem, barButtonItem, systemItem, image, selectedImage, catalog
  case badgeValue, enabled, prompt, items, color, `nil`, string
  case userDefinedRuntimeAttributes, userDefinedRuntimeAttribute, keyPath, value

  // Views (xml.md §6)
  case view, subviews, tableView, collectionView, scrollView, tabBar, navigationBar, toolbar
  case pageControl, segmentedControl, segments, segment, searchBar, searchDisplayController
  case containerView, label, button, imageView, textField, textView, `switch`, slider, stepper
  case pickerView, datePicker, webView, wkWebView, mapView, refreshControl, stackView
  case swipeGestureRecognizer, pongPressGestureRecognizer, tapGestureRecognizer
  case tableViewCell, collectionViewCell, tableViewSection, cells, sections, prototypes
  case toolbarItems, leftBarButtonItem, rightBarButtonItem, rightBarButtonItems
  case backBarButtonItem, state, minimumValueImage, maximumValueImage
  case glkView, arscnView, arskView
  case pagingEnabled, numberOfPages, currentPage, momentary, dataMode, style, text, editable
  case rect, x, y, width, height, direction, contentView
  case viewLayoutGuide, layoutGuides, viewControllerLayoutGuide
  case variation, mask, exclude, include

  /// The name as it stands in a file.
  package var spelling: String { String(describing: self) }

  /// Every name by its spelling.
  static let bySpelling: [String: Name] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.spelling, $0) })
}
