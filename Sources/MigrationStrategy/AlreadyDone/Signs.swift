package import FileReading
import Guidance
import InterfaceBuilder
import SourceEvidence

/// What a project does on the Mac already, and where that shows.
package struct Signs: Sendable {
  /// Where a sign shows.
  package struct Trace: Sendable, Hashable {
    /// What stands there, in a few words.
    package var text: String
    /// The place.
    package var location: SourceLocation
    /// The class whose code it is, where that is known.
    var owner: String?
  }

  /// A command that is there, with what it is called.
  private struct Command {
    var title: String?
    var trace: Trace
  }

  /// What the classes of the project inherit from.
  let classes: ClassHierarchy
  private var traces: [Sign: [Trace]] = [:]
  private var titles: [String: Trace] = [:]
  private var selectors: [String: Trace] = [:]
  private var keys: [String: Command] = [:]

  /// Signs of nothing yet, in a project with some classes.
  init(classes: ClassHierarchy = ClassHierarchy()) { self.classes = classes }

  /// Whether nothing shows.
  var isEmpty: Bool { traces.isEmpty && titles.isEmpty && selectors.isEmpty && keys.isEmpty }

  /// Notes where a sign shows.
  mutating func add(
    _ sign: Sign, _ text: String, at location: SourceLocation, in owner: String? = nil
  ) {
    traces[sign, default: []].append(Trace(text: text, location: location, owner: owner))
  }

  /// Notes a command of a menu; of several with one title the first counts.
  mutating func addCommand(_ title: String, at location: SourceLocation) {
    let key = title.comparedAsTitle
    titles[key] = titles[key] ?? Trace(text: "the command “\(title)”", location: location)
  }

  /// Notes what a command of a menu calls; of several that call the same the first counts.
  mutating func addCommand(calling selector: String, _ title: String?, at location: SourceLocation)
  {
    let text = title.map { "the command “\($0)”" } ?? "a command"
    let key = selector.methodName
    selectors[key] = selectors[key] ?? Trace(text: text, location: location)
  }

  /// Notes the key of a command, as menus show it; of several with one key the first counts.
  mutating func addKey(_ key: String, of title: String?, at location: SourceLocation) {
    let text = title.map { "the command “\($0)”" } ?? "the key \(key)"
    keys[key] = keys[key] ?? Command(title: title, trace: Trace(text: text, location: location))
  }

  /// The first place where a sign shows for something of a class of the project, or of none.
  ///
  /// What is about one scene counts only in the code of that scene's class.
  func trace(of sign: Sign, forClass name: String?) -> Trace? {
    guard sign.isOfOneScene else { return traces[sign]?.first }
    guard let name else { return nil }
    let line = Set([name] + classes.ancestors(of: name))
    return traces[sign]?.first { $0.owner.map(line.contains) ?? false }
  }

  /// Where a command with a title stands.
  func command(titled title: String) -> Trace? { titles[title.comparedAsTitle] }

  /// Where a command stands that calls what a selector names.
  func command(calling selector: String) -> Trace? { selectors[selector.methodName] }

  /// Where the keys ⌘1 to ⌘n stand, if all are there and not for commands of other names.
  func numberKeys(for titles: [String]) -> [Trace] {
    guard titles.count <= 9 else { return [] }
    let found = titles.indices.compactMap { keys["⌘\($0 + 1)"] }
    let names = Set(titles.map(\.comparedAsTitle))
    let isForThem = found.contains { command in
      command.title.map { names.contains($0.comparedAsTitle) } ?? true
    }
    return found.count == titles.count && isForThem ? found.map(\.trace) : []
  }
}

extension String {
  /// A selector's name without its arguments.
  fileprivate var methodName: String { String(prefix { $0 != ":" }) }
}

extension Sign {
  /// Whether it tells about one scene, and nothing about the others.
  fileprivate var isOfOneScene: Bool { self == .windowTitle || self == .contextMenu }
}
