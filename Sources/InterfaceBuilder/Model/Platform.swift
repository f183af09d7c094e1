/// The platform of a document (Interface-Builder-Format.md#platforms).
package enum Platform: String, Sendable, Hashable, CaseIterable {
  case iOS, tvOS, watchOS, macOS, other

  /// Creates a platform from the root element's `targetRuntime`, or from its `type` if that is
  /// absent.
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

  /// Whether macward analyzes documents for the platform.
  package var isRead: Bool { self == .iOS || self == .tvOS }
}
