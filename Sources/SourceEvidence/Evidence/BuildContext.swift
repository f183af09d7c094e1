/// The build that is analyzed: that of the iPad app in its Release configuration, as it runs on the
/// Mac.
package struct BuildContext: Sendable, Hashable {
  /// The compilation conditions, or `nil` if they are unknown.
  package var flags: Set<String>?

  /// Creates a build context.
  package init(flags: Set<String>? = nil) { self.flags = flags }

  /// Whether code under some conditions is not part of the app: code for other platforms and
  /// devices, previews, and code of other configurations.
  package func excludes(_ conditions: Set<CodeCondition>) -> Bool {
    conditions.contains { excludes($0) }
  }

  private func excludes(_ condition: CodeCondition) -> Bool {
    switch condition {
    case .macOS, .exceptMacCatalyst, .macIdiom, .phoneIdiom, .otherPlatform, .preview, .never: true
    case .debug: !(flags?.contains("DEBUG") ?? false)
    case .flag(let name): flags.map { !$0.contains(name) } ?? false
    case .notFlag(let name): flags.map { $0.contains(name) } ?? false
    case .any(let conditions): conditions.allSatisfy { excludes($0) }
    case .macCatalyst, .exceptMacOS, .exceptMacIdiom, .padIdiom, .touchIdiom, .check: false
    case .compactWidth, .regularWidth: false
    }
  }
}
