/// The most bytes of a file that are read.
package struct FileLimit: Sendable {
  package var bytes: Int
  /// What a larger file is told with, in a sentence.
  package var message: String

  /// Limits files.
  ///
  /// - Parameters:
  ///   - megabytes: The most that is read, in units of 2²⁰ bytes.
  ///   - consequence: What that means, after “It is larger than 8 MB”.
  package init(megabytes: Int, _ consequence: String) {
    bytes = megabytes << 20
    message = "It is larger than \(megabytes) MB\(consequence)"
  }
}
