/// A text of a document that can be translated (Interface-Builder-Format.md#localized-titles).
package struct LocalizableText: Sendable, Hashable {
  /// What tables call it: `8bC-Xf-vdC.title`, or `8bC-Xf-vdC.segmentTitles[0]` for a segment.
  package var key: String
  /// What people read, or `nil` where the document says nothing.
  package var text: String?
  /// A key that a library looks up while the app runs.
  package var runtimeKey: String?
  /// Whether it is the title of a controller or of an item of a bar.
  package var isTitle: Bool
  /// Whether Interface Builder has put the text there, and nobody has touched it.
  package var isUntouched: Bool

  /// The element, and the attribute that holds the text or would hold it.
  var element: Int
  var attribute: XMLName

  /// Whether a title is to be found elsewhere.
  package var isMissing: Bool { isTitle && text == nil }

  fileprivate var isMissingWithKey: Bool { isMissing && runtimeKey != nil }
}

extension Document {
  /// The texts that can be in another language, in the file's order.
  package var localizableTexts: [LocalizableText] {
    let builder = DocumentBuilder(itemsOf: tree)
    let owners = Set(controllers.lazy.filter { $0.reference == nil }.map(\.element))
    return (0..<tree.count).flatMap { element in
      owners.contains(element) ? [builder.titleText(of: element)] : builder.texts(of: element)
    }.compactMap { $0 }
  }

  /// Whether it leaves a title of an item or a controller to a table of texts: a tab that has none,
  /// or a runtime attribute with a key.
  package var leavesTitlesOpen: Bool {
    if isLaunchScreen { return false }
    let isUntitled = controllers.contains {
      $0.tabBarItem.map { $0.title == nil && $0.systemItem == nil } ?? false
    }
    if isUntitled { return true }
    let builder = DocumentBuilder(itemsOf: tree)
    return tree.elements(named: .userDefinedRuntimeAttribute).contains { element in
      guard let owner = tree.parent(of: element).flatMap(tree.parent) else { return false }
      return isTitled(owner) && builder.titleText(of: owner)?.isMissingWithKey ?? false
    }
  }

  /// Whether an element is a controller or an item of a bar, which have titles.
  private func isTitled(_ element: Int) -> Bool {
    switch tree.name(of: element) {
    case .tabBarItem, .barButtonItem, .navigationItem: true
    default: owner(of: element).map { controllers[$0].element == element } ?? false
    }
  }

  /// The document with other texts: everything that is made from them is made again.
  ///
  /// - Parameter texts: Texts of this document, and what to say in their place.
  /// - Returns: A document of the same file, with the same places.
  package func saying(_ texts: [(place: LocalizableText, text: String)]) -> Document {
    guard !texts.isEmpty else { return self }
    var comments: [Int: String] = [:]
    for (place, text) in texts {
      guard let scene = scene(namedAfter: place), comments[scene] == nil else { continue }
      comments[scene] = text
    }
    let replacements = texts.map {
      ElementTree.Replacement(
        element: $0.place.element, attribute: $0.place.attribute, text: $0.text)
    }
    return DocumentBuilder(tree.replacing(replacements, comments: comments))
      .document(file: file, form: form, platform: platform)
  }

  /// The scene that Xcode has given the name of a title in its comment.
  private func scene(namedAfter place: LocalizableText) -> Int? {
    guard place.isTitle, let owner = owner(of: place.element), controllers[owner].ownsScene,
      let scene = controllers[owner].scene,
      place.element == controllers[owner].element
        || tree.parent(of: place.element) == controllers[owner].element,
      let name = scenes[scene].name,
      name == DocumentBuilder(itemsOf: tree).title(of: place.element)
    else { return nil }
    return scenes[scene].element
  }
}
