import NavigationGraph
import SourceEvidence

extension CodeText {
  /// The text that people see: the literal, or a key that consists of words. Any other key is
  /// unknown, because no table contains it.
  var title: String? {
    readable.flatMap { $0.isKeyOfTable || TextFormat($0).hasPlaceholder ? nil : $0 }
  }
}
