/// What a document's controllers run on (Interface-Builder-Format.md#platforms).
package enum Platform: String, Sendable, Hashable, CaseIterable {
  case iOS, tvOS, watchOS, macOS, other

  /// The platform by the root's `targetRuntime`, or by its `type` where that is missing.
  init(targetRuntime: String?, type: String?) {
    if let targetRuntime {
      self = Self.byRuntime.first { targetRuntime.hasPrefix($0.prefix) }?.platform ?? .other
    } else if let type {
      self = Self.byType.first { type.contains($0.part) }?.platform ?? .other
    } else {
      self = .other
    }
  }

  private static let byRuntime: [(prefix: String, platform: Platform)] = [
    ("iOS", .iOS), ("AppleTV", .tvOS), ("watchKit", .watchOS), ("MacOSX", .macOS),
  ]

  private static let byType: [(part: String, platform: Platform)] = [
    ("CocoaTouch", .iOS), ("AppleTV", .tvOS), ("WatchKit", .watchOS), ("Cocoa", .macOS),
  ]

  /// Whether macward reads documents of the platform in full.
  package var isRead: Bool { self == .iOS || self == .tvOS }
}
