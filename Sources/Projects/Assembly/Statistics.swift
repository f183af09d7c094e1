package import InterfaceBuilder

/// The numbers of files and of their elements at the requested paths. Each file counts once.
package struct Statistics: Sendable, Equatable {
  /// The number of iOS storyboards that are not launch screens.
  package var storyboards = 0
  /// The number of iOS xibs that are not launch screens.
  package var xibs = 0
  /// The number of iOS launch screens, which no other number includes.
  package var launchScreens = 0
  /// The number of scenes, with or without a controller.
  package var scenes = 0
  /// The number of controllers of scenes, by kind.
  package var controllers: [String: Int] = [:]
  /// The number of segues other than relationships, by kind.
  package var segues: [String: Int] = [:]
  /// The number of relationship segues, by relationship.
  package var relationships: [String: Int] = [:]
  /// The number of storyboard references resolved within the paths, in any bundle.
  package var resolvedPlaceholders = 0
  /// The number of unresolved storyboard references.
  package var unresolvedPlaceholders = 0
  /// The number of documents for other platforms, by the name of the platform.
  package var otherPlatforms: [String: Int] = [:]

  /// Counts iOS and tvOS documents.
  package mutating func count(_ documents: [Document]) {
    let names = ReferenceNames(documents)
    for document in documents {
      guard document.platform == .iOS else {
        otherPlatforms[document.platform.rawValue, default: 0] += 1
        continue
      }
      guard !document.isLaunchScreen else {
        launchScreens += 1
        continue
      }
      count(document, names)
    }
  }

  private mutating func count(_ document: Document, _ names: ReferenceNames) {
    if document.form == .storyboard { storyboards += 1 } else { xibs += 1 }
    scenes += document.scenes.count
    for index in document.scenes.compactMap(\.controller) {
      let controller = document.controllers[index]
      controllers[controller.kind, default: 0] += 1
      guard let reference = controller.reference else { continue }
      if names.resolve(reference, in: document) {
        resolvedPlaceholders += 1
      } else {
        unresolvedPlaceholders += 1
      }
    }
    for segue in document.segues {
      segues[segue.kind, default: 0] += 1
      if segue.kind == "relationship", let relationship = segue.relationship {
        relationships[relationship, default: 0] += 1
      }
    }
  }
}

/// The names by which storyboard references can refer to scenes.
private struct ReferenceNames {
  private var initial: Set<String> = []
  private var identified: Set<[String]> = []

  init(_ documents: [Document]) {
    for document in documents where document.platform == .iOS && document.form == .storyboard {
      for index in document.scenes.compactMap(\.controller) {
        let controller = document.controllers[index]
        if controller.id == document.initialViewController { initial.insert(document.name) }
        if let identifier = controller.storyboardIdentifier {
          identified.insert([document.name, identifier])
        }
      }
    }
  }

  /// Whether a reference in a document refers to a scene. One without a storyboard refers to a scene of its
  /// own document.
  func resolve(_ reference: StoryboardReference, in document: Document) -> Bool {
    let isOwn = reference.storyboardName == nil && reference.referencedIdentifier != nil
    guard let name = reference.storyboardName ?? (isOwn ? document.name : nil) else { return false }
    guard let identifier = reference.referencedIdentifier else { return initial.contains(name) }
    return identified.contains([name, identifier])
  }
}
