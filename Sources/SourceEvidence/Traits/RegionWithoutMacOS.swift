package import FileReading

/// Lines of a source file that are compiled for iOS, but not for macOS, as in `#if os(iOS)`.
package struct RegionWithoutMacOS: Sendable, Hashable {
  /// The first line, which is that of the condition or the one after it.
  package var start: SourceLocation
  /// The last line, starting at 1.
  package var lastLine: Int

  /// Whether a location is in the region.
  package func contains(_ location: SourceLocation) -> Bool {
    location.file == start.file && location.line >= start.line && location.line <= lastLine
  }
}

extension RegionWithoutMacOS {
  /// Returns the regions of files, as far as the files have been parsed, in order.
  static func all(in files: [CodeFile]) -> [RegionWithoutMacOS] {
    files.flatMap { file in
      let regions = file.outerRegions + file.bodies.flatMap { $0.known?.regions ?? [] }
      return regions.filter { $0.conditions.contains(.exceptMacOS) }.map { region in
        RegionWithoutMacOS(
          start: file.place(region.range.lowerBound),
          lastLine: file.place(region.range.upperBound).line)
      }
    }
  }
}
