// MARK: - Facts of split views

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofSplitViews: [AnyFact] = [
    primaryIsList, listLevels, listLevelPath, hasSupplementary, hasCompactColumn,
    hasSidebarBackground, hasColumnStyle, displayMode, behavior, hasColumnWidths,
    maximumPrimaryWidth, clearsSelection, detailDepth, isPushed, isStackRoot, isTab,
    isInsideSplitView, primaryListStyle, primaryIsTabBar, primaryIsInCode, hasShortSecondList,
    decidesCollapse, hasSidebar,
  ]

  package static let hasSidebar = flag(
    "hasSidebar", of: [.splitView], default: true,
    "whether its primary column may be the app's sidebar: no list in a tab, and no inspector")

  package static let decidesCollapse = flag(
    "decidesCollapse", of: [.splitView], "whether code says what it shows when it collapses")
  package static let primaryIsList = flag(
    "primaryIsList", of: [.splitView],
    "whether the primary column, or a tab that fills it, is a list")
  package static let listLevels = count(
    "listLevels", of: [.splitView], "lists that follow each other before the detail")
  package static let listLevelPath = text("listLevelPath", of: [.splitView], "those lists by name")
  package static let hasSupplementary = flag(
    "hasSupplementary", of: [.splitView], "whether it has three columns")
  package static let hasCompactColumn = flag(
    "hasCompactColumn", of: [.splitView], "whether it has a compact column")
  package static let hasSidebarBackground = flag(
    "hasSidebarBackground", of: [.splitView], "whether the primary is styled as sidebar")
  package static let hasColumnStyle = flag(
    "hasColumnStyle", of: [.splitView], "whether it uses the column style of iOS 14")
  package static let displayMode = word(
    "displayMode", of: [.splitView], "its preferred display mode")
  package static let behavior = word("behavior", of: [.splitView], "its split behavior")
  package static let hasColumnWidths = flag(
    "hasColumnWidths", of: [.splitView], "whether it limits the primary column's width")
  package static let maximumPrimaryWidth = count(
    "maximumPrimaryWidth", of: [.splitView], "the primary column's maximum in points")
  package static let clearsSelection = flag(
    "clearsSelection", of: [.splitView], "whether its list clears its selection")
  package static let detailDepth = count(
    "detailDepth", of: [.splitView], "levels below the detail column's first screen")
  package static let isPushed = flag(
    "isPushed", of: [.splitView], "whether a show or push leads to it")
  package static let isStackRoot = flag(
    "isStackRoot", of: [.splitView], "whether it is a navigation controller's root")
  package static let isTab = flag(
    "isTab", of: [.splitView, .navigationStack], "whether it is a tab")
  package static let isInsideSplitView = flag(
    "isInsideSplitView", of: [.splitView], "whether it is a column of another one")
  package static let primaryListStyle = word(
    "primaryListStyle", of: [.splitView], "the style of the primary column's table, or none")
  package static let primaryIsInCode = flag(
    "primaryIsInCode", of: [.splitView], "whether code makes or fills the primary column")
  package static let primaryIsTabBar = flag(
    "primaryIsTabBar", of: [.splitView], "whether a tab bar fills the primary column")
  package static let hasShortSecondList = flag(
    "hasShortSecondList", of: [.splitView, .navigationStack],
    "whether the second list has fixed rows, seven at most")
}

// MARK: - Facts of navigation stacks

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofStacks: [AnyFact] = [
    hasRoot, rootIsList, path, firstScreen, pushed, isEntry, reachesTopContainer, barHidden,
    rootIsSetInCode, hasOwnBack,
    isLinear, isColumn, listsInPath, hasCycle, cycle, hasLargeTitles, showsToolbar, customBackItems,
    customBackTitles, showsWebPages, isNavigationView,
    hasStackStyle, isSequence, hidesBack, pushesUnknown,
  ]

  package static let pushesUnknown = flag(
    "pushesUnknown", of: [.navigationStack],
    "whether screens are probably pushed in it, though the files do not show which")

  package static let hidesBack = flag(
    "hidesBack", of: [.navigationStack],
    "whether all screens that it pushes hide the Back button")

  package static let isSequence = flag(
    "isSequence", of: [.navigationStack, .scene],
    "whether the screens below it, or those that it is presented with, are steps of one task")

  package static let hasRoot = flag(
    "hasRoot", of: [.navigationStack], "whether the files show its first screen")
  package static let rootIsList = flag(
    "rootIsList", of: [.navigationStack], "whether its first screen is a list")
  package static let path = text(
    "path", of: [.navigationStack], "the screens from the first to the deepest")
  package static let firstScreen = text(
    "firstScreen", of: [.navigationStack], "the screen that it starts with")
  package static let pushed = text(
    "pushed", of: [.navigationStack], "the screens one level below the first, at most three by name"
  )
  package static let isEntry = flag(
    "isEntry", of: [.navigationStack], "whether the app starts with it")
  package static let reachesTopContainer = flag(
    "reachesTopContainer", of: [.navigationStack],
    "whether a top-level tab bar or split view is reached as well")
  package static let barHidden = flag(
    "barHidden", of: [.navigationStack], "whether its navigation bar is hidden")
  package static let rootIsSetInCode = flag(
    "rootIsSetInCode", of: [.navigationStack], "whether its depth is that of a scene code must set")
  package static let hasOwnBack = flag(
    "hasOwnBack", of: [.navigationStack], "whether its screens have a Back button in their content")
  package static let isLinear = flag(
    "isLinear", of: [.navigationStack], "whether there is one path forward and no list")
  package static let isColumn = flag(
    "isColumn", of: [.navigationStack], "whether it is in a column")
  package static let listsInPath = count(
    "listsInPath", of: [.navigationStack], "lists that follow each other in its path")
  package static let hasCycle = flag(
    "hasCycle", of: [.navigationStack], "whether screens push each other in a cycle")
  package static let cycle = text(
    "cycle", of: [.navigationStack], "the screens of the first cycle")
  package static let hasLargeTitles = flag(
    "hasLargeTitles", of: [.navigationStack], "whether it shows large titles")
  package static let showsToolbar = flag(
    "showsToolbar", of: [.navigationStack], "whether it shows a toolbar at the bottom")
  package static let customBackItems = count(
    "customBackItems", of: [.navigationStack],
    "custom back items with text or an image")
  package static let customBackTitles = list(
    "customBackTitles", of: [.navigationStack], "those words or images")
  package static let isNavigationView = flag(
    "isNavigationView", of: [.navigationStack], "whether it is SwiftUI's NavigationView")
  package static let hasStackStyle = flag(
    "hasStackStyle", of: [.navigationStack], "whether a NavigationView has the stack style")
  package static let showsWebPages = flag(
    "showsWebPages", of: [.navigationStack], "whether a screen in it has a web view")
}

// MARK: - Facts of paging views

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofPages: [AnyFact] = [
    pageCount, isOnboarding, isBesidePages, isCarousel, isPageCurl, listedPages, hasSegments,
    hasPageChoices, hasPageButtons, hasPageCode, hasOnePage, turning,
  ]

  package static let pageCount = count(
    "pageCount", of: .pages, "how many pages the file names; 0 when code sets it")
  package static let isOnboarding = flag(
    "isOnboarding", of: [.pageView, .pageControl, .pagingView, .navigationStack],
    "whether names around it mean a first run")
  package static let isBesidePages = flag(
    "isBesidePages", of: .pages,
    "whether it is the page control of a page view controller on the same screen")
  package static let isCarousel = flag(
    "isCarousel", of: .pages,
    "whether it is part of a page: less than half of its screen, in a cell, or a view in code")
  package static let isPageCurl = flag("isPageCurl", of: [.pageView], "whether its pages curl")
  package static let listedPages = count(
    "listedPages", of: .pages, from: .source,
    "pages that code lists one by one; 0 where it makes them of data")
  package static let hasSegments = flag(
    "hasSegments", of: .pages, from: .source,
    "whether another control chooses the page, such as a segmented control")
  package static let hasPageChoices = flag(
    "hasPageChoices", of: .pages, from: .source,
    "whether another control chooses the page: segments, a bar of tabs, or buttons for the pages")
  package static let hasPageButtons = flag(
    "hasPageButtons", of: .pages, from: .source,
    "whether it has its own buttons for the next and the previous page")
  package static let hasPageCode = flag(
    "hasPageCode", of: .pages,
    "whether code of its screen has buttons or actions for the next and the previous page")
  package static let hasOnePage = flag(
    "hasOnePage", of: .pages, from: .source, "whether it has only one page")
  package static let turning = text(
    "turning", of: .pages, default: "with a swipe", "what people turn its pages with")
}

// MARK: - Facts of segmented controls

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofSegmentedControls: [AnyFact] = [
    segmentCount, segmentChoices, isMomentary, swapsViews, isInTitleBar, mixesContent,
  ]

  package static let segmentCount = count(
    "segmentCount", of: [.segmentedControl],
    "how many segments it has; 0 if code makes them")
  package static let segmentChoices = text(
    "segmentChoices", of: [.segmentedControl], "how many segments it has, in words")
  package static let isMomentary = flag(
    "isMomentary", of: [.segmentedControl], "whether its segments act like buttons")
  package static let swapsViews = flag(
    "swapsViews", of: [.segmentedControl], "whether it switches between child screens")
  package static let isInTitleBar = flag(
    "isInTitleBar", of: [.segmentedControl], "whether it is in a navigation bar")
  package static let mixesContent = flag(
    "mixesContent", of: [.segmentedControl], "whether it mixes titles and images")
}
