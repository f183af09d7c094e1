/// A toolkit for several systems, whose screens are written in another language than Swift or Objective-C.
/// The project of an app for iPhone is only the shell around them.
package struct Toolkit: Sendable, CatalogRecord {
  /// The name.
  package var name: String
  /// The names of its modules and pods, any of which an app imports or links.
  package var modules: [String]
  /// The classes that the shell inherits from or shows.
  package var classes: [String]
  /// What the screens are, such as `written in Dart`.
  package var screens: String
  /// How such an app reaches the Mac, as a sentence.
  package var mac: String
  /// The page that says so.
  package var source: String

  package init(from keys: inout KeyReader) {
    name = keys.read("name")
    modules = keys.read("modules")
    classes = keys.readIfPresent("classes") ?? []
    screens = keys.read("screens")
    mac = keys.read("mac")
    source = keys.read("source")
  }
}
