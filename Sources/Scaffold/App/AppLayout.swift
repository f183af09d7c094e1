import FileReading
import Foundation
import InterfaceBuilder
import MigrationStrategy
import Projects
import SourceEvidence
import XcodeProject

/// What new code needs to know about an app: its names, its systems, and where its code is.
struct AppLayout: Sendable {
  /// The project.
  let project: Project
  /// The files of the project.
  let files: ProjectFiles
  /// The name of the module, for classes in storyboards.
  let module: String
  /// The folder for new files, relative to the project's folder.
  let folder: String
  /// The first version of iOS that the app runs on. Mac Catalyst has the same numbers.
  let minimum: SystemVersion
  /// The indentation of the app's code.
  let indentation: Indentation
  /// The class of the app's delegate, if exactly one is found.
  let delegate: DelegateClass?
  /// The class of the delegate of its windows, if exactly one is found.
  let sceneDelegate: DelegateClass?

  /// Reads what is needed of an app.
  init(_ project: Project, minimum: SystemVersion?) {
    self.project = project
    let files = ProjectFiles(folder: project.folder)
    let delegate = DelegateClass(
      conformingTo: ["UIApplicationDelegate"], in: project, files)
    (self.files, self.delegate) = (files, delegate)
    sceneDelegate = DelegateClass(
      conformingTo: ["UIWindowSceneDelegate", "UISceneDelegate"], in: project, files)
    module = Self.module(of: project)
    folder = Self.folder(of: project, delegate)
    self.minimum = minimum ?? Self.deploymentTarget(of: project) ?? Self.defaultMinimum
    let sample = delegate.map { files.text(of: $0.place.file) } ?? ""
    indentation = Indentation(of: sample) ?? Indentation()
  }

  /// The flags of templates for the versions before which the app runs, such as `before18`.
  var versionFlags: Set<String> {
    Set((13...26).filter { minimum < SystemVersion(numbers: [$0]) }.map { "before\($0)" })
  }

  /// Whether the app starts in SwiftUI: one type conforms to `App`, and no window is UIKit's.
  var startsInSwiftUI: Bool { swiftUIApp != nil && sceneDelegate == nil }

  /// The only type that conforms to `App`.
  var swiftUIApp: ClassHierarchy.Declaration? {
    let all = project.source?.classes.declarations.values.filter { $0.inherited.contains("App") }
    return all.flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// Returns the path of a new file.
  func path(of name: String) -> String { ProjectPath.join(folder, name) }
}

extension AppLayout {
  /// What is assumed if no project file tells.
  private static let defaultMinimum = SystemVersion(numbers: [16])

  private static func deploymentTarget(of project: Project) -> SystemVersion? {
    project.apps.compactMap { app in
      app.deploymentTargets[BuildPlatform.iOS.rawValue].flatMap { SystemVersion($0) }
    }.min()
  }

  /// The name that storyboards use for classes of the app, or else the target's name in the form of
  /// an identifier.
  private static func module(of project: Project) -> String {
    let written = project.documents.flatMap { document -> [String] in
      (0..<document.tree.count).filter {
        document.tree.hasValue("target", for: .customModuleProvider, of: $0)
      }.compactMap { document.tree[$0, .customModule] }
    }
    let counts = Dictionary(written.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return most ?? identifier(project.apps.first?.name ?? project.name)
  }

  private static func identifier(_ name: String) -> String {
    let plain = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return (plain.first?.isNumber == true ? "_" : "") + String(plain)
  }

  /// The folder `Mac` beside the app's delegate, or else beside its property list or its storyboards.
  private static func folder(of project: Project, _ delegate: DelegateClass?) -> String {
    let lists = project.apps.map(\.navigation.file) + project.propertyLists.map(\.file)
    let list = lists.first { $0.hasSuffix(".plist") }
    let beside = delegate?.place.file ?? list ?? project.documents.first?.file ?? ""
    var folders = beside.split(separator: "/").dropLast().map(String.init)
    if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
    return (folders + ["Mac"]).joined(separator: "/")
  }
}
