import FileReading
import MigrationStrategy

/// The section of each window, when the app starts again.
struct RestorationRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    draft.notes.append(.keptStacks)
    guard let bar = context.mainTabBar, let delegate = context.app.sceneDelegate,
      delegate.isExtensible, !context.app.files.text(of: delegate.place.file).contains(Self.method),
      TabBarClass(of: bar, in: context).name != nil,
      draft.use(SectionTable(of: bar, in: context.advice))
    else { return }
    draft.parts.insert(.restoration)
    draft.notes.append(
      .write(
        "restoreSection(of: session, in: scene)", at: delegate.place,
        "Add the line at the end of scene(_:willConnectTo:options:) of \(delegate.name)."))
    SceneManifest(context).addActivity("window", to: &draft)
  }

  /// The method that the class may have already.
  private static let method = "stateRestorationActivity"
}

/// Windows for what people choose in lists.
struct DetailWindowRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    draft.parts.insert(.detailWindow)
    SceneManifest(context).addActivity("detail", to: &draft)
    SceneManifest(context).addScenes(to: &draft)
    for finding in findings {
      draft.notes.append(
        .write(
          "DetailWindow.menuItem(for: identifier)", at: finding.location,
          "Add the item to the context menu of the rows that lead to "
            + "“\(context.subject(of: finding).sceneName)”."))
    }
    draft.notes.append(
      Note(
        kind: .step, place: context.app.sceneDelegate?.place,
        text:
          "In scene(_:willConnectTo:options:), show what the targetContentIdentifier of an activity "
          + "of the type DetailWindow.activityType names."))
  }
}

extension Note {
  fileprivate static let keptStacks = Note(
    kind: .advice,
    text:
      "The tab bar controller keeps the stack of each section, in a sidebar as well, as long as "
      + "the app runs.")
}
