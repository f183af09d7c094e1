/// Evaluates the condition of `#if` for several systems at once.
struct SystemCondition {
  /// A set of systems, by their index.
  typealias Systems = UInt32

  /// The systems for which a condition may hold, and those for which it may not. Whatever depends on
  /// the project or on the version of a compiler is in both.
  struct Value: Equatable {
    var mayHold: Systems
    var mayFail: Systems

    static prefix func ! (value: Value) -> Value {
      Value(mayHold: value.mayFail, mayFail: value.mayHold)
    }
  }

  private let systems: [CodeSearch.System]
  private let flags: Set<String>?
  /// All systems.
  let all: Systems

  /// Creates an evaluator.
  ///
  /// - Parameters:
  ///   - systems: The systems.
  ///   - flags: The compilation conditions of the project, or `nil` if they are unknown.
  init(_ systems: [CodeSearch.System], flags: Set<String>?) {
    self.systems = systems
    self.flags = flags
    all = systems.indices.reduce(0) { $0 | 1 << Systems($1) }
  }

  /// Returns the value of a condition.
  func value(of text: String) -> Value {
    var rest = text.filter { !$0.isWhitespace }[...]
    let value = either(&rest, depth: 0)
    return rest.isEmpty ? value : unknown
  }
}

// MARK: - Operators

extension SystemCondition {
  private var unknown: Value { Value(mayHold: all, mayFail: all) }

  private func either(_ rest: inout Substring, depth: Int) -> Value {
    var value = both(&rest, depth: depth)
    while rest.hasPrefix("||") {
      rest = rest.dropFirst(2)
      let other = both(&rest, depth: depth)
      value.mayHold |= other.mayHold
      value.mayFail &= other.mayFail
    }
    return value
  }

  private func both(_ rest: inout Substring, depth: Int) -> Value {
    var value = operand(&rest, depth: depth)
    while rest.hasPrefix("&&") {
      rest = rest.dropFirst(2)
      let other = operand(&rest, depth: depth)
      value.mayHold &= other.mayHold
      value.mayFail |= other.mayFail
    }
    return value
  }

  private func operand(_ rest: inout Substring, depth: Int) -> Value {
    guard depth < Self.deepest, let first = rest.first else { return unknown }
    if first == "!" {
      rest = rest.dropFirst()
      return !operand(&rest, depth: depth + 1)
    }
    if first == "(" {
      rest = rest.dropFirst()
      let value = either(&rest, depth: depth + 1)
      if rest.first == ")" { rest = rest.dropFirst() }
      return value
    }
    return plain(Self.takePlain(&rest))
  }

  private static let deepest = 32

  /// Removes a condition without operators: up to an operator or a parenthesis that it does not open.
  private static func takePlain(_ rest: inout Substring) -> String {
    var depth = 0
    let end = rest.indices.first { index in
      switch rest[index] {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      return depth < 0
        || depth == 0 && (rest[index...].hasPrefix("&&") || rest[index...].hasPrefix("||"))
    }
    defer { rest = rest[(end ?? rest.endIndex)...] }
    return String(rest[..<(end ?? rest.endIndex)])
  }
}

// MARK: - Conditions without operators

extension SystemCondition {
  private func plain(_ text: String) -> Value {
    if let name = Self.argument(of: "os", in: text) { return known { Self.isSame($0.name, name) } }
    if let module = Self.argument(of: "canImport", in: text) { return imports(module) }
    if let header = Self.argument(of: "__has_include", in: text) {
      return imports(String(header.dropFirst().prefix { $0 != "/" && $0 != ">" }))
    }
    if let name = Self.argument(of: "defined", in: text) { return plain(name) }
    if let name = Self.argument(of: "targetEnvironment", in: text) {
      return name == "simulator" ? unknown : known { _ in false }
    }
    if let systems = Self.macros[text] { return known { systems.contains($0.name) } }
    return flag(text)
  }

  private func imports(_ module: String) -> Value {
    if ["AppKit", "Cocoa"].contains(module) { return known { _ in false } }
    let value = known { !$0.missingModules.contains(module) }
    // Only what every SDK has is certain to exist.
    return Self.everywhere.contains(module)
      ? value : Value(mayHold: value.mayHold, mayFail: all)
  }

  private func flag(_ text: String) -> Value {
    switch text {
    case "true", "1": return known { _ in true }
    case "false", "0": return known { _ in false }
    case "DEBUG": return known { _ in flags?.contains("DEBUG") ?? false }
    default: break
    }
    guard text.isPlainName, !text.hasPrefix("_"), let flags else { return unknown }
    return known { _ in flags.contains(text) }
  }

  /// Returns the value of a condition that holds for the systems that a function accepts.
  private func known(_ holds: (CodeSearch.System) -> Bool) -> Value {
    let held = systems.indices.reduce(0 as Systems) {
      $0 | (holds(systems[$1]) ? 1 << Systems($1) : 0)
    }
    return Value(mayHold: held, mayFail: all & ~held)
  }

  /// Returns the argument of a check such as `os(iOS)`, or `nil` if the text is another one.
  private static func argument(of check: String, in text: String) -> String? {
    guard text.hasPrefix(check + "("), text.hasSuffix(")") else { return nil }
    let argument = text.dropFirst(check.count + 1).dropLast()
    return String(check == "canImport" ? argument.prefix { $0 != "," && $0 != "." } : argument)
  }

  /// Whether two names are of one system, which may have had another name before.
  private static func isSame(_ name: String, _ written: String) -> Bool {
    name == written || name == "visionOS" && written == "xrOS"
  }

  /// The modules that the SDKs of all systems have.
  private static let everywhere: Set<String> = ["Foundation", "SwiftUI", "Swift", "UIKit"]

  /// The systems for which the macros of Objective-C are 1.
  private static let macros: [String: Set<String>] = [
    "TARGET_OS_IPHONE": ["iOS", "tvOS", "visionOS", "watchOS"],
    "TARGET_OS_MAC": ["iOS", "tvOS", "visionOS", "watchOS"],
    "TARGET_OS_IOS": ["iOS"], "TARGET_OS_TV": ["tvOS"], "TARGET_OS_WATCH": ["watchOS"],
    "TARGET_OS_VISION": ["visionOS"], "TARGET_OS_XR": ["visionOS"], "TARGET_OS_OSX": [],
    "TARGET_OS_MACCATALYST": [], "TARGET_OS_UIKITFORMAC": [],
  ]
}
