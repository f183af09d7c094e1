/// The names that git gives to the contents of files.
package enum BlobID {
  /// Returns the name of some contents, as `git hash-object` prints it.
  package static func of(_ bytes: [UInt8]) -> String {
    SHA1.digest(Array("blob \(bytes.count)\0".utf8) + bytes)
  }

  /// What git writes in place of a name for a file that is not there.
  package static let none = String(repeating: "0", count: 40)
}
