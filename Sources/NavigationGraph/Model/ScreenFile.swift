package import InterfaceBuilder

/// What one file says about screens: the input of the graph, whatever kind of file it is.
package struct ScreenFile: Sendable {
  /// What says it.
  package enum Kind: Sendable {
    case storyboard, xib
    /// Source code.
    case source
    /// The team's file.
    case team
  }

  /// The path, relative to the project's root.
  package let path: String
  /// What says it.
  package let kind: Kind
  /// The platform that its screens are for.
  package let platform: Platform
  /// Whether the system shows it while the app starts. It then contains no navigation.
  package var isLaunchScreen = false
  /// The id of a storyboard's initial view controller.
  package var initialScreen: String?
  /// The screens, in the order of the file.
  package var screens: [Screen] = []
  /// The transitions between them, likewise.
  package var transitions: [Transition] = []
  /// The containers that code or the team's file describes, likewise.
  package var containers: [Container] = []
  /// What is wrong with it.
  package var problems: [DocumentProblem] = []
  /// The document, for what its screens contain; `nil` for code and the team's file.
  package var document: Document?

  init(path: String, kind: Kind, platform: Platform) {
    self.path = path
    self.kind = kind
    self.platform = platform
  }

  /// The name of the file without its extension, which is the storyboard's name.
  package var name: String { fileName(of: path) }

  /// Whether it is a document of Interface Builder.
  package var isDocument: Bool { kind == .storyboard || kind == .xib }
}

/// A transition from one screen of a file to another, by their indices.
package struct Transition: Sendable {
  /// The screen that it leaves from.
  package var source: Int
  /// The screen that it leads to, which may be a storyboard reference.
  package var destination: Int
  /// What it does, in the terms of Interface Builder.
  package var kind: SegueKind
  /// For `relationship`: which one.
  package var relationship: Relationship?
  /// What says that it is there.
  package var origin: Origin
}
