/// The device around a screen of another target than the Mac. The raw values are the words for
/// `frame` in `target.yml`.
package enum DeviceFrame: String, Sendable, CaseIterable {
  case pad = "ipad"
  case television = "tv"
  case vision
  case watch

  /// The class in `frames.css` with the colors of a picture that looks the same in light and dark, or
  /// `nil` for colors that follow the system.
  package var look: String? { self == .pad ? nil : rawValue }

  /// The size of the picture, in points.
  package var size: (width: Double, height: Double) {
    switch self {
    case .pad: (756, 539)
    case .television: (768, 480)
    case .vision: (790, 500)
    case .watch: (574, 424)
    }
  }

  /// The subject of a description.
  package var name: String {
    switch self {
    case .pad: "An iPad in landscape"
    case .television: "A television"
    case .vision: "A window on Apple Vision Pro"
    case .watch: "An Apple Watch"
    }
  }
}
