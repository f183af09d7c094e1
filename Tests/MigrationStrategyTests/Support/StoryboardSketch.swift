import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Projects
import XcodeProject

/// A storyboard in a few words.
struct StoryboardSketch: Sendable {
  /// The file's path.
  var file: String
  /// The scenes.
  var pieces: [Piece]
  /// The controller it starts with.
  var initial: String?
  /// What it runs on.
  var runtime = "iOS.CocoaTouch"
  /// Whether the system shows it while the app starts.
  var isLaunchScreen = false

  /// A storyboard that starts with the first of its scenes.
  init(_ file: String, _ pieces: [Piece]) {
    self.file = file
    self.pieces = pieces
    initial = pieces.first?.id
  }

  /// The document as Interface Builder would write it.
  var xml: String {
    let first = initial.map { "initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="\(runtime)" \(isLaunchScreen ? "launchScreen=\"YES\"" : "") \(first)>
      <scenes>
      \(pieces.map(\.xml).joined())</scenes>
      </document>
      """
  }

  /// The document that is read from that.
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
  init(_ pieces: Piece...) { self.init(pieces) }

  /// An app with one storyboard.
  init(_ pieces: [Piece]) { storyboards = [StoryboardSketch("Main.storyboard", pieces)] }

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

  /// The app with a piece in place of the one of the same object ID, or else added.
  func with(_ piece: Piece) -> App {
    with { sketch in
      if let index = sketch.pieces.firstIndex(where: { $0.id == piece.id }) {
        sketch.pieces[index] = piece
      } else {
        sketch.pieces.append(piece)
      }
    }
  }

  /// The app with one more storyboard.
  func and(_ file: String, _ pieces: Piece...) -> App {
    var app = self
    app.storyboards.append(StoryboardSketch(file, pieces))
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
