import Foundation
import TestSupport
import Testing

/// A copy of a sample with an app delegate, in a git repository.
struct ScaffoldProject {
  /// The folder of the repository.
  let repository = try? TemporaryFolder()
  /// The project's folder, relative to that of the repository.
  let path: String
  /// The folder of the repository.
  var root: URL { repository?.url ?? URL(filePath: "/nowhere") }
  /// The project's folder.
  var folder: URL { root.appending(path: path) }

  /// Creates the copy of a sample, in which the text of each file is changed.
  init(
    _ sample: String, at path: String = "App", isRepository: Bool = true,
    change: (String) -> String = { $0 }
  ) async throws {
    self.path = path
    let source = URL(filePath: Repository.sample(sample)).appending(path: sample)
    for file in FileManager.default.subpaths(atPath: source.path) ?? [] {
      let url = source.appending(path: file)
      guard ["plist", "storyboard"].contains(url.pathExtension) else { continue }
      try write(change(try String(contentsOf: url, encoding: .utf8)), to: "\(sample)/\(file)")
    }
    try write(change(Self.delegate), to: "\(sample)/AppDelegate.swift")
    if isRepository {
      try await git("init --quiet . && git config core.autocrlf false && git add .")
    }
  }

  private static let delegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }

    """

  /// Writes a file of the project.
  func write(_ text: String, to file: String) throws {
    try repository?.write(text, to: "\(path)/\(file)")
  }

  /// Runs git in the repository, and fails the test with git's own message.
  func git(_ arguments: String) async throws {
    let run = try await Shell.run("git \(arguments)", in: root)
    #expect(run.status == 0, "git \(arguments): \(run.output)")
  }

  /// Runs a command on the project, from the folder of the repository.
  func run(_ command: String, _ options: String...) async throws -> Macward.Run {
    try await Macward.start([command, path] + options, in: root)
  }

  /// Returns the patch for all open decisions.
  func patch(_ options: String...) async throws -> String {
    let run = try await Macward.start(
      ["scaffold", path, "--all", "--format", "patch"] + options, in: root)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  /// Checks that a patch fits, and applies it.
  func apply(_ patch: String, in folder: URL? = nil) async throws {
    try repository?.write(patch, to: "../\(root.lastPathComponent).patch")
    let file = Shell.quoted("\(root.path).patch")
    defer { try? FileManager.default.removeItem(atPath: "\(root.path).patch") }
    let run = try await Shell.run(
      "git apply --check \(file) && git apply \(file)", in: folder ?? root)
    #expect(run.status == 0, "\(run.output)")
  }

  /// The contents of all files of the project, by path.
  var contents: [String: Data] {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    let files = paths.compactMap { path in
      (try? Data(contentsOf: folder.appending(path: path))).map { (path, $0) }
    }
    return Dictionary(files) { $1 }
  }

  /// The findings of a report, as `rule status`.
  func findings() async throws -> [String] {
    let report = try JSONValue(try await run("report", "--format", "json").output)
    let findings = report["projects"]?.array?.first?["recommendations"]?.array ?? []
    return findings.map { "\($0["rule"]?.string ?? "") \($0["status"]?.string ?? "")" }
  }
}
