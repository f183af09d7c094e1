/// What an app runs on before it comes to the Mac.
package enum Device: Sendable, Equatable {
  case phone, pad, television

  /// What people call it.
  package var name: String {
    switch self {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .television: "Apple TV"
    }
  }
}
