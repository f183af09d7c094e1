extension AnyFact {
  /// All facts of this kind, in the order of the schema.
  static let ofMissingAPIs: [AnyFact] = [
    apiKind, apiName, apiStatus, apiTopic, apiReplacement, apiAvailability, apiCertainty, apiUses,
    apiPlaces, apiUsesInCode, removesNavigation, isCertain,
  ]

  package static let apiKind = word(
    "apiKind", of: [.missingAPI],
    among: UnavailableAPI.Kind.allCases.map(\.rawValue), "the kind of API")
  package static let apiName = word(
    "apiName", of: [.missingAPI],
    "its name in unavailable.yml, or the only one of its names that code uses")
  package static let apiStatus = word(
    "apiStatus", of: [.missingAPI],
    among: UnavailableAPI.Status.allCases.map(\.rawValue), "what the target has of it")
  package static let apiTopic = word(
    "apiTopic", of: [.missingAPI], "its topic in unavailable.yml, or none")
  package static let apiReplacement = text(
    "apiReplacement", of: [.missingAPI], "what to use in its place")
  package static let apiAvailability = text(
    "apiAvailability", of: [.missingAPI], "what the target has of it, after its name")
  package static let apiCertainty = text(
    "apiCertainty", of: [.missingAPI], "a sentence about how certain that is")
  package static let apiUses = count(
    "apiUses", of: [.missingAPI], "how often documents and code use it")
  package static let apiUsesInCode = count(
    "apiUsesInCode", of: [.missingAPI], from: .source, "how often code uses it")
  package static let apiPlaces = text(
    "apiPlaces", of: [.missingAPI],
    "the number of places that use it, and the first scenes and files")
  package static let removesNavigation = flag(
    "removesNavigation", of: [.missingAPI],
    "whether people lose a way to move through the app without it")
  package static let isCertain = flag(
    "isCertain", of: [.missingAPI], "whether Apple's headers or pages say so")
}
