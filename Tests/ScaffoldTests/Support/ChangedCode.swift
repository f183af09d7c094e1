import FileReading
import Foundation
import ProjectEdits
import Projects
import Scaffold

extension Scaffold {
  /// The code of the app with all decisions together, by path.
  func checked(with project: Project) -> [String: String] { together.code(in: project) }

  /// The code of the app with each decision on its own, by path.
  func checkedAlone(with project: Project) -> [String: [String: String]] {
    let files = proposals.filter(\.changes.changesCode).map {
      ($0.rule, $0.changes.code(in: project))
    }
    return Dictionary(files) { $1 }
  }
}

extension Changes {
  /// Whether code is added or edited.
  var changesCode: Bool {
    (files.map(\.path) + edited.map(\.path)).contains { $0.hasSuffix(".swift") }
  }

  /// The Swift files of an app with the changes, by path. There are none if no code changes.
  func code(in project: Project) -> [String: String] {
    guard changesCode else { return [:] }
    let paths = FileManager.default.subpaths(atPath: project.folder) ?? []
    let own = paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
      (try? String(contentsOfFile: "\(project.folder)/\(path)", encoding: .utf8)).map { (path, $0) }
    }
    let new = files.map { ($0.path, $0.text) }
    let changed = edited.map { ($0.path, String(decoding: $0.text.bytes, as: UTF8.self)) }
    return Dictionary(own + new + changed) { $1 }.filter { $0.key.hasSuffix(".swift") }
  }

  /// The text of a file with its edits.
  func edited(_ path: String) -> String {
    edited.first { $0.path == path }.map { String(decoding: $0.text.bytes, as: UTF8.self) } ?? ""
  }
}
