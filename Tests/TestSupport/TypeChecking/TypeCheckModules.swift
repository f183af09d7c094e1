/// The compiled modules of Apple's frameworks, which all checks of a platform use.
///
/// Checks that start together wait for one preparation. Each of them would do it otherwise, and with SIL
/// it takes a minute.
actor TypeCheckModules {
  static let shared = TypeCheckModules()

  private struct Key: Hashable {
    var platform: ApplePlatform
    var sil: Bool
  }

  private var preparations: [Key: Task<TypeCheckScript.Result, any Error>] = [:]

  /// Makes the modules, once in each process, unless an earlier process has made them.
  func prepare(_ platform: ApplePlatform, sil: Bool) async throws -> TypeCheckScript.Result {
    let key = Key(platform: platform, sil: sil)
    let preparation =
      preparations[key]
      ?? Task { try await TypeCheckScript(platform: platform, sil: sil).runInBackground([]) }
    preparations[key] = preparation
    return try await preparation.value
  }
}
