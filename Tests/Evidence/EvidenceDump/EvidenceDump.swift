import Foundation
import Projects

/// Writes the evidence of projects as sorted lines, one fact on each, for comparison with `diff`:
/// `EvidenceDump OUT FOLDER…` writes `OUT/NAME.txt` for each folder.
@main enum EvidenceDump {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let out = arguments.first, arguments.count > 1 else {
      print("Usage: EvidenceDump OUT FOLDER...")
      exit(64)
    }
    let reader = InputReader(threads: ProcessInfo.processInfo.activeProcessorCount)
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    for folder in arguments.dropFirst() {
      // Projects are read together, because the targets of one are looked for in the others.
      let lines = reader.read([folder]).projects.flatMap { ProjectFacts($0).lines }
      let name = URL(filePath: folder).lastPathComponent + ".txt"
      try Data((lines.sorted().joined(separator: "\n") + "\n").utf8)
        .write(to: URL(filePath: out).appending(path: name))
    }
  }
}
