package import FileReading
package import InterfaceBuilder

/// The screens and transitions in one file: the input of the graph.
package struct ScreenFile: Sendable {
  /// The kind of a file.
  package enum Kind: Sendable {
    case storyboard, xib
    /// Source code.
    case source
    /// The team's file.
    case team
    /// What a running app shows.
    case running
  }

  /// The path, relative to the project's root.
  package let path: String
  /// The kind of the file.
  package let kind: Kind
  /// The platform that its screens are for.
  package let platform: ScreenPlatform
  /// Whether the file is a launch screen, which contains no navigation.
  package var isLaunchScreen = false
  /// The id of a storyboard's initial view controller.
  package var initialScreen: String?
  /// The screens, in file order.
  package var screens: [Screen] = []
  /// The transitions between the screens, in file order.
  package var transitions: [Transition] = []
  /// The containers in code or in the team's file, in file order.
  package var containers: [Container] = []
  /// The problems with the file.
  package var problems: [InputProblem] = []
  /// The number of scenes in a storyboard.
  package var sceneCount = 0
  /// The document with the contents of the screens, or `nil` for code and the team's file.
  package var document: Document?

  init(path: String, kind: Kind, platform: ScreenPlatform) {
    self.path = path
    self.kind = kind
    self.platform = platform
  }

  /// The name of the file without its extension, which is the storyboard's name.
  package var name: String { fileName(of: path) }

  /// The start of the file.
  package var location: SourceLocation {
    document?.location(of: 0) ?? SourceLocation(file: path, line: 1)
  }

  /// Whether it is a document of Interface Builder.
  package var isDocument: Bool { kind == .storyboard || kind == .xib }
}
