import FileReading
import Foundation
import Markup
import RunningEvidence

/// The files that `macward running` reads.
struct RunningInput {
  /// What one file contains.
  struct File {
    /// The path as given, or `standard input`.
    var name: String
    /// The contents.
    var bytes: [UInt8]
    /// What was read.
    var dump: RunningDump
  }

  /// The files that could be read.
  private(set) var files: [File] = []
  /// The contents of all files together.
  private(set) var dump = RunningDump()
  /// Whether a file could not be read, or contains nothing of a running app.
  private(set) var lostInput = false

  private static let limit = FileLimit(
    mebibytes: 512, ", which is too much for a copy of a console; cut it down to the dumps.")

  /// Reads files. Errors are printed.
  init(_ paths: [String]) {
    for path in paths { read(path) }
  }

  private mutating func read(_ path: String) {
    guard let bytes = bytes(of: path) else { return lostInput = true }
    let name = path == "-" ? "standard input" : path
    let file = File(name: name, bytes: bytes, dump: RunningDump(bytes, file: name))
    files.append(file)
    dump.add(file.dump)
    if file.dump.isEmpty {
      printError(harmless("\(name):1: error: \(Self.nothing(in: file.dump))"))
      lostInput = true
    }
  }

  private static func nothing(in dump: RunningDump) -> String {
    guard dump.problems.isEmpty else { return dump.problems[0].message }
    return "There are no view controllers and no elements in \(dump.lineCount) lines; "
      + "macward running explains how to copy them."
  }

  private func bytes(of path: String) -> [UInt8]? {
    if path == "-" { return (try? standardInput()).map { [UInt8]($0) } }
    do throws(FileFailure) {
      return try FileBytes.load(path, limit: Self.limit)
    } catch {
      printError(harmless("macward: \(path): \(error.message)"))
      return nil
    }
  }

  /// Replaces all texts.
  mutating func redact() {
    dump = dump.redacted(keeping: [])
  }

  /// Prints what is wrong in files with a dump.
  func printProblems() {
    for file in files where !file.dump.isEmpty {
      for problem in file.dump.problems {
        printError(
          harmless("\(problem.location.file):\(problem.location.line): warning: \(problem.message)")
        )
      }
    }
  }
}
