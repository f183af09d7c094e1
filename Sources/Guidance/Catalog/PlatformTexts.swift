/// The texts of a rule that differ between the technologies of the Mac app.
struct PlatformTexts: Sendable, CatalogRecord {
  /// The texts for one technology. Those that are absent are the rule's own.
  struct Texts: Sendable, CatalogRecord {
    var message: String?
    var why: String?
    var advice: String?

    init(from keys: inout KeyReader) {
      message = keys.readIfPresent("message")
      why = keys.readIfPresent("why")
      advice = keys.readIfPresent("advice")
    }
  }

  private var texts: [TargetPlatform: Texts] = [:]

  /// Creates an empty value.
  init() {}

  init(from keys: inout KeyReader) {
    for platform in TargetPlatform.allCases {
      texts[platform] = keys.readIfPresent(platform.rawValue)
    }
  }

  subscript(platform: TargetPlatform) -> Texts? { texts[platform] }

  /// Adds a sentence to each advice.
  mutating func add(_ advice: String) {
    texts = texts.mapValues { own in
      var own = own
      own.advice = own.advice.map { $0 + " " + advice }
      return own
    }
  }
}
