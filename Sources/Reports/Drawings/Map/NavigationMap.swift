package import Drawings
package import Guidance

/// The navigation of a project as data: scenes, the links between them, and their drawings.
///
/// Every format of the map renders this value without filtering, sorting, or counting.
package struct NavigationMap: Sendable, Encodable {
  /// The project's name.
  package var name: String
  /// The project's folder, relative to the requested path.
  package var root: String
  /// The controllers, by document and location. Launch screens, resolved storyboard references, and
  /// unconnected controllers in xibs are left out.
  package var scenes: [Scene]
  /// The links between scenes, likewise. Segues with the same effect between the same scenes are
  /// combined into one link, and so is code.
  package var links: [Link]
  /// The documents, each with its scenes, by path.
  package var storyboards: [Storyboard]
  /// The cycles of scenes, each as the IDs of its scenes.
  package var cycles: [[String]]
  /// The drawings: a single sheet or, for a large project, an overview and one sheet per part. They
  /// are not in the JSON, because they contain no further information.
  package var sheets: [MapSheet] = []

  private enum CodingKeys: String, CodingKey {
    case name, root, scenes, links, storyboards, cycles
  }

  /// Whether there is anything to draw. A single scene has no links to others.
  package var isWorthDrawing: Bool { scenes.count > 1 }
}

extension NavigationMap {
  /// A controller in the map.
  package struct Scene: Sendable, Encodable {
    /// The outcome for a structure.
    package struct Outcome: Sendable, Encodable {
      /// The kind of structure, such as `tab-bar`.
      package var kind: String
      /// The outcome on the Mac.
      package var outcome: Guidance.Outcome
      /// The confidence of the outcome.
      package var confidence: DecisionConfidence
    }

    /// The target of an unresolved storyboard reference.
    package struct Missing: Sendable, Encodable {
      /// The name of the storyboard.
      package var storyboard: String?
      /// The storyboard identifier of the scene.
      package var scene: String?
      /// The identifier of the bundle.
      package var bundle: String?
    }

    /// The ID in the map: `n1`, `n2`, and so on.
    package var id: String
    /// The name in reports.
    package var name: String
    /// The name of the element in Interface Builder files, such as `tabBarController`.
    package var kind: String
    /// The document, relative to the project's root.
    package var file: String
    /// The line number, starting at 1.
    package var line: Int
    /// The Interface Builder object ID.
    package var object: String
    /// The name of the custom class.
    package var customClass: String?
    /// Whether the app starts with the scene.
    package var isEntry: Bool
    /// Whether segues lead to the scene from where the app starts, or `nil` if the entry point is
    /// unknown.
    package var isReachable: Bool?
    /// Whether the scene is in a cycle.
    package var isInCycle: Bool
    /// The outcome, if the scene is a structure with a decision.
    package var structure: Outcome?
    /// The missing target, if the scene is an unresolved storyboard reference.
    package var missing: Missing?
  }

  /// A link from one scene to another.
  package struct Link: Sendable, Encodable {
    /// The kind of a link.
    package enum Kind: String, Sendable, Encodable, CaseIterable {
      /// Containment, as a tab, a column, the root of a stack, or otherwise.
      case tab, column, root, contained
      /// Embedding in a screen.
      case embed
      /// Replacement of the screen or column.
      case push, detail, replace
      /// Presentation over the screen.
      case presentation, popover
      /// A custom or unknown segue.
      case other
    }

    /// The ID of the source scene.
    package var from: String
    /// The ID of the destination scene, with storyboard references resolved.
    package var to: String
    /// The kind of the link.
    package var kind: Kind
    /// The label of the line, or `nil` if it needs none.
    package var label: String?
    /// The kind of the segue in the file, or of the segue that is equivalent to the code.
    package var segue: String
    /// The line number of the link's first segue in the source's document, or in the code, starting
    /// at 1.
    package var line: Int
    /// The number of segues or code locations that the link represents.
    package var count: Int
    /// The code that performs the transition, if no segue does.
    package var code: Code?

    /// Code that performs a transition between scenes.
    package struct Code: Sendable, Encodable {
      /// The source file, relative to the project's root.
      package var file: String
      /// The confidence of the link, because code is only read, not run.
      package var confidence = DecisionConfidence.likely
    }
  }

  /// A document of the map.
  package struct Storyboard: Sendable, Encodable {
    /// The path, relative to the project's root.
    package var file: String
    /// The IDs of its scenes.
    package var scenes: [String]
  }
}
