import Foundation
import TestSupport
import Testing

/// Projects to audit, and a place to write to.
struct AuditFixture {
  private let folder: TemporaryFolder
  var projects: String { folder.path + "/projects" }

  /// Copies samples so many times, each as a project of its own.
  init(_ names: [String] = ["Couch", "Postcards", "Ticker", "Workshop"], copies: Int = 1) throws {
    folder = try TemporaryFolder()
    let samples = Repository.root.appending(path: "Samples").path
    for copy in 1...copies {
      for name in names {
        let project = "projects/\(name) \(copy)"
        try folder.write("", to: "\(project)/\(name).xcodeproj/xcshareddata")
        try FileManager.default.copyItem(
          atPath: "\(samples)/\(name)/\(name)", toPath: "\(folder.path)/\(project)/\(name)")
      }
    }
  }

  /// A folder to write into.
  func output(_ name: String) -> String { folder.path + "/" + name }

  /// Writes a file among the projects.
  func write(_ text: String, to path: String) throws {
    try folder.write(text, to: "projects/\(path)")
  }

  /// Audits the projects.
  func audit(_ output: String, _ options: String...) async throws -> Macward.Run {
    try await audit(output, options)
  }

  /// Audits the projects with a list of options.
  func audit(_ output: String, _ options: [String]) async throws -> Macward.Run {
    try await Macward.run(["audit", projects, "--output", self.output(output)] + options)
  }

  /// Audits the projects with `--resume`, and sends a signal after some lines of progress.
  ///
  /// - Returns: The exit status, as shells count it, and the standard error.
  func audit(
    _ output: String, stoppedBy signal: Int32, afterLines lines: Int
  ) throws -> (status: Int32, errors: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Macward.binary
    process.arguments = [
      "audit", projects, "--output", self.output(output), "--resume", "--jobs", "2",
    ]
    process.standardError = pipe
    try process.run()
    var errors = Data()
    while errors.count(where: { $0 == UInt8(ascii: "\n") }) < lines {
      let more = pipe.fileHandleForReading.availableData
      if more.isEmpty { break }
      errors += more
    }
    kill(process.processIdentifier, signal)
    errors += try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let isExit = process.terminationReason == .exit
    return (
      (isExit ? 0 : 128) + process.terminationStatus, String(decoding: errors, as: UTF8.self)
    )
  }

  /// What was written, without what the audit remembers for itself.
  func files(_ output: String) throws -> [String: Data] {
    let root = self.output(output)
    let names = FileManager.default.subpaths(atPath: root) ?? []
    let files = names.filter { !$0.hasPrefix(".macward") }.compactMap { name in
      FileManager.default.contents(atPath: "\(root)/\(name)").map { (name, $0) }
    }
    return Dictionary(files) { $1 }
  }

  /// The JSON form of an index.
  func index(_ output: String) throws -> [String: Any] {
    let data = try #require(try files(output)["index.json"])
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}
