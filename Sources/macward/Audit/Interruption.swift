import Dispatch
import Foundation

/// Does something else than die when the user or the system stops the program.
struct Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Watches from now on.
  ///
  /// - Parameter end: Ends the program with a status: 128 and the signal, as shells count.
  init(_ end: @escaping @Sendable (Int32) -> Never) {
    let queue = DispatchQueue(label: "macward.interruption", qos: .userInteractive)
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { end(128 + number) }
      source.resume()
      return source
    }
  }

  /// Keeps watching until something has been done.
  func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withExtendedLifetime(sources, body)
  }
}
