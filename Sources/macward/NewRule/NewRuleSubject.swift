/// What a new rule can be about, with the storyboards that show it.
enum NewRuleSubject: String, CaseIterable {
  case scene
  case tabBar = "tab-bar"
  case navigationStack = "navigation-stack"
  case splitView = "split-view"

  /// The ID of the object in the example that the rule finds.
  static let object = "example"

  /// The condition of the rule, which tells the example from the counter-example.
  var condition: String {
    self == .tabBar ? "{ tabCount: { atLeast: 3 } }" : "{ customClass: \(className) }"
  }

  /// The message of the rule.
  var message: String {
    self == .tabBar ? "“{name}” has {tabCount} tabs." : "“{name}” is a {customClass}."
  }

  /// Returns Swift with the class of the example.
  func code(inheritingFrom ancestor: String?) -> String {
    let base = ancestor.map { "class \($0): \(framework) {}\n\n" } ?? ""
    return "import UIKit\n\n\(base)class \(className): \(ancestor ?? framework) {}\n"
  }

  /// Returns a storyboard with the object, whose tabs, for a tab bar, are so many, and which has the class
  /// of the example or none.
  func storyboard(tabs: Int, hasClass: Bool) -> String {
    let name = hasClass ? " customClass=\"\(className)\"" : ""
    let children = children(tabs: tabs)
    let scenes =
      [Self.scene(element, Self.object, name, children.map(\.segue))]
      + children.map { Self.scene("viewController", $0.id, "", []) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="\(Self.object)">
          <scenes>
      \(scenes.joined(separator: "\n"))
          </scenes>
      </document>

      """
  }
}

// MARK: - Parts of a storyboard

extension NewRuleSubject {
  /// A screen inside the object, with the relationship that it is in.
  private struct Child {
    var id: String
    var relationship: String

    var segue: String {
      #"<segue destination="\#(id)" kind="relationship" relationship="\#(relationship)" "#
        + #"id="to-\#(id)"/>"#
    }
  }

  private var element: String {
    switch self {
    case .scene: "viewController"
    case .tabBar: "tabBarController"
    case .navigationStack: "navigationController"
    case .splitView: "splitViewController"
    }
  }

  private var framework: String { "UI\(element.prefix(1).uppercased())\(element.dropFirst())" }

  private var className: String { "Example\(framework.dropFirst(2))" }

  private func children(tabs: Int) -> [Child] {
    switch self {
    case .scene: []
    case .tabBar:
      ["first", "second", "third"].prefix(tabs)
        .map { Child(id: $0, relationship: "viewControllers") }
    case .navigationStack: [Child(id: "root", relationship: "rootViewController")]
    case .splitView:
      [
        Child(id: "list", relationship: "masterViewController"),
        Child(id: "detail", relationship: "detailViewController"),
      ]
    }
  }

  private static func scene(
    _ element: String, _ id: String, _ attributes: String, _ segues: [String]
  ) -> String {
    let lines = segues.map { "                        \($0)" }.joined(separator: "\n")
    let contents =
      segues.isEmpty
      ? "" : "                    <connections>\n\(lines)\n                    </connections>\n"
    let indent = "                "
    return """
              <scene sceneID="scene-\(id)">
                  <objects>
      \(indent)<\(element) id="\(id)"\(attributes) sceneMemberID="viewController">
      \(contents)\(indent)</\(element)>
                  </objects>
              </scene>
      """
  }
}
