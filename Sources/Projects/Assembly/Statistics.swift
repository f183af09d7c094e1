package import InterfaceBuilder

/// The numbers of files and their parts below the requested paths. Each file counts once.
package struct Statistics: Sendable, Equatable {
  /// The iOS storyboards that are no launch screens.
  package var storyboards = 0
  /// The iOS xibs that are no launch screens.
  package var xibs = 0
  /// The launch screens for iOS, which no other number includes.
  package var launchScreens = 0
  /// The scenes, with or without a controller.
  package var scenes = 0
  /// The controllers of scenes, by kind.
  package var controllers: [String: Int] = [:]
  /// The segues, by kind, without relationships.
  package var segues: [String: Int] = [:]
  /// The relationship segues, by relationship.
  package var relationships: [String: Int] = [:]
  /// The storyboard references that are resolved below the paths, in any bundle.
  package var resolvedPlaceholders = 0
  /// The storyboard references that are not resolved.
  package var unresolvedPlaceholders = 0
  /// The documents of other platforms, by platform.
  package var otherPlatforms: [Platform: Int] = [:]

  /// Counts documents of iOS and tvOS.
  package mutating func count(_ documents: [Document]) {
    let names = ReferenceNames(documents)
    for document in documents {
      guard document.platform == .iOS else {
        otherPlatforms[document.platform, default: 0] += 1
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
      controllers[controller.kind.rawValue, default: 0] += 1
      guard let reference = controller.reference else { continue }
      if names.resolve(reference) { resolvedPlaceholders += 1 } else { unresolvedPlaceholders += 1 }
    }
    for segue in document.segues {
      segues[segue.kind.rawValue, default: 0] += 1
      if segue.kind == .relationship, let relationship = segue.relationship {
        relationships[relationship.rawValue, default: 0] += 1
      }
    }
  }
}

/// The scenes that a storyboard reference can name.
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

  func resolve(_ reference: StoryboardReference) -> Bool {
    guard let name = reference.storyboardName else { return false }
    guard let identifier = reference.referencedIdentifier else { return initial.contains(name) }
    return identified.contains([name, identifier])
  }
}
