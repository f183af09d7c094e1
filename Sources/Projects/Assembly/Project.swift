package import InterfaceBuilder
package import SourceEvidence
package import XcodeProject

/// A project: the documents, property lists, and source code of one app or folder.
package struct Project: Sendable {
  /// The kind of project.
  package enum Kind: String, Sendable, Encodable {
    /// An app of an Xcode project.
    case app
    /// The nearest folder that directly contains a workspace, a package, or an unreadable project
    /// file, or else the requested path. It may be an app.
    case folder
    /// A Swift package without an app: libraries, tools, and servers.
    case library
    /// The files that are in no app, in a folder with apps.
    case rest

    /// Whether it is a folder, not an app.
    var isFolder: Bool { self == .folder || self == .library }
    /// Whether an app may start with its documents.
    package var isApp: Bool { self == .app || self == .folder }
  }

  /// The name of the app, the folder, or the only requested document.
  package var name: String
  /// The folder, relative to the searched path; `.` for that path itself.
  package var root: String
  /// The path at which the folder can be opened.
  package var folder: String
  /// The kind of project.
  package var kind: Kind
  /// The apps: several if they contain the same documents.
  package var apps: [AppTarget] = []
  /// The names of the targets for the Mac in the same project and in those beside it.
  package var macApps: [String] = []
  /// Whether an app for macOS exists: a target for the Mac, or an app that is for macOS as well.
  /// Mac Catalyst does not count.
  package var hasMacApp: Bool {
    !macApps.isEmpty || apps.contains { $0.platforms.contains(.macOS) }
  }
  /// The documents for iOS and tvOS, by path relative to the root. Of the localized copies of a
  /// storyboard, only one is included.
  package var documents: [Document] = []
  /// The interfaces in its documents for the Mac.
  package var macInterfaces: [MacInterface] = []
  /// The property lists with keys about navigation.
  package var propertyLists: [InfoPropertyList] = []
  /// The evidence in its source code; `nil` if source code is not read.
  package var source: SourceEvidence?
  /// The number of its source files.
  package var sourceFileCount: Int { source?.fileCount ?? 0 }
  /// The images of its tabs, and its icon.
  package var images = ProjectImages()
  /// The problems of files that could not be read or were excluded.
  package var problems: [DocumentProblem] = []
  /// The titles in the development language, by the titles in the requested one.
  package var originals: [String: Set<String>] = [:]
  /// The number of documents for other platforms, which are excluded.
  package var leftOut: [Platform: Int] = [:]

  /// The platform of the advice: iOS if an app or a document is for it, or else tvOS.
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
