/// The maximum size of a file to read.
package struct FileLimit: Sendable {
  /// The limit in bytes.
  package var bytes: Int
  /// The error message for a larger file, as a sentence.
  package var message: String

  /// Creates a limit.
  ///
  /// - Parameters:
  ///   - mebibytes: The limit in MiB (2²⁰ bytes).
  ///   - consequence: The rest of the message, after “It is larger than 8 MiB”.
  package init(mebibytes: Int, _ consequence: String) {
    bytes = mebibytes << 20
    message = "It is larger than \(mebibytes) MiB\(consequence)"
  }
}
