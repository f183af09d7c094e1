import MigrationStrategy
import Projects
import Scaffold
import SourceEvidence

/// The classes of an app that new code extends, without what they contain.
struct ClassStubs {
  private let classes: ClassHierarchy

  /// The protocols of UIKit that new code relies on.
  private static let protocols: Set = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
    "UITabBarControllerDelegate", "UISplitViewControllerDelegate",
    "UINavigationControllerDelegate",
  ]

  /// Creates the stubs for the classes of a project.
  init(_ project: Project) { classes = project.source?.classes ?? ClassHierarchy() }

  /// Returns the code of the classes that some files extend or name.
  func code(for files: [NewFile]) -> String {
    let text = files.map(\.text).joined(separator: "\n")
    let names = text.matches(of: #/(?:extension|as\?) (\w+)/#).map { String($0.1) }
    let ours = Set(text.matches(of: #/(?m)^(?:final )?class (\w+)/#).map { String($0.1) })
    let needed = Set(names.flatMap { [$0] + classes.ancestors(of: $0) })
      .filter { classes.declarations[$0] != nil && !ours.contains($0) }
    return "import UIKit\n\n"
      + needed.sorted().map { stub($0, among: needed) }.joined(separator: "\n")
  }

  /// Returns a class with its superclass. Of the protocols, only those count that new code relies on.
  private func stub(_ name: String, among others: Set<String>) -> String {
    let all = classes.declarations[name]?.inherited ?? []
    let known = all.filter { inherited in
      let isProtocol = inherited.hasSuffix("Delegate") || inherited.hasSuffix("DataSource")
      return others.contains(inherited)
        || inherited.hasPrefix("UI") && (!isProtocol || Self.protocols.contains(inherited))
    }
    let window = known.contains { $0.hasSuffix("Delegate") } ? " var window: UIWindow? " : ""
    return "class \(name)\(known.isEmpty ? "" : ": " + known.joined(separator: ", ")) {\(window)}"
  }
}

extension Scaffold {
  /// The files of all decisions together, with the classes of the app that they need, by path.
  func checked(with project: Project) -> [String: String] {
    together.files.checked(with: project)
  }

  /// The files of each decision on its own, with the classes of the app that they need, by path.
  func checkedAlone(with project: Project) -> [String: [String: String]] {
    let files = proposals.map { ($0.rule, $0.changes.files.checked(with: project)) }
    return Dictionary(files.filter { !$0.1.isEmpty }) { $1 }
  }
}

extension [NewFile] {
  fileprivate func checked(with project: Project) -> [String: String] {
    let stubs = ["AppClasses.swift": ClassStubs(project).code(for: self)]
    let files = Dictionary(map { ($0.path, $0.text) }) { $1 }
    return contains { $0.text.contains("import UIKit") } ? files.merging(stubs) { $1 } : files
  }
}
