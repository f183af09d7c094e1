import Foundation
import Guidance
import MigrationStrategy
import Projects
import Scaffold
import TestSupport
import Testing

@testable import Reports

/// Two samples have beside their review what `macward scaffold` writes for them.
@Suite struct SampleScaffoldTests {
  @Test(arguments: ["DeepTabs", "FlatTabs"])
  func theScaffoldIsTrue(of sample: String) throws {
    let catalog = try Catalog.builtIn()
    let input = InputReader(threads: 2).read([Repository.sample(sample)])
    let project = try #require(input.projects.first)
    let scaffold = Scaffolder(.everything, version: "0.0.0")
      .scaffold(for: Strategy(catalog).advice(for: project, nil), catalog)
    let patches = ScaffoldPatches(scaffold, by: "macward 0.0.0", below: "Samples/\(sample)")
    let folder = Repository.root.appending(path: "Samples/\(sample)/Scaffold")
    let names = Dictionary(uniqueKeysWithValues: patches.each.map { ($0.rule, $0.name) })
    try Golden(folder.appending(path: "HandOver.md"))
      .expect(HandOver(scaffold, patches: names).text)
    try Golden(folder.appending(path: "all.patch"))
      .expect(String(decoding: patches.together, as: UTF8.self))
    for patch in patches.each {
      try Golden(folder.appending(path: patch.name))
        .expect(String(decoding: patch.bytes, as: UTF8.self))
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == (patches.each.map(\.name) + ["HandOver.md", "all.patch"]).sorted())
  }
}
