package import FileReading

/// A navigation container that code creates or fills.
package struct CodeContainer: Sendable, Hashable {
  /// The kind of a container.
  package enum Kind: String, Sendable, CaseIterable {
    /// `UITabBarController`, SwiftUI's `TabView`.
    case tabBar
    /// A bare `UITabBar` in a view.
    case bareTabBar
    /// `UISplitViewController`, `NavigationSplitView`.
    case splitView
    /// `UIPageViewController`, a `TabView` in the page style.
    case pageView
    /// `UIPageControl`.
    case pageControl
    /// `UINavigationController`, `NavigationStack`, `NavigationView`.
    case navigationStack
    /// `UISegmentedControl`, a picker in the segmented style.
    case segmentedControl
  }

  /// The controls with which people turn pages, besides swiping.
  package enum PageTurning: Sendable, Hashable {
    /// No control was found.
    case none
    /// A segmented control, or another control with the same selection.
    case segments
    /// Buttons for the next and the previous page.
    case buttons
  }

  /// A column of a split view.
  package enum Column: String, Sendable, CaseIterable {
    case primary, supplementary, secondary, compact, inspector

    /// Returns the columns of a split view with a number of columns, in order.
    static func order(of count: Int) -> [Column] {
      count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
  }

  /// Whether the container comes from elsewhere, such as a storyboard, and code only fills it.
  package var isMadeElsewhere = false
  /// The change that code makes to the existing items of a container, such as those of a
  /// storyboard.
  package enum Change: Sendable, Hashable {
    /// Code replaces all items.
    case replaces
    /// Code appends items.
    case appends
    /// Code inserts items at a position, starting at 0.
    case inserts(at: Int)
  }

  /// The kind of the container.
  package var kind: Kind
  /// The class of the container, or the SwiftUI view that contains it, if the project declares it.
  package var name: String?
  /// The type whose code creates the container.
  package var owner: String?
  /// The function or property whose code creates the container.
  package var member: String?
  /// Whether the container is a SwiftUI view.
  package var isSwiftUI = false
  /// Whether it is a tab bar that consists of other views: a row of buttons, and what they choose.
  package var isMadeByHand = false
  /// Whether the container is only a part of its SwiftUI view, such as the content of a sheet.
  package var isPartOfView = false
  /// The location where it is created, or where its class is declared.
  package var place: SourceLocation
  /// The tabs, pages, or segments, in order. A stack has only its root.
  package var tabs: [CodeTab] = []
  /// The other first screens that code gives a stack at other times.
  package var otherFirstScreens: [CodeTarget] = []
  /// Whether all tabs are known. They are not if the list is computed, changed later, or not in
  /// code.
  package var knowsAllTabs = false
  /// Whether its tabs are listed in groups that code computes.
  package var hasTabSections = false
  /// Whether the tabs are made elsewhere, and only changed here: each by its position.
  package var onlyChangesTabs = false
  /// The change to the existing items, or `nil` if it is unknown.
  package var change: Change?
  /// The controls that turn the pages of a page view.
  package var pageTurning = PageTurning.none
  package var pageTraits: PageTraits = []
  /// What is known about a SwiftUI stack.
  package var stackTraits: StackTraits = []
  /// The columns of a split view.
  package var columns: [Column: CodeTarget] = [:]
  /// The style of a split view, `doubleColumn` or `tripleColumn`. `nil` if it is classic or
  /// unknown.
  package var style: String?
  /// The storyboard scene of the container, if code only fills it.
  package var scene: CodeTarget?
  /// The path from the root of a window to a container that fills the window. `nil` if it is not
  /// known to fill one.
  package var root: Root?
  /// How a container that fills no window appears, or `nil` if that is unknown.
  package var standing: Standing?
  /// Whether only code for other devices than the Mac shows the container.
  package var isElsewhere = false
  /// Whether it fills a window in a compact width, and a split view does so in a regular width.
  package var isForCompactWidth = false
  /// The confidence in the container.
  package var confidence: Confidence = .certain
  /// The conditions under which the container is created.
  package var conditions: Set<CodeCondition> = []

  /// The evidence that a container fills a window.
  package struct Root: Sendable, Hashable {
    /// The locations on the path: first where the window gets its root, then what leads to the
    /// container.
    package var chain: [SourceLocation]
    /// The confidence in the path.
    package var confidence: Confidence
    /// Whether a property of the project's own has the name of a window's root. Another one may be the root
    /// of the window.
    package var isPresumed = false
  }

  /// How a container that fills no window appears.
  package enum Standing: Sendable, Hashable {
    /// In a tab or column of another container.
    case contained
    /// Pushed by a link or by code.
    case pushed
    /// In a sheet, a full-screen cover, or a popover.
    case presented
  }

  /// Creates a container.
  package init(_ kind: Kind, place: SourceLocation) {
    self.kind = kind
    self.place = place
  }
}

extension CodeContainer {
  /// What its tabs and columns show, as far as it is known.
  package var contents: [CodeTarget] { tabs.compactMap(\.content) + columns.values }

  /// The sort key. Several classes may be filled at the same location.
  var order: (SourceLocation, String, String) { (place, kind.rawValue, name ?? "") }
}
