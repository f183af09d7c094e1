package import SourceEvidence

extension CodeCondition {
  /// What holds for code that is no part of the iPad app: that for other platforms, for debugging or
  /// for the Mac.
  fileprivate static let outsideOfApp: Set<CodeCondition> = [
    .macOS, .macCatalyst, .macIdiom, .otherPlatform, .debug, .preview, .never,
  ]
}

extension CodeTransition {
  /// Whether it is part of the iPad app.
  package var isInApp: Bool { conditions.isDisjoint(with: CodeCondition.outsideOfApp) }
}

extension CodeContainer {
  /// Whether it is part of the iPad app.
  package var isInApp: Bool { conditions.isDisjoint(with: CodeCondition.outsideOfApp) }
}
