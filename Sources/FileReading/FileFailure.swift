#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a file cannot be read, in a sentence.
package struct FileFailure: Error, Equatable {
  /// The sentence.
  package var message: String

  /// What the system says about a call that failed.
  init(_ what: String, errno: Int32) {
    message = "\(what): \(String(cString: strerror(errno)))."
  }

  init(_ message: String) { self.message = message }
}
