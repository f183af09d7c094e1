import Foundation

// Strings as keys, without creating them.
extension PropertyValues {
  /// Returns the hash of a string's bytes. It is seeded randomly in each run, so that no file can
  /// provoke collisions.
  func hash(of index: Int) -> Int {
    var hasher = Hasher()
    let node = nodes[index]
    if node.kind == .string {
      bytes.withUnsafeBytes { text in
        hasher.combine(
          bytes: UnsafeRawBufferPointer(rebasing: text[Int(node.start)..<Int(node.end)]))
      }
    }
    return hasher.finalize()
  }

  /// Whether two values are the same string.
  func isSame(_ one: Int, _ other: Int) -> Bool {
    let other = nodes[other]
    guard other.kind == .string else { return false }
    return bytes.withUnsafeBufferPointer { text in
      let own = UnsafeBufferPointer(rebasing: text[Int(other.start)..<Int(other.end)])
      return nodes[one].holds(own, in: text)
    }
  }
}

extension PropertyValues.Node {
  /// Whether the node is a string without escapes that has exactly these bytes.
  func holds(_ other: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard kind == .string, Int(end - start) == other.count else { return false }
    guard let own = text.baseAddress, let other = other.baseAddress else { return true }
    return memcmp(own + Int(start), other, Int(end - start)) == 0
  }
}
