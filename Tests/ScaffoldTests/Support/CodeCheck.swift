import TestSupport
import Testing

/// A platform, a first system, and a language mode for which new code is type-checked.
struct CodeCheck: Sendable, CustomStringConvertible {
  var platform: ApplePlatform
  /// The first version of iOS. For macOS it is the version of the same year.
  var version: Int
  /// The language mode, 5 or 6.
  var language = 6
  /// Whether unreachable code and data races are found as well.
  var isThorough = false

  var description: String {
    "\(platform) \(target), Swift \(language)\(isThorough ? ", thorough" : "")"
  }

  private var target: String {
    let isEarlyMac = platform == .macos && version < 19
    return "\(isEarlyMac ? version - 3 : version).0"
  }

  /// Returns the errors and warnings for files.
  func diagnostics(of files: [String: String]) async throws -> [String] {
    try await TypeChecker.check(
      files: files, platform: platform, deploymentTarget: target, languageMode: language,
      sil: isThorough)
  }

  /// Expects no errors and warnings for files, which a name describes.
  ///
  /// - Returns: Whether this machine can check them. If not, the reason is printed.
  @discardableResult
  func expectNothing(in files: [String: String], of name: String) async throws -> Bool {
    do {
      let found = try await diagnostics(of: files)
      #expect(found.isEmpty, "\(name): \(self): \(found.joined(separator: "\n"))")
      return true
    } catch let error as TypeChecker.Unavailable {
      print("scaffold-check: \(name): \(self) is skipped: \(error)")
      return false
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test if this machine cannot type-check Swift for Apple's platforms.
  static var needsTypeChecker: Self {
    .enabled("this machine cannot type-check Swift for Apple's platforms") {
      TypeChecker.reasonToSkip == nil
    }
  }
}
