import Foundation

@testable import SourceEvidence

/// The evidence of source files, given by name.
func evidence(_ files: [String: String], threads: Int = 2) throws -> SourceEvidence {
  try withFiles(files) { SourceReader(threads: threads).read($0) }
}

/// Runs something with source files, given by name.
func withFiles<Result>(
  _ files: [String: String], _ body: ([SourceFile]) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "source-evidence-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let list = try files.map { name, text in
    let path = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: path)
    return SourceFile(path: path.path, name: name)
  }
  return try body(list)
}

/// The evidence of one Swift file.
func evidence(swift text: String) throws -> SourceEvidence { try evidence(["App.swift": text]) }

/// The evidence of one Objective-C file.
func evidence(objectiveC text: String) throws -> SourceEvidence { try evidence(["App.m": text]) }

/// The evidence of statements in a view controller's method.
func evidence(inMethod body: String) throws -> SourceEvidence {
  try evidence(
    swift: """
      class ScreenViewController: UIViewController {
        func run() {
          \(body)
        }
      }
      """)
}

extension SourceEvidence {
  /// The containers of a kind.
  func containers(_ kind: CodeContainer.Kind) -> [CodeContainer] {
    containers.filter { $0.kind == kind }
  }
}

extension CodeContainer {
  /// What the tabs show: a text or key, or `@` and a standard item.
  var titles: [String] {
    tabs.map { $0.title?.shown ?? $0.systemItem.map { "@" + $0 } ?? "-" }
  }

  /// What the tabs lead to: a class, or `storyboard#identifier`.
  var contents: [String] { tabs.map { $0.content?.described ?? "-" } }

  /// The symbols and images of the tabs.
  var images: [String] {
    tabs.map {
      switch $0.image {
      case .symbol(let name): "symbol " + name
      case .asset(let name), .constant(let name): name
      case nil: "-"
      }
    }
  }
}

extension CodeTarget {
  /// A class, or `storyboard#identifier`.
  var described: String {
    guard let storyboard else { return className ?? "-" }
    let name =
      switch storyboard {
      case .named(let name): name
      case .own: "own"
      case .unknown: "?"
      }
    return "\(name)#\(identifier ?? "")"
  }
}
