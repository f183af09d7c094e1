import SourceEvidence

/// The display name of a screen.
struct DisplayName {
  /// The name.
  var text: String
  /// Whether it is a name of code, such as that of a class.
  var isOfCode = false
}

extension Screen {
  /// The title that people see, or else the name in Interface Builder or in code.
  var displayName: DisplayName {
    if let title = codeTitle.text { return DisplayName(text: title) }
    // A title in a document that code replaces by an unknown one is only a placeholder.
    // One that the class is named after says what the screen shows.
    if case .unknown = codeTitle, let title = shownTitle, let name = customClass,
      !name.nameWords.starts(with: title.nameWords)
    {
      return labelOrClass
    }
    let written = [navigationTitle, title].lazy.compactMap { $0 }
      .first { !Self.templateTitles.contains($0) }
    return written.map { DisplayName(text: $0) } ?? labelOrClass
  }

  /// The titles in Xcode's templates and in new navigation items.
  private static let templateTitles: Set = ["Title", "Root View Controller", "Master", "Detail"]

  /// The name of the scene, the label, or the class.
  private var labelOrClass: DisplayName {
    // Interface Builder names a scene after its class if it has no label.
    let label = [sceneName, userLabel].lazy.compactMap { $0 }.first { !isClassName($0) }
    if let label { return DisplayName(text: label, isOfCode: origin.evidence == .source) }
    if let customClass { return DisplayName(text: customClass, isOfCode: true) }
    return DisplayName(text: sceneName ?? reference?.storyboard ?? kind.name)
  }

  private func isClassName(_ label: String) -> Bool {
    guard let customClass else { return false }
    return label == customClass || label.nameWords == customClass.nameWords
  }
}
