extension String {
  /// Whether the text contains a part that consists of ASCII characters, compared byte by byte.
  func holds(_ part: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { ByteCheck.holds(part, UnsafeRawBufferPointer($0)) }
  }

  /// Whether the text is a name of ASCII letters, digits, and underscores.
  var isPlainName: Bool {
    !utf8.isEmpty
      && utf8.allSatisfy {
        $0 == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 32)
      }
  }
}
