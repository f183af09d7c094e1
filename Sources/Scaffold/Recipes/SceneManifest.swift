import FileReading
import MigrationStrategy
import ProjectEdits
import Projects
import XcodeProject

/// The keys of the app's property list about scenes.
struct SceneManifest {
  private let context: ScaffoldContext

  init(_ context: ScaffoldContext) { self.context = context }

  /// The property list of the app, or `nil` if it is generated or unknown.
  private var list: InfoPropertyList? {
    let project = context.app.project
    let lists = project.apps.map(\.navigation) + project.propertyLists
    return lists.first { $0.file.hasSuffix(".plist") }
  }

  /// Lets the app have several windows.
  func addScenes(to draft: inout Draft) {
    guard let list else {
      draft.notes.append(
        Note(
          kind: .step, text: "Turn on “Supports multiple windows” in the target's general settings."
        ))
      return
    }
    supportScenes(list, &draft)
  }

  private func supportScenes(_ list: InfoPropertyList, _ draft: inout Draft) {
    let name = "UIApplicationSupportsMultipleScenes"
    guard list.supportsMultipleScenes != true else { return }
    guard list.hasSceneManifest else {
      draft.notes.append(
        Note(
          kind: .step, place: SourceLocation(file: list.file, line: 1),
          text:
            "The app has no scenes yet: add a scene delegate and UIApplicationSceneManifest, then "
            + "set \(name) to true."))
      return
    }
    draft.edits.append(
      Edit(
        place: SourceLocation(file: list.file, line: list.lines[name] ?? 1), object: name,
        name: name, before: list.supportsMultipleScenes.map { $0 ? "true" : "false" },
        after: "true",
        changes: .propertyList([.set(.boolean(true), at: ["UIApplicationSceneManifest", name])])))
  }
}

/// Several windows.
struct ScenesRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    SceneManifest(context).addScenes(to: &draft)
  }
}
