import ArgumentParser
import Dispatch
import Foundation

/// Graphviz's program that draws maps, as it is installed on this machine.
struct Graphviz {
  /// Where the program `dot` is.
  let program: URL
  /// How long it may take for one map, in seconds.
  var patience = 60

  /// Finds the program in the folders of `PATH`.
  ///
  /// - Throws: An exit code, once it has been told what to install.
  static func installed(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Graphviz {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let programs = folders.map { "\($0)/dot" }
    guard let program = programs.first(where: FileManager.default.isExecutableFile) else {
      tell(
        "macward: pictures are drawn by Graphviz, which is not installed: install it with "
          + "“apt-get install graphviz” or “brew install graphviz”, or write --format mermaid.")
      throw ExitCode.unreadable
    }
    return Graphviz(program: URL(fileURLWithPath: program))
  }

  /// The picture of a drawing in DOT.
  ///
  /// - Throws: An exit code, once it has been told why there is no picture.
  func svg(of drawing: String, titled title: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "macward-map-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let picture = folder.appending(path: "map.svg")
      let input = folder.appending(path: "map.dot")
      try Data(drawing.utf8).write(to: input)
      try run(["-Tsvg", "-o", picture.path, input.path])
      return String(decoding: try Data(contentsOf: picture), as: UTF8.self)
    } catch let failure as Failure {
      tell("macward: \(title): \(program.path) \(failure.reason): write --format dot and try it.")
    } catch {
      tell("macward: \(title): \(program.path) cannot be run, or its picture cannot be read.")
    }
    throw ExitCode.unreadable
  }

  private struct Failure: Error { var reason: String }

  /// Runs the program on files: a pipe that nobody empties would stop it.
  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    // What it says about fonts and sizes helps nobody.
    process.standardError = FileHandle.nullDevice
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    if end.wait(timeout: .now() + .seconds(patience)) == .timedOut {
      process.terminate()
      throw Failure(reason: "took more than \(patience) seconds")
    }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(reason: "ended with status \(process.terminationStatus)")
    }
  }
}
