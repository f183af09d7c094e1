import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

/// What an app is written in, besides documents.
enum Technology: String, CaseIterable, Sendable {
  case uiKit = "uikit"
  case swiftUI = "swiftui"
  case objectiveC = "objc"

  /// The ending of the names of source files.
  var ending: String { self == .objectiveC ? "m" : "swift" }

  /// What facts call it.
  var vocabulary: Technologies {
    switch self {
    case .uiKit: .uikit
    case .swiftUI: .swiftui
    case .objectiveC: .objc
    }
  }
}

/// An example and the counter-examples of a rule, written in code: the twin of its storyboards.
struct RuleTwin: Sendable, CustomTestStringConvertible {
  /// The rule.
  var rule: String
  /// What the twin is written in.
  var technology: Technology
  /// The screens, the first of which is `Root`. In `‹a|b|c›`, the first part is that of the example, and
  /// each of the others that of a counter-example.
  var code: String
  /// The fact that is not read from this code, if the rule does not tell the example from the
  /// counter-examples for that reason.
  var gap: AnyFact?
  /// The example or counter-example whose project file, property list, and entitlements the app has, or `nil` if
  /// it has none.
  var projectFiles: String?

  init(
    _ rule: String, _ technology: Technology, gap: AnyFact? = nil, projectFiles: String? = nil,
    _ code: String
  ) {
    (self.rule, self.technology, self.gap, self.code) = (rule, technology, gap, code)
    self.projectFiles = projectFiles
  }

  var testDescription: String { "\(rule) in \(technology.rawValue)" }

  /// The whole apps: that of the example, and those of the counter-examples.
  var apps: [[String: String]] {
    let changes = code.matches(of: /‹([^›]*)›/).map {
      $0.output.1.split(separator: "|", omittingEmptySubsequences: false)
    }
    let count = changes.map(\.count).max() ?? 1
    return (0..<count).map { index in
      files(
        of: code.replacing(/‹([^›]*)›/) { match in
          let parts = match.output.1.split(separator: "|", omittingEmptySubsequences: false)
          return String(parts[min(index, parts.count - 1)])
        })
    }
  }

  /// What is advised for one of the apps.
  func advice(on app: [String: String]) throws -> Advice {
    guard let projectFiles else { return try Advice(onCode: app) }
    let read = InputReader(threads: 1).read(["\(Repository.rules)/mac/rules/\(projectFiles)"])
    var project = try #require(read.projects.first)
    project.documents = []
    return try Advice(onCode: app, of: project)
  }

  private func files(of screens: String) -> [String: String] {
    switch technology {
    case .uiKit:
      [
        "Screens.swift": "import UIKit\n\n\(screens)",
        "SceneDelegate.swift": Start.uiKit(isContainer(screens)),
      ]
    case .swiftUI:
      ["Screens.swift": "import SwiftUI\n\n\(screens)", "Main.swift": Start.swiftUI]
    case .objectiveC:
      [
        "Screens.m": "#import \"Screens.h\"\n\n\(screens)",
        "SceneDelegate.m": Start.objectiveC(isContainer(screens)),
      ]
    }
  }

  private func isContainer(_ screens: String) -> Bool {
    screens.contains(/Root ?: (UITabBar|UISplitView|UINavigation)Controller/)
  }
}

/// The starts of apps, which show `Root` in their window, in a stack if it is no container itself.
private enum Start {
  static func uiKit(_ isContainer: Bool) -> String {
    let root = isContainer ? "Root()" : "UINavigationController(rootViewController: Root())"
    return """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: scene)
          window?.rootViewController = \(root)
          window?.makeKeyAndVisible()
        }
      }
      """
  }

  static let swiftUI = """
    import SwiftUI

    @main
    struct Main: App {
      var body: some Scene { WindowGroup { Root() } }
    }
    """

  static func objectiveC(_ isContainer: Bool) -> String {
    let root =
      isContainer
      ? "[Root new]" : "[[UINavigationController alloc] initWithRootViewController:[Root new]]"
    return """
      #import "Screens.h"

      @implementation SceneDelegate
      - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
                options:(UISceneConnectionOptions *)options {
        self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
        self.window.rootViewController = \(root);
        [self.window makeKeyAndVisible];
      }
      @end
      """
  }
}

extension Advice {
  /// The advice on an app that consists of source files only, besides what its project file has.
  init(
    onCode files: [String: String],
    of project: Project = Project(name: "App", root: ".", kind: .app)
  ) throws {
    var project = project
    let list = files.map { (key: $0.key, value: $0.value) }
    project.source = try withFolder(files: list) { folder in
      SourceReader(threads: 1)
        .read(list.map { SourceFile(path: "\(folder)/\($0.key)", name: $0.key) })
    }
    self = Strategy(try Catalog.builtIn()).advice(for: project, nil)
  }
}
