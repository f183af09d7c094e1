package import Foundation
package import Testing

/// Chromium, driven by `Tests/Browser/check`.
package enum Browser {
  /// The exit status if Chromium, Python or a package is missing. The output says which.
  package static let skipped: Int32 = 77

  /// The path of the browser: `CHROMIUM`, or the first one in `PATH`.
  package static let chromium: String? = {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.flatMap { folder in
      ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" }
    }
    return ([environment["CHROMIUM"]].compactMap { $0 } + paths)
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// What to install if there is no browser.
  package static let missing: Comment =
    "Chromium is missing. Install the package chromium, or set CHROMIUM to its path."

  /// Runs the check without blocking other tests.
  ///
  /// - Returns: The exit status, and what was printed.
  package static func check(_ arguments: [String], in folder: URL) async throws -> (Int32, String) {
    let output = folder.appending(path: "output.txt")
    try Data().write(to: output)
    let file = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = Repository.root.appending(path: "Tests/Browser/check")
    process.arguments = arguments
    process.standardOutput = file
    process.standardError = file
    let status: Int32 = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    return (status, try String(contentsOf: output, encoding: .utf8))
  }
}
