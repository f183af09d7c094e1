/// Says that a key is unknown, and which one was perhaps meant.
func unknownKeyMessage(_ key: String, among allowed: [String]) -> String {
  if let near = nearest(to: key, among: allowed) {
    return "unknown key '\(key)'; did you mean '\(near)'?"
  }
  return "unknown key '\(key)'; expected one of " + allowed.sorted().joined(separator: ", ")
}

/// The name that was perhaps meant; `nil` where none is near.
func nearest(to name: String, among names: some Collection<String>) -> String? {
  let near = names.min { (distance(name, $0), $0) < (distance(name, $1), $1) }
  return near.flatMap { distance(name, $0) <= min(3, name.count - 1) ? $0 : nil }
}

/// How many letters must be added, removed or changed to make one word of another.
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
