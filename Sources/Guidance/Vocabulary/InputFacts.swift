// MARK: - Facts about how people operate screens, and how much room things take

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofInput: [AnyFact] = [
    textFields, hasSecureField, gesturedViews, isFocusable, multiTouchGestures, smallControls,
    webViews, hasOpaqueBackground, documentScenes, tabRowWidth, liveTabs, hasLiveTabsFirst,
    hasTabImage,
    sharesTabImage, tabTitleLength,
  ]

  package static let textFields = count("textFields", of: [.scene], "text fields in it")
  package static let hasSecureField = flag(
    "hasSecureField", of: [.scene], "whether a text field hides what people type")
  package static let gesturedViews = count(
    "gesturedViews", of: [.scene],
    "views, images, labels and stacks that react to taps or swipes and are no controls")
  package static let isFocusable = flag(
    "isFocusable", of: [.scene], "whether it has a control, a field, a list, or a text to scroll")
  package static let multiTouchGestures = count(
    "multiTouchGestures", of: [.scene], "pinches, rotations, and pans from the edge of the screen")
  package static let smallControls = count(
    "smallControls", of: [.scene], "buttons that a constraint makes less than 44 points high")
  package static let webViews = count("webViews", of: [.scene], "web views in it")
  package static let hasOpaqueBackground = flag(
    "hasOpaqueBackground", of: [.scene],
    "whether its view has a background of one fixed color that nothing shows through")
  package static let documentScenes = count(
    "documentScenes", of: [.document], "scenes in it")
  package static let tabRowWidth = count(
    "tabRowWidth", of: [.tabBar],
    "an estimate of the width of all titles in the tab bar of Apple TV, in points")
  package static let liveTabs = count(
    "liveTabs", of: [.tabBar], "tabs whose titles mean live programs, a guide, or recordings")
  package static let hasLiveTabsFirst = flag(
    "hasLiveTabsFirst", of: [.tabBar], default: true,
    "whether tabs for live programs come before those for recordings, and both before others")
  package static let hasTabImage = flag("hasTabImage", of: [.tab], "whether it has an image")
  package static let sharesTabImage = flag(
    "sharesTabImage", of: [.tab], "whether another tab of the bar has the same image")
  package static let tabTitleLength = count(
    "tabTitleLength", of: [.tab], "the characters of its title")
}
