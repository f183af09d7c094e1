import InterfaceBuilder

extension Project {
  /// Keeps one of the copies of a storyboard that stand in several `.lproj` folders.
  ///
  /// Old projects have a full storyboard for each language; the navigation is the same in all
  /// (xml.md §5). The base copy counts, or else the English one, or else the first.
  mutating func mergeLocalizedCopies() {
    var kept: [String: Int] = [:]
    var merged: [Document] = []
    for document in documents {
      guard let copy = LocalizedCopy(document.file) else {
        merged.append(document)
        continue
      }
      guard let index = kept[copy.shared] else {
        kept[copy.shared] = merged.count
        merged.append(document)
        continue
      }
      problems += note(on: document, besides: merged[index])
      if copy.rank < LocalizedCopy(merged[index].file)?.rank ?? .max { merged[index] = document }
    }
    documents = merged
  }

  private func note(on copy: Document, besides original: Document) -> [DocumentProblem] {
    guard copy.shape != original.shape else { return [] }
    return [
      DocumentProblem(
        .note, at: Location(file: copy.file, line: 1),
        "Its scenes and segues differ from \(original.file); one of the two is reported.")
    ]
  }
}

extension Document {
  /// What two copies of one storyboard share when only their words differ.
  fileprivate var shape: [[String]] {
    controllers.map { [$0.kind.rawValue, $0.id] }
      + segues.map { [$0.kind.rawValue, $0.destination] }
  }
}

/// A path with one `.lproj` folder in it.
private struct LocalizedCopy {
  /// The path without the language.
  var shared: String
  /// Which copy counts: the lowest.
  var rank: Int

  init?(_ path: String) {
    var parts = path.split(separator: "/")
    guard let index = parts.lastIndex(where: { $0.hasSuffix(".lproj") }) else { return nil }
    switch parts[index] {
    case "Base.lproj": rank = 0
    case "en.lproj", "English.lproj": rank = 1
    default: rank = 2
    }
    parts[index] = "*.lproj"
    shared = parts.joined(separator: "/")
  }
}
