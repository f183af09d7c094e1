package import Foundation

/// An input in `Tests/Fuzzing/Cases`: one that a fuzzer starts from, or one that once did harm.
package struct FuzzingCase: Sendable, CustomStringConvertible {
  /// The file.
  package let file: URL
  /// What it holds.
  package let bytes: [UInt8]
  /// How failures call it.
  package var description: String { file.lastPathComponent }

  /// The inputs of a reader, by name.
  package static func all(of reader: String) -> [FuzzingCase] {
    let folder = Repository.root.appending(path: "Tests/Fuzzing/Cases/\(reader)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let file = folder.appending(path: name)
      guard let data = try? Data(contentsOf: file) else { return nil }
      return FuzzingCase(file: file, bytes: [UInt8](data))
    }
  }
}
