import Drawings
import Foundation
import Reports

/// A folder that pictures are written to. It may contain other files.
struct PictureFolder: Sendable {
  /// The path of the folder.
  let path: String
  var files = OutputFiles()

  /// Creates the folder next to a report. The folder for `review.md` is `review-pictures`.
  init(beside report: String, files: OutputFiles = OutputFiles()) {
    path = Self.withoutEnding(report) + "-pictures"
    self.files = files
  }

  /// Creates a folder with a path from the command line.
  init(path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Writes pictures and removes earlier ones. If there are no pictures, there is no folder.
  ///
  /// - Throws: The system's error if a file cannot be written.
  func write(_ pictures: [Picture]) throws {
    try write(pictures.map { (name: $0.fileName, svg: $0.svg) })
  }

  /// Replaces the pictures with those of another folder.
  ///
  /// - Throws: The system's error if a file cannot be read or written.
  func copy(_ other: PictureFolder) throws {
    try write(
      other.names.sorted().map { name in
        (name, try String(contentsOfFile: "\(other.path)/\(name)", encoding: .utf8))
      })
  }

  private func write(_ pictures: [(name: String, svg: String)]) throws {
    if !pictures.isEmpty {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    for picture in pictures { try files.write(picture.svg, to: "\(path)/\(picture.name)") }
    remove(allExcept: Set(pictures.map(\.name)))
  }

  /// Removes pictures, and the folder if it is then empty.
  func remove(allExcept kept: Set<String> = []) {
    let old = names.filter { !kept.contains($0) }
    files.remove(old.map { "\(path)/\($0)" })
    // As intended, this fails if the folder contains anything else.
    rmdir(path)
  }

  /// The paths of the pictures in the folder, sorted.
  var contents: [String] { names.sorted().map { "\(path)/\($0)" } }

  private var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return all.map { $0.replacing(OutputFiles.unfinished, with: "") }.filter(Picture.isFileName)
  }

  /// Returns the relative link from a file to the folder.
  func link(from file: String?) -> String {
    guard let file else { return path }
    let base = URL(fileURLWithPath: file).deletingLastPathComponent().standardizedFileURL
    let own = URL(fileURLWithPath: path).standardizedFileURL
    return Self.relative(own.pathComponents, to: base.pathComponents)
  }

  /// Returns the relative path from one folder to another.
  private static func relative(_ target: [String], to base: [String]) -> String {
    let common = zip(target, base).prefix { $0 == $1 }.count
    let path = base.dropFirst(common).map { _ in ".." } + target.dropFirst(common)
    return path.isEmpty ? "." : path.joined(separator: "/")
  }

  private static func withoutEnding(_ file: String) -> String {
    let ending = (file as NSString).pathExtension
    return ending.isEmpty ? file : String(file.dropLast(ending.count + 1))
  }
}
