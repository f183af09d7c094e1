/// A place in a file that names a source.
struct Citation {
  /// The source.
  var source: String
  /// The keys that lead to it.
  var keys: [String]

  /// Whether the source is a numbered statement and not a page.
  var isStatement: Bool { source.prefixMatch(of: /S[0-9]/) != nil }
}

extension CatalogueFile {
  /// All that the file names under `sources`, wherever in it that stands.
  var citations: [Citation] { Self.citations(in: json, at: []) }

  private static func citations(in value: Any, at keys: [String]) -> [Citation] {
    if let mapping = value as? [String: Any] {
      return mapping.sorted { $0.key < $1.key }.flatMap { key, part in
        key == "sources" ? sources(part, at: keys + [key]) : citations(in: part, at: keys + [key])
      }
    }
    guard let list = value as? [Any] else { return [] }
    return list.enumerated().flatMap { citations(in: $0.element, at: keys + ["\($0.offset)"]) }
  }

  private static func sources(_ value: Any, at keys: [String]) -> [Citation] {
    (value as? [Any] ?? []).enumerated().compactMap { index, source in
      (source as? String).map { Citation(source: $0, keys: keys + ["\(index)"]) }
    }
  }
}
