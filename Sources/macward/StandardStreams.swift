import Foundation
import Synchronization

/// The standard streams of a run of the program: those of the process, or texts.
///
/// With texts, several runs can share a process, and none of them sees a terminal.
struct StandardStreams: Sendable {
  /// A stream that the program writes to.
  enum Destination: Int32, Sendable {
    /// Standard output.
    case output = 1
    /// Standard error.
    case errors = 2
  }

  /// The streams of the process.
  static let process = StandardStreams()

  /// The streams of the current task. Threads have those of the process.
  @TaskLocal static var current = StandardStreams()

  /// What is kept in place of the streams of the process, or `nil` for those of the process.
  private let kept: KeptStreams?

  /// The streams of the process.
  private init() { kept = nil }

  /// Streams that read and write texts.
  init(_ kept: KeptStreams) { self.kept = kept }

  /// Whether the run has a process of its own, and therefore its streams.
  var areThoseOfProcess: Bool { kept == nil }

  /// Writes bytes to a stream.
  ///
  /// - Throws: The system's error.
  func write(_ bytes: [UInt8], to destination: Destination) throws(OutputFailure) {
    guard let kept else { return try OutputFile.put(bytes, to: destination.rawValue) }
    kept.append(bytes, to: destination)
  }

  /// Writes a text to a stream.
  ///
  /// - Throws: The system's error.
  func write(_ text: String, to destination: Destination) throws(OutputFailure) {
    try write(Array(text.utf8), to: destination)
  }

  /// Returns all that is left of standard input.
  ///
  /// - Throws: The system's error.
  func readAll() throws -> Data {
    guard let kept else { return try FileHandle.standardInput.readToEnd() ?? Data() }
    return kept.readAll()
  }

  /// Returns the next line of standard input without its ending, or `nil` at the end.
  func nextLine() -> String? {
    guard let kept else { return readLine() }
    return kept.nextLine()
  }

  /// Whether standard input is a terminal.
  var readsTerminal: Bool { kept == nil && isatty(STDIN_FILENO) == 1 }

  /// Whether a stream is a terminal.
  func isTerminal(_ destination: Destination) -> Bool {
    kept == nil && isatty(destination.rawValue) == 1
  }

  /// Returns the number of columns of a stream's terminal, or 80 if it is unknown.
  func columns(of destination: Destination) -> Int {
    var size = winsize()
    let isKnown =
      kept == nil && ioctl(destination.rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}

/// Texts in place of the streams of a process.
final class KeptStreams: Sendable {
  private let input: Mutex<Substring>
  private let written = Mutex<[StandardStreams.Destination: [UInt8]]>([:])

  /// - Parameter input: What standard input contains.
  init(input: String) { self.input = Mutex(input[...]) }

  /// Returns what was written to a stream.
  func text(of destination: StandardStreams.Destination) -> String {
    written.withLock { String(decoding: $0[destination] ?? [], as: UTF8.self) }
  }

  fileprivate func append(_ bytes: [UInt8], to destination: StandardStreams.Destination) {
    written.withLock { $0[destination, default: []] += bytes }
  }

  fileprivate func readAll() -> Data {
    input.withLock { rest in
      defer { rest = "" }
      return Data(rest.utf8)
    }
  }

  fileprivate func nextLine() -> String? {
    input.withLock { rest in
      guard !rest.isEmpty else { return nil }
      let line = rest.prefix { $0 != "\n" }
      rest = rest[line.endIndex...].dropFirst()
      return String(line)
    }
  }
}
