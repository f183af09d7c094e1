/// A platform that Swift is type-checked for.
package enum ApplePlatform: String, CaseIterable, Codable, Sendable {
  case catalyst, ios, macos
}
