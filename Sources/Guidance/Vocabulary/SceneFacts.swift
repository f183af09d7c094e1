// MARK: - Facts of scenes

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofScenes: [AnyFact] = [
    isWindowRoot, opensFromList, isInSettingsTab, isInSettingsFile, startsSettingsFile, hasSwipe,
    barItems, setsBarItems, barButtons, barCommands, barSelectors, bottomBarItems, bottomBarTitles,
    allBarItems, allBarButtons, barExtent, confirmsInput,
    settingsButtons, refreshControls, searchBars, searchPlace, rowActions, rowGestures,
    presentation,
    modalScreens, modalDepth, isOnSheet, presentingChain, popovers, adjustingPopovers, isEditor,
    inputs, hasTextView,
    hasEndingItems, hasTouchTransition, isSettingsScreen, formContents, adjustsContent, showsMedia,
    takesText, hasCustomViews, endingItems, modalExtent, popoverUse,
  ]

  package static let isWindowRoot = flag(
    "isWindowRoot", of: [.scene], "whether a property list or code starts a window with it")
  package static let opensFromList = flag(
    "opensFromList", of: [.scene], "whether a list opens it in the same window")
  package static let isInSettingsTab = flag(
    "isInSettingsTab", of: [.scene], "whether it belongs to a settings tab")
  package static let isInSettingsFile = flag(
    "isInSettingsFile", of: [.scene], "whether its storyboard is named after settings")
  package static let startsSettingsFile = flag(
    "startsSettingsFile", of: [.scene], "whether a storyboard named after settings starts with it")
  package static let hasSwipe = flag("hasSwipe", of: [.scene], "whether it handles swipes")
  package static let barItems = count(
    "barItems", of: [.scene], "buttons in its bars that act, less Done and Cancel")
  package static let setsBarItems = flag(
    "setsBarItems", of: [.scene],
    "whether code of its class sets the items where these buttons are")
  package static let barButtons = text(
    "barButtons", of: [.scene], "those buttons in words: this button, and its name")
  package static let barCommands = list(
    "barCommands", of: [.scene], "those of them that say what they do")
  package static let barSelectors = list(
    "barSelectors", of: [.scene], "what those of barCommands call, for each")
  package static let bottomBarItems = count(
    "bottomBarItems", of: [.scene], "buttons in toolbars at the bottom")
  package static let bottomBarTitles = text(
    "bottomBarTitles", of: [.scene], "what those buttons are called")
  package static let allBarItems = count(
    "allBarItems", of: [.scene], "all buttons in its bars, without spaces")
  package static let allBarButtons = count(
    "allBarButtons", of: [.scene], "those of them that are no labels or other views")
  package static let barExtent = text(
    "barExtent", of: [.scene], "how many those are, and whether code changes them")
  package static let confirmsInput = flag(
    "confirmsInput", of: [.scene],
    "whether Save is in its bar, or Done beside Cancel, or it unwinds to save")
  package static let settingsButtons = count(
    "settingsButtons", of: [.scene], "buttons in its bars that mean settings")
  package static let refreshControls = count(
    "refreshControls", of: [.scene, .document], "controls to pull for refreshing")
  package static let searchBars = count(
    "searchBars", of: [.scene], "search bars and search display controllers")
  package static let searchPlace = text(
    "searchPlace", of: [.searchBar], "where a search bar stands, as words")
  package static let rowActions = count(
    "rowActions", of: [.scene],
    "long presses on cells, and swipes and long presses on rows in code")
  package static let rowGestures = text(
    "rowGestures", of: [.scene], "those gestures, as the beginning of a sentence")
  package static let presentation = word(
    "presentation", of: [.scene], among: ["none", "sheet", "full-screen", "overlay", "popover"],
    "how it is presented, when every path to it presents it")
  package static let modalScreens = count(
    "modalScreens", of: [.scene], "screens before it is dismissed, itself among them")
  package static let modalDepth = count(
    "modalDepth", of: [.scene], "levels below it, when it is presented")
  package static let presentingChain = text(
    "presentingChain", of: [.scene], "what is presented first, what presents this, and this")
  package static let isOnSheet = flag(
    "isOnSheet", of: [.scene], "whether something presented presents it")
  package static let popovers = count("popovers", of: [.scene], "popovers that it opens")
  package static let adjustingPopovers = count(
    "adjustingPopovers", of: [.scene], "popovers that it opens and that stay open or have sliders")
  package static let isEditor = flag(
    "isEditor", of: [.scene], "whether its title begins with New, Edit, Compose …")
  package static let inputs = count(
    "inputs", of: [.scene], "fields, switches, sliders, pickers and steppers")
  package static let hasTextView = flag(
    "hasTextView", of: [.scene], "whether people can write a longer text")
  package static let hasEndingItems = flag(
    "hasEndingItems", of: [.scene], "whether Done, Cancel or Save are in its bar")
  package static let hasTouchTransition = flag(
    "hasTouchTransition", of: [.scene], "whether it is presented with a flip or a curl")
  package static let isSettingsScreen = flag(
    "isSettingsScreen", of: [.scene],
    "whether it, or what it is the first screen of, is titled as settings")
  package static let formContents = text(
    "formContents", of: [.scene], "its text views and controls, counted")
  package static let adjustsContent = flag(
    "adjustsContent", of: [.scene], "whether it is a popover that stays open or has sliders")
  package static let showsMedia = flag(
    "showsMedia", of: [.scene], "whether it is a film, or a large picture that scrolls")
  package static let takesText = flag("takesText", of: [.scene], "whether people can type in it")
  package static let hasCustomViews = flag(
    "hasCustomViews", of: [.scene], "whether it has views of the app's own, with unknown contents")
  package static let endingItems = text("endingItems", of: [.scene], "those buttons, as words")
  package static let modalExtent = text(
    "modalExtent", of: [.scene], "how many screens and levels it leads to")
  package static let popoverUse = text(
    "popoverUse", of: [.scene], "what it does with popovers, as words")
}

// MARK: - Facts of documents and source files

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofDocuments: [AnyFact] = [
    forbiddenControls, forbiddenCount, formerlyForbiddenCount,
    unavailableClasses, unavailableCount, certainlyUnavailable, openGLObjects, openGLCount,
    certainlyOpenGL, lookProperties,
    lookControls, labelledSwitches, switchesWithLabel,
  ]

  package static let forbiddenControls = text(
    "forbiddenControls", of: [.document],
    "controls that crash in the Mac idiom, with their numbers")
  package static let forbiddenCount = count(
    "forbiddenCount", of: [.document], "controls that crash in the Mac idiom in every version")
  package static let formerlyForbiddenCount = count(
    "formerlyForbiddenCount", of: [.document],
    "controls that crash in the Mac idiom of earlier versions only: steppers")
  package static let unavailableClasses = text(
    "unavailableClasses", of: [.document], "classes that the Mac does not have")
  package static let unavailableCount = count(
    "unavailableCount", of: [.document], "objects of such classes")
  package static let certainlyUnavailable = count(
    "certainlyUnavailable", of: [.document],
    "those of them that no compilation condition of the project leaves out")
  package static let openGLObjects = text(
    "openGLObjects", of: [.document], "objects of OpenGL ES and GLKit, with their numbers")
  package static let openGLCount = count(
    "openGLCount", of: [.document], "objects of OpenGL ES and GLKit")
  package static let certainlyOpenGL = count(
    "certainlyOpenGL", of: [.document],
    "those of them that no compilation condition of the project leaves out")
  package static let lookProperties = count(
    "lookProperties", of: [.document], "properties that controls with a Mac look refuse")
  package static let lookControls = text(
    "lookControls", of: [.document], "how many controls have such properties")
  package static let labelledSwitches = count(
    "labelledSwitches", of: [.document], "switches with a label beside them")
  package static let switchesWithLabel = text(
    "switchesWithLabel", of: [.document], default: "no switches",
    "how many switches have a label, as words")
}
