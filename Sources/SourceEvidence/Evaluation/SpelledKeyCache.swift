/// The keys of texts by the members that spell them, each looked up once.
struct SpelledKeyCache {
  private var known: [[String]: (key: String, table: String)?] = [:]

  /// The key that a path of members spells; nil if it spells none.
  mutating func key(
    spelledBy path: [String], in resources: any SourceResources
  ) -> (key: String, table: String)? {
    if let found = known[path] { return found }
    let found = resources.key(spelledBy: path)
    known[path] = .some(found)
    return found
  }
}
