/// What the Mac app is made with: one platform, or all of them as long as that is open.
package enum PlatformChoice: Sendable, Hashable {
  case one(TargetPlatform)
  case all

  /// The platforms that a report is about.
  package var platforms: [TargetPlatform] {
    switch self {
    case .one(let platform): [platform]
    case .all: TargetPlatform.allCases
    }
  }

  /// The platforms' names as Apple writes them.
  package var title: String {
    let titles = platforms.map(\.title)
    return [titles.dropLast().joined(separator: ", "), titles.last ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " or ")
  }
}

extension PlatformChoice: RawRepresentable, CaseIterable, Codable, CatalogWord {
  /// A platform's name, or `all`.
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

  /// Each platform, and all of them.
  package static var allCases: [PlatformChoice] {
    TargetPlatform.allCases.map(PlatformChoice.one) + [.all]
  }

  private static let nameOfAll = "all"
}
