private let pages: Set<SubjectKind> = [.pageView, .pageControl, .pagingView]
private let placed: Set<SubjectKind> = Set(SubjectKind.allCases).subtracting([.project, .document])
private let structures: Set<SubjectKind> = [
  .tabBar, .splitView, .navigationStack, .segmentedControl,
]
private let yesNoUnknown = FactType.word(["yes", "no", "unknown"])
private let roles = FactType.word([
  "root", "nested", "embedded", "pushed", "modal", "compact-column", "launch", "sample", "orphan",
])

extension FactName {
  /// What the fact means.
  package var definition: FactDefinition {
    switch self {
    case .name: .init(.text, [], "what people would call it")
    case .scene: .init(.text, placed, "the scene it stands in")
    case .platform:
      .init(.word(["iOS", "tvOS"]), placed.union([.document]), "the platform of its document")
    case .role: .init(roles, placed, "what it is to the app")
    case .customClass: .init(.text, placed, "its class at run time")
    case .hasCustomClass: .init(.flag, placed, "whether it has a custom class")
    case .isModal: .init(.flag, placed, "whether every way to it goes through a presentation")
    case .inLaunchScreen:
      .init(.flag, placed.union([.document]), "whether it stands in a launch screen")

    case .outcome: .init(.word([]), structures, "what the structure's decision came to")
    case .outcomeReason:
      .init(.text, structures, "the reason of what decided the structure's outcome")
    case .confidence: .init(.word([]), structures, "how sure the structure's decision is")
    case .purpose: .init(.word([]), [.tab], "what decisions/tab.yml says the tab is for")
    case .columnAdvice: .init(.word([]), [.splitView], "what decisions/columns.yml says")
    case .backAdvice: .init(.word([]), [.navigationStack], "what decisions/deep-stack.yml says")
    case .pageAdvice: .init(.word([]), pages, "what decisions/pages.yml says")
    case .settingsAdvice: .init(.word([]), [.scene], "what decisions/settings.yml says")
    case .windowAdvice: .init(.word([]), [.project], "what decisions/windows.yml says")
    case .modalAdvice: .init(.word([]), [.scene], "what decisions/modal.yml says")

    case .hasDocuments: .init(.flag, [.project], "whether documents of iOS or tvOS are there")
    case .settingsScenes: .init(.count, [.project], "scenes that are titled as settings")
    case .hasIOSScenes: .init(.flag, [.project], "whether a storyboard for iPhone or iPad is there")
    case .hasTVOSScenes: .init(.flag, [.project], "whether a storyboard for Apple TV is there")
    case .showsNavigation: .init(.flag, [.project], "whether the files show the app's top level")
    case .entryIsKnown: .init(.flag, [.project], "whether it is known where the app starts")
    case .missingMainStoryboards:
      .init(.text, [.project], "main storyboards that property lists name and nobody finds")
    case .unresolvedReferences: .init(.count, [.project], "storyboard references that lead nowhere")
    case .unresolvedNames: .init(.text, [.project], "what those references are called")
    case .requiresFullScreen: .init(yesNoUnknown, [.project], "UIRequiresFullScreen")
    case .contents: .init(.text, [.project], "what the storyboards hold")
    case .supportsMultipleScenes: .init(yesNoUnknown, [.project], "several windows on the iPad")
    case .supportsTabbedScenes: .init(yesNoUnknown, [.project], "windows as tabs")
    case .opensDocuments: .init(.flag, [.project], "whether the app opens documents")

    case .wayToMac:
      .init(
        .word(["mac-catalyst", "macos", "none", "unknown"]), [.project],
        "what its targets are built for on the Mac")
    case .isForIPad: .init(yesNoUnknown, [.project], "whether the app is built for the iPad")
    case .usesMacIdiom: .init(yesNoUnknown, [.project], "whether it has the Mac's own metrics")
    case .macIdiom: .init(.text, [.project], "the idiom that its device families choose")
    case .catalystVersion:
      .init(.count, [.project], "the oldest version of Mac Catalyst that it can run on; 0: unknown")
    case .keepsEarlierDesign: .init(.flag, [.project], "UIDesignRequiresCompatibility")
    case .hasMacIcon: .init(yesNoUnknown, [.project], "whether the icon has a version for the Mac")
    case .deviceFeatures: .init(.text, [.project], "what it uses that a Mac may not have")
    case .deviceFeatureCount: .init(.count, [.project], "how many such features there are")

    case .readsSource: .init(.flag, [.project], "whether source code is read")
    case .hasMenuCode: .init(.flag, [.project], "whether code builds the menu bar")
    case .limitsWindowSize: .init(.flag, [.project], "whether code limits how small a window gets")
    case .hasScenes: .init(.flag, [.project], "whether code or a property list sets up scenes")
    case .hasSettingsCommand:
      .init(.flag, [.project], "whether code or a settings bundle brings a Settings command")
    case .tabsDriveDetail:
      .init(.flag, [.project], "whether choosing a tab changes a split view's detail")
    case .removesFormatMenu: .init(.flag, [.project], "whether code removes the Format menu")
    case .sidebarLevels: .init(.count, [.project], "levels of a sidebar's outline; 0: unknown")
    case .actionSheets:
      .init(.count, [.project], "action sheets in code that says nowhere where they come from")
    case .actionSheetPlaces: .init(.text, [.project], "where those stand")
    case .keyClashes:
      .init(.count, [.project], "keys of commands that are the system's, or used twice")
    case .clashingKeys: .init(.text, [.project], "those keys, and where they stand")
    case .systemKeys: .init(.count, [.project], "those of them that are the system's")
    case .barMetrics:
      .init(.count, [.project], "sizes of the Apple TV tab bar, and things beside it, in code")
    case .barMetricPlaces: .init(.text, [.project], "where those stand")

    case .isBare: .init(.flag, [.tabBar], "whether it is a tab bar without its controller")
    case .isConnected: .init(.flag, [.tabBar], "whether a bare tab bar has a delegate or outlet")
    case .isTopLevel: .init(.flag, [.tabBar, .tab], "whether it is how people move about the app")
    case .topLevelReason: .init(.text, [.tabBar], "why it is taken for the top level")
    case .tabCount: .init(.count, [.tabBar], "how many tabs the files show")
    case .remainingTabs: .init(.count, [.tabBar], "tabs less settings, actions and search fields")
    case .removedTabs: .init(.text, [.tabBar], "the tabs that become something else")
    case .declaredTabs:
      .init(.count, [.tabBar], "tabs that are made in code and of which only the title is known")
    case .resolvedTabs: .init(.count, [.tabBar], "tabs whose controllers are in the project")
    case .allTabsEmpty: .init(.flag, [.tabBar], "whether every tab shows a plain, empty scene")
    case .listRoots: .init(.count, [.tabBar], "remaining tabs that open with a list")
    case .listRootShare:
      .init(
        .word(["none", "some", "half"]), [.tabBar], "the share of lists: half means half or more")
    case .deepestTab: .init(.count, [.tabBar], "the depth of the deepest remaining tab")
    case .deepestPath: .init(.text, [.tabBar], "the screens of the deepest remaining tab")
    case .deepLists: .init(.count, [.tabBar], "remaining tabs with a list that leads further")
    case .deepListsDiffer: .init(.flag, [.tabBar], "whether those lists are of different classes")
    case .tabsShareRootClass: .init(.flag, [.tabBar], "whether all remaining tabs show one class")
    case .badges: .init(.count, [.tabBar], "tabs with a badge")
    case .appHasSplitView: .init(.flag, [.tabBar], "whether the app has a split view as well")
    case .containsTabBar: .init(.flag, [.tabBar], "whether one of its tabs is or holds a tab bar")
    case .isInsideTabBar: .init(.flag, [.tabBar], "whether it is inside a tab of another tab bar")
    case .isInSplitViewPrimary: .init(.flag, [.tabBar], "whether it fills a primary column")
    case .titles: .init(.text, [.tabBar, .segmentedControl], "the titles in order")
    case .remainingTitles: .init(.text, [.tabBar], "the titles of the remaining tabs")
    case .stackTabs: .init(.count, [.tabBar], "remaining tabs with a navigation controller")
    case .pushingTabs:
      .init(.count, [.tabBar], "remaining tabs whose stack pushes something in its own column")
    case .hidingScenes: .init(.count, [.tabBar], "scenes behind it that hide the bar when pushed")

    case .hasFixedTint: .init(.flag, [.tabBar], "whether it sets its own tint color")

    case .isCustomizable: .init(.flag, [.tabBar], "whether people can rearrange its tabs")
    case .hasComputedTabs: .init(.flag, [.tabBar], "whether code computes some of its tabs")

    case .title: .init(.text, [.tab, .scene], "its title")
    case .hasTitle: .init(.flag, [.tab, .scene], "whether a file gives it a title")
    case .hasRuntimeTitle:
      .init(.flag, [.tab], "whether an attribute for run time says where its title comes from")
    case .isSettings:
      .init(
        .flag, [.tab, .scene, .splitView, .navigationStack], "whether title or symbol mean settings"
      )
    case .isSearch: .init(.flag, [.tab], "whether title, item or symbol mean search")
    case .hasActionTitle: .init(.flag, [.tab], "whether the title begins with an action")
    case .hasActionSymbol: .init(.flag, [.tab], "whether the symbol means an action")
    case .hasPerspectiveTitle:
      .init(.flag, [.tab], "whether the title is a way of looking at things")
    case .destinationIsEmpty: .init(.flag, [.tab], "whether the scene behind it is empty")
    case .destinationIsForm: .init(.flag, [.tab], "whether the scene behind it is a form")
    case .depth:
      .init(
        .count, [.tab, .navigationStack], "levels below the first screen, beyond columns")
    case .hasList: .init(.flag, [.tab], "whether its first screen is a list")
    case .isEnabled: .init(.flag, [.tab], "whether people can select it")
    case .hasBadge: .init(.flag, [.tab], "whether it carries a badge")

    case .isPresented:
      .init(.flag, [.tab], "whether code presents something in place of selecting it")
    case .isFilledSymbol: .init(.flag, [.tab], "whether its image is a filled SF Symbol")
    case .isBitmap:
      .init(.flag, [.tab], "whether its image is neither a symbol nor a drawing that stays one")
    case .hasOddImageSize:
      .init(.flag, [.tab], "whether its image has another size than a tab bar's icons")
    case .imageSize: .init(.text, [.tab], "the size of that image")
    case .isIconOnly: .init(.flag, [.tab], "whether it has an image and no title")
    case .isLongTitle: .init(.flag, [.tab], "whether the title has over 15 letters or two words")
    case .isVague: .init(.flag, [.tab], "whether the title says nothing, such as Home or More")
    case .isDuplicate: .init(.flag, [.tab], "whether another tab of the bar has the same title")

    case .primaryIsList:
      .init(.flag, [.splitView], "whether the primary column, or a tab that fills it, is a list")
    case .primaryIsTabBar: .init(.flag, [.splitView], "whether a tab bar fills the primary column")
    case .listLevels: .init(.count, [.splitView], "lists that follow each other before the detail")
    case .listLevelPath: .init(.text, [.splitView], "those lists by name")
    case .hasSupplementary: .init(.flag, [.splitView], "whether it has three columns")
    case .hasCompactColumn: .init(.flag, [.splitView], "whether it has a compact column")
    case .hasSidebarBackground:
      .init(.flag, [.splitView], "whether the primary is styled as sidebar")
    case .hasColumnStyle: .init(.flag, [.splitView], "whether it uses the column style of iOS 14")
    case .displayMode: .init(.word([]), [.splitView], "its preferred display mode")
    case .behavior: .init(.word([]), [.splitView], "its split behavior")
    case .hasColumnWidths:
      .init(.flag, [.splitView], "whether it limits the primary column's width")
    case .maximumPrimaryWidth: .init(.count, [.splitView], "the primary column's maximum in points")
    case .clearsSelection: .init(.flag, [.splitView], "whether its list forgets what was chosen")
    case .detailDepth: .init(.count, [.splitView], "levels below the detail column's first screen")
    case .isPushed: .init(.flag, [.splitView], "whether a show or push leads to it")
    case .isStackRoot: .init(.flag, [.splitView], "whether it is a navigation controller's root")
    case .isTab: .init(.flag, [.splitView, .navigationStack], "whether it is a tab")
    case .isInsideSplitView: .init(.flag, [.splitView], "whether it is a column of another one")

    case .primaryListStyle:
      .init(.word([]), [.splitView], "the style of the primary column's table, or none")
    case .hasShortSecondList:
      .init(
        .flag, [.splitView, .navigationStack],
        "whether the second list has fixed rows, seven at most")

    case .hasRoot: .init(.flag, [.navigationStack], "whether the files show its first screen")
    case .rootIsList: .init(.flag, [.navigationStack], "whether its first screen is a list")
    case .path: .init(.text, [.navigationStack], "the screens from the first to the deepest")
    case .isEntry: .init(.flag, [.navigationStack], "whether the app starts with it")
    case .reachesTopContainer:
      .init(
        .flag, [.navigationStack], "whether a top-level tab bar or split view is reached as well")
    case .barHidden: .init(.flag, [.navigationStack], "whether its navigation bar is hidden")
    case .rootIsSetInCode:
      .init(.flag, [.navigationStack], "whether its depth is that of a scene code must set")
    case .hasOwnBack:
      .init(.flag, [.navigationStack], "whether its screens have a Back button in their content")
    case .isLinear: .init(.flag, [.navigationStack], "whether there is one way forward and no list")
    case .isColumn: .init(.flag, [.navigationStack], "whether it stands in a column")
    case .listsInPath: .init(.count, [.navigationStack], "lists that follow each other in its path")
    case .hasRing: .init(.flag, [.navigationStack], "whether screens push each other in a ring")
    case .ring: .init(.text, [.navigationStack], "the screens of the first ring")

    case .hasLargeTitles: .init(.flag, [.navigationStack], "whether it shows large titles")
    case .showsToolbar: .init(.flag, [.navigationStack], "whether it shows a toolbar at the bottom")
    case .customBackItems:
      .init(.count, [.navigationStack], "back items with words or an image of their own in it")
    case .customBackTitles: .init(.text, [.navigationStack], "those words or images")
    case .showsWebPages: .init(.flag, [.navigationStack], "whether a screen in it has a web view")

    case .pageCount: .init(.count, pages, "how many pages the file names; 0 when code sets it")
    case .isOnboarding: .init(.flag, pages, "whether names around it mean a first run")
    case .isCarousel: .init(.flag, pages, "whether it fills less than half of its screen")

    case .isPageCurl: .init(.flag, [.pageView], "whether its pages curl")

    case .segmentCount: .init(.count, [.segmentedControl], "how many segments it has")
    case .isMomentary: .init(.flag, [.segmentedControl], "whether its segments act like buttons")
    case .swapsViews: .init(.flag, [.segmentedControl], "whether it switches between child screens")
    case .isInTitleBar: .init(.flag, [.segmentedControl], "whether it stands in a navigation bar")

    case .mixesContent: .init(.flag, [.segmentedControl], "whether it mixes titles and images")

    case .isWindowRoot:
      .init(.flag, [.scene], "whether a property list or code starts a window with it")
    case .opensFromList: .init(.flag, [.scene], "whether a list opens it in the same window")
    case .isInSettingsTab: .init(.flag, [.scene], "whether it belongs to a settings tab")
    case .isInSettingsFile: .init(.flag, [.scene], "whether its storyboard is named after settings")
    case .startsSettingsFile:
      .init(.flag, [.scene], "whether a storyboard named after settings starts with it")
    case .hasSwipe: .init(.flag, [.scene], "whether it handles swipes")
    case .barItems: .init(.count, [.scene], "buttons in its bars that act, less Done and Cancel")
    case .barButtons: .init(.text, [.scene], "those buttons in words: this button, and its name")
    case .barCommands: .init(.text, [.scene], "those of them that say what they do")
    case .barSelectors: .init(.text, [.scene], "what those of barCommands call, for each")
    case .bottomBarItems: .init(.count, [.scene], "buttons in toolbars at the bottom")
    case .bottomBarTitles: .init(.text, [.scene], "what those buttons are called")
    case .allBarItems: .init(.count, [.scene], "all buttons in its bars, without spaces")
    case .settingsButtons: .init(.count, [.scene], "buttons in its bars that mean settings")
    case .refreshControls: .init(.count, [.scene, .document], "controls to pull for refreshing")
    case .searchBars: .init(.count, [.scene], "search bars and search display controllers")
    case .rowActions:
      .init(.count, [.scene], "long presses on cells, and swipes and long presses on rows in code")
    case .rowGestures: .init(.text, [.scene], "those gestures, as the beginning of a sentence")
    case .presentation:
      .init(
        .word(["none", "sheet", "full-screen", "overlay", "popover"]), [.scene],
        "how it is presented, when every way to it presents it")
    case .modalScreens: .init(.count, [.scene], "screens it leads to before it is dismissed")
    case .modalDepth: .init(.count, [.scene], "levels below it, when it is presented")
    case .isOnSheet: .init(.flag, [.scene], "whether something presented presents it")
    case .popovers: .init(.count, [.scene], "popovers that it opens")
    case .adjustingPopovers:
      .init(.count, [.scene], "popovers that it opens and that stay open or have sliders")
    case .formContents: .init(.text, [.scene], "its text views and controls, counted")
    case .adjustsContent:
      .init(.flag, [.scene], "whether it is a popover that stays open or has sliders")
    case .isEditor: .init(.flag, [.scene], "whether its title begins with New, Edit, Compose …")
    case .inputs: .init(.count, [.scene], "fields, switches, sliders, pickers and steppers")
    case .hasTextView: .init(.flag, [.scene], "whether people can write a longer text")
    case .takesText: .init(.flag, [.scene], "whether people can type in it")
    case .showsMedia:
      .init(.flag, [.scene], "whether it is a film, or a large picture that scrolls")
    case .isSettingsScreen:
      .init(.flag, [.scene], "whether it, or what it is the first screen of, is titled as settings")
    case .hasEndingItems: .init(.flag, [.scene], "whether Done, Cancel or Save stand in its bar")
    case .hasTouchTransition:
      .init(.flag, [.scene], "whether it is presented with a flip or a curl")
    case .endingItems: .init(.text, [.scene], "those buttons, as words")
    case .modalExtent: .init(.text, [.scene], "how many screens and levels it leads to")
    case .popoverUse: .init(.text, [.scene], "what it does with popovers, as words")

    case .forbiddenControls:
      .init(.text, [.document], "controls that throw in the Mac idiom, with their numbers")
    case .forbiddenCount: .init(.count, [.document], "controls that throw in the Mac idiom")
    case .unavailableClasses: .init(.text, [.document], "classes that the Mac does not have")
    case .unavailableCount: .init(.count, [.document], "objects of such classes")
    case .lookProperties:
      .init(.count, [.document], "properties that controls with a Mac look refuse")
    case .lookControls: .init(.text, [.document], "how many controls have such properties")
    case .switchesWithLabel: .init(.text, [.document], "how many switches have a label, as words")
    case .labelledSwitches: .init(.count, [.document], "switches with a label beside them")
    }
  }
}
