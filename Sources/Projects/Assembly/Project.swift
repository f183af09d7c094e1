package import InterfaceBuilder
package import SourceEvidence
package import XcodeProject

/// What belongs together: the documents of one app, or of a folder.
package struct Project: Sendable {
  /// What holds the documents together.
  package enum Kind: String, Sendable, Encodable {
    /// An app of a project file.
    case app
    /// The nearest folder that directly holds an `.xcworkspace`, a `Package.swift` or a project file
    /// that cannot be read, or else the path that was asked for: as far as the files tell, an app.
    case folder
    /// A Swift package that makes no app: libraries, tools, and servers.
    case library
    /// That they are in no app, beside others that are.
    case rest

    /// Whether a folder alone holds them together.
    var isFolder: Bool { self == .folder || self == .library }
    /// Whether an app may start with them.
    package var isApp: Bool { self == .app || self == .folder }
  }

  /// The app's name, the folder's, or the file's when a single document was asked for.
  package var name: String
  /// The folder, relative to the searched path; `.` for that path itself.
  package var root: String
  /// The path at which the folder can be opened.
  package var folder: String
  /// What holds the documents together.
  package var kind: Kind
  /// The apps that it is about: several where they hold the same documents.
  package var apps: [AppTarget] = []
  /// The names of the targets for the Mac beside them, in their project and in those beside it.
  package var macApps: [String] = []
  /// Whether an app for the Mac exists: a target beside them, or one of their own that is for macOS
  /// as well. Mac Catalyst is none.
  package var hasMacApp: Bool {
    !macApps.isEmpty || apps.contains { $0.platforms.contains(.macOS) }
  }
  /// The iOS and tvOS documents, by path relative to the root. Of the copies of one storyboard in
  /// several `.lproj` folders it holds one.
  package var documents: [Document] = []
  /// What its documents for the Mac show.
  package var macInterfaces: [MacInterface] = []
  /// The property lists that say something about navigation.
  package var propertyLists: [InfoPropertyList] = []
  /// What its source code says, where that is read.
  package var source: SourceEvidence?
  /// How many files with source code were looked at.
  package var sourceFileCount: Int { source?.fileCount ?? 0 }
  /// What its asset catalogs say of its tabs' images and of its icon.
  package var images = ProjectImages()
  /// What could not be read or was left out.
  package var problems: [DocumentProblem] = []
  /// What texts say in the language the app is written in, where documents are read in another one.
  package var originals: [String: Set<String>] = [:]
  /// How many documents of other platforms were left out.
  package var leftOut: [Platform: Int] = [:]

  /// What the app runs on, as far as its targets and documents tell: where there is an iPad app, that
  /// is what the advice is about.
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
