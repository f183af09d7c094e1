/// The traits of a navigation stack, as set in code.
package struct StackTraits: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// It is a `NavigationView`, which shows columns on the Mac.
  package static let navigationView = StackTraits(rawValue: 1)
  /// Its first screen is a list from which people choose.
  package static let list = StackTraits(rawValue: 2)
  /// It is a `NavigationView` in the stack style, which shows no columns with Mac Catalyst.
  package static let stackStyle = StackTraits(rawValue: 4)
  /// Its destinations are known at run time only, as in `NavigationStack(path: $router.path)` and
  /// `navigationDestination(for: Route.self) { $0.screen }`.
  package static let unknownDestinations = StackTraits(rawValue: 8)
  /// Its bar shows large titles.
  package static let largeTitles = StackTraits(rawValue: 16)
}
