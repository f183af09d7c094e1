/// What must hold for a piece of code to be compiled or run.
package indirect enum CodeCondition: Sendable, Hashable {
  /// `#if targetEnvironment(macCatalyst)`, `#if TARGET_OS_MACCATALYST`, `isMacCatalystApp`.
  case macCatalyst
  /// The other side of such a branch.
  case exceptMacCatalyst
  /// `#if os(macOS)`, `#if canImport(AppKit)`.
  case macOS
  /// `#if !os(macOS)`.
  case exceptMacOS
  /// `#if os(tvOS)`, `os(watchOS)`, `os(visionOS)`: neither iOS nor the Mac.
  case otherPlatform
  /// `#if DEBUG`.
  case debug
  /// A preview for Xcode's canvas.
  case preview
  /// `#if false`, `#if 0`: never compiled.
  case never
  /// `userInterfaceIdiom == .mac`.
  case macIdiom
  /// The other side of such a branch.
  case exceptMacIdiom
  /// `userInterfaceIdiom == .pad`.
  case padIdiom
  /// `userInterfaceIdiom == .phone`.
  case phoneIdiom
  /// `userInterfaceIdiom == .pad` or `.phone` is written: it runs in no Mac idiom, while the other
  /// side of such a branch does.
  case touchIdiom

  /// `#if NAME`: a compilation condition of the project's own.
  case flag(String)
  /// `#if !NAME`.
  case notFlag(String)
  /// At least one of several conditions.
  case any(Set<CodeCondition>)

  /// Whether it depends on the build configuration.
  var isOfProject: Bool {
    switch self {
    case .flag, .notFlag, .debug: true
    case .any(let conditions): conditions.contains(where: \.isOfProject)
    default: false
    }
  }

  /// What holds on the other side of a branch, as far as anything is known of it.
  var opposite: CodeCondition? {
    switch self {
    case .macCatalyst: .exceptMacCatalyst
    case .exceptMacCatalyst: .macCatalyst
    case .macOS: .exceptMacOS
    case .exceptMacOS: .macOS
    case .macIdiom: .exceptMacIdiom
    case .exceptMacIdiom: .macIdiom
    case .padIdiom: .phoneIdiom
    case .phoneIdiom: .padIdiom
    case .flag(let name): .notFlag(name)
    case .notFlag(let name): .flag(name)
    case .touchIdiom, .otherPlatform, .debug, .preview, .never, .any: nil
    }
  }
}
