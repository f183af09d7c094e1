/// A target of a project.
package struct ProjectTarget: Sendable, Hashable {
  /// The three kinds of targets.
  package enum Kind: String, Sendable, Hashable {
    /// Makes a product from sources.
    case native = "PBXNativeTarget"
    /// Only gathers other targets and runs scripts.
    case aggregate = "PBXAggregateTarget"
    /// Runs another build system.
    case legacy = "PBXLegacyTarget"
  }

  /// The object's identifier in the project file.
  package var identifier: String
  /// The name.
  package var name: String
  /// The kind (`isa`).
  package var kind: Kind
  /// The type of product (`productType`); `nil` for targets without a product and for unknown
  /// types.
  package var productType: ProductType?
  /// The names of its build configurations, in the order of the file.
  package var configurations: [String]
  /// The default configuration (`defaultConfigurationName`).
  package var defaultConfiguration: String

  /// The object's place among all of the project, by which the project finds it again.
  var number: Int
}

extension ProjectTarget {
  /// The released configuration: `Release`, or else the default one or one with the name of a
  /// release or store, unless its name is one for debugging.
  package var releaseConfiguration: String {
    Self.released(among: configurations, default: defaultConfiguration)
  }

  /// The released configuration among a list of names.
  static func released(among names: [String], default fallback: String) -> String {
    let released = names.filter { !$0.lowercased().contains("debug") }
    let choices = ["Release", fallback].filter(released.contains)
    let isNamedSo = { (name: String) in
      ["release", "store", "production"].contains { name.lowercased().contains($0) }
    }
    return choices.first ?? released.first(where: isNamedSo) ?? released.first ?? fallback
  }
}
