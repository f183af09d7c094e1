import Foundation
import Guidance
import MigrationStrategy
import Projects
import Scaffold
import TestSupport
import Testing

/// Whether what is written for real projects compiles.
@Suite(.needsCorpus, .needsTypeChecker) struct CorpusTypeCheckTests {
  @Test func everythingCompiles() async throws {
    var (apps, files) = (0, 0)
    for folder in Corpus.projects {
      for project in InputReader(threads: 2).read([folder.path]).projects {
        let code = try Self.code(for: project).filter { !$0.isEmpty }
        for texts in code {
          try await CodeCheck(platform: .catalyst, version: 14)
            .expectNothing(in: texts, of: "\(folder.lastPathComponent): \(project.root)")
          files += texts.count - 1
        }
        apps += code.isEmpty ? 0 : 1
      }
    }
    print("scaffold-check: \(files) files of \(apps) apps of the corpus")
  }

  /// The code of all decisions together, and that of each risky one.
  private static func code(for project: Project) throws -> [[String: String]] {
    let scaffold = try scaffold(of: project)
    let risky = Set(scaffold.proposals.filter(\.isRisky).map(\.rule))
    let alone = scaffold.checkedAlone(with: project).filter { risky.contains($0.key) }
    return [scaffold.checked(with: project)] + alone.values
  }

  private static func scaffold(of project: Project) throws -> Scaffold {
    var choice = ScaffoldChoice.everything
    choice.includesRisky = true
    let catalog = try Catalog.inBinary.get()
    let strategy = Strategy(catalog, platform: .one(.macCatalyst))
    return Scaffolder(choice, version: "1.2.3", minimumVersion: "14")
      .scaffold(for: strategy.advice(for: project, nil), catalog)
  }
}
