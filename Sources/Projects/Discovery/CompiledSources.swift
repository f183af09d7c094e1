import XcodeProject

/// The source files below a path, to look up those of a target.
struct CompiledSources: Sendable {
  private let files: [DiscoveredFile]
  private let places: FilesByPath
  /// The headers, and the Objective-C files, by path without the extension.
  private var headers: [Substring: Int] = [:]
  private var implementations: Set<Substring> = []

  /// - Parameter files: The files, whose indices are returned.
  init(_ files: [DiscoveredFile]) {
    self.files = files
    places = FilesByPath(documents: files, bundles: [])
    for (index, file) in files.enumerated() {
      if file.name.hasSuffix(".h") {
        headers[Self.stem(of: file)] = index
      } else if !file.name.hasSuffix(".swift") {
        implementations.insert(Self.stem(of: file))
      }
    }
  }

  /// The files that targets compile.
  ///
  /// - Parameters:
  ///   - contents: What the targets are put together from.
  ///   - folder: The folder that holds the `.xcodeproj`, relative to the searched path.
  /// - Returns: Their indices; empty if the project file lists none.
  func compiled(by contents: TargetContents, in folder: String) -> Set<Int> {
    let found = places.indices(of: contents.sources, contents.folders, in: folder)
    let isHeader = { (index: Int) in files[index].name.hasSuffix(".h") }
    return found.allSatisfy(isHeader) ? [] : found
  }

  /// Files with their headers, which no target compiles: headers beside them, and headers of the
  /// project that are not beside a compiled file.
  ///
  /// - Parameters:
  ///   - compiled: The files.
  ///   - near: The files of the project, which may be others.
  /// - Returns: The indices of all of them.
  func withHeaders(_ compiled: Set<Int>, among near: [Int]) -> Set<Int> {
    let own = compiled.compactMap { headers[Self.stem(of: files[$0])] }
    let others = near.filter { index in
      files[index].name.hasSuffix(".h") && !implementations.contains(Self.stem(of: files[index]))
    }
    return compiled.union(own).union(others)
  }

  /// The path without its extension.
  private static func stem(of file: DiscoveredFile) -> Substring {
    file.name.utf8.lastIndex(of: UInt8(ascii: ".")).map { file.name[..<$0] } ?? file.name[...]
  }
}
