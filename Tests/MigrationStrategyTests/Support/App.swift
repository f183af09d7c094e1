import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import XcodeProject

extension StoryboardSketch {
  /// The document that is read from the text.
  var document: Document? {
    guard case .document(let document) = DocumentReader().read(Array(xml.utf8), as: file) else {
      return nil
    }
    return document
  }
}

/// An app in a few words.
struct App: Sendable {
  var storyboards: [StoryboardSketch]
  var propertyLists: [InfoPropertyList] = []

  /// An app with one storyboard.
  init(_ scenes: SceneSketch...) { self.init(scenes) }

  /// An app with one storyboard.
  init(_ scenes: [SceneSketch]) { storyboards = [StoryboardSketch("Main.storyboard", scenes)] }

  /// The app with something changed in its first storyboard.
  func with(_ change: (inout StoryboardSketch) -> Void) -> App {
    var app = self
    change(&app.storyboards[0])
    return app
  }

  /// The app that starts with another of its screens.
  func starting(_ id: String) -> App { with { $0.initial = id } }

  /// The app on Apple TV.
  var onTV: App { with { $0.runtime = "AppleTV" } }

  /// The app as a launch screen.
  var asLaunchScreen: App { with { $0.isLaunchScreen = true } }

  /// The app with a scene in place of the one of the same object ID, or else added.
  func with(_ scene: SceneSketch) -> App {
    with { sketch in
      if let index = sketch.scenes.firstIndex(where: { $0.id == scene.id }) {
        sketch.scenes[index] = scene
      } else {
        sketch.scenes.append(scene)
      }
    }
  }

  /// The app with one more storyboard.
  func and(_ file: String, _ scenes: SceneSketch...) -> App {
    var app = self
    app.storyboards.append(StoryboardSketch(file, scenes))
    return app
  }

  /// The graph of the app.
  var graph: NavigationGraph {
    var project = Project(name: "Sketch", root: ".")
    project.documents = storyboards.compactMap(\.document)
    project.propertyLists = propertyLists
    return NavigationGraph(project)
  }
}
