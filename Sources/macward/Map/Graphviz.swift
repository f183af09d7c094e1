import ArgumentParser
import Dispatch
import Foundation

/// The installed program `dot` of Graphviz, which draws maps.
struct Graphviz {
  /// The path of the program.
  let program: URL
  /// The time limit for one map, in seconds.
  var timeLimit = 60

  /// Finds the program in the folders of `PATH`.
  ///
  /// - Throws: An exit code, after printing what to install.
  static func installed(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Graphviz {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let programs = folders.map { "\($0)/dot" }
    guard let program = programs.first(where: FileManager.default.isExecutableFile) else {
      throw failure(
        "the format svg needs Graphviz, which is not installed: install it with “apt-get install "
          + "graphviz” or “brew install graphviz”, or use --format mermaid.")
    }
    return Graphviz(program: URL(fileURLWithPath: program))
  }

  /// Returns the SVG drawing of a map in DOT.
  ///
  /// - Throws: An exit code, after the error has been printed.
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
    } catch let error as Failure {
      throw failure("\(title): \(program.path) \(error.reason): try --format dot.")
    } catch {
      throw failure("\(title): \(program.path) cannot be run, or its picture cannot be read.")
    }
  }

  private struct Failure: Error { var reason: String }

  /// Runs the program with files as input and output, because a full pipe would block it.
  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    // Warnings about fonts and sizes are not useful to the user.
    process.standardError = FileHandle.nullDevice
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    if end.wait(timeout: .now() + .seconds(timeLimit)) == .timedOut {
      process.terminate()
      throw Failure(reason: "took more than \(timeLimit) seconds")
    }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(reason: "ended with status \(process.terminationStatus)")
    }
  }
}
