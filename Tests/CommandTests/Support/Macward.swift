import Foundation
import Subprocess
import TestSupport
import Testing

@testable import macward

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The program.
struct Macward {
  /// What came of a run.
  struct Run {
    var status: Int
    var output: String
    var errors: String
  }

  /// Runs the program in the process of the tests, which takes a fraction of the time of a start.
  ///
  /// It is called as ``start(_:environment:in:input:)`` is, so that a test can change from one to the
  /// other.
  static func run(_ arguments: String..., input: String = "") async throws -> Run {
    try await run(arguments, input: input)
  }

  /// Runs the program in the process of the tests, with a list of arguments.
  static func run(_ arguments: [String], input: String = "") async throws -> Run {
    let streams = KeptStreams(input: input)
    let status = StandardStreams.$current.withValue(StandardStreams(streams)) {
      macward.Macward.run(arguments)
    }
    return Run(
      status: Int(status), output: streams.text(of: .output), errors: streams.text(of: .errors))
  }

  /// Starts the binary as a user does, and waits for it to end.
  static func start(
    _ arguments: String..., environment: [String: String] = [:], in folder: URL? = nil,
    input: String = ""
  ) async throws -> Run {
    try await start(arguments, environment: environment, in: folder, input: input)
  }

  /// Starts the binary with a list of arguments.
  static func start(
    _ arguments: [String], environment: [String: String] = [:], in folder: URL? = nil,
    input: String = ""
  ) async throws -> Run {
    let result = try await Subprocess.run(
      .path(FilePath(binary.path)), arguments: Arguments(arguments),
      environment: .inherit.updating(
        Dictionary(
          uniqueKeysWithValues: environment.map {
            (Environment.Key(stringLiteral: $0.key), $0.value)
          }
        )),
      workingDirectory: folder.map { FilePath($0.path) },
      input: .string(input), output: .string(limit: 16 << 20), error: .string(limit: 1 << 20))
    guard case .exited(let status) = result.terminationStatus else {
      Issue.record("it did not exit: \(result.terminationStatus)")
      return Run(status: -1, output: "", errors: "")
    }
    return Run(
      status: Int(status), output: result.standardOutput, errors: result.standardError)
  }

  /// The program beside the tests.
  static var binary: URL {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    var folder = tests.deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appending(path: "macward")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return Repository.root.appending(path: ".build/debug/macward")
  }
}
