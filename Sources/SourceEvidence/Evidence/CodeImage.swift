/// An image that code names.
package enum CodeImage: Sendable, Hashable {
  /// A symbol of the system, such as `house.fill`.
  case symbol(String)
  /// An image of the app's own, by its name in the asset catalog.
  case asset(String)
}
