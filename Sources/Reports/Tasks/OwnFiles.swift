import FileReading
import Foundation
import Scaffold

/// The files that macward wrote into a project. What they have is not done before the app's own code uses it.
struct OwnFiles {
  /// The folder of the paths, or the empty path.
  let base: String
  private var unused: [String: Bool] = [:]

  /// Creates the files of a project.
  init(below base: String) { self.base = base.isEmpty ? "." : base }

  /// Whether macward wrote a file, and no file of another author names what it declares.
  mutating func areUnused(_ file: String) -> Bool {
    if let known = unused[file] { return known }
    let text = text(of: file)
    let result = text.map { Self.isOwn($0) && !isUsed(Self.types(in: $0)) } ?? false
    unused[file] = result
    return result
  }

  private func isUsed(_ types: [String]) -> Bool {
    guard !types.isEmpty, let found = FileManager.default.enumerator(atPath: base) else {
      return true
    }
    while let name = found.nextObject() as? String {
      if name.split(separator: "/").last?.hasPrefix(".") == true { found.skipDescendants() }
      guard Self.kinds.contains((name as NSString).pathExtension), let text = text(of: name),
        !Self.isOwn(text)
      else { continue }
      if types.contains(where: text.contains) { return true }
    }
    return false
  }

  private func text(of file: String) -> String? {
    (try? FileBytes.load("\(base)/\(file)", limit: Self.limit)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func isOwn(_ text: String) -> Bool {
    text.prefix(headerLength).contains(FileHeader.mark)
  }

  /// The types that a file declares. One that only extends others takes effect without being named.
  private static func types(in text: String) -> [String] {
    text.matches(of: /\b(?:class|struct|enum|actor) ([A-Z]\w*)/).map { String($0.output.1) }
  }

  private static let kinds: Set = ["swift", "m", "mm", "storyboard", "xib", "plist"]
  private static let headerLength = 256
  private static let limit = FileLimit(mebibytes: 8, ".")
}
