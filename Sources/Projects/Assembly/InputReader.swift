import FileReading
import Foundation
import InterfaceBuilder
package import SourceEvidence
import Threads
import XcodeProject

/// Reads the requested paths into projects.
package struct InputReader: Sendable {
  /// The number of reading threads.
  package var threads: Int
  /// Whether documents of tests and third-party code are included in the advice.
  package var includesExcludedFolders: Bool
  /// The language of titles, or `nil` for the language of each document.
  package var language: Language?
  /// Whether source code is read.
  package var readsSource: Bool
  /// The size limit of a document, in MiB.
  package var largestDocument: Int
  /// Whether the folders in a path are apart from each other, unless the path contains a project itself.
  package var readsAppsApart = false
  /// The names whose uses in source code are wanted, or `nil` if none are.
  package var codeSearch: CodeSearch?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - threads: The number of reading threads.
  ///   - includesExcludedFolders: Whether documents of tests and third-party code are included in
  ///     the advice.
  ///   - language: The language of titles, or `nil` for the language of each document.
  ///   - readsSource: Whether source code is read.
  ///   - largestDocument: The size limit of a document, in MiB.
  package init(
    threads: Int, includesExcludedFolders: Bool = false, language: Language? = nil,
    readsSource: Bool = true, largestDocument: Int = DocumentReader.largestFile
  ) {
    self.threads = max(1, threads)
    self.includesExcludedFolders = includesExcludedFolders
    self.language = language
    self.readsSource = readsSource
    self.largestDocument = largestDocument
  }

  /// Reads all documents and property lists at the paths.
  ///
  /// The result does not depend on the number of threads. A path that does not exist yields
  /// nothing.
  package func read(_ paths: [String]) -> Input {
    read(projects: projects(below: paths))
  }

  /// Returns the projects at the paths, without reading their files.
  package func projects(below paths: [String]) -> [DiscoveredProject] {
    var files: Set<String> = []
    var code: Set<String> = []
    return zip(paths, SearchedPath.prefixes(of: paths)).flatMap { path, prefix in
      let search = SearchedPath(
        path, prefix: prefix, holdsApps: readsAppsApart, threads: threads)
      return ProjectSorting.projects(
        in: search, includesExcludedFolders: includesExcludedFolders, readsSource: readsSource,
        threads: threads
      ) { files.insert($0.key).inserted }
      .filter { !$0.isSourceAlone || code.insert($0.sources[0].key).inserted }
    }
  }

  /// Reads projects. Passing them one by one keeps only one project in memory.
  package func read(projects: [DiscoveredProject]) -> Input {
    var sources = SourceCache()
    return read(projects: projects, keeping: &sources)
  }

  /// Reads projects, except for source files that are in the cache. A caller that passes projects
  /// one by one uses the same cache for all of them.
  package func read(projects: [DiscoveredProject], keeping sources: inout SourceCache) -> Input {
    let documents = readOnce(projects.flatMap(\.documents), readDocuments)
    let lists = readOnce(projects.flatMap(\.propertyLists), readPropertyLists)
    var input = Input(language: language, projects: [], statistics: Statistics(), problems: [])
    for listed in projects {
      var assembly = ProjectAssembly(listed)
      if readsSource {
        let own = listed.documents.compactMap { documents[$0.key]?.document }
        assembly.source = sources.evidence(
          of: listed, lookingFor: Set(own.flatMap(\.namesForCode)),
          besides: Set(own.flatMap(\.classesAndActions)), usesOf: codeSearch, threads: threads)
      }
      for file in listed.documents {
        documents[file.key].map { assembly.add($0.named(file.name), excludedBy: file.exclusion) }
      }
      for list in listed.propertyLists { lists[list.key].map { assembly.add($0) } }
      assembly.finish(into: &input)
    }
    input.statistics.count(documents.values)
    readImages(of: &input.projects)
    return input
  }

  private func readImages(of projects: inout [Project]) {
    let found = projects
    let images = inParallel(found.count, threads: threads) {
      { found[$0].kind == .app ? ProjectImages(of: found[$0]) : ProjectImages() }
    }
    for (index, images) in images.enumerated() { projects[index].images = images }
  }

  /// Reads each file once, even if several projects contain it.
  private func readOnce<Result>(
    _ files: [DiscoveredFile], _ read: ([DiscoveredFile]) -> [Result]
  ) -> [String: Result] {
    var seen: Set<String> = []
    let files = files.filter { seen.insert($0.key).inserted }
    return Dictionary(uniqueKeysWithValues: zip(files.map(\.key), read(files)))
  }

  private func readDocuments(_ files: [DiscoveredFile]) -> [DocumentReader.Outcome] {
    inParallel(files.count, threads: threads) {
      let reader = DocumentReader(largestFile: largestDocument)
      return { reader.read(files[$0].path, as: files[$0].name) }
    }
  }

  private func readPropertyLists(_ files: [DiscoveredFile]) -> [ProjectAssembly.ListOutcome] {
    inParallel(files.count, threads: threads) { { Self.read(files[$0]) } }
  }

  private static let largestPropertyList = FileLimit(mebibytes: 256, ".")

  private static func read(_ list: DiscoveredFile) -> ProjectAssembly.ListOutcome {
    do {
      let bytes = try FileBytes.load(list.path, limit: largestPropertyList)
      return .success(try InfoPropertyList(Data(bytes), file: list.name))
    } catch {
      let error = error as? ProjectError
      return .failure(
        InputProblem(
          .note, at: SourceLocation(file: list.name, line: error?.line ?? 1),
          "This property list cannot be read: its entries about windows and the main storyboard "
            + "is not in the report." + (error.map { " " + $0.message } ?? "")))
    }
  }
}

extension DocumentReader.Outcome {
  /// The document, if it was read.
  fileprivate var document: Document? {
    if case .document(let document) = self { document } else { nil }
  }

  /// Returns the outcome with the file's name in a project.
  fileprivate func named(_ file: String) -> Self {
    switch self {
    case .document(var document):
      document.file = file
      return .document(document)
    case .leftOut(let platform, var problem, var interface):
      interface?.file = file
      problem.location.file = file
      return .leftOut(platform, problem, interface)
    case .unreadable(var problem):
      problem.location.file = file
      return .unreadable(problem)
    }
  }
}

extension Statistics {
  /// Counts the documents that were read.
  fileprivate mutating func count(_ outcomes: some Sequence<DocumentReader.Outcome>) {
    count(outcomes.compactMap { if case .document(let document) = $0 { document } else { nil } })
    for case .leftOut(let platform, _, _) in outcomes {
      otherPlatforms[platform.rawValue, default: 0] += 1
    }
  }
}
