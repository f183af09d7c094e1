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
    let condition = DirectiveReader.expression(text)
    var value = Value(mayHold: 0, mayFail: 0)
    for (index, system) in systems.enumerated() {
      let truth = SystemEnvironment(system: system, flags: flags).truth(of: condition)
      if truth != false { value.mayHold |= 1 << Systems(index) }
      if truth != true { value.mayFail |= 1 << Systems(index) }
    }
    return value
  }
}

/// The environment of conditions in code that is compiled for a system.
private struct SystemEnvironment: ConditionEnvironment {
  let system: CodeSearch.System
  let flags: Set<String>?

  func isMet(_ condition: Expression) -> Bool? {
    guard case .name(let text) = condition.kind else { return nil }
    if let name = Self.argument(of: "os", in: text) { return Self.isSame(system.name, name) }
    if let module = Self.argument(of: "canImport", in: text) { return imports(module) }
    if let header = Self.argument(of: "__has_include", in: text) {
      return imports(String(header.dropFirst().prefix { $0 != "/" && $0 != ">" }))
    }
    if let name = Self.argument(of: "targetEnvironment", in: text) {
      return name == "simulator" ? nil : false
    }
    return Self.macros[text].map { $0.contains(system.name) } ?? flag(text)
  }

  func areEqual(_ first: Expression, _ second: Expression) -> Bool? { nil }

  private func imports(_ module: String) -> Bool? {
    if ["AppKit", "Cocoa"].contains(module) || system.missingModules.contains(module) {
      return false
    }
    // Only what every SDK has is certain to exist.
    return Self.everywhere.contains(module) ? true : nil
  }

  private func flag(_ name: String) -> Bool? {
    if name == "DEBUG" { return flags?.contains(name) ?? false }
    guard name.isPlainName, !name.hasPrefix("_") else { return nil }
    return flags?.contains(name)
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
