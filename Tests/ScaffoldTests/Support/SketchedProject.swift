import Foundation
import Guidance
import MigrationStrategy
import Projects
import Scaffold
import TestSupport
import Testing

extension Catalog {
  /// The built-in catalog, decoded once.
  static let inBinary = Result { try Catalog.builtIn() }
}

/// A project of a few files, in a folder that is removed with the object.
struct SketchedProject {
  /// The folder.
  let folder: TemporaryFolder
  /// The technology of the Mac app, or `nil` for the one that the advice chooses.
  var platform: PlatformChoice?
  /// The first version of iOS that the code runs on, or `nil` for that of the project.
  var minimum: String?
  /// What the team has decided, as in `.macward.yml`.
  var team: String?

  /// Creates a project with files.
  init(
    _ files: [String: String], for platform: PlatformChoice? = nil, from minimum: String? = nil,
    team: String? = nil
  ) throws {
    folder = try TemporaryFolder()
    (self.platform, self.minimum, self.team) = (platform, minimum, team)
    for (path, text) in files { try folder.write(text, to: path) }
  }

  /// The project as the program reads it.
  func project() throws -> Project {
    var project = try #require(InputReader(threads: 1).read([folder.path]).projects.first)
    // The folder has another name each time.
    project.name = "Sketch"
    return project
  }

  /// The advice for the project.
  func advice() throws -> Advice {
    let strategy = Strategy(try Catalog.inBinary.get(), platform: platform)
    let team = try team.map { try Configuration(".macward.yml", text: $0) }
    return strategy.advice(for: try project(), team)
  }

  /// What is written for all open decisions, or for those of a choice.
  func scaffold(_ choice: ScaffoldChoice = .everything) throws -> Scaffold {
    var scaffolder = Scaffolder(choice, version: "1.2.3", minimumVersion: minimum)
    scaffolder.isPlatformChosen = platform != nil
    return scaffolder.scaffold(for: try advice(), try Catalog.inBinary.get())
  }

  /// What is written for a rule alone.
  func changes(for rule: String) throws -> Changes {
    var choice = ScaffoldChoice.everything
    (choice.rules, choice.includesRisky) = ([rule], true)
    return try scaffold(choice).proposals.first?.changes ?? Changes()
  }
}

extension SketchedProject {
  /// A sample with delegates of the app and of its windows in code.
  static func sample(_ name: String) throws -> [String: String] {
    let root = URL(filePath: Repository.sample(name))
    var files = [
      "\(name)/AppDelegate.swift": Code.appDelegate,
      "\(name)/SceneDelegate.swift": Code.sceneDelegate,
    ]
    for path in FileManager.default.subpaths(atPath: root.path) ?? [] {
      let isRead = ["plist", "storyboard", "xib", "yml", "strings"].contains {
        path.hasSuffix(".\($0)")
      }
      guard isRead else { continue }
      files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    return files
  }
}

extension SketchedProject {
  /// Three tabs, of which the last one has settings.
  static let settingsTab: [SceneSketch] = [
    .tabs("bar", "one", "two", "set"), .screen("one").tab("One"), .screen("two").tab("Two"),
    .screen("set").tab("Settings"),
  ]
}

/// Code of sketched apps.
enum Code {
  static let appDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
    }

    """
  static let sceneDelegate = """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
    }

    """
}

extension Changes {
  /// The text of a new file.
  func text(of name: String) throws -> String {
    try #require(files.first { $0.path.hasSuffix("/\(name)") }, "\(files.map(\.path))").text
  }

  /// The names of the new files.
  var names: [String] { files.map { String($0.path.split(separator: "/").last ?? "") } }

  /// Whether a note has a text or a line.
  func says(_ text: String) -> Bool {
    notes.contains { $0.text.contains(text) || $0.lines.contains { $0.contains(text) } }
  }
}
