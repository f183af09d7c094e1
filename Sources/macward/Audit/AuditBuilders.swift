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
  /// The catalogues by the folders of their rules.
  private var catalogues: [String: Catalogue] = [:]

  init(_ guidance: GuidanceOptions, platform: PlatformChoice?) {
    self.guidance = guidance
    self.platform = platform
  }

  /// What reports on a project.
  ///
  /// - Throws: An exit code, once it has been told what is wrong with rules or with what they are
  ///   asked for.
  mutating func builder(for project: ListedProject, _ team: TeamFiles) throws -> ReportBuilder {
    let configuration = team.configurations[project.folder]
    let catalogue = try catalogue(for: configuration)
    do throws(CatalogueErrors) {
      try configuration?.check(with: catalogue)
    } catch {
      tell(error)
      throw ExitCode.unreadable
    }
    return ReportBuilder(
      Strategy(catalogue, edition: guidance.edition(for: configuration)),
      platform: platform ?? configuration?.platform ?? .one(.macCatalyst),
      version: Macward.version, threads: 1, configurations: team.configurations)
  }

  private mutating func catalogue(for configuration: Configuration?) throws -> Catalogue {
    let folder = guidance.catalogue.rules ?? configuration?.rulesFolder ?? ""
    if let known = catalogues[folder] { return known }
    let catalogue = try guidance.catalogue.read(for: configuration)
    catalogues[folder] = catalogue
    return catalogue
  }
}
