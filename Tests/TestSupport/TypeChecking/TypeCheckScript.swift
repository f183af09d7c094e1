import Foundation

/// Runs `Tests/TypeChecking/type-check`.
struct TypeCheckScript: Sendable, Codable, Hashable {
  var platform: ApplePlatform
  var deploymentTarget: String?
  var languageMode = 6
  var sil = false

  /// As many compilers at once as there are processors: tests may ask for hundreds of checks.
  private static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    return queue
  }()

  /// The exit status, and what was printed.
  struct Result: Sendable {
    var status: Int32
    var output: String
  }

  /// Runs the script in a queue, without blocking other tests.
  ///
  /// - Parameter files: The sources, or none to prepare the modules for the platform.
  /// - Returns: The exit status, and what was printed.
  /// - Throws: An error if the script cannot be started.
  func runInBackground(_ files: [String]) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Self.queue.addOperation {
        continuation.resume(with: Swift.Result { try run(files) })
      }
    }
  }

  /// Runs the script, and waits for it.
  func run(_ files: [String] = []) throws -> Result {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Repository.root.appending(path: "Tests/TypeChecking/type-check")
    process.arguments = [platform.rawValue] + files
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: output(from: pipe.fileHandleForReading), as: UTF8.self)
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: text)
  }

  private var environment: [String: String] {
    var environment = ["SWIFT_VERSION": String(languageMode), "SIL": sil ? "1" : ""]
    environment["MIN"] = deploymentTarget
    return environment
  }
}
