/// The facts that predicates may ask for and messages may name: a closed vocabulary.
///
/// A fact is computed by an algorithm in the program; a rule only compares it. To say something new
/// in a rule, add a fact here, define it, and compute it: the compiler asks for the definition, and
/// a test asks for the computation. As a coding key each fact has its spelling without being asked
/// for it while the program runs.
package enum FactName: Int, CodingKey, CaseIterable, Sendable {
  // Any subject
  case name, scene, platform, role, customClass, hasCustomClass, isModal, inLaunchScreen

  // What decisions decide
  case outcome, outcomeReason, confidence, purpose, columnAdvice, backAdvice, pageAdvice
  case settingsAdvice, windowAdvice, modalAdvice

  // Project
  case hasDocuments, settingsScenes, hasIOSScenes, hasTVOSScenes, showsNavigation, entryIsKnown
  case missingMainStoryboards, unresolvedReferences, unresolvedNames, requiresFullScreen
  case contents, supportsMultipleScenes, supportsTabbedScenes, opensDocuments

  // Project whose project file is read
  case wayToMac, isForIPad, usesMacIdiom, macIdiom, catalystVersion, keepsEarlierDesign, hasMacIcon
  case deviceFeatures, deviceFeatureCount

  // Project whose source code is read
  case readsSource, hasMenuCode, limitsWindowSize, hasScenes, hasSettingsCommand
  case tabsDriveDetail, removesFormatMenu, sidebarLevels, actionSheets, actionSheetPlaces
  case keyClashes, clashingKeys, systemKeys, barMetrics, barMetricPlaces

  // Tab bar
  case isBare, isConnected, isTopLevel, topLevelReason, tabCount, remainingTabs, removedTabs
  case resolvedTabs, allTabsEmpty, listRoots, listRootShare, deepestTab, deepestPath, deepLists
  case deepListsDiffer, tabsShareRootClass, badges, appHasSplitView, containsTabBar
  case isInsideTabBar, isInSplitViewPrimary, titles, remainingTitles, stackTabs
  case pushingTabs, hidingScenes, hasFixedTint, declaredTabs, isCustomizable
  case hasComputedTabs

  // Tab
  case title, hasTitle, hasRuntimeTitle, isSettings, isSearch, hasActionTitle
  case hasActionSymbol, hasPerspectiveTitle, destinationIsEmpty, destinationIsForm, depth, hasList
  case isEnabled, hasBadge, isFilledSymbol, isBitmap, isIconOnly, isLongTitle, isVague, isDuplicate
  case hasOddImageSize, imageSize, isPresented

  // Split view
  case primaryIsList, listLevels, listLevelPath, hasSupplementary, hasCompactColumn
  case hasSidebarBackground, hasColumnStyle, displayMode, behavior, hasColumnWidths
  case maximumPrimaryWidth, clearsSelection, detailDepth, isPushed, isStackRoot, isTab
  case isInsideSplitView, primaryListStyle, primaryIsTabBar, hasShortSecondList

  // Navigation stack
  case hasRoot, rootIsList, path, isEntry, reachesTopContainer, barHidden, rootIsSetInCode
  case hasOwnBack, isLinear, isColumn, listsInPath, hasRing, ring
  case hasLargeTitles, showsToolbar, customBackItems, customBackTitles, showsWebPages

  // Pages
  case pageCount, isOnboarding, isCarousel, isPageCurl

  // Segmented control
  case segmentCount, isMomentary, swapsViews, isInTitleBar, mixesContent

  // Scene
  case isWindowRoot, opensFromList, isInSettingsTab, isInSettingsFile, startsSettingsFile, hasSwipe,
    barItems
  case barButtons, barCommands, barSelectors, bottomBarItems, bottomBarTitles,
    allBarItems,
    settingsButtons,
    refreshControls
  case searchBars, rowActions, rowGestures, presentation, modalScreens, modalDepth, isOnSheet,
    popovers
  case adjustingPopovers, isEditor, inputs, hasTextView, hasEndingItems, hasTouchTransition
  case isSettingsScreen, formContents, adjustsContent, showsMedia, takesText
  case endingItems, modalExtent, popoverUse

  // Document
  case forbiddenControls, forbiddenCount, unavailableClasses, unavailableCount, lookProperties
  case lookControls, labelledSwitches, switchesWithLabel

  /// The name as it stands in a rule.
  package var spelling: String { stringValue }

  /// The fact with a name.
  package init?(spelling: some StringProtocol) {
    guard let fact = Self.bySpelling[String(spelling)] else { return nil }
    self = fact
  }

  private static let bySpelling = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.spelling, $0) })
}

extension FactName: CatalogValue {
  package init(from node: CatalogNode, _ mistakes: Mistakes) {
    let spelling = String(from: node, mistakes)
    let fact = FactName(spelling: spelling)
    if fact == nil, node.text != nil {
      mistakes.note("there is no fact '\(spelling)'", at: node.place)
    }
    self = fact ?? .name
  }
}
