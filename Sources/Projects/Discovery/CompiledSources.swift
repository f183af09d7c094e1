import XcodeProject

/// An index of the source files at a path, to look up those of a target.
struct CompiledSources: Sendable {
  private let files: [DiscoveredFile]
  private let places: FilesByPath
  /// The headers and the implementation files, by path without the extension.
  private var headers: [Substring: Int] = [:]
  private var implementations: Set<Substring> = []

  /// Creates an index.
  ///
  /// - Parameter files: The files. The other methods return indices into this array.
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

  /// Returns the files that targets compile.
  ///
  /// - Parameters:
  ///   - contents: The contents of the targets.
  ///   - folder: The folder that contains the `.xcodeproj`, relative to the searched path.
  /// - Returns: The indices of the files, empty if the project file lists none.
  func compiled(by contents: TargetContents, in folder: String) -> Set<Int> {
    let found = places.indices(of: contents.sources, contents.folders, in: folder)
    let isHeader = { (index: Int) in files[index].name.hasSuffix(".h") }
    return found.allSatisfy(isHeader) ? [] : found
  }

  /// Returns files together with their headers, which no target compiles: the headers next to them,
  /// and the headers of the project that belong to no implementation file.
  ///
  /// - Parameters:
  ///   - compiled: The compiled files.
  ///   - near: All files of the project.
  /// - Returns: The indices of the files and headers.
  func withHeaders(_ compiled: Set<Int>, among near: [Int]) -> Set<Int> {
    let own = compiled.compactMap { headers[Self.stem(of: files[$0])] }
    let others = near.filter { index in
      files[index].name.hasSuffix(".h") && !implementations.contains(Self.stem(of: files[index]))
    }
    return compiled.union(own).union(others)
  }

  /// Returns the path of a file without its extension.
  private static func stem(of file: DiscoveredFile) -> Substring {
    file.name.utf8.lastIndex(of: UInt8(ascii: ".")).map { file.name[..<$0] } ?? file.name[...]
  }
}
