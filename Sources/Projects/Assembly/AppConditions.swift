package import SourceEvidence

extension CodeCondition {
  /// The conditions of code that is not part of the app: code for other platforms, for debugging, or
  /// for the Mac idiom.
  fileprivate static let outsideOfApp: Set<CodeCondition> = [
    .macOS, .macIdiom, .otherPlatform, .debug, .preview, .never,
  ]
  /// The conditions of code that runs on iPhone or iPad, but not on the Mac.
  fileprivate static let onOtherDevices: Set<CodeCondition> = [.exceptMacCatalyst, .phoneIdiom]
}

extension CodeTransition {
  /// Whether the code is part of the app and runs on the Mac.
  package var isInApp: Bool {
    conditions.isDisjoint(with: CodeCondition.outsideOfApp.union(CodeCondition.onOtherDevices))
  }
}

extension CodeContainer {
  /// Whether the code is part of the app.
  package var isInApp: Bool { conditions.isDisjoint(with: CodeCondition.outsideOfApp) }
}
