import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A shell in which `macward` is the program beside the tests.
enum Shell {
  /// What came of a command line: what it printed, errors among it.
  struct Run {
    /// The exit status; 128 and the signal where one ended it, as shells count.
    var status: Int
    var output: String
  }

  /// Runs a command line and waits for it to end.
  static func run(_ line: String, in folder: URL? = nil) async throws -> Run {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let programs = Macward.binary.deletingLastPathComponent().path
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: ["-c", "exec 2>&1\n\(line)"],
      environment: .inherit.updating(["PATH": "\(programs):\(path)", "LC_ALL": "C"]),
      workingDirectory: folder.map { FilePath($0.path) },
      output: .string(limit: 16 << 20), error: .discarded)
    let status =
      switch result.terminationStatus {
      case .exited(let code): Int(code)
      case .signaled(let signal): 128 + Int(signal)
      }
    return Run(status: status, output: result.standardOutput)
  }

  /// Whether there is a program of this name.
  static func has(_ program: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }

  /// A text as one word of a command line.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
