/// A location in the source code: a file and a byte offset.
struct Origin: Hashable, Comparable {
  var file: Int
  var offset: Int

  static func < (a: Origin, b: Origin) -> Bool { (a.file, a.offset) < (b.file, b.offset) }
}
