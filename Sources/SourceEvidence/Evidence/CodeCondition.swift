/// A condition under which code is compiled or run.
package indirect enum CodeCondition: Sendable, Hashable {
  /// `#if targetEnvironment(macCatalyst)`, `#if TARGET_OS_MACCATALYST`, `isMacCatalystApp`.
  case macCatalyst
  /// The other side of a branch about Mac Catalyst.
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
  /// The other side of a branch about the Mac idiom.
  case exceptMacIdiom
  /// `userInterfaceIdiom == .pad`.
  case padIdiom
  /// `userInterfaceIdiom == .phone`.
  case phoneIdiom
  /// A comparison with `.pad` or `.phone`: the code does not run in the Mac idiom, and the code on
  /// the other side does.
  case touchIdiom

  /// `horizontalSizeClass == .compact`: an iPhone, or a narrow window of an iPad, but not the Mac.
  case compactWidth
  /// The other side of a branch about a compact width.
  case regularWidth

  /// `#if NAME`: a compilation condition of the project.
  case flag(String)
  /// `#if !NAME`.
  case notFlag(String)
  /// A property or function of the project that presumably checks the platform, and the result
  /// with which the code runs.
  case check(String, Bool)
  /// At least one of several conditions.
  case any(Set<CodeCondition>)

  /// Whether the condition depends on the build configuration.
  var isOfProject: Bool {
    switch self {
    case .flag, .notFlag, .debug: true
    case .any(let conditions): conditions.contains(where: \.isOfProject)
    default: false
    }
  }

  /// The condition of the other side of a branch, or `nil` if nothing is known about it.
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
    case .compactWidth: .regularWidth
    case .regularWidth: .compactWidth
    case .flag(let name): .notFlag(name)
    case .notFlag(let name): .flag(name)
    case .check(let name, let result): .check(name, !result)
    case .touchIdiom, .otherPlatform, .debug, .preview, .never, .any: nil
    }
  }
}
