/// An image in code.
package enum CodeImage: Sendable, Hashable {
  /// A system symbol, such as `house.fill`.
  case symbol(String)
  /// An image of the app, by its name in the asset catalog.
  case asset(String)
  /// An image of the app, by a constant for its name.
  case constant(String)
}
