private let roles = [
  "root", "nested", "embedded", "pushed", "modal", "compact-column", "other-branch", "launch",
  "sample", "orphan",
]

// MARK: - Facts of all subjects

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofAnySubject: [AnyFact] = [
    name, scene, platform, role, customClass, hasCustomClass, superclasses, isModal,
    inLaunchScreen, origin, isSwiftUI,
  ]

  package static let name = text("name", "what people would call it")
  package static let origin = word(
    "origin", of: .placed, among: ["storyboard", "xib", "code"], "where it is made")
  package static let scene = text("scene", of: .placed, "the scene it is in")
  package static let platform = word(
    "platform", of: .placedOrDocument, among: ["iOS", "tvOS"], "the platform of its document")
  package static let role = word("role", of: .placed, among: roles, "its role in the app")
  package static let customClass = word(
    "customClass", of: .placed, default: "none", "its class at run time, or none")
  package static let superclasses = words(
    "superclasses", of: .placed, from: .source,
    "the classes that its class inherits from, as far as code shows")
  package static let hasCustomClass = flag(
    "hasCustomClass", of: .placed, "whether it has a custom class")
  package static let isModal = flag(
    "isModal", of: .placed, "whether every path to it goes through a presentation")
  package static let isSwiftUI = flag("isSwiftUI", of: .placed, "whether SwiftUI makes it")
  package static let inLaunchScreen = flag(
    "inLaunchScreen", of: .placedOrDocument, "whether it is in a launch screen")
}

// MARK: - Outcomes of decisions

extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofDecisions: [AnyFact] = [
    outcome, outcomeReason, confidence, purpose, columnAdvice, backAdvice, pageAdvice,
    settingsAdvice, windowAdvice, modalAdvice, platformAdvice,
    routeAdvice, fit, fitPoints, fitReasons,
  ]

  package static let outcome = word(
    "outcome", of: .structures, "the outcome of the structure's decision")
  package static let outcomeReason = text(
    "outcomeReason", of: .structures, "the reason for the structure's outcome")
  package static let confidence = word(
    "confidence", of: .structures, "the confidence of the structure's decision")
  package static let purpose = word(
    "purpose", of: [.tab], "what decisions/tab.yml says the tab is for")
  package static let columnAdvice = word(
    "columnAdvice", of: [.splitView], "what decisions/columns.yml says")
  package static let backAdvice = word(
    "backAdvice", of: [.navigationStack], "what decisions/deep-stack.yml says")
  package static let pageAdvice = word("pageAdvice", of: .pages, "what decisions/pages.yml says")
  package static let settingsAdvice = word(
    "settingsAdvice", of: [.scene], "what decisions/settings.yml says")
  package static let windowAdvice = word(
    "windowAdvice", of: [.project], "what decisions/windows.yml says")
  package static let platformAdvice = word(
    "platformAdvice", of: [.project], "what decisions/platform.yml says")
  package static let routeAdvice = word(
    "routeAdvice", of: [.project], "what decisions/route.yml says")
  package static let fit = word(
    "fit", of: [.project], "what decisions/fit.yml says: how well the app suits the target")
  package static let fitPoints = count(
    "fitPoints", of: [.project], "reasons for and against the target")
  package static let fitReasons = text(
    "fitReasons", of: [.project], "those reasons, as sentences")
  package static let modalAdvice = word(
    "modalAdvice", of: [.scene], "what decisions/modal.yml says")
}
