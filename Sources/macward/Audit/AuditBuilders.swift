import ArgumentParser
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Reports

/// Creates the report builders of an audit, each with the configuration of its project.
struct AuditBuilders {
  private let guidance: GuidanceOptions
  private let platform: PlatformChoice?
  /// The catalogs that have been read, by the path of their additional rules.
  private var libraries: [String: CatalogLibrary] = [:]
  private let targets: TargetOptions

  init(_ guidance: GuidanceOptions, for targets: TargetOptions, platform: PlatformChoice?) {
    self.guidance = guidance
    self.targets = targets
    self.platform = platform
  }

  /// Returns the report builder of a project.
  ///
  /// - Throws: An exit code, after errors in rules or in `.macward.yml` have been printed.
  mutating func builder(for project: DiscoveredProject, _ team: TeamFiles) throws -> ReportBuilder {
    let configuration = team.configurations[project.folder]
    let library = try library(for: configuration)
    try printingErrors { () throws(CatalogErrors) in
      try configuration?.check(with: try library.allCatalogs())
    }
    let strategies = try Reading.strategies(
      for: try targets.chosen(from: library, for: configuration), in: library,
      edition: guidance.edition(for: configuration), platform: platform)
    return ReportBuilder(
      strategies, version: Macward.version, threads: 1, configurations: team.configurations)
  }

  private mutating func library(for configuration: Configuration?) throws -> CatalogLibrary {
    let folder = guidance.rules ?? configuration?.rulesFolder ?? ""
    if let known = libraries[folder] { return known }
    let library = try guidance.read(for: configuration)
    libraries[folder] = library
    return library
  }
}
