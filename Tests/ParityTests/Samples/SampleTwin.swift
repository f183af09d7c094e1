import Foundation
import Guidance
import MigrationStrategy
import Projects
import Reports
import TestSupport
import Testing
import YAMLReading

/// A sample, written again in code.
struct SampleTwin: Sendable, CustomTestStringConvertible {
  /// The name of the sample.
  let sample: String
  /// What the twin is written in.
  let technology: Technology

  private static let folder = Repository.root.appending(path: "Tests/ParityTests/Samples/Twins")

  var testDescription: String { "\(sample) in \(technology.rawValue)" }

  private func file(_ ending: String) -> URL {
    Self.folder.appending(path: "\(sample)/\(technology.rawValue).\(ending)")
  }

  /// The file with the code.
  var code: URL { file(technology.ending) }

  /// All twins.
  static let all: [SampleTwin] = {
    let samples = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return samples.sorted().flatMap { sample in
      Technology.allCases.map { SampleTwin(sample: sample, technology: $0) }
    }.filter { FileManager.default.fileExists(atPath: $0.code.path) }
  }()

  /// The report on the twin, and that on the sample.
  func reports() throws -> (twin: NormalForm, sample: NormalForm) {
    let code = try String(contentsOf: code, encoding: .utf8)
    let list = try storyboardFiles().first { $0.key == "Info.plist" }?.value ?? ""
    let twin = [
      (key: "App.\(technology.ending)", value: code), ("Info.plist", withoutScenes(list)),
    ]
    return (
      try report(twin), try report(try storyboardFiles() + [("AppDelegate.swift", Self.delegate)])
    )
  }

  /// The files of the sample that count. With a file of code, rules about code apply to it, too.
  private func storyboardFiles() throws -> [(key: String, value: String)] {
    let folder = URL(filePath: Repository.sample(sample)).appending(path: sample)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".plist") }
      .map { path in
        (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      }
  }

  private static let delegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {}

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
    }
    """

  /// Returns a property list without the storyboards that it names.
  private func withoutScenes(_ list: String) -> String {
    list.replacing(
      /<key>UI(Main|Launch|Scene)Storyboard(File|Name)<\/key>\s*<string>\w+<\/string>/, with: "")
  }

  private func report(_ files: [(key: String, value: String)]) throws -> NormalForm {
    let platform: PlatformChoice? = technology == .swiftUI ? .one(.swiftUI) : nil
    return try withFolder(files: files) { folder in
      let strategy = Strategy(try Catalog.builtIn(), platform: platform)
      let builder = ReportBuilder([strategy], version: "0.0.0", threads: 1)
      let report = builder.report(on: InputReader(threads: 1).read([folder]))
      return NormalForm(try #require(report.projects.first))
    }
  }
}

// MARK: - Declared differences

/// Statements that a report on a twin makes and the report on the sample does not, or the reverse.
struct DeclaredDifference: Sendable {
  /// The fact that is not read from the twin, if the difference is a gap.
  let gap: AnyFact?
  /// The reason for a difference of the technologies.
  let because: String?
  /// The statements that the twin lacks.
  let lacks: [String]
  /// The statements that it has instead, or besides.
  let adds: [String]

  fileprivate init(_ node: YAMLNode) {
    gap = node["gap"]?.text.flatMap(AnyFact.named)
    because = node["because"]?.text
    lacks = node["lacks"]?.elements.compactMap(\.text) ?? []
    adds = node["adds"]?.elements.compactMap(\.text) ?? []
  }
}

extension SampleTwin {
  /// The declared differences, beside the code of the twin.
  var differences: [DeclaredDifference] { get throws { try Self.differences(in: file("yml")) } }

  /// The declared differences of all twins in a technology. Each of their statements differs in some.
  static func differences(in technology: Technology) throws -> [DeclaredDifference] {
    try differences(in: folder.appending(path: "\(technology.rawValue).yml"))
  }

  private static func differences(in file: URL) throws -> [DeclaredDifference] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return try (YAMLReader.read(text) ?? .nothing).elements.map(DeclaredDifference.init)
  }
}
