/// A byte of a file.
struct Origin: Hashable, Comparable {
  var file: Int
  var offset: Int

  static func < (a: Origin, b: Origin) -> Bool { (a.file, a.offset) < (b.file, b.offset) }
}
