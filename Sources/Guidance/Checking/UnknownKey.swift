/// Returns the message for an unknown key, which suggests a similar one.
func unknownKeyMessage(_ key: String, among allowed: [String]) -> String {
  if let near = nearest(to: key, among: allowed) {
    return "unknown key '\(key)'; did you mean '\(near)'?"
  }
  return "unknown key '\(key)'; expected one of " + allowed.sorted().joined(separator: ", ")
}

/// Returns the most similar name, or `nil` if none is similar enough.
package func nearest(to name: String, among names: some Collection<String>) -> String? {
  let near = names.min { (distance(name, $0), $0) < (distance(name, $1), $1) }
  return near.flatMap { distance(name, $0) <= min(3, name.count - 1) ? $0 : nil }
}

/// Returns the name that has the most words in common with another one, or `nil` if none has any. Words
/// that begin alike are the same.
func alike(_ name: String, among names: some Collection<String>) -> String? {
  let words = beginnings(of: name)
  let scored = names.map { other in
    (beginnings(of: other).intersection(words).count, -abs(other.count - name.count), other)
  }
  return scored.max { $0 < $1 }.flatMap { $0.0 > 0 ? $0.2 : nil }
}

/// Returns the first four letters of each word.
private func beginnings(of name: String) -> Set<String> {
  let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
  return Set(words.filter { $0.count > 3 }.map { String($0.prefix(4)) })
}

/// Returns the edit distance of two words: the number of letters to add, remove, or change.
private func distance(_ a: String, _ b: String) -> Int {
  var row = Array(0...b.count)
  for (i, left) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, right) in b.enumerated() {
      let changed = diagonal + (left == right ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[b.count]
}
