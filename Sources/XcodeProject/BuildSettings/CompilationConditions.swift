/// The compilation conditions of a target, which `#if` tests.
package struct CompilationConditions: Sendable, Hashable {
  /// The name of the configuration for release.
  package var configuration: String
  /// The Swift conditions: `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, and `-D` in `OTHER_SWIFT_FLAGS`.
  package var swift: Set<String>
  /// The Objective-C macros: `GCC_PREPROCESSOR_DEFINITIONS`, and `-D` in `OTHER_CFLAGS`. Macros
  /// with the value 0 are not included.
  package var macros: Set<String>
  /// The names that only other configurations define, in either language, each with the names of
  /// these configurations.
  package var elsewhere: [String: [String]]

  /// Creates conditions.
  package init(
    configuration: String = "Release", swift: Set<String> = [], macros: Set<String> = [],
    elsewhere: [String: [String]] = [:]
  ) {
    self.configuration = configuration
    self.swift = swift
    self.macros = macros
    self.elsewhere = elsewhere
  }

  /// Reads the conditions from the settings of a configuration.
  init(_ settings: BuildSettings) {
    self.init(
      configuration: settings.configuration,
      swift: Set(
        settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
          + Self.definitions(in: settings.list("OTHER_SWIFT_FLAGS"))),
      macros: Self.macros(
        settings.list("GCC_PREPROCESSOR_DEFINITIONS")
          + Self.definitions(in: settings.list("OTHER_CFLAGS"))))
  }

  /// Creates the conditions of the configuration for release, with those that only others define.
  ///
  /// - Parameters:
  ///   - released: The settings of the configuration for release.
  ///   - others: The settings of the other configurations.
  init(released: BuildSettings, others: [BuildSettings]) {
    self.init(released)
    for other in others.map(CompilationConditions.init) {
      for name in other.swift.union(other.macros).subtracting(swift).subtracting(macros) {
        elsewhere[name, default: []].append(other.configuration)
      }
    }
  }

  /// Returns the values of `-D` among flags, including values in a separate word.
  private static func definitions(in flags: [String]) -> [String] {
    zip([""] + flags, flags).compactMap { before, flag in
      if before == "-D" { return flag }
      return flag.hasPrefix("-D") && flag != "-D" ? String(flag.dropFirst(2)) : nil
    }
  }

  private static func macros(_ definitions: [String]) -> Set<String> {
    var names: Set<String> = []
    for definition in definitions {
      let parts = definition.split(separator: "=", maxSplits: 1)
      guard let name = parts.first.map(String.init) else { continue }
      // The last definition of a macro takes precedence.
      if parts.count == 2, Int(parts[1]) == 0 { names.remove(name) } else { names.insert(name) }
    }
    return names
  }
}

extension CompilationConditions: Encodable {
  private enum CodingKeys: String, CodingKey { case configuration, swift, macros, elsewhere }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(configuration, forKey: .configuration)
    try container.encode(swift.sorted(), forKey: .swift)
    try container.encode(macros.sorted(), forKey: .macros)
    try container.encode(elsewhere, forKey: .elsewhere)
  }
}

extension ProjectFile {
  /// Returns the conditions that the code of a target is compiled with.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - sdk: The SDK that conditions of settings are evaluated for, or `nil` for the target's own.
  /// - Returns: The conditions of the target's configuration for release.
  package func conditions(
    of target: ProjectTarget, sdk: BuildSDK? = nil
  ) -> CompilationConditions {
    let released = target.releaseConfiguration
    return CompilationConditions(
      released: settings(of: target, configuration: released, sdk: sdk),
      others: target.configurations.filter { $0 != released }
        .map { settings(of: target, configuration: $0, sdk: sdk) })
  }
}

extension [AppTarget] {
  /// The conditions of the first app, with the names that only other apps define listed under the
  /// names of their targets, or `nil` if there is no app.
  package var conditions: CompilationConditions? {
    guard var conditions = first?.conditions else { return nil }
    for app in dropFirst() {
      let names = app.conditions.swift.union(app.conditions.macros)
      for name in names.subtracting(conditions.swift).subtracting(conditions.macros) {
        conditions.elsewhere[name, default: []].append(app.name)
      }
    }
    return conditions
  }
}
