package import SourceEvidence

extension CodeCondition {
  /// The conditions of code that is not part of the iPad app: code for other platforms, for
  /// debugging, or for the Mac.
  fileprivate static let outsideOfApp: Set<CodeCondition> = [
    .macOS, .macCatalyst, .macIdiom, .otherPlatform, .debug, .preview, .never,
  ]
}

extension CodeTransition {
  /// Whether the code is part of the iPad app.
  package var isInApp: Bool { conditions.isDisjoint(with: CodeCondition.outsideOfApp) }
}

extension CodeContainer {
  /// Whether the code is part of the iPad app.
  package var isInApp: Bool { conditions.isDisjoint(with: CodeCondition.outsideOfApp) }
}
