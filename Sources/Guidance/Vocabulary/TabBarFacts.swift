// MARK: - Facts of tab bars

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofTabBars: [AnyFact] = [
    isBare, isConnected, isTopLevel, topLevelReason, tabCount, remainingTabs, removedTabs,
    movedTabs,
    resolvedTabs, allTabsEmpty, listRoots, listRootShare, deepestTab, deepestPath, deepLists,
    deepListsDiffer, tabsShareRootClass, badges, appHasSplitView, containsTabBar, isInsideTabBar,
    isInSplitViewPrimary, titles, remainingTitles, remainingSections, stackTabs, pushingTabs,
    hidingScenes,
    hasFixedTint, declaredTabs, tabsEndHere, listsAllTabs, isCustomizable, hasComputedTabs,
    knownTitles,
    unknownTitles,
    hasTabSections, tabsMayLeadOn, showsListBehind,
  ]

  package static let tabsMayLeadOn = flag(
    "tabsMayLeadOn", of: [.tabBar],
    "whether code that shows or leads on from a remaining tab may push further screens")
  package static let showsListBehind = flag(
    "showsListBehind", of: [.tabBar, .navigationStack, .splitView], default: true,
    "whether it leads to a list, which in a tab bar is the place of the finding")
  package static let hasTabSections = flag(
    "hasTabSections", of: [.tabBar], from: .source, "whether code lists groups of its tabs")
  package static let isBare = flag(
    "isBare", of: [.tabBar], "whether it is a tab bar without its controller")
  package static let isConnected = flag(
    "isConnected", of: [.tabBar], default: true, "whether a bare tab bar has a delegate or outlet")
  package static let isTopLevel = flag(
    "isTopLevel", of: [.tabBar, .tab], "whether it is how people move about the app")
  package static let topLevelReason = text(
    "topLevelReason", of: [.tabBar], default: "it is not", "why it is taken for the top level")
  package static let tabCount = count("tabCount", of: [.tabBar], "how many tabs the files show")
  package static let remainingTabs = count(
    "remainingTabs", of: [.tabBar], "tabs less settings, actions and search fields")
  package static let removedTabs = list(
    "removedTabs", of: [.tabBar], "the tabs that become something else")
  package static let movedTabs = text(
    "movedTabs", of: [.tabBar], default: "", "where those tabs go, and how many sections remain")
  package static let resolvedTabs = count(
    "resolvedTabs", of: [.tabBar], "tabs whose controllers are in the project")
  package static let allTabsEmpty = flag(
    "allTabsEmpty", of: [.tabBar], "whether every tab shows a plain, empty scene")
  package static let listRoots = count(
    "listRoots", of: [.tabBar], "remaining tabs that open with a list")
  package static let listRootShare = word(
    "listRootShare", of: [.tabBar], among: ["none", "some", "half"],
    "the share of lists: half means half or more")
  package static let deepestTab = count(
    "deepestTab", of: [.tabBar], "the depth of the deepest remaining tab")
  package static let deepestPath = text(
    "deepestPath", of: [.tabBar], "the screens of the deepest remaining tab")
  package static let deepLists = count(
    "deepLists", of: [.tabBar], "remaining tabs with a list that leads further")
  package static let deepListsDiffer = flag(
    "deepListsDiffer", of: [.tabBar], "whether those lists are of different classes")
  package static let tabsShareRootClass = flag(
    "tabsShareRootClass", of: [.tabBar], "whether all remaining tabs show one class")
  package static let badges = count("badges", of: [.tabBar], "tabs with a badge")
  package static let appHasSplitView = flag(
    "appHasSplitView", of: [.tabBar], "whether the app has a split view as well")
  package static let containsTabBar = flag(
    "containsTabBar", of: [.tabBar], "whether one of its tabs is or holds a tab bar")
  package static let isInsideTabBar = flag(
    "isInsideTabBar", of: [.tabBar], "whether it is inside a tab of another tab bar")
  package static let isInSplitViewPrimary = flag(
    "isInSplitViewPrimary", of: [.tabBar], "whether it fills a primary column")
  package static let titles = list(
    "titles", of: [.tabBar, .segmentedControl], "the titles in order")
  package static let remainingTitles = list(
    "remainingTitles", of: [.tabBar], "the titles of the remaining tabs")
  package static let remainingSections = text(
    "remainingSections", of: [.tabBar],
    "those titles in words, with what is known of tabs without one")
  package static let stackTabs = count(
    "stackTabs", of: [.tabBar], "remaining tabs with a navigation controller")
  package static let pushingTabs = count(
    "pushingTabs", of: [.tabBar], "remaining tabs whose stack pushes something in its own column")
  package static let hidingScenes = count(
    "hidingScenes", of: [.tabBar], "scenes behind it that hide the bar when pushed")
  package static let hasFixedTint = flag(
    "hasFixedTint", of: [.tabBar], "whether it sets its own tint color")
  package static let listsAllTabs = flag(
    "listsAllTabs", of: [.tabBar], "whether code makes it and lists all its tabs")
  package static let tabsEndHere = flag(
    "tabsEndHere", of: [.tabBar], "whether the files show that no section leads further")
  package static let declaredTabs = count(
    "declaredTabs", of: [.tabBar],
    "tabs that are made in code and of which only the title is known")
  package static let isCustomizable = flag(
    "isCustomizable", of: [.tabBar], from: .source, "whether people can rearrange its tabs")
  package static let hasComputedTabs = flag(
    "hasComputedTabs", of: [.tabBar], from: .source, "whether code computes some of its tabs")
  package static let knownTitles = count(
    "knownTitles", of: [.tabBar], "remaining tabs whose titles are known")
  package static let unknownTitles = count(
    "unknownTitles", of: [.tabBar], "remaining tabs whose titles code may set")
}

// MARK: - Facts of tabs

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofTabs: [AnyFact] = [
    title, hasTitle, hasRuntimeTitle, isSettings, isSearch, hasActionTitle, hasActionSymbol,
    hasPerspectiveTitle, destinationIsEmpty, endsHere, destinationIsForm, depth, hasList, isEnabled,
    hasBadge,
    isFilledSymbol, isBitmap, isIconOnly, isLongTitle, isVague, isDuplicate, hasOddImageSize,
    imageSize, isPresented, titleProblem,
  ]

  package static let title = text("title", of: [.tab, .scene], "its title")
  package static let hasTitle = flag(
    "hasTitle", of: [.tab, .scene], "whether a file gives it a title")
  package static let hasRuntimeTitle = flag(
    "hasRuntimeTitle", of: [.tab],
    "whether its title may be set at run time: by code, or by an attribute for a table")
  package static let isSettings = flag(
    "isSettings", of: [.tab, .scene, .splitView, .navigationStack],
    "whether title or symbol mean settings")
  package static let isSearch = flag(
    "isSearch", of: [.tab], "whether title, item or symbol mean search")
  package static let hasActionTitle = flag(
    "hasActionTitle", of: [.tab], "whether the title begins with an action")
  package static let hasActionSymbol = flag(
    "hasActionSymbol", of: [.tab], "whether the symbol means an action")
  package static let hasPerspectiveTitle = flag(
    "hasPerspectiveTitle", of: [.tab], "whether the title is a way of looking at things")
  package static let endsHere = flag(
    "endsHere", of: [.tab], "whether the files show all that follows its first screen")
  package static let destinationIsEmpty = flag(
    "destinationIsEmpty", of: [.tab], "whether the scene behind it is empty")
  package static let destinationIsForm = flag(
    "destinationIsForm", of: [.tab], "whether the scene behind it is a form")
  package static let depth = count(
    "depth", of: [.tab, .navigationStack], "levels below the first screen, beyond columns")
  package static let hasList = flag("hasList", of: [.tab], "whether its first screen is a list")
  package static let isEnabled = flag(
    "isEnabled", of: [.tab], default: true, "whether people can select it")
  package static let hasBadge = flag("hasBadge", of: [.tab], "whether it carries a badge")
  package static let isFilledSymbol = flag(
    "isFilledSymbol", of: [.tab], "whether its image is a filled SF Symbol")
  package static let isBitmap = flag(
    "isBitmap", of: [.tab], "whether its image is neither a symbol nor a vector drawing")
  package static let isIconOnly = flag(
    "isIconOnly", of: [.tab], "whether it has an image and no title")
  package static let isLongTitle = flag(
    "isLongTitle", of: [.tab], "whether the title has over 15 letters or two words")
  package static let isVague = flag(
    "isVague", of: [.tab], "whether the title says nothing, such as Home or More")
  package static let isDuplicate = flag(
    "isDuplicate", of: [.tab], "whether another tab of the bar has the same title")
  package static let hasOddImageSize = flag(
    "hasOddImageSize", of: [.tab], from: .projectFiles,
    "whether its image has another size than a tab bar's icons")
  package static let imageSize = text(
    "imageSize", of: [.tab], from: .projectFiles, "the size of that image")
  package static let titleProblem = text(
    "titleProblem", of: [.tab], "what is wrong with a title that is absent")
  package static let isPresented = flag(
    "isPresented", of: [.tab], "whether code presents something in place of selecting it")
}
