private let yesNoUnknown = ["yes", "no", "unknown"]

// MARK: - Facts of the row that tabs and bars share on iPad

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofTopRows: [AnyFact] = [sideItems, titleView, titleLength, topRow]

  package static let sideItems = count(
    "sideItems", of: [.tab], "buttons on the fuller side of its first screen's navigation bar")
  package static let titleView = word(
    "titleView", of: [.tab], among: ["none", "segments", "search-field", "other"],
    "what its first screen shows in place of a title")
  package static let titleLength = count(
    "titleLength", of: [.tab], "the characters of its first screen's title; 0: unknown")
  package static let topRow = text(
    "topRow", of: [.tab], default: "nothing",
    "what its first screen's navigation bar holds, in words")
}

// MARK: - Facts of windows that people resize

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofWindowing: [AnyFact] = [
    supportsAllOrientations, orientations, needsWholeScreen, cornerViews, cornerViewNames,
    fixedScenes, fixedSceneNames,
  ]

  package static let supportsAllOrientations = word(
    "supportsAllOrientations", of: [.project], among: yesNoUnknown,
    "whether a property list names all four orientations for iPad")
  package static let orientations = text(
    "orientations", of: [.project], "the orientations that it names")
  package static let needsWholeScreen = flag(
    "needsWholeScreen", of: [.scene],
    "whether it shows media, a camera or web pages, or belongs to a first run or to signing in")
  package static let cornerViews = count(
    "cornerViews", of: [.scene],
    "buttons and labels in its top leading corner, below no navigation bar")
  package static let cornerViewNames = text(
    "cornerViewNames", of: [.scene], "those views in words")
  package static let fixedScenes = count(
    "fixedScenes", of: [.document],
    "scenes with five views or more that no constraint and no mask adapts to a size")
  package static let fixedSceneNames = text(
    "fixedSceneNames", of: [.document], "those scenes, in words")
}
