package import Foundation

/// The YAML files that the build reads.
package enum YAMLFolder {
  /// Reads the catalog in a folder: the files whose names end in `.yml`, without the facts, which the
  /// build turns into keys.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: A mapping with the files' paths below the folder as keys, without their extension,
  ///   sorted.
  /// - Throws: The first error, as a line with the file and the position.
  package static func catalog(_ folder: URL) throws -> YAMLNode {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let names = paths.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
    return YAMLNode(
      value: .mapping(
        try names.filter { $0 != "facts" }.sorted().map { name in
          YAMLNode.Entry(key: name, node: try file(folder.appending(path: name + ending)))
        }))
  }

  private static let ending = ".yml"

  /// The description of an error in a file.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    /// Describes an error in a file.
    package init(_ file: URL, _ error: YAMLError) {
      description =
        "\(file.path):\(error.place.line):\(error.place.column): error: \(error.message)"
    }
  }

  /// Reads a file.
  ///
  /// - Throws: The error, as a line with the file and the position.
  package static func file(_ file: URL) throws -> YAMLNode {
    do throws(YAMLError) {
      return try YAMLReader.read((try? String(contentsOf: file, encoding: .utf8)) ?? "") ?? .nothing
    } catch {
      throw Failure(file, error)
    }
  }
}
