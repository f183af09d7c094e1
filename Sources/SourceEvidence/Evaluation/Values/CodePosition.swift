/// A location in the source code: a file and a byte offset.
struct CodePosition: Hashable, Comparable {
  var file: Int
  var offset: Int

  static func < (a: CodePosition, b: CodePosition) -> Bool {
    (a.file, a.offset) < (b.file, b.offset)
  }
}
