import InterfaceBuilder

/// What the fuzzer tries with bytes that may be a storyboard: everything that is read from one.
enum StoryboardFuzzing {
  /// Reads bytes, and asks for all that depends on them.
  static func read(_ bytes: [UInt8]) {
    guard case .document(let document) = DocumentReader().read(bytes, as: "Fuzzed.storyboard")
    else { return }
    _ = (document.localizableTexts, document.leavesTitlesOpen, document.isBackup)
    for controller in document.controllers { _ = document.elements(around: controller) }
    for element in 0..<document.tree.count {
      _ = (document.location(of: element), document.owner(of: element))
    }
  }
}
