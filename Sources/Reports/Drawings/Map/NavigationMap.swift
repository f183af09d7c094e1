package import Drawings
package import Guidance

/// What leads where in one project, as data: scenes, links between them, and how they are drawn.
///
/// Every form of the map renders this value; none filters, sorts or counts.
package struct NavigationMap: Sendable, Encodable {
  /// The project's name.
  package var name: String
  /// The project's folder, relative to the requested path.
  package var root: String
  /// The controllers, by document and place. Launch screens, resolved storyboard references and
  /// what stands alone in a xib are left out.
  package var scenes: [Scene]
  /// What leads from one to another, likewise. Segues that do the same between the same scenes are
  /// one link, and so is code that does.
  package var links: [Link]
  /// The documents with the scenes in them, by path.
  package var storyboards: [Storyboard]
  /// The cycles of scenes that lead to each other, by the names of the scenes in the map.
  package var cycles: [[String]]
  /// The drawings: one of everything, or an overview and one of each part of a large project. The
  /// JSON form does not hold them, since they say nothing more.
  package var sheets: [MapSheet] = []

  private enum CodingKeys: String, CodingKey {
    case name, root, scenes, links, storyboards, cycles
  }

  /// Whether there is something to draw: one scene alone leads nowhere.
  package var isWorthDrawing: Bool { scenes.count > 1 }
}

extension NavigationMap {
  /// A controller in the map.
  package struct Scene: Sendable, Encodable {
    /// What became of a structure.
    package struct Outcome: Sendable, Encodable {
      /// The kind of structure, such as `tab-bar`.
      package var kind: String
      /// What it becomes on the Mac.
      package var outcome: Guidance.Outcome
      /// How sure that is.
      package var confidence: Confidence
    }

    /// What a storyboard reference names that the project does not hold.
    package struct Missing: Sendable, Encodable {
      /// The storyboard's name.
      package var storyboard: String?
      /// The scene's storyboard identifier.
      package var scene: String?
      /// The bundle's identifier.
      package var bundle: String?
    }

    /// Its name in the map: `n1`, `n2` and so on.
    package var id: String
    /// What people would call it.
    package var name: String
    /// Interface Builder's element, such as `tabBarController`.
    package var kind: String
    /// The document, relative to the project's root.
    package var file: String
    /// The line it begins on, counted from 1.
    package var line: Int
    /// The Interface Builder object ID.
    package var object: String
    /// Its own class.
    package var customClass: String?
    /// Whether the app starts with it.
    package var isEntry: Bool
    /// Whether segues lead to it from where the app starts; `nil` where the files do not say where
    /// that is.
    package var isReachable: Bool?
    /// Whether it is in a cycle.
    package var isInCycle: Bool
    /// What is advised for it, where it is a structure that something was decided about.
    package var structure: Outcome?
    /// What is not there, where it is a storyboard reference that leads nowhere.
    package var missing: Missing?
  }

  /// What leads from one scene to another.
  package struct Link: Sendable, Encodable {
    /// How two scenes belong together.
    package enum Kind: String, Sendable, Encodable, CaseIterable {
      /// Held by a container: as a tab, a column, the first screen of a stack, or otherwise.
      case tab, column, root, contained
      /// Shown inside a screen.
      case embed
      /// Shown in place of the screen or column.
      case push, detail, replace
      /// Shown over the screen.
      case presentation, popover
      /// Whatever a custom or unknown segue does.
      case other
    }

    /// The scene it leaves from.
    package var from: String
    /// The scene it leads to, storyboard references resolved.
    package var to: String
    /// What it does.
    package var kind: Kind
    /// The word beside its line; `nil` for what needs none.
    package var label: String?
    /// The kind of segue in the file, or of that which does what the code does.
    package var segue: String
    /// The line of the first of its segues in the document of its source, or in the code, counted from
    /// 1.
    package var line: Int
    /// How many segues or places in the code it stands for.
    package var count: Int
    /// The code that leads there, where that and no segue does.
    package var code: Code?

    /// Code that leads from one scene to another.
    package struct Code: Sendable, Encodable {
      /// The source file, relative to the project's root.
      package var file: String
      /// How sure it is: code is read and not run.
      package var confidence = Confidence.likely
    }
  }

  /// A document in the map.
  package struct Storyboard: Sendable, Encodable {
    /// Its path, relative to the project's root.
    package var file: String
    /// Its scenes, by their names in the map.
    package var scenes: [String]
  }
}
