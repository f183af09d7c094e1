/// The text of a file with edits, which knows the original.
///
/// Edits are applied one after another: each is made for ``bytes``. ``splices`` are all of them as
/// replacements in the original, so that a patch has exactly the lines that were edited.
package struct EditedText: Sendable {
  /// The bytes before the first edit.
  package let original: [UInt8]
  /// The bytes after the last edit.
  package private(set) var bytes: [UInt8]
  private var pieces: SplicePieces

  /// Creates a text without edits.
  package init(original: [UInt8]) {
    self.original = original
    bytes = original
    pieces = SplicePieces(count: original.count)
  }

  /// All edits as replacements in the original, from the first to the last.
  package var splices: [Splice] { pieces.splices }

  /// Whether the bytes differ from those of the original.
  package var isChanged: Bool { bytes != original }

  /// Applies splices that were made for the current ``bytes``, in any order.
  ///
  /// Insertions at the same offset keep their order, and come before a replacement that begins
  /// there.
  ///
  /// - Throws: ``SpliceConflict`` if two of them replace the same bytes, or if one is about bytes
  ///   that the text does not have. The text is then as before.
  package mutating func apply(_ splices: [Splice]) throws(SpliceConflict) {
    let sorted = Self.sorted(splices)
    for splice in sorted where splice.range.lowerBound < 0 || splice.range.upperBound > bytes.count
    {
      throw .outOfBounds(splice.range)
    }
    for (first, second) in zip(sorted, sorted.dropFirst())
    where second.range.lowerBound < first.range.upperBound {
      throw .overlap(first.range, second.range)
    }
    pieces.apply(sorted)
    bytes = pieces.bytes(of: original)
  }

  /// Applies the splices of one edit.
  mutating func applyEdit(_ splices: [Splice]) throws(EditRefusal) {
    do throws(SpliceConflict) {
      try apply(splices)
    } catch {
      throw .conflictingEdits
    }
  }

  private static func sorted(_ splices: [Splice]) -> [Splice] {
    splices.enumerated().sorted { a, b in
      let (first, second) = (a.element.range, b.element.range)
      return (first.lowerBound, first.isEmpty ? 0 : 1, a.offset)
        < (second.lowerBound, second.isEmpty ? 0 : 1, b.offset)
    }.map(\.element)
  }
}
