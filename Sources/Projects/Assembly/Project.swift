package import FileReading
package import InterfaceBuilder
package import RunningEvidence
package import SourceEvidence
package import XcodeProject

/// A project: the documents, property lists, and source code of one app or folder.
package struct Project: Sendable {
  /// The kind of project.
  package enum Kind: String, Sendable, Encodable {
    /// An app of an Xcode project.
    case app
    /// A folder that may be an app: the nearest one that directly contains a workspace, a package,
    /// or an unreadable project file, or else the requested path.
    case folder
    /// A Swift package without an app, such as a library, a tool, or a server.
    case library
    /// The files that belong to no app, in a folder with apps.
    case rest

    /// Whether the project is a folder, not an app of an Xcode project.
    var isFolder: Bool { self == .folder || self == .library }
    /// Whether the project's documents may be those of an app.
    package var isApp: Bool { self == .app || self == .folder }
  }

  /// The name of the app, the folder, or the only requested document.
  package var name: String
  /// The folder, relative to the searched path. `.` is that path itself.
  package var root: String
  /// The path at which the folder can be opened.
  package var folder: String
  /// The kind of project.
  package var kind: Kind
  /// The apps. Several apps form one project if they contain the same documents.
  package var apps: [AppTarget] = []
  /// The names of the Mac targets in this project and in those next to it.
  package var macApps: [String] = []
  /// The framework of the Mac targets' interface, or `nil` if their code does not show it.
  package var macFramework: MacFramework?
  /// The names of the targets for iPhone or iPad in the same project and in those beside it.
  package var touchApps: [String] = []
  /// The names of the app targets for each platform, watch apps among them, in the same project and
  /// in those beside it.
  package var targetNames: [BuildPlatform: [String]] = [:]
  /// Whether an app for iPhone or iPad exists, which Mac Catalyst can start from.
  package var hasTouchApp: Bool {
    !touchApps.isEmpty || apps.contains { $0.platforms.contains(.iOS) }
  }
  /// Whether a macOS app exists: a Mac target, or an app that also supports macOS. Mac Catalyst
  /// does not count.
  package var hasMacApp: Bool { !macApps.isEmpty || isBuiltForMacOS }
  /// Whether the app itself is built for macOS as well. Without a project file, code for macOS shows it.
  package var isBuiltForMacOS: Bool {
    apps.isEmpty
      ? source?.hasContainersForMacOS == true : apps.contains { $0.platforms.contains(.macOS) }
  }
  /// The iOS and tvOS documents, by path relative to the root. Only one of the localized copies of
  /// a storyboard is included.
  package var documents: [Document] = []
  /// The interfaces in the project's Mac documents.
  package var macInterfaces: [MacInterface] = []
  /// The property lists with keys that affect navigation.
  package var propertyLists: [InfoPropertyList] = []
  /// The evidence in the source code, or `nil` if source code is not read.
  package var source: SourceEvidence?
  /// What the running app shows, or `nil` if nobody looked.
  package var running: RunningSummary?
  /// The number of source files.
  package var sourceFileCount: Int { source?.fileCount ?? 0 }
  /// The app icon and the images of tabs.
  package var images = ProjectImages()
  /// The problems of files that could not be read or were excluded.
  package var problems: [InputProblem] = []
  /// Those of them that keep the app from starting.
  package var startProblems: [InputProblem] = []
  /// The titles in the development language, by the title in the requested language.
  package var originals: [String: Set<String>] = [:]
  /// The number of documents for other platforms, which are excluded.
  package var leftOut: [Platform: Int] = [:]

  /// The platform of the advice: iOS if an app or a document supports it, or else tvOS.
  package var platform: Platform {
    let isForIOS =
      apps.isEmpty
      ? documents.isEmpty || documents.contains { $0.platform == .iOS }
      : apps.contains { $0.platforms.contains(.iOS) }
    return isForIOS ? .iOS : .tvOS
  }

  /// Creates an empty project.
  package init(name: String, root: String, folder: String = ".", kind: Kind = .folder) {
    self.name = name
    self.root = root
    self.folder = folder
    self.kind = kind
  }
}
