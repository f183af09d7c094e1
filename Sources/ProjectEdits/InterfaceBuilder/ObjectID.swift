/// Object IDs as Interface Builder makes them: eight letters and digits, such as `8Uf-3S-xxA`.
enum ObjectID {
  /// Makes an ID that depends only on what it is for, and that no other object has.
  ///
  /// - Parameters:
  ///   - file: The path of the document in the project.
  ///   - object: The ID of the object that gets the new one.
  ///   - purpose: What the new object is for.
  ///   - taken: The IDs that other objects have.
  /// - Returns: The ID.
  static func derived(
    file: String, object: String, purpose: String, avoiding taken: Set<String>
  ) -> String {
    var attempt = 0
    while true {
      let hash = StableHash.hash([file, object, purpose, String(attempt)].joined(separator: "\n"))
      let id = id(of: hash)
      if !taken.contains(id) { return id }
      attempt += 1
    }
  }

  private static func id(of hash: UInt64) -> String {
    var (rest, id) = (hash, "")
    for place in 0..<8 {
      if place == 3 || place == 5 { id += "-" }
      id.append(characters[Int(rest % 62)])
      rest /= 62
    }
    return id
  }

  private static let characters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
}
