import ArgumentParser
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Reports

/// Makes what reports on the projects of an audit: each as its own team wants it.
struct AuditBuilders {
  private let guidance: GuidanceOptions
  private let platform: PlatformChoice?
  /// The catalogs by the folders of their rules.
  private var catalogs: [String: Catalog] = [:]

  init(_ guidance: GuidanceOptions, platform: PlatformChoice?) {
    self.guidance = guidance
    self.platform = platform
  }

  /// What reports on a project.
  ///
  /// - Throws: An exit code, once it has been told what is wrong with rules or with what they are
  ///   asked for.
  mutating func builder(for project: DiscoveredProject, _ team: TeamFiles) throws -> ReportBuilder {
    let configuration = team.configurations[project.folder]
    let catalog = try catalog(for: configuration)
    do throws(CatalogErrors) {
      try configuration?.check(with: catalog)
    } catch {
      tell(error)
      throw ExitCode.unreadable
    }
    return ReportBuilder(
      Strategy(catalog, edition: guidance.edition(for: configuration)),
      platform: platform ?? configuration?.platform ?? .one(.macCatalyst),
      version: Macward.version, threads: 1, configurations: team.configurations)
  }

  private mutating func catalog(for configuration: Configuration?) throws -> Catalog {
    let folder = guidance.catalog.rules ?? configuration?.rulesFolder ?? ""
    if let known = catalogs[folder] { return known }
    let catalog = try guidance.catalog.read(for: configuration)
    catalogs[folder] = catalog
    return catalog
  }
}
