import InterfaceBuilder
package import Projects

/// The platform that screens are for.
package enum ScreenPlatform: String, Sendable {
  case iOS, tvOS

  init(_ platform: Platform) { self = platform == .tvOS ? .tvOS : .iOS }
}

extension Project {
  /// The platform of the advice.
  package var screenPlatform: ScreenPlatform { ScreenPlatform(platform) }
}
