/// The names that code gives to checks of the platform and of the build.
enum PlatformNames {
  /// Parts of such names, in lowercase.
  private static let parts: [StaticString] = [
    "pad", "phone", "catalyst", "mac", "desktop", "tablet", "debug",
  ]

  /// Whether a property or function with a name may check the platform.
  static func mayCheck(_ name: String) -> Bool {
    let name = name.lowercased()
    return parts.contains { name.holds($0) }
  }

  /// Whether code may contain a name of a check.
  static func mayOccur(in code: UnsafeRawBufferPointer) -> Bool {
    capitalized.contains { ByteCheck.holds($0, code) }
  }

  /// The parts without their first letters, which may be capitals.
  private static let capitalized: [StaticString] = [
    "pad", "Pad", "hone", "atalyst", "mac", "Mac", "esktop", "ablet", "ebug",
  ]
}
