/// The technology that the Mac app is built with, or all technologies if that is undecided.
package enum PlatformChoice: Sendable, Hashable {
  case one(TargetPlatform)
  case all

  /// Whether the Mac app is a native macOS app, and not a Mac Catalyst app.
  package var isNative: Bool { !platforms.contains(.macCatalyst) }

  /// The technologies that a report covers.
  package var platforms: [TargetPlatform] {
    switch self {
    case .one(let platform): [platform]
    case .all: TargetPlatform.allCases
    }
  }

  /// Returns the choice if an app for a target can be built with it, or `nil`.
  package func applying(to target: Target) -> PlatformChoice? {
    guard case .one(let platform) = self else { return self }
    return target.forms.contains(platform) ? self : nil
  }

  /// Returns the choice that covers several choices: the same one, or else all technologies.
  package static func shared(by choices: [PlatformChoice]) -> PlatformChoice {
    let different = Set(choices)
    return different.count > 1 ? .all : different.first ?? .one(.macCatalyst)
  }

  /// Returns the names of technologies, as Apple writes them.
  package static func title(of platforms: [TargetPlatform]) -> String {
    let titles = platforms.map(\.title)
    return [titles.dropLast().joined(separator: ", "), titles.last ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " or ")
  }
}

extension PlatformChoice: RawRepresentable, CaseIterable, Codable, CatalogWord {
  /// Creates a choice from the name of a technology, or from `all`.
  package init?(rawValue: String) {
    switch rawValue {
    case Self.nameOfAll: self = .all
    default:
      guard let platform = TargetPlatform(rawValue: rawValue) else { return nil }
      self = .one(platform)
    }
  }

  package var rawValue: String {
    switch self {
    case .one(let platform): platform.rawValue
    case .all: Self.nameOfAll
    }
  }

  /// Each technology, and all of them.
  package static var allCases: [PlatformChoice] {
    TargetPlatform.allCases.map(PlatformChoice.one) + [.all]
  }

  private static let nameOfAll = "all"
}
