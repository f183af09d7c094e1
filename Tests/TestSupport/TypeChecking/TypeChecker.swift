import Foundation
package import Testing

/// Type-checks Swift for Apple's platforms with `Tests/TypeChecking/type-check`.
///
/// The compiled modules of Apple's frameworks are kept in a temporary folder whose name depends on the
/// toolchain and on their sources, for this process and later ones.
package enum TypeChecker {
  /// A toolchain or machine that cannot do it.
  package struct Unavailable: Error, CustomStringConvertible {
    package let description: String
  }

  /// The exit status for a machine that cannot do it.
  private static let unavailable: Int32 = 77

  private static let script = Repository.root.appending(path: "Tests/TypeChecking/type-check")

  /// Why this machine cannot type-check for Apple's platforms, or nil if it can.
  package static let reasonToSkip: Comment? = {
    do {
      let run = try run([ApplePlatform.catalyst.rawValue], environment: [:])
      return run.status == 0 ? nil : "\(run.output)"
    } catch {
      return "\(error)"
    }
  }()

  /// Type-checks the files of one module.
  ///
  /// - Parameters:
  ///   - files: The files' names, which may have folders, and their text.
  ///   - platform: The platform.
  ///   - deploymentTarget: The oldest system, such as `18.0`.
  ///   - languageMode: 5 or 6.
  ///   - sil: Whether variables without a value, missing returns, and data races are looked for, too.
  ///     The first such check for a platform takes a minute.
  /// - Returns: The errors and warnings, as `File.swift:2:3: error: text`.
  /// - Throws: `Unavailable` if this machine cannot do it.
  package static func check(
    files: [String: String], platform: ApplePlatform, deploymentTarget: String,
    languageMode: Int = 6, sil: Bool = false
  ) async throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let paths = files.keys.sorted().map { "\(folder.path)/\($0)" }
    var environment = ["MIN": deploymentTarget, "SWIFT_VERSION": String(languageMode)]
    if sil { environment["SIL"] = "1" }
    let run = try await runInBackground([platform.rawValue] + paths, environment: environment)
    guard run.status != unavailable else { throw Unavailable(description: run.output) }
    return withExtendedLifetime(folder) { diagnostics(of: run, below: folder.path) }
  }

  /// The lines that say what is wrong. The other lines show the place in the source.
  private static func diagnostics(of run: Run, below folder: String) -> [String] {
    let lines = run.output.split(separator: "\n").map(String.init)
    let found = lines.filter { line in
      [": error: ", ": warning: "].contains(where: line.contains)
        && line.first.map { $0 == "/" || $0 == "<" } ?? false
    }
    guard found.isEmpty, run.status != 0 else {
      return found.map { $0.replacing("\(folder)/", with: "") }
    }
    return ["The compiler ended with status \(run.status): \(run.output)"]
  }

  // MARK: Running the script

  private struct Run: Sendable {
    var status: Int32
    var output: String
  }

  /// Waits in a thread of its own, because those of the tests must not be blocked.
  private static func runInBackground(_ arguments: [String], environment: [String: String])
    async throws -> Run
  {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try run(arguments, environment: environment) })
      }
    }
  }

  private static func run(_ arguments: [String], environment: [String: String]) throws -> Run {
    let process = Process()
    let output = Pipe()
    process.executableURL = script
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: TestSupport.output(from: output.fileHandleForReading), as: UTF8.self)
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: text)
  }
}
