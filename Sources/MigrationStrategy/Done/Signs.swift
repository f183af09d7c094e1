package import InterfaceBuilder
import RuleCatalogue

/// What a project does on the Mac already, and where that shows.
package struct Signs: Sendable {
  /// Where a sign shows.
  package struct Trace: Sendable, Hashable {
    /// What stands there, in a few words.
    package var text: String
    /// The place.
    package var location: Location
  }

  private var traces: [Sign: [Trace]] = [:]
  private var titles: [String: Trace] = [:]

  /// Whether nothing shows.
  var isEmpty: Bool { traces.isEmpty && titles.isEmpty }

  /// Notes where a sign shows.
  mutating func add(_ sign: Sign, _ text: String, at location: Location) {
    traces[sign, default: []].append(Trace(text: text, location: location))
  }

  /// Notes a command of a menu; of several with one title the first counts.
  mutating func addCommand(_ title: String, at location: Location) {
    let key = Self.key(of: title)
    titles[key] = titles[key] ?? Trace(text: "the command “\(title)”", location: location)
  }

  /// The first place where a sign shows.
  func trace(of sign: Sign) -> Trace? { traces[sign]?.first }

  /// Where a command with a title stands.
  func command(titled title: String) -> Trace? { titles[Self.key(of: title)] }

  /// Titles differ in capitals and in the dots of those that ask for more.
  private static func key(of title: String) -> String {
    title.lowercased().replacing("…", with: "").replacing("...", with: "")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
