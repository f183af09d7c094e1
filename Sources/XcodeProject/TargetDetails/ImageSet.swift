/// An image set (`.imageset`) or symbol set (`.symbolset`) in an asset catalog.
package struct ImageSet: Sendable, Hashable {
  /// The name in code, including the names of enclosing folders that provide a namespace.
  package var name: String
  /// Whether the set is a custom symbol (`.symbolset`).
  package var isSymbol: Bool
  /// Whether the set contains a PDF or SVG file, which is sharp at all sizes.
  package var isVector: Bool
  /// The readable PNG files, in the order of the set.
  package var bitmaps: [Bitmap]

  /// A PNG file for one scale.
  package struct Bitmap: Sendable, Hashable {
    /// The number of pixels per point, or 1 if the set does not contain one.
    package var scale: Int
    /// The size in pixels.
    package var size: PixelSize
  }
}

extension ImageSet {
  init(_ name: String, isSymbol: Bool, _ contents: AssetContents, in folder: String) {
    self.name = name
    self.isSymbol = isSymbol
    isVector = contents.files.contains { Self.isVector($0.name) }
    bitmaps = contents.files.compactMap { file in
      PixelSize(ofPNG: folder + "/" + file.name).map { Bitmap(scale: file.scale, size: $0) }
    }
  }

  private static func isVector(_ file: String) -> Bool {
    let file = file.lowercased()
    return file.hasSuffix(".pdf") || file.hasSuffix(".svg")
  }
}
