/// A target of a project.
package struct ProjectTarget: Sendable, Hashable {
  /// The three kinds of targets.
  package enum Kind: String, Sendable, Hashable {
    /// A target that builds a product from sources.
    case native = "PBXNativeTarget"
    /// A target that only groups other targets and runs scripts.
    case aggregate = "PBXAggregateTarget"
    /// A target that runs another build system.
    case legacy = "PBXLegacyTarget"
  }

  /// The object's identifier in the project file.
  package var identifier: String
  /// The name.
  package var name: String
  /// The kind (`isa`).
  package var kind: Kind
  /// The type of the product (`productType`), or `nil` for targets without a product and for
  /// unknown types.
  package var productType: ProductType?
  /// The names of the build configurations, in file order.
  package var configurations: [String]
  /// The default configuration (`defaultConfigurationName`).
  package var defaultConfiguration: String

  /// The number of the target's object in the project.
  var number: Int
}

extension ProjectTarget {
  /// The name of the configuration for release: `Release`, or else the default configuration or one
  /// whose name suggests a release or the App Store, but not debugging.
  package var releaseConfiguration: String {
    Self.released(among: configurations, default: defaultConfiguration)
  }

  /// Returns the name of the configuration for release among several names.
  static func released(among names: [String], default fallback: String) -> String {
    let released = names.filter { !$0.lowercased().contains("debug") }
    let choices = ["Release", fallback].filter(released.contains)
    let isNamedSo = { (name: String) in
      ["release", "store", "production"].contains { name.lowercased().contains($0) }
    }
    return choices.first ?? released.first(where: isNamedSo) ?? released.first ?? fallback
  }
}
