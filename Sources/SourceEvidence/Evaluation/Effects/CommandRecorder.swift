/// Records the commands that code creates.
final class CommandRecorder {
  /// A command, and the code that creates it.
  struct Made {
    /// Its API.
    var source: CodeCommand.Source
    /// The object with its title, key, and other properties, which later code may change.
    var object: CodeObject
    /// Whether a helper function creates the command, and no known code calls the helper.
    var isOpen: Bool
    /// The type and the function whose code creates the command.
    var owner: String?
    var function: String?
  }

  /// The locations of all calls that create commands.
  private(set) var makers: Set<Position> = []
  private let symbols: SymbolTable
  private unowned let recorder: EffectRecorder
  /// A cache of the APIs of types.
  private var sources: [String: CodeCommand.Source?] = [:]

  init(_ symbols: SymbolTable, _ recorder: EffectRecorder) {
    self.symbols = symbols
    self.recorder = recorder
  }

  /// The maximum depth of helper functions that call each other.
  private static let mostHelpers = 8

  /// Returns the API that a type belongs to, or `nil` if the type is no command.
  func source(ofType type: String) -> CodeCommand.Source? {
    if let known = sources[type] { return known }
    let source = findSource(ofType: type)
    sources[type] = .some(source)
    return source
  }

  private func findSource(ofType type: String) -> CodeCommand.Source? {
    if let source = CodeCommand.Source(rawValue: type) { return source }
    guard symbols.declares(type) else { return nil }
    return symbols.hierarchy.ancestors(of: symbols.hierarchy.name(of: type)).lazy
      .compactMap { CodeCommand.Source(rawValue: $0) }.first
  }

  /// Records that a call creates a command.
  func make(_ object: CodeObject, _ source: CodeCommand.Source, _ site: CallSite) {
    makers.insert(site.origin)
    let (asking, isOpen) = asking(site)
    let frame = asking.scope.frame
    let made = Made(
      source: source, object: object, isOpen: isOpen, owner: frame.type, function: frame.function)
    recorder.record { $0.commands.append((asking.origin, made)) }
  }

  /// Returns the call that determines the command, and whether it is in a helper that no known code
  /// calls.
  private func asking(_ site: CallSite) -> (site: CallSite, isOpen: Bool) {
    var site = site
    for _ in 0..<Self.mostHelpers {
      let frame = site.scope.frame
      guard !frame.parameters.isEmpty, site.usesInTexts(frame.parameters) else {
        return (site, false)
      }
      guard let call = frame.call else { break }
      site = call
    }
    return (site, true)
  }
}

extension CallSite {
  /// Whether the title or the key uses one of some names.
  fileprivate func usesInTexts(_ names: Set<String>) -> Bool {
    let texts = arguments.filter { !Self.others.contains($0.label) }
    return texts.contains { $0.value.mentions(names) }
  }

  /// Arguments that determine neither the title nor the key of a command.
  private static let others: Set = [
    "action", "image", "propertyList", "attributes", "state", "alternates", "handler", "target",
    "modifierFlags", "sender",
  ]
}

extension Expression {
  /// Whether the expression uses one of some variables outside of closures.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    contains { if case .name(let name) = $0.kind { names.contains(name) } else { false } }
  }
}
