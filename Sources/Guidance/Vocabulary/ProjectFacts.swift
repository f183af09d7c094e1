private let yesNoUnknown = ["yes", "no", "unknown"]

// MARK: - Facts of projects

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofProjects: [AnyFact] = [
    hasDocuments, isWithoutSource, settingsScenes, hasIOSScenes, hasTVOSScenes, hasIOSApp,
    showsNavigation,
    mayHaveNavigation, entryIsKnown,
    missingMainStoryboards, unresolvedReferences, unresolvedNames, requiresFullScreen, contents,
    supportsMultipleScenes, supportsTabbedScenes, opensDocuments, starts, startPlaces,
    secondWindows, secondWindowNames, menuMaterial, menuMaterialNames,
    padMenuMaterial, padMenuMaterialNames,
  ]

  package static let isWithoutSource = flag(
    "isWithoutSource", of: [.project], "whether no source code is read")
  package static let hasDocuments = flag(
    "hasDocuments", of: [.project], "whether documents of iOS or tvOS are there")
  package static let settingsScenes = count(
    "settingsScenes", of: [.project],
    "scenes, classes or bundles that are named after settings")
  package static let hasIOSScenes = flag(
    "hasIOSScenes", of: [.project],
    "whether screens for iPhone or iPad are there, in storyboards or in code")
  package static let hasTVOSScenes = flag(
    "hasTVOSScenes", of: [.project], "whether a storyboard for Apple TV is there")
  package static let hasIOSApp = flag(
    "hasIOSApp", of: [.project],
    "whether a target for iPhone or iPad is there, of this app or in the same Xcode project")
  package static let showsNavigation = flag(
    "showsNavigation", of: [.project], "whether the files show the app's top level")
  package static let mayHaveNavigation = flag(
    "mayHaveNavigation", of: [.project],
    "whether there may be more than one screen, as far as documents and source code show")
  package static let entryIsKnown = flag(
    "entryIsKnown", of: [.project], "whether it is known where the app starts")
  package static let missingMainStoryboards = list(
    "missingMainStoryboards", of: [.project],
    "main storyboards that property lists name but that are missing")
  package static let unresolvedReferences = count(
    "unresolvedReferences", of: [.project], "storyboard references that lead nowhere")
  package static let unresolvedNames = list(
    "unresolvedNames", of: [.project], "what those references are called")
  package static let requiresFullScreen = word(
    "requiresFullScreen", of: [.project], among: yesNoUnknown, "UIRequiresFullScreen")
  package static let contents = text("contents", of: [.project], "what the storyboards hold")
  package static let supportsMultipleScenes = word(
    "supportsMultipleScenes", of: [.project], among: yesNoUnknown, "several windows on the iPad")
  package static let supportsTabbedScenes = word(
    "supportsTabbedScenes", of: [.project], among: yesNoUnknown, "windows as tabs")
  package static let opensDocuments = flag(
    "opensDocuments", of: [.project], "whether the app opens documents")
  package static let starts = count(
    "starts", of: [.project], "places that show where the app starts")
  package static let startPlaces = text("startPlaces", of: [.project], "those places")
  package static let secondWindows = count(
    "secondWindows", of: [.project],
    "screens that people may want in a second window: what a list opens, and editors")
  package static let secondWindowNames = text(
    "secondWindowNames", of: [.project], "what those screens are called")
  package static let menuMaterial = count(
    "menuMaterial", of: [.project],
    "sections, buttons in bars, and keys for which menus can have commands")
  package static let menuMaterialNames = text(
    "menuMaterialNames", of: [.project], "those, counted")
  package static let padMenuMaterial = count(
    "padMenuMaterial", of: [.project],
    "those that are part of an app for iPad: 0 for an app that is built for Apple TV alone")
  package static let padMenuMaterialNames = text(
    "padMenuMaterialNames", of: [.project], "those of an app for iPad, counted")
}

// MARK: - Facts of projects whose project files are read

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofProjectFiles: [AnyFact] = [
    wayToMac, isForIPad, usesMacIdiom, macIdiom, catalystVersion, keepsEarlierDesign, hasMacIcon,
    deviceFeatures, deviceFeatureCount, targetNames, iconName, isTVApp, designedForIPad,
    macTechnology, binariesWithoutCatalyst, namesWithoutCatalyst, binariesWithoutMacOS,
    namesWithoutMacOS, openDependencies,
  ]

  package static let wayToMac = word(
    "wayToMac", of: [.project], among: ["mac-catalyst", "macos", "none", "unknown"],
    from: .projectFiles,
    "what its targets are built for on the Mac")
  package static let isForIPad = word(
    "isForIPad", of: [.project], among: yesNoUnknown, from: .projectFiles,
    "whether the app is built for the iPad")
  package static let usesMacIdiom = word(
    "usesMacIdiom", of: [.project], among: yesNoUnknown, from: .projectFiles,
    "whether it has the Mac's own metrics")
  package static let macIdiom = text(
    "macIdiom", of: [.project], from: .projectFiles, "the idiom that its device families choose")
  package static let catalystVersion = count(
    "catalystVersion", of: [.project],
    "the oldest version of Mac Catalyst that it can run on; 0: unknown")
  package static let keepsEarlierDesign = flag(
    "keepsEarlierDesign", of: [.project], from: .projectFiles, "UIDesignRequiresCompatibility")
  package static let hasMacIcon = word(
    "hasMacIcon", of: [.project], among: yesNoUnknown, from: .projectFiles,
    "whether the icon has a version for the Mac")
  package static let deviceFeatures = text(
    "deviceFeatures", of: [.project], from: .projectFiles, "what it uses that a Mac may not have")
  package static let deviceFeatureCount = count(
    "deviceFeatureCount", of: [.project], from: .projectFiles, "how many such features there are")
  package static let targetNames = text(
    "targetNames", of: [.project], from: .projectFiles, "the targets of the app")
  package static let isTVApp = flag(
    "isTVApp", of: [.project], "whether it is an app for Apple TV alone")
  package static let designedForIPad = word(
    "designedForIPad", of: [.project], among: yesNoUnknown, from: .projectFiles,
    "whether a target says that its iPad app is offered for Macs; unknown: Xcode's default, which is yes"
  )
  package static let macTechnology = word(
    "macTechnology", of: [.project], among: ["appkit", "swiftui", "unknown", "none"],
    from: .projectFiles, "what the app for macOS is made with, without Mac Catalyst")
  package static let binariesWithoutCatalyst = count(
    "binariesWithoutCatalyst", of: [.project], from: .projectFiles,
    "linked binaries without a slice for Mac Catalyst")
  package static let namesWithoutCatalyst = text(
    "namesWithoutCatalyst", of: [.project], from: .projectFiles, "those binaries")
  package static let binariesWithoutMacOS = count(
    "binariesWithoutMacOS", of: [.project], from: .projectFiles,
    "linked binaries without a slice for macOS, and pods that exclude it")
  package static let namesWithoutMacOS = text(
    "namesWithoutMacOS", of: [.project], from: .projectFiles, "those binaries and pods")
  package static let openDependencies = count(
    "openDependencies", of: [.project], from: .projectFiles,
    "dependencies whose support for the Mac is unknown")
  package static let iconName = text(
    "iconName", of: [.project], from: .projectFiles, "the icons that the targets name")
}

// MARK: - Facts of projects whose source code is read

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofSource: [AnyFact] = [
    readsSource, hasMenuCode, limitsWindowSize, hasScenes, tabsDriveDetail,
    removesFormatMenu, usesFormatMenu, sidebarLevels, actionSheets, actionSheetPlaces, keyClashes,
    clashingKeys,
    systemKeys, barMetrics, barMetricPlaces, swiftUIFiles, uiKitFiles, swiftUIShare,
    interfaceFiles, catalystBranches, frameworksWithoutCatalyst, frameworksWithoutMacOS,
    drawers, drawerPlaces,
  ]

  package static let drawers = count(
    "drawers", of: [.project], "controllers of libraries that slide a menu in beside the screens")
  package static let drawerPlaces = text(
    "drawerPlaces", of: [.project], "where those stand")
  package static let readsSource = flag(
    "readsSource", of: [.project], from: .source, "whether source code is read")
  package static let hasMenuCode = flag(
    "hasMenuCode", of: [.project], from: .source, "whether code builds the menu bar")
  package static let limitsWindowSize = flag(
    "limitsWindowSize", of: [.project], from: .source,
    "whether code limits how small a window gets")
  package static let hasScenes = flag(
    "hasScenes", of: [.project], from: .source, "whether code or a property list sets up scenes")
  package static let tabsDriveDetail = flag(
    "tabsDriveDetail", of: [.project], from: .source,
    "whether choosing a tab changes a split view's detail")
  package static let usesFormatMenu = flag(
    "usesFormatMenu", of: [.project], from: .source,
    "whether code puts commands into the Format menu")
  package static let removesFormatMenu = flag(
    "removesFormatMenu", of: [.project], from: .source, "whether code removes the Format menu")
  package static let sidebarLevels = count(
    "sidebarLevels", of: [.project], from: .source, "levels of a sidebar's outline; 0: unknown")
  package static let actionSheets = count(
    "actionSheets", of: [.project], from: .source,
    "action sheets in code that says nowhere where they come from")
  package static let actionSheetPlaces = text(
    "actionSheetPlaces", of: [.project], from: .source, "where those stand")
  package static let keyClashes = count(
    "keyClashes", of: [.project], from: .source,
    "keys of commands that are the system's, or used twice")
  package static let clashingKeys = text(
    "clashingKeys", of: [.project], from: .source, "those keys, and where they stand")
  package static let systemKeys = count(
    "systemKeys", of: [.project], from: .source, "those of them that are the system's")
  package static let barMetrics = count(
    "barMetrics", of: [.project], from: .source,
    "sizes of the Apple TV tab bar, and things beside it, in code")
  package static let barMetricPlaces = text(
    "barMetricPlaces", of: [.project], from: .source, "where those stand")
  package static let swiftUIFiles = count(
    "swiftUIFiles", of: [.project], from: .source, "files with views of SwiftUI")
  package static let uiKitFiles = count(
    "uiKitFiles", of: [.project], from: .source,
    "files with views or view controllers of UIKit, with storyboards and xibs")
  package static let swiftUIShare = count(
    "swiftUIShare", of: [.project], from: .source,
    "how many percent of the files with views are made with SwiftUI")
  package static let interfaceFiles = count(
    "interfaceFiles", of: [.project], from: .source,
    "files with views of SwiftUI or UIKit, with storyboards and xibs")
  package static let catalystBranches = count(
    "catalystBranches", of: [.project], from: .source, "sides of #if for Mac Catalyst")
  package static let frameworksWithoutCatalyst = count(
    "frameworksWithoutCatalyst", of: [.project], from: .source,
    "frameworks in use that Mac Catalyst does not have")
  package static let frameworksWithoutMacOS = count(
    "frameworksWithoutMacOS", of: [.project], from: .source,
    "frameworks in use, other than UIKit, that macOS does not have")
}
