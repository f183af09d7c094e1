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
  /// What it makes (`productType`); `nil` for targets that make nothing, and for types that are
  /// not known.
  package var productType: ProductType?
  /// The names of its build configurations, in the order of the file.
  package var configurations: [String]
  /// The configuration that is built where none is named (`defaultConfigurationName`).
  package var defaultConfiguration: String

  /// The object's place among all of the project, by which the project finds it again.
  var number: Int
}
