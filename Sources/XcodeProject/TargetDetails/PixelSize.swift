import FileReading

/// The size of an image in pixels.
package struct PixelSize: Sendable, Hashable {
  /// From left to right.
  package var width: Int
  /// From top to bottom.
  package var height: Int

  /// Creates a size.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Reads the size out of the head of a PNG file; `nil` where the file is none.
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
