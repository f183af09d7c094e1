/// The reason why splices cannot be applied to a text together.
package enum SpliceConflict: Error, Equatable {
  /// Two splices replace the same bytes.
  case overlap(Range<Int>, Range<Int>)
  /// A splice is about bytes that the text does not have.
  case outOfBounds(Range<Int>)
}
