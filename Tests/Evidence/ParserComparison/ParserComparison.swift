import Foundation
import SwiftParser
import SwiftSyntax
import Threads

/// Compares the parser of SourceEvidence with swift-syntax on the Swift files below folders:
/// `ParserComparison FOLDER…` prints what the parser lacks, and the share that it finds.
@main enum ParserComparison {
  static func main() {
    let files = CommandLine.arguments.dropFirst().flatMap(swiftFiles)
    // Both parsers recurse as deeply as code is nested.
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let results = inParallel(files.count, threads: threads, stackSize: 512 << 20) {
      { compare(files[$0]) }
    }
    for kind in Found.Kind.allCases {
      for (file, missing) in zip(files, results.map(\.missing)) {
        for (name, count) in missing.counts[kind, default: [:]].sorted(by: <) {
          print("\(kind) \(name.isEmpty ? "of an expression" : name) ×\(count) \(file)")
        }
      }
      let all = results.reduce(0) { $0 + $1.all.total(kind) }
      let missing = results.reduce(0) { $0 + $1.missing.total(kind) }
      let share = 100 * Double(all - missing) / Double(max(1, all))
      print("\(kind): \(all - missing) of \(all), \(String(format: "%.2f", share)) %")
    }
  }

  private static func swiftFiles(below folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns what a file contains according to swift-syntax, and what of it the parser lacks.
  private static func compare(_ path: String) -> (all: Found, missing: Found) {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let reference = ReferenceVisitor(viewMode: .sourceAccurate)
    reference.walk(Parser.parse(source: String(decoding: data, as: UTF8.self)))
    return (reference.found, reference.found.subtracting(OwnFindings(data, name: path).found))
  }
}
