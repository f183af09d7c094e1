private let yesNoUnknown = ["yes", "no", "unknown"]

// MARK: - Facts about what an app is for, and which devices it supports

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofFit: [AnyFact] = [
    isForIPhone, hasTVTarget, hasVisionDestination, isDesignedForVision, hasWatchTarget,
    hasSwiftUIApp, touchScenes, touchDocuments, touchDocumentNames, playsVideo, hasGridRoots,
    isGame,
    readsLists, takesMuchText, hasWebRoot, usesCamera, guidesByLocation, needsPhone,
    hasMultiTouchCanvas, startsWithDocuments, startsWithAugmentedReality, rootShowsWeb,
    rootShowsCamera, rootShowsDocuments,
  ]

  package static let isForIPhone = word(
    "isForIPhone", of: [.project], among: yesNoUnknown, from: .projectFiles,
    "whether the app is built for iPhone")
  package static let hasTVTarget = word(
    "hasTVTarget", of: [.project], among: yesNoUnknown, from: .projectFiles,
    "whether a target for Apple TV is there, of this app or in the same Xcode project")
  package static let hasVisionDestination = word(
    "hasVisionDestination", of: [.project], among: yesNoUnknown, from: .projectFiles,
    "whether a target is built for Apple Vision Pro, of this app or in the same Xcode project")
  package static let isDesignedForVision = word(
    "isDesignedForVision", of: [.project], among: yesNoUnknown, from: .projectFiles,
    "whether a setting offers the iPad app for Apple Vision Pro; unknown: no setting says so")
  package static let hasWatchTarget = word(
    "hasWatchTarget", of: [.project], among: yesNoUnknown, from: .projectFiles,
    "whether a target for Apple Watch is there, in the same Xcode project")
  package static let hasSwiftUIApp = flag(
    "hasSwiftUIApp", of: [.project], from: .source, "whether the app itself is one of SwiftUI")
  package static let touchScenes = count(
    "touchScenes", of: [.project],
    "scenes with views of their own in documents for iPhone or iPad, without launch screens")
  package static let touchDocuments = count(
    "touchDocuments", of: [.project],
    "storyboards and xibs for iPhone or iPad, without launch screens")
  package static let touchDocumentNames = text(
    "touchDocumentNames", of: [.project], "those documents, counted")
  package static let playsVideo = flag(
    "playsVideo", of: [.project], "whether a screen is a video player, or code imports AVKit")
  package static let hasGridRoots = flag(
    "hasGridRoots", of: [.project],
    "whether half of the tabs or more, or else the first screen, open with a collection")
  package static let isGame = flag(
    "isGame", of: [.project],
    "whether a screen or a class has a view of SpriteKit, SceneKit, or Metal, or code imports "
      + "SpriteKit or GameController")
  package static let readsLists = flag(
    "readsLists", of: [.project], "whether a stack in the window leads from a list to a detail")
  package static let takesMuchText = flag(
    "takesMuchText", of: [.project],
    "whether a screen has three text fields or more, or a text view that people can edit")
  package static let hasWebRoot = flag(
    "hasWebRoot", of: [.project], "whether a tab, or the first screen, opens with a web view")
  package static let usesCamera = flag(
    "usesCamera", of: [.project],
    "whether a screen shows the camera: a capture session, a scanner, or augmented reality")
  package static let guidesByLocation = flag(
    "guidesByLocation", of: [.project],
    "whether code has a location manager, and a tab or the first screen opens with a map")
  package static let needsPhone = flag(
    "needsPhone", of: [.project],
    "whether the app requires telephony or NFC, or code imports CallKit, CoreNFC, or Messages")
  package static let hasMultiTouchCanvas = flag(
    "hasMultiTouchCanvas", of: [.project],
    "whether a screen has a pinch or rotation gesture, or code imports PencilKit")
  package static let startsWithDocuments = flag(
    "startsWithDocuments", of: [.project], "whether the app starts with a document browser")
  package static let startsWithAugmentedReality = flag(
    "startsWithAugmentedReality", of: [.project],
    "whether the app starts with a view for augmented reality")
  package static let rootShowsWeb = flag(
    "rootShowsWeb", of: [.tab], "whether its first screen has a web view")
  package static let rootShowsCamera = flag(
    "rootShowsCamera", of: [.tab], "whether its first screen shows the camera")
  package static let rootShowsDocuments = flag(
    "rootShowsDocuments", of: [.tab], "whether its first screen is a document browser")
}
