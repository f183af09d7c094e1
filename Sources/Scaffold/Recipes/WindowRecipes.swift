import FileReading
import MigrationStrategy
import ProjectEdits
import SourceEvidence

/// The smallest size of a window, set where the app's code gets the window's scene.
struct MinimumSizeRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    guard context.form == .macCatalyst else { return addScene(to: &draft, in: context) }
    guard let edit = sceneEdit(context) ?? windowEdit(context) ?? activeEdit(context) else {
      draft.notes.append(
        .write(
          Self.lines("windowScene?"), at: findings.first?.location,
          "No Swift method is known that always gets the window: add the lines where the window is made."
        ))
      return
    }
    draft.edits.append(edit)
    draft.notes.append(.smallest(at: edit.place))
  }

  /// Sets the size of the content that the window of a SwiftUI app cannot get below.
  private func addScene(to draft: inout Draft, in context: ScaffoldContext) {
    guard let (code, scene) = context.windowGroup, let content = code.onlyView(in: scene) else {
      draft.notes.append(.noWindowGroup)
      return
    }
    guard context.app.minimum >= SystemVersion(numbers: [17]) else {
      draft.notes.append(.earlyResizability(at: code.place(scene.first)))
      return
    }
    let frame = "#if targetEnvironment(macCatalyst)\n.frame(minWidth: 480, minHeight: 600)\n#endif"
    draft.edits += [
      Edit(code.modifying(content, with: frame), of: "WindowGroup", "frame", "480 × 600 at least"),
      Edit(
        code.modifying(scene, with: ".windowResizability(.contentMinSize)"), of: "WindowGroup",
        "windowResizability", "contentMinSize"),
    ]
    draft.notes.append(.smallest(at: code.place(scene.first)))
  }

  private static let summary = "minimumSize 480 × 600"

  /// The lines that set the size of an optional scene. A screen of an iPhone fits into it.
  private static func lines(_ scene: String) -> String {
    """
    #if targetEnvironment(macCatalyst)
    \(scene).sizeRestrictions?.minimumSize = CGSize(width: 480, height: 600)
    #endif
    """
  }

  /// The edit of the method in which a scene connects.
  private func sceneEdit(_ context: ScaffoldContext) -> Edit? {
    guard let delegate = context.app.sceneDelegate, !delegate.isObjectiveC,
      context.app.minimum >= SystemVersion(numbers: [13]),
      let type = ClassCode(delegate.name, in: context)
    else { return nil }
    let method = "scene(_:willConnectTo:options:)"
    guard let (code, declaration) = type.method(method) else {
      return type.adding(
        """
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        )
        """, Self.lines("(scene as? UIWindowScene)?"), named: method, Self.summary)
    }
    let name = declaration.parameters.first?.name ?? "scene"
    return code.insertion(Self.lines("(\(name) as? UIWindowScene)?"), atStartOf: declaration).map {
      Edit($0, of: type.name, method, Self.summary)
    }
  }

  /// The edit of the method in which an app without scenes shows its window.
  private func windowEdit(_ context: ScaffoldContext) -> Edit? {
    guard context.app.sceneDelegate == nil, let delegate = context.app.delegate,
      delegate.isExtensible,
      let type = ClassCode(delegate.name, in: context)
    else { return nil }
    return type.code.windowLines(in: type.declaration) { object in
      let isNew = context.app.minimum >= SystemVersion(numbers: [13])
      let lines = Self.lines("\(object).windowScene?").split(separator: "\n").map(String.init)
      return isNew
        ? lines.joined(separator: "\n")
        : "\(lines[0])\nif #available(iOS 13.0, *) { \(lines[1]) }\n\(lines[2])"
    }.map { Edit($0, of: type.name, "window", Self.summary) }
  }
}

extension MinimumSizeRecipe {
  /// The edit of the method that an app without scenes runs whenever it becomes active.
  private func activeEdit(_ context: ScaffoldContext) -> Edit? {
    guard context.app.sceneDelegate == nil, let delegate = context.app.delegate,
      delegate.isExtensible,
      context.app.minimum >= SystemVersion(numbers: [13]),
      let type = ClassCode(delegate.name, in: context)
    else { return nil }
    let method = "applicationDidBecomeActive(_:)"
    if let (code, declaration) = type.method(method) {
      let name = declaration.parameters.first?.name ?? "application"
      return code.insertion(Self.scenes(of: name), atStartOf: declaration).map {
        Edit($0, of: type.name, method, Self.summary)
      }
    }
    return type.adding(
      "func applicationDidBecomeActive(_ application: UIApplication)",
      Self.scenes(of: "application"), named: method, Self.summary)
  }

  /// The lines that set the size of all scenes of an application.
  private static func scenes(of application: String) -> String {
    """
    #if targetEnvironment(macCatalyst)
    for case let scene as UIWindowScene in \(application).connectedScenes {
      scene.sizeRestrictions?.minimumSize = CGSize(width: 480, height: 600)
    }
    #endif
    """
  }
}

extension Note {
  fileprivate static func smallest(at place: SourceLocation) -> Note {
    Note(
      kind: .advice, place: place,
      text:
        "Make the window as small as this on the Mac, and raise the size if something is cut off.")
  }

  fileprivate static let noWindowGroup = Note.write(
    ".frame(minWidth: 480, minHeight: 600)",
    "The window group does not begin with one view that is always compiled: give what it shows a "
      + "smallest size on the Mac, and the group .windowResizability(.contentMinSize).")

  fileprivate static func earlyResizability(at place: SourceLocation) -> Note {
    Note(
      kind: .refused, place: place,
      text:
        "A scene of SwiftUI limits the size of its window from iOS 17 on, and the app runs on earlier "
        + "systems.")
  }
}

extension SwiftCode {
  /// Returns lines behind the only statement of a type that shows its window.
  fileprivate func windowLines(
    in type: CodeDeclaration, _ text: (String) -> String
  ) -> EditedLines? {
    guard let body = type.body else { return nil }
    let calls = body.filter { tokens.text($0) == "makeKeyAndVisible" && tokens.isSign("(", $0 + 1) }
    guard calls.count == 1, let call = calls.first, let close = tokens.partners[call + 1] else {
      return nil
    }
    var first = call
    while first > body.lowerBound, !tokens.startsLine(first) { first -= 1 }
    let object = (first..<call - 1).map { tokens.text($0) }.joined()
    let known = ["window", "window?", "window!", "self.window", "self.window?", "self.window!"]
    let around = declarations.last { $0.body?.contains(call) == true }
    guard known.contains(object), around?.keyword == "func", around?.isConditional == false,
      let splice = insertion(text(object), behindStatement: close, asDeepAs: first)
    else { return nil }
    return EditedLines(splice: splice, place: place(first))
  }
}
