import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Testing
import XcodeProject

extension Catalog {
  /// The built-in catalog, decoded once.
  static let inBinary = Result { try Catalog.builtIn() }
}

extension App {
  /// What is advised for the app.
  func advice(edition: Edition = .current, answers: [String: Bool] = [:]) throws -> Advice {
    let catalog = try Catalog.inBinary.get()
    return Strategy(catalog, edition: edition, answers: answers).advice(for: graph)
  }

  /// The app with a property list that says what keys say in XML.
  func saying(_ keys: String) -> App {
    let text = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(keys)</dict></plist>"
    var app = self
    if let list = try? InfoPropertyList(Data(text.utf8), file: "Info.plist") {
      app.propertyLists.append(list)
    }
    return app
  }

  /// The app with several windows, or with one.
  func withWindows(_ several: Bool, tabs: Bool? = nil) -> App {
    let tabs = tabs.map { "<key>UIApplicationSupportsTabbedSceneCollection</key><\($0)/>" } ?? ""
    return saying(
      "<key>UIApplicationSceneManifest</key><dict>"
        + "<key>UIApplicationSupportsMultipleScenes</key><\(several)/>\(tabs)</dict>")
  }
}

extension Advice {
  /// The subjects of a kind with an object ID; the first of the kind without one.
  func subject(_ kind: SubjectKind, _ object: String? = nil) throws -> Subject {
    subjects[try index(of: kind, object)]
  }

  /// What was decided about a subject: the structure's own decision, or another one by its name.
  func decision(
    _ kind: SubjectKind, _ object: String? = nil, _ procedure: String? = nil
  ) throws -> Decision {
    let all = decisions[try index(of: kind, object)] ?? []
    return try #require(all.first { procedure == nil || $0.procedure == procedure })
  }

  private func index(of kind: SubjectKind, _ object: String?) throws -> SubjectID {
    try #require(
      subjects.ids(of: kind).first { object == nil || subjects[$0].object == object },
      "\(kind) \(object ?? "")")
  }

  /// The object IDs that a rule finds, in order; the project's is empty.
  func objects(foundBy rule: String) -> [String] {
    recommendations(of: rule).map { subjects[$0.subject].object }.sorted()
  }

  /// The recommendations of a rule.
  func recommendations(of rule: String) -> [Recommendation] {
    recommendations.flatMap(\.all).filter { $0.rule == rule }
  }

  /// The menu items that not every app has, as `View: Inbox ⌘1`.
  var menuItems: [String] {
    menuBar.menus.flatMap { menu in
      menu.items.filter { !$0.isAlways }.map {
        "\(menu.name.rawValue): \($0.title) \($0.key ?? "–")"
      }
    }
  }
}
