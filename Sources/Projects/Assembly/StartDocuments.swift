import FileReading
import InterfaceBuilder
import XcodeProject

/// The documents that an app starts with, according to its property lists, and what is wrong with them.
struct StartDocuments {
  private let project: Project
  private let listed: [DiscoveredFile]

  init(_ project: Project, among listed: [DiscoveredFile]) {
    (self.project, self.listed) = (project, listed)
  }

  /// A note for each document that the app cannot start with.
  var problems: [InputProblem] {
    guard project.kind.isApp else { return [] }
    var seen: Set<String> = []
    return project.propertyLists.flatMap { list in
      // In a folder, a nib may be that of a Mac app.
      let nibs = project.kind == .app ? list.mainNibs : []
      let names = list.mainStoryboards.map { ($0, ".storyboard") } + nibs.map { ($0, ".xib") }
      return names.filter { seen.insert($0 + $1).inserted }.compactMap { name, ending in
        problem(with: name, ending).map { note($0, on: name, of: list) }
      }
    }
  }

  private func note(_ problem: String, on name: String, of list: InfoPropertyList) -> InputProblem {
    let file = list.file.isEmpty ? project.apps.first?.macSettings.file ?? "." : list.file
    return InputProblem(
      .note, at: SourceLocation(file: file, line: 1),
      "The app is to start with “\(name)”, and \(problem).")
  }

  /// Returns why the app cannot start with a document, or `nil` if it can.
  private func problem(with name: String, _ ending: String) -> String? {
    let file = name + ending
    let found = listed.filter { ProjectPath.name(of: $0.name).lowercased() == file.lowercased() }
    guard !found.isEmpty else {
      return name.hasSuffix(ending)
        ? "the name of a document has no \(ending) there"
        : "it has no \(file): correct the name, or restore the file"
    }
    if let kind = found.lazy.compactMap(\.exclusion?.kind).first,
      found.allSatisfy({ $0.exclusion != nil })
    {
      return reason(kind, file)
    }
    let read = project.documents.filter {
      ProjectPath.name(of: $0.file).lowercased() == file.lowercased()
    }
    guard ending == ".storyboard", !read.isEmpty else { return nil }
    if read.allSatisfy(\.scenes.isEmpty) { return "\(file) has no scenes" }
    return read.allSatisfy { $0.initialViewController == nil }
      ? "\(file) has no initial view controller: choose one in Interface Builder" : nil
  }

  private func reason(_ kind: ExcludedFolder.Kind, _ file: String) -> String? {
    switch kind {
    case .noTarget: "no target of the project contains \(file): add it to that of the app"
    case .otherPlatforms: "the app contains \(file) on other platforms only"
    case .testTarget: "only tests contain \(file): add it to the target of the app"
    case .tests, .thirdParty, .excluded: nil
    }
  }
}
