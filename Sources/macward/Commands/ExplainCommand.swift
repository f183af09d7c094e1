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
        macward explain Kit/A.storyboard#8bC-Xf-vdC .
        macward explain MyApp/Tabs.swift:12
        macward explain TabsController MyApp
      """)

  @Argument(
    help: ArgumentHelp(
      "A structure: a document and an object ID in it, a file and a line, or a class.",
      valueName: "structure"))
  var target: String

  @Argument(
    help: "The project to read; by default the nearest folder around the file that contains one.",
    completion: .file())
  var project: String?

  @OptionGroup(title: "Advice") var targets: TargetOptions
  @OptionGroup(title: "Reading") var files: ReadingOptions
  @OptionGroup(title: "Reading") var running: RunningOptions
  @OptionGroup(title: "Guidance") var guidance: GuidanceOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func validate() throws {
    if StructurePlace(reference: target).isAnywhere {
      throw ValidationError(
        "Write a file, # and an object ID, such as Main.storyboard#8bC-Xf-vdC, a file and a line, such as "
          + "Tabs.swift:12, or a class.")
    }
  }

  func run() throws {
    var place = StructurePlace(reference: target)
    place.file = place.file.map { Self.place(of: $0, in: project) }
    let folder = project ?? place.file.map { ProjectFolder(around: $0).path } ?? "."
    // Documents of tests and third-party code are included only if they are named, as here.
    let found =
      try advice(
        for: place, in: try Reading([folder], with: files.reader(threads: 2), running: running))
      ?? advice(
        for: place,
        in: try Reading(
          includingExcludedFolders: folder,
          with: files.reader(threads: 2, includesExcludedFolders: true),
          running: running))
    guard let found else {
      throw failure(
        "\(place.file ?? target): no such document in the project; check the path, or name the project "
          + "behind it.")
    }
    let rendering = display.rendering(toFile: false)
    let explanations = found.advice.compactMap {
      Explanation(file: found.place.file ?? "", object: found.place.object ?? "", in: $0, rendering)
    }
    guard !explanations.isEmpty else { throw failure(Self.message(about: found)) }
    try write(explanations.map(\.text).joined(separator: "\n"), to: nil)
  }

  /// The advice for a project, for each target, and the structure in it.
  private typealias Found = (advice: [Advice], place: StructurePlace, addresses: StructureAddresses)

  private static func message(about found: Found) -> String {
    let (file, object) = (found.place.file, found.place.object ?? "line \(found.place.line ?? 1)")
    let others =
      file.flatMap { file in found.advice.first.map { Explanation.objects(in: file, $0) } } ?? []
    return (file.map { "\($0): " } ?? "") + "there is no decision about \(object)"
      + (others.isEmpty
        ? "." + found.addresses.suggestion(for: found.place)
        : "; there are decisions about \(others.joined(separator: ", ")).")
  }

  /// Returns the advice for the project that contains a structure, or else its file.
  private func advice(for place: StructurePlace, in reading: Reading) throws -> Found? {
    let strategies = try reading.strategies(guidance, for: targets)
    let graphs = reading.input.projects.map { project in
      let configuration = reading.team.configurations[project.folder]?.resolved(in: project)
      return (NavigationGraph(project, configuration), configuration)
    }
    var near: Found?
    for (graph, configuration) in graphs {
      let addresses = StructureAddresses(graph)
      let resolved = addresses.place(place)
      let isHere = resolved != nil || place.file.flatMap(addresses.file) != nil
      guard isHere || place.isName && graphs.count == 1 else { continue }
      let found = (strategies.advice(for: graph, configuration), resolved ?? place, addresses)
      if resolved != nil { return found }
      near = near ?? found
    }
    return near
  }

  /// Returns the path of a document. A report names documents relative to the project.
  private static func place(of file: String, in project: String?) -> String {
    let files = FileManager.default
    guard let project, !files.fileExists(atPath: file) else { return file }
    let inside = NamedProject.folder(project) + "/" + file
    return files.fileExists(atPath: inside) ? inside : file
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
