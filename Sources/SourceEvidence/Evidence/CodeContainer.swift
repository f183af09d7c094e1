package import FileReading

/// A container of navigation that code makes or finishes.
package struct CodeContainer: Sendable, Hashable {
  /// What kind of container.
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

  /// What people can turn pages with, besides swiping.
  package enum PageTurning: Sendable, Hashable {
    /// Nothing was found.
    case none
    /// A segmented control, or another control that is bound to the same selection.
    case segments
    /// Buttons for the next and the previous page.
    case buttons
  }

  /// A column of a split view.
  package enum Column: String, Sendable, CaseIterable {
    case primary, supplementary, secondary, compact, inspector
  }

  /// Whether it is made elsewhere, in a storyboard perhaps, and only filled here.
  package var isMadeElsewhere = false
  /// What code does with the items that a container has already, such as those of a storyboard.
  package enum Change: Sendable, Hashable {
    /// It sets the whole list.
    case replaces
    /// It adds its items after the others.
    case appends
    /// It adds its items before the one at a position, from 0.
    case inserts(at: Int)
  }

  /// What kind of container.
  package var kind: Kind
  /// The class that it is, or that has it as its view (SwiftUI), where the project declares one.
  package var name: String?
  /// The type whose code makes it.
  package var owner: String?
  /// The function or property whose code makes it.
  package var member: String?
  /// Whether it is made with SwiftUI.
  package var isSwiftUI = false
  /// Whether it is only a part of the view that has it, such as what a sheet shows.
  package var isPartOfView = false
  /// Where it is made, or its class is declared.
  package var place: SourceLocation
  /// Tabs, pages or segments, in order; for a stack its root alone.
  package var tabs: [CodeTab] = []
  /// Whether all tabs were found: false if the list is computed, changed later, or not in code.
  package var knowsAllTabs = false
  /// Whether the tabs are made elsewhere, and only changed here: each by its position.
  package var onlyChangesTabs = false
  /// What code does with the items that are there already; nil where that was not found out.
  package var change: Change?
  /// What turns the pages of a page view.
  package var pageTurning = PageTurning.none
  /// The columns of a split view.
  package var columns: [Column: CodeTarget] = [:]
  /// The style of a split view: `doubleColumn`, `tripleColumn`; nil if classic or unknown.
  package var style: String?
  /// The scene of a storyboard that it comes from, if code only finishes it.
  package var scene: CodeTarget?
  /// Whether it fills a window: the places that lead to it from a window's root, and how sure that is;
  /// nil if nothing says so.
  package var root: Root?
  /// How it appears where it fills no window; nil if nothing says so.
  package var standing: Standing?
  /// How sure the source is about it.
  package var confidence: Confidence = .certain
  /// What must hold for it to be made.
  package var conditions: Set<CodeCondition> = []

  /// Why a container is the root of a window.
  package struct Root: Sendable, Hashable {
    /// Where a window gets its root, and what leads from there to the container.
    package var chain: [SourceLocation]
    /// How sure that is.
    package var confidence: Confidence
  }

  /// How a container appears that fills no window.
  package enum Standing: Sendable, Hashable {
    /// In a tab or a column of another one.
    case contained
    /// Behind a link.
    case pushed
    /// In a sheet, a cover or a popover.
    case presented
  }

  /// Creates a container.
  package init(_ kind: Kind, place: SourceLocation) {
    self.kind = kind
    self.place = place
  }
}

extension CodeContainer {
  /// What containers are put in order by: several classes may be filled at one place.
  var order: (SourceLocation, String, String) { (place, kind.rawValue, name ?? "") }
}
