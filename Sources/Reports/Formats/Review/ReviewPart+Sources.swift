import Guidance

extension Report {
  /// The cited sources with their titles, dates, and addresses, in alphabetical order. Numbered
  /// statements are below the documents that contain them.
  var sourceBlocks: [ReviewBlock] {
    let documents = Dictionary(grouping: sources.keys.sorted(), by: document)
    let items = documents.sorted { $0.key < $1.key }.compactMap { document, ids in
      ids.first.flatMap { sources[$0] }.map { source in
        ReviewItem(
          text: text(of: source, document), children: statements(ids), hasPlainChildren: true)
      }
    }
    return items.isEmpty ? [] : [.list(items)]
  }

  /// Returns the ID of the document that contains a statement, or that of a page.
  private func document(of id: String) -> String {
    sources[id]?.statement == nil ? id : String(id.prefix { $0 != "." })
  }

  private func text(of source: CitedSource, _ id: String) -> ReviewText {
    let address: ReviewText? = source.url.map { " \(.link($0, .address($0)))" }
    let note = source.note.map { " \($0)" } ?? ""
    return
      "\(.strong("\(SourceName.document(id)):")) \(source.title), \(source.date).\(address)\(note)"
  }

  /// Returns the statements among some sources, by their numbers.
  private func statements(_ ids: [String]) -> [ReviewText] {
    let number = { (id: String) in Int(id.drop { $0 != "." }.dropFirst()) ?? 0 }
    return ids.sorted { number($0) < number($1) }.compactMap { id in
      sources[id]?.statement.map { "§\(number(id)): \($0)" }
    }
  }
}
