import Drawings
import Foundation
import Reports

/// The folder that pictures are written into. It may contain other files.
struct PictureFolder: Sendable {
  /// Its path.
  let path: String
  var files = OutputFiles()

  /// The folder beside a report: `review.md` has `review-pictures`.
  init(beside report: String, files: OutputFiles = OutputFiles()) {
    path = Self.withoutEnding(report) + "-pictures"
    self.files = files
  }

  /// A folder that the user names.
  init(path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Writes pictures and removes earlier ones. Without pictures there is no folder.
  ///
  /// - Throws: An error of the system if something cannot be written.
  func write(_ pictures: [Picture]) throws {
    try write(pictures.map { (name: $0.fileName, svg: $0.svg) })
  }

  /// Replaces the pictures by those of another folder.
  ///
  /// - Throws: An error of the system if something cannot be read or written.
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

  /// Removes pictures, and the folder if it is empty then.
  func remove(allExcept kept: Set<String> = []) {
    let old = names.filter { !kept.contains($0) }
    files.remove(old.map { "\(path)/\($0)" })
    // Fails, as intended, if the folder contains anything else.
    rmdir(path)
  }

  /// The paths of the pictures in the folder, sorted.
  var contents: [String] { names.sorted().map { "\(path)/\($0)" } }

  private var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return all.map { $0.replacing(OutputFiles.unfinished, with: "") }.filter(Picture.isFileName)
  }

  /// The relative link from a file to the folder.
  func link(from file: String?) -> String {
    guard let file else { return path }
    let base = URL(fileURLWithPath: file).deletingLastPathComponent().standardizedFileURL
    let own = URL(fileURLWithPath: path).standardizedFileURL
    return Self.relative(own.pathComponents, to: base.pathComponents)
  }

  /// The relative path from one folder to another.
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
