import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport

@testable import Reports

/// The index of an audit of paths, as the command makes it.
func makeIndex(of paths: [String], shard: AuditIndex.Shard? = nil) throws -> AuditIndex {
  makeIndex(of: try makeEntries(of: paths), shard: shard)
}

private func makeEntries(of paths: [String]) throws -> [AuditEntry] {
  let strategy = Strategy(try Catalog.builtIn(), edition: .current)
  let builder = ReportBuilder([strategy], version: "0.0.0", threads: 1)
  let reader = InputReader(threads: 2)
  let listed = reader.projects(below: paths)
  return zip(listed, ProjectFolders(for: listed).names).map { project, name in
    AuditEntry(builder.report(on: reader.read(projects: [project])), folder: "projects/\(name)")
  }
}

private func makeIndex(of all: [AuditEntry], shard: AuditIndex.Shard?) -> AuditIndex {
  let entries = shard.map { shard in
    all.indices.filter { $0 % shard.count == shard.number - 1 }.map { all[$0] }
  }
  return AuditIndex(
    entries ?? all, platform: .one(.macCatalyst), edition: .current, version: "0.0.0",
    shard: shard)
}

/// The index of an audit of the samples, each of which is a project of its own.
func makeIndexOfSamples(shard: AuditIndex.Shard? = nil) throws -> AuditIndex {
  makeIndex(of: try entriesOfSamples.get(), shard: shard)
}

/// What an audit of the samples has on each of them. Many tests look at it.
private let entriesOfSamples = Result {
  try makeEntries(of: Repository.samples.map(Repository.sample))
}

extension AuditedProject {
  /// A row with numbers of its own.
  init(_ root: String, required: Int = 0, recommended: Int = 0, failure: String? = nil) {
    self.init(name: root, root: root, folder: "projects/" + root)
    counts.severity = ["required": required, "recommended": recommended]
    self.failure = failure
  }
}

extension AuditIndex {
  /// The index of rows.
  init(_ rows: [AuditedProject]) {
    self.init([], platform: .all, edition: .current, version: "0.0.0")
    finish(with: rows, [:])
  }
}
