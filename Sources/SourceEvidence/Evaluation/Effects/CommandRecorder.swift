/// Keeps the commands that code was seen to make.
final class CommandRecorder {
  /// A command, and the code that asks for it.
  struct Made {
    /// Its API.
    var source: CodeCommand.Source
    /// What holds its title, its key and the like, as later code changes them.
    var object: CodeObject
    /// Whether the code is a helper's that nothing was seen to call.
    var isOpen: Bool
    /// The type and the function whose code asks for it.
    var owner: String?
    var function: String?
  }

  /// The commands, by the code that asks for them: where a helper makes one of its parameters, that is
  /// the call of the helper.
  private(set) var commands: [Origin: [Made]] = [:]
  /// Where the code stands that makes them.
  private var makers: Set<Origin> = []
  private let symbols: SymbolTable
  /// The APIs that were looked up before, by the types.
  private var sources: [String: CodeCommand.Source?] = [:]

  init(_ symbols: SymbolTable) { self.symbols = symbols }

  /// How many commands of one place are kept.
  private static let mostCommands = 100
  /// How many helpers may call each other.
  private static let mostHelpers = 8

  /// The API of commands that a type belongs to; nil if it is none.
  func source(ofType type: String) -> CodeCommand.Source? {
    if let known = sources[type] { return known }
    let source = findSource(ofType: type)
    sources[type] = .some(source)
    return source
  }

  private func findSource(ofType type: String) -> CodeCommand.Source? {
    if let source = CodeCommand.Source(rawValue: type) { return source }
    guard symbols.declares(type) else { return nil }
    return symbols.hierarchy.ancestors(of: type.lastComponent).lazy
      .compactMap { CodeCommand.Source(rawValue: $0) }.first
  }

  /// Whether the code at a place was seen to make commands.
  func hasSeen(_ origin: Origin) -> Bool { makers.contains(origin) }

  /// Notes that a call makes a command.
  func make(_ object: CodeObject, _ source: CodeCommand.Source, _ site: CallSite) {
    makers.insert(site.origin)
    let (asking, isOpen) = asking(site)
    guard commands[asking.origin, default: []].count < Self.mostCommands else { return }
    let frame = asking.scope.frame
    commands[asking.origin, default: []].append(
      Made(
        source: source, object: object, isOpen: isOpen, owner: frame.type,
        function: frame.function))
  }

  /// The call that says what the command is, and whether that is a helper's code that nothing calls.
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
  /// Whether the title or the key is one of some names, or made of them.
  fileprivate func usesInTexts(_ names: Set<String>) -> Bool {
    let texts = arguments.filter { !Self.others.contains($0.label) }
    return texts.contains { $0.value.mentions(names) }
  }

  /// The arguments that say neither what a command is called nor its key.
  private static let others: Set = [
    "action", "image", "propertyList", "attributes", "state", "alternates", "handler", "target",
    "modifierFlags", "sender",
  ]
}

extension Expression {
  /// Whether it names one of some variables outside of closures.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    contains { if case .name(let name) = $0.kind { names.contains(name) } else { false } }
  }
}
