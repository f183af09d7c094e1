import FileReading
import XcodeProject

/// The Xcode projects of example apps, which come with a library.
///
/// They are in a folder of examples or of third-party code, and another project with an app for
/// iPhone or iPad is not. A path that contains nothing but examples has no such projects.
struct DemoProjects {
  /// The projects of example apps.
  private let demos: [DiscoveredXcodeProject]
  /// The other projects.
  let others: [DiscoveredXcodeProject]

  /// Separates the example apps from the other projects, unless they are included.
  init(in projects: [DiscoveredXcodeProject], areIncluded: Bool) {
    let isDemo = { (project: DiscoveredXcodeProject) in
      !project.apps.isEmpty && Self.isForDemos(project.folder)
    }
    let others = projects.filter { !isDemo($0) }
    let hasApp = others.contains { $0.apps.contains { $0.target.platforms.contains(.iOS) } }
    let areLeftOut = hasApp && !areIncluded
    self.others = areLeftOut ? others : projects
    demos = areLeftOut ? projects.filter(isDemo) : []
  }

  /// The folders of the example apps, by their documents.
  var folders: [Int: ExcludedFolder] {
    demos.reduce(into: [:]) { folders, demo in
      let folder = ExcludedFolder(kind: .thirdParty, path: demo.folder)
      for document in demo.apps.flatMap(\.documents) { folders[document] = folder }
    }
  }

  /// The source files of the example apps.
  var sources: Set<Int> {
    demos.reduce(into: []) { found, demo in for app in demo.apps { found.formUnion(app.sources) } }
  }

  /// A note for each project without documents. Documents that are left out have notes of their own.
  var problems: [InputProblem] {
    demos.filter { $0.apps.allSatisfy(\.documents.isEmpty) }.map { demo in
      InputProblem(
        .note, at: SourceLocation(file: demo.folder, line: 1),
        "\(demo.name) is left out, because it is in a folder of examples or third-party code. "
          + "Name the folder to review it.")
    }
  }

  private static func isForDemos(_ folder: String) -> Bool {
    isForExamples(folder)
      || ProjectPath.names(in: folder).contains { names.contains($0.lowercased()) }
  }

  /// Whether a word in a path tells a folder of examples.
  static func isForExamples(_ folder: String) -> Bool {
    ProjectPath.names(in: folder).contains { name in
      name.lowercased().split { !$0.isLetter }.contains { words.contains($0) }
    }
  }

  /// Words in the names of folders with examples, such as `Swift-Example`.
  private static let words: Set<Substring> = [
    "demo", "demos", "example", "examples", "sample", "samples",
  ]

  private static let names: Set<String> = [
    "3rdparty", "dependencies", "external", "externals", "libraries", "local pods", "localpods",
    "submodules", "third party", "third-party", "thirdparty", "vendor", "vendors",
  ]
}
