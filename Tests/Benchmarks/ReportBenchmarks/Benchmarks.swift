import Benchmark
import Foundation
import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Reports
import SourceEvidence
import SyntheticProject

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .cpuTotal, .peakMemoryResident], maxDuration: .seconds(3))
  readingBenchmarks()
  reportingBenchmarks()
  sourceBenchmarks()
  corpusBenchmarks()
}

/// Documents as large as the smallest, the median and the largest of real projects, and larger.
private func readingBenchmarks() {
  for (name, screens) in [("small", 1), ("median", 2), ("large", 60), ("huge", 2_000)] {
    let bytes = Array(SyntheticDocument(screens: screens).text.utf8)
    Benchmark("Read a \(name) document, \(bytes.count / 1_000) kB") { benchmark in
      let reader = DocumentReader()
      for _ in benchmark.scaledIterations {
        blackHole(reader.read(bytes, as: "Main.storyboard"))
      }
    }
  }
}

/// What happens to a project that was read, step by step.
private func reportingBenchmarks() {
  Benchmark("Load the catalog") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(try Catalog.builtIn()) }
  }
  guard let catalog = try? Catalog.builtIn() else { return }
  let folder = TemporaryProject(SyntheticProject(documents: 100))
  let input = InputReader(threads: 1).read([folder.path])
  let builder = ReportBuilder([Strategy(catalog)], version: "0", threads: 1)
  let report = builder.report(on: input)
  guard let project = input.projects.first else { return }
  Benchmark("Link 100 documents") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(NavigationGraph(project)) }
  }
  let graph = NavigationGraph(project)
  Benchmark("Advise on 100 documents") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(Strategy(catalog).advice(for: graph)) }
  }
  let bytes = Array(SyntheticDocument(screens: 4).text.utf8)
  if case .document(let document) = DocumentReader().read(bytes, as: "Main.storyboard") {
    var project = Project(name: "Main", root: ".")
    project.documents = [document]
    let graph = NavigationGraph(project)
    Benchmark("Decide on one tab bar and its screens") { benchmark in
      for _ in benchmark.scaledIterations { blackHole(Strategy(catalog).advice(for: graph)) }
    }
  }
  for format in ReportFormat.allCases {
    Benchmark("Write \(format.rawValue) of 100 documents") { benchmark in
      for _ in benchmark.scaledIterations { blackHole(try format.render(report, .init())) }
    }
  }
}

/// Source code, of which little is of interest.
private func sourceBenchmarks() {
  let project = TemporaryProject(
    SyntheticProject(documents: 0, sources: 2_000, matchingSources: 50))
  Benchmark("Read 2,000 source files of which 50 match") { benchmark in
    // The files are there for as long as somebody holds the project.
    let files = project.files(endingIn: ".swift").map { SourceFile(path: $0, name: $0) }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(SourceReader(threads: 1).read(files)) }
  }
}

/// All real projects, where `MACWARD_CORPUS` names their folder.
private func corpusBenchmarks() {
  guard let folder = ProcessInfo.processInfo.environment["MACWARD_CORPUS"],
    let catalog = try? Catalog.builtIn()
  else { return }
  Benchmark("Report on the corpus as JSON") { benchmark in
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let builder = ReportBuilder([Strategy(catalog)], version: "0", threads: threads)
    for _ in benchmark.scaledIterations {
      let report = builder.report(on: InputReader(threads: threads).read([folder]))
      blackHole(try ReportFormat.json.render(report, .init()))
    }
  }
}
