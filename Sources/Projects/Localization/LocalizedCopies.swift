import FileReading
import InterfaceBuilder
import XcodeProject

extension Project {
  /// Keeps only one of the localized copies of each storyboard.
  ///
  /// Old projects have a full storyboard for each language, with the same navigation. The copy in
  /// the requested language is used, or else the base copy, the English copy, or the first copy, in
  /// this order (Interface-Builder-Format.md#copies-in-other-languages).
  ///
  /// - Parameter languages: The languages to use, best first.
  mutating func mergeLocalizedCopies(preferring languages: [Language] = []) {
    var kept: [String: Int] = [:]
    var bases: [String: Document] = [:]
    var merged: [Document] = []
    for document in documents {
      guard let copy = LocalizedCopy(document.file) else {
        merged.append(document)
        continue
      }
      if copy.rank < bases[copy.shared]?.copyRank() ?? .max { bases[copy.shared] = document }
      guard let index = kept[copy.shared] else {
        kept[copy.shared] = merged.count
        merged.append(document)
        continue
      }
      problems += note(on: document, besides: merged[index])
      if document.copyRank(languages) < merged[index].copyRank(languages) {
        merged[index] = document
      }
    }
    documents = merged
    guard !languages.isEmpty else { return }
    for (shared, index) in kept { bases[shared].map { addOriginals(of: merged[index], in: $0) } }
  }

  private func note(on copy: Document, besides original: Document) -> [InputProblem] {
    guard copy.shape != original.shape else { return [] }
    return [
      InputProblem(
        .note, at: SourceLocation(file: copy.file, line: 1),
        "Its scenes and segues differ from \(original.file); one of the two is reported.")
    ]
  }

  /// Adds the titles in the base copy, by the titles in another copy.
  private mutating func addOriginals(of copy: Document, in base: Document) {
    guard copy.file != base.file else { return }
    let texts = base.localizableTexts.map { ($0.key, $0.text) }
    let known = Dictionary(texts) { first, _ in first }
    for place in copy.localizableTexts {
      if let text = place.text, let original = known[place.key] ?? nil, original != text {
        originals[text, default: []].insert(original)
      }
    }
  }
}

extension Document {
  /// The features that are the same in all localized copies of a storyboard.
  fileprivate var shape: [[String]] {
    controllers.map { [$0.kind, $0.id] }
      + segues.map { [$0.kind, $0.destination] }
  }

  /// Returns the rank of a copy. The copy with the lowest rank is used.
  fileprivate func copyRank(_ languages: [Language] = []) -> Int {
    guard let copy = LocalizedCopy(file) else { return .max }
    let place = copy.language.flatMap { languages.firstIndex(of: $0) }
    return place.map { $0 - languages.count } ?? copy.rank
  }
}

/// A path that contains an `.lproj` folder.
private struct LocalizedCopy {
  /// The path without the language.
  var shared: String
  /// The language, or `nil` for the base copy.
  var language: Language?
  /// The rank of the copy if no language is requested. The copy with the lowest rank is used.
  var rank: Int

  init?(_ path: String) {
    var parts = ProjectPath.names(in: path)
    guard let index = parts.lastIndex(where: { $0.hasSuffix(".lproj") }) else { return nil }
    switch parts[index] {
    case "Base.lproj": rank = 0
    case "en.lproj", "English.lproj": rank = 1
    default: rank = 2
    }
    language = Language(parts[index].dropLast(".lproj".count))
    parts[index] = "*.lproj"
    shared = parts.joined(separator: "/")
  }
}
