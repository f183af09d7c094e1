/// The names that code gives to checks of the platform and of the build.
enum PlatformNames {
  /// Parts of such names, in lowercase.
  private static let parts: [StaticString] = [
    "pad", "phone", "catalyst", "mac", "desktop", "tablet", "debug", "compact", "regular",
  ]

  /// Whether a property or function with a name may check the platform.
  static func mayCheck(_ name: String) -> Bool {
    let name = name.lowercased()
    return parts.contains { name.holds($0) }
  }
}
