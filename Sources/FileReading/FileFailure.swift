#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The reason why a file cannot be read.
package struct FileFailure: Error, Equatable {
  /// The reason, as a sentence.
  package var message: String

  /// Creates a failure with the system's description of an error number.
  init(_ what: String, errno: Int32) {
    message = "\(what): \(String(cString: strerror(errno)))."
  }

  init(_ message: String) { self.message = message }
}
