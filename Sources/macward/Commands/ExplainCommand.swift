import ArgumentParser
import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Reports

/// The command `macward explain`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains one decision step by step.",
    discussion: """
      Lists the gates in order, the points of the score, the outcome for each score, the \
      alternatives, the open questions, and every fact that the decision is based on. Reports print \
      the file and the object ID of each structure.

      EXAMPLES
        macward explain MyApp/Base.lproj/Main.storyboard#8bC-Xf-vdC
        macward explain MyApp/Main.storyboard#8bC-Xf-vdC --edition 2019
        macward explain Kit/A.storyboard#8bC-Xf-vdC --in .
      """)

  @Argument(help: ArgumentHelp("A document and an object ID in it.", valueName: "file#object"))
  var target: String

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "The project to read (default: the nearest folder around the file that contains one).",
      valueName: "dir"))
  var project: String?

  @OptionGroup(title: "Advice") var targets: TargetOptions
  @OptionGroup(title: "Reading") var files: ReadingOptions
  @OptionGroup(title: "Reading") var running: RunningOptions
  @OptionGroup(title: "Guidance") var guidance: GuidanceOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func validate() throws {
    if !target.contains("#") {
      throw ValidationError("Write a file, # and an object ID, such as Main.storyboard#8bC-Xf-vdC.")
    }
  }

  func run() throws {
    let mark = target.lastIndex(of: "#") ?? target.endIndex
    let file = Self.place(of: String(target[..<mark]), in: project)
    let object = String(target[mark...].dropFirst())
    let folder = project ?? ProjectFolder(around: file).path
    // Documents of tests and third-party code are included only if they are named, as here.
    let advice =
      try advice(
        for: file, in: try Reading([folder], with: files.reader(threads: 2), running: running))
      ?? advice(
        for: file,
        in: try Reading(
          includingExcludedFolders: folder,
          with: files.reader(threads: 2, includesExcludedFolders: true),
          running: running))
    guard let advice else {
      throw failure(
        "\(file): no such document in the project; check the path, or name the project with --in.")
    }
    let rendering = display.rendering(toFile: false)
    let explanations = advice.advice.compactMap {
      Explanation(file: advice.file, object: object, in: $0, rendering)
    }
    guard !explanations.isEmpty else {
      let others = advice.advice.first.map { Explanation.objects(in: advice.file, $0) } ?? []
      throw failure(
        "\(file): there is no decision about \(object)"
          + (others.isEmpty
            ? "." : "; there are decisions about \(others.joined(separator: ", "))."))
    }
    try write(explanations.map(\.text).joined(separator: "\n"), to: nil)
  }

  /// Returns the advice for the project that contains a file, for each target, and the file's path in
  /// it.
  private func advice(
    for path: String, in reading: Reading
  ) throws -> (advice: [Advice], file: String)? {
    let strategies = try reading.strategies(guidance, for: targets)
    // Only one of the localized copies of a storyboard is read, regardless of which one is named.
    let wanted = LocalizedPath.withoutLanguage(Self.normalized(path))
    for project in reading.input.projects {
      let configuration = reading.team.configurations[project.folder]
      let graph = NavigationGraph(project, configuration)
      let folder = Self.normalized(project.folder)
      for file in graph.files
      where LocalizedPath.withoutLanguage("\(folder)/\(file.path)") == wanted {
        return (strategies.advice(for: graph, configuration), file.path)
      }
    }
    return nil
  }

  /// Returns the path of a document. A report names documents relative to the project.
  private static func place(of file: String, in project: String?) -> String {
    let files = FileManager.default
    guard let project, !files.fileExists(atPath: file) else { return file }
    let inside = NamedProject.folder(project) + "/" + file
    return files.fileExists(atPath: inside) ? inside : file
  }

  private static func normalized(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}

/// The folder of the project that contains a document.
private struct ProjectFolder {
  /// The nearest folder around the document that contains a project, or else its own folder.
  let path: String

  init(around file: String) {
    let start = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
    var folder = start
    while folder.path != "/" {
      if Self.isProject(folder, of: start) {
        path = folder.path
        return
      }
      folder.deleteLastPathComponent()
    }
    path = start.pathExtension == "lproj" ? start.deletingLastPathComponent().path : start.path
  }

  /// Whether a folder contains a project to which the documents in another folder can belong. Only
  /// the documents in `Sources` belong to a Swift package: a repository of one can hold other apps.
  private static func isProject(_ folder: URL, of documents: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let isSource = (documents.path + "/").hasPrefix(folder.path + "/Sources/")
    return names.contains {
      $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
        || $0 == "Package.swift" && isSource
    }
  }
}
