/// The order in which Interface Builder writes the attributes of an element.
///
/// The order of each element is always the same: counted in 3,131 documents, in which no two
/// attributes occur in both orders, but for two elements of a file that was edited by hand.
struct AttributeOrder {
  /// The place of each attribute among all of the element's.
  let places: [String: Int]

  /// The order for elements with a name, or `nil` if it is not known.
  init?(of element: String) {
    guard let places = Self.table[element] else { return nil }
    self.places = places
  }

  /// The elements whose order is known.
  static var elements: [String] { table.keys.sorted() }

  private static let table = orders.mapValues { names in
    Dictionary(
      uniqueKeysWithValues: names.split(separator: " ").map(String.init).enumerated().map {
        ($1, $0)
      })
  }

  /// How a controller ends.
  private static let identity =
    "id userLabel customClass customModule customModuleProvider sceneMemberID"

  private static let orders = [
    "avPlayerViewController": "storyboardIdentifier videoGravity \(identity)",
    "barButtonItem":
      "key enabled tag title image width catalog style systemItem id userLabel",
    "collectionViewController": """
    definesPresentationContext storyboardIdentifier title hidesBottomBarWhenPushed \
    useStoryboardIdentifierAsRestorationIdentifier clearsSelectionOnViewWillAppear \(identity)
    """,
    "glkViewController": "storyboardIdentifier preferredFramesPerSecond \(identity)",
    "hostingController": "restorationIdentifier storyboardIdentifier \(identity)",
    "image": "name catalog width height",
    "navigationController": """
    storyboardIdentifier title automaticallyAdjustsScrollViewInsets definesPresentationContext \
    modalPresentationStyle navigationBarHidden extendedLayoutIncludesOpaqueBars toolbarHidden \
    useStoryboardIdentifierAsRestorationIdentifier \(identity)
    """,
    "navigationItem":
      "key title largeTitleDisplayMode prompt leftItemsSupplementBackButton id userLabel",
    "pageViewController": """
    storyboardIdentifier autoresizesArchivedViewToFullSize transitionStyle navigationOrientation \
    spineLocation doubleSided \(identity)
    """,
    "segue": """
    destination key inheritsFrom kind identifier relationship customClass customModule \
    customModuleProvider reference splitViewControllerTargetIndex modalPresentationStyle \
    modalTransitionStyle destinationCreationSelector popoverAnchorBarButtonItem popoverAnchorView \
    trigger unwindAction id
    """,
    "splitViewController": """
    storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier \
    extendedLayoutIncludesOpaqueBars showSeguePresentationStyle modalPresentationStyle \
    allowDoubleColumnStyle maximumPrimaryColumnWidth minimumPrimaryColumnWidth \
    preferredPrimaryColumnWidthFraction preferredDisplayMode behavior primaryBackgroundStyle \
    presentsWithGesture \(identity)
    """,
    "tabBarController": """
    storyboardIdentifier automaticallyAdjustsScrollViewInsets title \
    useStoryboardIdentifierAsRestorationIdentifier definesPresentationContext \
    modalPresentationStyle \(identity)
    """,
    "tabBarItem":
      "key systemItem tag enabled title image catalog selectedImage id userLabel customClass",
    "tableViewController": """
    restorationIdentifier storyboardIdentifier title extendedLayoutIncludesOpaqueBars \
    automaticallyAdjustsScrollViewInsets definesPresentationContext \
    clearsSelectionOnViewWillAppear hidesBottomBarWhenPushed modalTransitionStyle \
    modalPresentationStyle useStoryboardIdentifierAsRestorationIdentifier \(identity)
    """,
    "viewController": """
    restorationIdentifier storyboardIdentifier title extendedLayoutIncludesOpaqueBars \
    showSeguePresentationStyle autoresizesArchivedViewToFullSize \
    automaticallyAdjustsScrollViewInsets definesPresentationContext modalTransitionStyle \
    providesPresentationContextTransitionStyle modalPresentationStyle \
    useStoryboardIdentifierAsRestorationIdentifier hidesBottomBarWhenPushed interfaceStyle \
    \(identity)
    """,
    "viewControllerPlaceholder": """
    storyboardIdentifier storyboardName referencedIdentifier bundleIdentifier id sceneMemberID
    """,
  ]
}
