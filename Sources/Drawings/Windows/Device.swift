/// The device that an app currently runs on.
package enum Device: Sendable, Equatable {
  case phone, pad, television

  /// The name of the device.
  package var name: String {
    switch self {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .television: "Apple TV"
    }
  }
}
