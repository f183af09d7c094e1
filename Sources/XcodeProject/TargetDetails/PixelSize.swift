import FileReading

/// The size of an image in pixels.
package struct PixelSize: Sendable, Hashable {
  /// The width in pixels.
  package var width: Int
  /// The height in pixels.
  package var height: Int

  /// Creates a size.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Reads the size from the header of a PNG file, or returns `nil` if the file is not a PNG file.
  init?(ofPNG path: String) {
    guard path.lowercased().hasSuffix(".png"), let head = try? FileBytes.load(path, first: 24),
      head.count == 24, head.starts(with: Self.signature)
    else { return nil }
    width = Self.number(head[16..<20])
    height = Self.number(head[20..<24])
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
