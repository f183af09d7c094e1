import Foundation
import TestSupport
import Testing

/// A git repository in a folder that is removed with the object.
struct Git {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try run("init", "--quiet")
    for (key, value) in [("user.name", "Test"), ("user.email", "test@example.com")] {
      try run("config", key, value)
    }
    try run("config", "core.autocrlf", "false")
  }

  /// Writes a file.
  func write(_ bytes: [UInt8], to path: String) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Reads a file.
  func read(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.url.appending(path: path)))
  }

  /// Runs git and returns what it prints. Fails the test with git's own message.
  @discardableResult
  func run(_ arguments: String...) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let bytes = TestSupport.output(from: output.fileHandleForReading)
    let message = String(
      decoding: TestSupport.output(from: errors.fileHandleForReading), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments.joined(separator: " ")): \(message)")
    return bytes
  }
}
