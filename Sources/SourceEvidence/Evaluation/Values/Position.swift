/// A location in the source code: a file and a byte offset.
struct Position: Hashable, Comparable {
  var file: Int
  var offset: Int

  static func < (a: Position, b: Position) -> Bool { (a.file, a.offset) < (b.file, b.offset) }
}
